import { describe, expect, it } from 'vitest';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { checkDraft } from './draft-checks.ts';
import { fromEdit } from './draft.ts';
import type { DraftValues } from './draft-values.ts';

const check = (category: CategoryCode, typed: DraftValues) =>
  checkDraft(category, { ...fromEdit(COMPLETE_EDITS[category]), ...typed });
const plain = (notes: Readonly<Record<string, string>>) =>
  Object.entries(notes).map(([path, message]) => [path, message.replaceAll('\u00A0', ' ')]);

const ENPLUS_WITHOUT_CLASS = {
  'categoryData.pelletQualityTypeCode': 'SONSTIGE',
  'categoryData.enPlusCertified': 'ja',
  'categoryData.blowInIsPossible': '',
};

describe('what is typed wrong', () => {
  it.each<[CategoryCode, DraftValues, string, string]>([
    ['FIREWOOD', { title: 'Holz' }, 'title', 'Der Titel braucht mindestens 5 Zeichen.'],
    ['FIREWOOD', { title: '🌲'.repeat(81) }, 'title', 'Der Titel darf höchstens 80 Zeichen haben.'],
    ['LOGS', { description: 'x'.repeat(5_001) }, 'description', 'Die Beschreibung darf höchstens 5.000 Zeichen haben.'],
    [
      'LOGS',
      { description: '🌲'.repeat(5_001) },
      'description',
      'Die Beschreibung darf höchstens 5.000 Zeichen haben.',
    ],
    ['FIREWOOD', { unitQuantity: 'viel' }, 'unitQuantity', 'Die Menge ist so nicht lesbar.'],
    ['FIREWOOD', { unitQuantity: '12,3456' }, 'unitQuantity', 'Die Menge darf höchstens drei Nachkommastellen haben.'],
    ['PELLETS', { unitQuantity: '2000' }, 'unitQuantity', 'Die Menge muss zwischen 0,015 und 1.000 liegen.'],
    [
      'FIREWOOD',
      { unitQuantity: '2', minimumQuantity: '3' },
      'minimumQuantity',
      'Die Mindestmenge darf nicht über der ganzen Menge liegen.',
    ],
    [
      'LOGS',
      { 'categoryData.minLengthInCm': '600', 'categoryData.maxLengthInCm': '400' },
      'categoryData.minLengthInCm',
      'Der größte Wert darf nicht unter dem kleinsten liegen.',
    ],
    [
      'SAWN_WOOD',
      { 'categoryData.minThicknessInMm': '50', 'categoryData.maxThicknessInMm': '24' },
      'categoryData.minThicknessInMm',
      'Der größte Wert darf nicht unter dem kleinsten liegen.',
    ],
    [
      'PELLETS',
      { 'categoryData.deliveryIsPossible': '' },
      'categoryData.blowInIsPossible',
      'Einblasen geht nur mit Zustellung.',
    ],
    ['PELLETS', ENPLUS_WITHOUT_CLASS, 'categoryData.enPlusCertified', 'ENplus passt nur zu einer ENplus-Qualität.'],
    [
      'FIREWOOD',
      { 'categoryData.lengthInCm': '330' },
      'categoryData.lengthInCm',
      'Die Länge muss zwischen 10 und 300 cm liegen.',
    ],
    [
      'FIREWOOD',
      { 'contact.shopLink': 'javascript:alert(1)' },
      'contact.shopLink',
      'Die Webadresse beginnt mit https:// oder http://.',
    ],
    [
      'FIREWOOD',
      { 'contact.email': 'eva@' },
      'contact.email',
      'Die E-Mail-Adresse ist noch nicht vollständig. Sie sieht so aus: name@beispiel.at',
    ],
    [
      'FIREWOOD',
      { 'address.postalCode': '0815' },
      'address.postalCode',
      'Diese Postleitzahl gibt es in dem Land nicht.',
    ],
  ])('%s %j is told at its field', (category, typed, path, message) => {
    expect(plain(check(category, typed).refused)).toEqual([[path, message]]);
  });

  it('is left out of what is stored, and nothing else is', () => {
    const { savable } = check('FIREWOOD', { unitQuantity: 'viel', title: 'Buche vom Hof' });
    expect(savable).toMatchObject({ unitQuantity: null, title: 'Buche vom Hof', pricePerUnitInCents: 15_000 });
  });
});

describe('what is typed right', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1.250', 1_250],
    ['1.250,5', 1_250.5],
  ])('is read with comma or point: %s', (unitQuantity, figure) => {
    const { savable, refused } = check('FIREWOOD', { unitQuantity });
    expect([savable.unitQuantity, refused]).toEqual([figure, {}]);
  });

  it.each(['🌲'.repeat(80), '<script>alert(1)</script>', '"Buche" & \'Esche\' < 33 cm'])(
    'is no code, whatever it looks like: %s',
    (title) => {
      const { savable, publishingErrors } = check('FIREWOOD', { title });
      expect([savable.title, publishingErrors]).toEqual([title, {}]);
    },
  );
});

it('asks a visitor who sells as soon as there is a price, and not before', () => {
  const openFor = (typed: DraftValues) => Object.keys(checkDraft('LOGS', typed, null).publishingErrors);
  expect(openFor({ pricePerUnitInCents: '38' })).toContain('sellerKind');
  expect(openFor({})).not.toContain('sellerKind');
  expect(openFor({ priceKind: 'ON_REQUEST', pricePerUnitInCents: '38' })).not.toContain('sellerKind');
  expect(Object.keys(checkDraft('LOGS', { pricePerUnitInCents: '38' }).publishingErrors)).not.toContain('sellerKind');
});
