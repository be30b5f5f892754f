import { describe, expect, it } from 'vitest';
import { builtinPlaces } from './gazetteer/gazetteer.ts';
import { DISTRICT_CAPITALS, SHORT_NAMES } from './gazetteer/districts.data.ts';
import { NEIGHBOURING_REGION_CENTRES, REGION_CENTRES } from './gazetteer/regions.data.ts';
import { type PlaceRow, createPlaceIndex } from './place-index.ts';
import { foldPlaceName } from './place-name.ts';

const rowOf = (place: Partial<PlaceRow>): PlaceRow => {
  const name = place.name ?? 'Ort';
  return {
    countryCode: 'AT',
    postalCode: '8010',
    federalStateId: 6,
    latitude: 47,
    longitude: 15,
    region: null,
    weight: 5,
    isImported: true,
    ...place,
    name,
    foldedName: foldPlaceName(name),
  };
};
const builtin = builtinPlaces().map((place) => rowOf({ ...place, isImported: false }));
const index = createPlaceIndex(builtin);

describe('a place by its postcode', () => {
  it('has name, federal state and coordinates', () => {
    expect(index.findPlace({ countryCode: 'AT', postalCode: '4820' })).toMatchObject({
      name: 'Bad Ischl',
      federalStateId: 4,
      precision: 'exact',
    });
    expect(index.findPlace({ countryCode: 'DE', postalCode: '94032' })).toMatchObject({
      name: 'Passau',
      federalStateId: null,
    });
  });

  it('tells the country apart, not only the number', () => {
    expect(index.findPlace({ countryCode: 'AT', postalCode: '9400' })?.name).toBe('Wolfsberg');
    expect(index.findPlace({ countryCode: 'HU', postalCode: '9400' })?.name).toBe('Sopron');
    expect(index.findPlace({ countryCode: 'CH', postalCode: '9400' })?.name).toBe('Rorschach');
  });

  it('falls back to the region and keeps the asked postcode', () => {
    expect(index.findPlace({ countryCode: 'AT', postalCode: '4021' })).toMatchObject({
      postalCode: '4021',
      name: 'Linz',
      precision: 'region',
    });
    expect(index.federalStateOf('4021')).toBe(4);
  });

  it('is unknown for what is no postcode', () => {
    expect(index.findPlace({ countryCode: 'AT', postalCode: 'Linz' })).toBeNull();
    expect(index.findPlace({ countryCode: 'XX', postalCode: '1234' })).toBeNull();
    expect(index.federalStateOf('')).toBeNull();
  });

  it('takes coordinates from an import before the built-in ones', () => {
    const own = createPlaceIndex([
      rowOf({ name: 'Graz', latitude: 47.07, weight: 90, isImported: false }),
      rowOf({ name: 'Graz, Innere Stadt', latitude: 47.0707 }),
    ]);
    expect(own.findPlace({ countryCode: 'AT', postalCode: '8010' })).toMatchObject({
      name: 'Graz, Innere Stadt',
      latitude: 47.0707,
    });
    expect(own.findPlaceByName('graz')?.name).toBe('Graz');
  });
});

