import { describe, expect, it } from 'vitest';
import { foldPlaceName, otherPlaceNames, placeNameBeginnings } from './place-name.ts';
import { normalisePostalCode, resolvePostalCode } from './postal-code.ts';

describe('a postcode', () => {
  it.each([
    ['AT', '1010', '1010'],
    ['AT', ' A-8010 ', '8010'],
    ['DE', '01067', '01067'],
    ['DE', 'D-80331', '80331'],
    ['CZ', '370 01', '37001'],
    ['SK', '811 01', '81101'],
    ['LI', 'FL-9490', '9490'],
    ['NL', '1012 ab', '1012AB'],
  ])('of %s is read from "%s"', (country, text, expected) => {
    expect(normalisePostalCode(country, text)).toBe(expected);
  });

  it.each([
    ['AT', '0999'],
    ['AT', '10100'],
    ['AT', 'Wien'],
    ['DE', '8010'],
    ['LI', '9484'],
    ['SK', '11000'],
    ['AT', ''],
  ])('of %s is not "%s"', (country, text) => {
    expect(normalisePostalCode(country, text)).toBeNull();
  });
});

describe('an unknown postcode', () => {
  const known = ['4020', '4400', '8010', '8020', '8051', '8600'];

  it('is placed at the nearest known one', () => {
    expect(resolvePostalCode(known, '8020')).toEqual({ postalCode: '8020', precision: 'exact' });
    expect(resolvePostalCode(known, '8022')).toEqual({ postalCode: '8020', precision: 'region' });
    expect(resolvePostalCode(known, '8699')).toEqual({ postalCode: '8600', precision: 'region' });
  });

  it('goes by the leading digits before the bare number', () => {
    expect(resolvePostalCode(known, '8049')).toEqual({ postalCode: '8051', precision: 'region' });
    expect(resolvePostalCode(['8095', '8104'], '8100')).toEqual({ postalCode: '8104', precision: 'region' });
  });

  it('has no place where not even its first two digits are known', () => {
    expect(resolvePostalCode(known, '8999')).toBeNull();
    expect(resolvePostalCode([], '8010')).toBeNull();
  });
});

describe('a place name', () => {
  it.each([
    ['Sankt Pölten', 'st polten'],
    ['St. Poelten', 'st polten'],
    ['ST.PÖLTEN', 'st polten'],
    ['Bruck a.d. Mur', 'bruck an der mur'],
    ['Bruck an der Mur', 'bruck an der mur'],
    ['St. Johann i. P.', 'st johann im pongau'],
    ['Zell a. See', 'zell am see'],
    ['Weißkirchen', 'weisskirchen'],
    ['Kirchberg/Pielach', 'kirchberg pielach'],
    ['Wr. Neustadt', 'wiener neustadt'],
    ['Dt. Wagram', 'deutsch wagram'],
    ['Gr. Enzersdorf', 'gross enzersdorf'],
    ['gr', 'gr'],
  ])('"%s" is compared as "%s"', (name, folded) => {
    expect(foldPlaceName(name)).toBe(folded);
  });

  it('is known without its qualifier, with its bare name, in one word, and without "Bad"', () => {
    expect(otherPlaceNames('ried im innkreis')).toEqual({ usual: ['ried', 'ried innkreis'], familiar: [] });
    expect(otherPlaceNames('bruck an der mur')).toEqual({ usual: ['bruck', 'bruck mur'], familiar: [] });
    expect(otherPlaceNames('gross enzersdorf')).toEqual({ usual: ['grossenzersdorf'], familiar: [] });
    expect(otherPlaceNames('bad ischl')).toEqual({ usual: [], familiar: ['ischl'] });
    expect(otherPlaceNames('linz')).toEqual({ usual: [], familiar: [] });
  });

  it('is found from every word of weight on', () => {
    expect(placeNameBeginnings(foldPlaceName('Bad Ischl'))).toEqual(['bad ischl', 'ischl']);
    expect(placeNameBeginnings(foldPlaceName('St. Veit an der Glan'))).toEqual([
      'st veit an der glan',
      'sankt veit an der glan',
      'veit an der glan',
      'glan',
    ]);
  });
});