describe('a place by its name', () => {
  it.each([
    ['linz', 'Linz', '4020'],
    ['St Pölten', 'St. Pölten', '3100'],
    ['sankt poelten', 'St. Pölten', '3100'],
    ['bad ischl', 'Bad Ischl', '4820'],
    ['ried', 'Ried im Innkreis', '4910'],
    ['bruck a.d. mur', 'Bruck an der Mur', '8600'],
    ['klagenfurt', 'Klagenfurt am Wörthersee', '9020'],
    ['wien', 'Wien', '1010'],
    ['münchen', 'München', '80331'],
    ['Wr. Neustadt', 'Wiener Neustadt', '2700'],
    ['wr neudorf', 'Wiener Neudorf', '2351'],
    ['Dt. Wagram', 'Deutsch-Wagram', '2232'],
    ['deutschwagram', 'Deutsch-Wagram', '2232'],
    ['Dt. Landsberg', 'Deutschlandsberg', '8530'],
    ['Gr. Enzersdorf', 'Groß-Enzersdorf', '2301'],
    ['Waidhofen/Thaya', 'Waidhofen an der Thaya', '3830'],
    ['Krems/Donau', 'Krems an der Donau', '3500'],
    ['Zell/See', 'Zell am See', '5700'],
    ['Ischl', 'Bad Ischl', '4820'],
    ['goisern', 'Bad Goisern am Hallstättersee', '4822'],
    ['hall', 'Hall in Tirol', '6060'],
    ['traunstein', 'Traunstein', '83278'],
    ['Mühlviertel', 'Freistadt', '4240'],
    ['Bucklige Welt', 'Kirchschlag in der Buckligen Welt', '2860'],
  ])('"%s" is %s', (text, name, postalCode) => {
    expect(index.findPlaceByName(text)).toMatchObject({ name, postalCode });
  });

  it.each([...REGION_CENTRES])('%s is a region around %s, which every installation knows', (region, postalCode) => {
    expect(index.findPlace({ countryCode: 'AT', postalCode })?.precision).toBe('exact');
    expect(foldPlaceName(region)).toBe(region);
  });

  it.each([...NEIGHBOURING_REGION_CENTRES])('%s is a region of a neighbour', (region, [countryCode, postalCode]) => {
    expect(index.findPlaceByName(region)).toMatchObject({ countryCode, postalCode });
  });

  it.each([...DISTRICT_CAPITALS])('Bezirk %s is governed from %s', (district, postalCode) => {
    expect(index.findPlaceByName(`Bezirk ${district}`)).toMatchObject({ countryCode: 'AT', postalCode });
  });

  it('is the namesake in the region that the name goes on with', () => {
    expect(index.findPlaceByName('Haus im Ennstal')).toMatchObject({ name: 'Haus', postalCode: '8967' });
    expect(index.findPlaceByName('Haus im Waldviertel')).toBeNull();
  });

  it.each([...SHORT_NAMES])('%s is short for %s', (short, postalCode) => {
    expect(index.findPlaceByName(short)?.postalCode).toBe(postalCode);
  });

  it('is found one letter off where only one place is meant', () => {
    expect(index.findMisspelledPlace('Klagenfrt')?.postalCode).toBe('9020');
    expect(index.findMisspelledPlace('Inssbruck')?.postalCode).toBe('6020');
    expect(index.findMisspelledPlace('Gmundn')?.postalCode).toBe('4810');
    expect(index.findMisspelledPlace('Gmundn', 90)).toBeNull();
    expect(index.findMisspelledPlace('Ausch')).toBeNull();
    expect(index.findMisspelledPlace('Brennholz')).toBeNull();
  });

  it('is not guessed from a part of a word or from an unknown one', () => {
    expect(index.findPlaceByName('lin')).toBeNull();
    expect(index.findPlaceByName('brennholz')).toBeNull();
    expect(index.findPlaceByName('')).toBeNull();
    expect(index.findPlaceByName('constructor')).toBeNull();
  });

  it('is the Austrian or else the largest of its namesakes', () => {
    const own = createPlaceIndex([
      rowOf({ name: 'Neustadt', postalCode: '01844', countryCode: 'DE', weight: 30 }),
      rowOf({ name: 'Neustadt', postalCode: '3323', weight: 5 }),
      rowOf({ name: 'Neustadt', postalCode: '2700', weight: 20 }),
    ]);
    expect(own.findPlaceByName('neustadt')?.postalCode).toBe('2700');
  });
});

describe('suggestions', () => {
  const names = (prefix: string, limit = 5) => index.suggestPlaces(prefix, limit).map((place) => place.name);

  it('name the larger places first', () => {
    expect(names('s')[0]).toBe('Salzburg');
    expect(names('kla')[0]).toBe('Klagenfurt am Wörthersee');
    expect(names('li', 3)).toEqual(['Linz', 'Lienz', 'Liezen']);
  });

  it('come from later words and from "Sankt" written out', () => {
    expect(names('isch')).toContain('Bad Ischl');
    expect(names('sankt pö')).toEqual(['St. Pölten', 'St. Pölten-Harland']);
    expect(names('st. poe')[0]).toBe('St. Pölten');
  });

  it('come from digits, with a name after them', () => {
    expect(names('8010')).toEqual(['Graz']);
    expect(index.suggestPlaces('94', 20).every((place) => place.postalCode.startsWith('94'))).toBe(true);
    expect(names('9400 sop')).toEqual(['Sopron']);
    expect(names('A-1010')).toEqual(['Wien']);
  });

  it('keep to the limit and are empty for nothing', () => {
    expect(index.suggestPlaces('s', 3)).toHaveLength(3);
    expect(index.suggestPlaces('  ', 5)).toEqual([]);
    expect(index.suggestPlaces('xyzq', 5)).toEqual([]);
  });

  it('name a city of many postcodes once', () => {
    const own = createPlaceIndex(['1010', '1020', '1230'].map((postalCode) => rowOf({ name: 'Wien', postalCode })));
    expect(own.suggestPlaces('wie', 5).map((place) => place.postalCode)).toEqual(['1010']);
  });
});

describe('the place of a point', () => {
  it('is the one with the nearest postcode', () => {
    expect(index.nearestPlace({ latitude: 47.71, longitude: 13.62 })).toMatchObject({
      countryCode: 'AT',
      postalCode: '4820',
      name: 'Bad Ischl',
      federalStateId: 4,
    });
    expect(index.nearestPlace({ latitude: 47.07, longitude: 15.44 })?.name).toBe('Graz');
  });

  it('is none far away from all of them', () => {
    expect(index.nearestPlace({ latitude: 0, longitude: 0 })).toBeNull();
  });
});
