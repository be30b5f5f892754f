import { describe, expect, it } from 'vitest';
import { CATEGORY_CODES, categoryOf } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { answerWords } from './answer-words.ts';
import { fromEdit } from './draft/draft.ts';
import { CATEGORY_FIELDS, CONTACT_FIELDS, DELIVERY_FIELDS, PLACE_FIELDS, PRICE_FIELDS } from './draft/draft-fields.ts';

const say = (name: string, answer: string | string[], category: CategoryCode = 'FIREWOOD', unit = 'RM') => {
  const { name: called, answers } = answerWords(name, [answer], { category, unit });
  return `${called}: ${answers.join()}`;
};

describe('the two versions of an advert', () => {
  it.each([
    [say('category', 'WOOD_CHIPS'), 'Kategorie: Hackgut'],
    [say('categoryData.furnaceWoodTypeIds', ['20', '25']), 'Holzarten: Buche, Esche'],
    [say('categoryData.dryingState', 'LUFTTROCKEN'), 'Trocknung: lufttrocken, 15–20\u00A0%'],
    [say('categoryData.measureBasis', 'STACKED_SHORT'), 'Wie hast du gemessen?: Ofenlänge'],
    [say('categoryData.lengthInCm', '33'), 'Scheitlänge: 33 cm'],
    [say('categoryData.minLengthInCm', '4,1', 'LOGS'), 'Länge von: 4,1 m'],
    [say('categoryData.isSingleItem', '', 'LOGS'), 'Was verkaufst du?: Mehrere Stämme'],
    [say('categoryData.isSingleItem', 'ja', 'SAWN_WOOD'), 'Was verkaufst du?: Einzelstück'],
    [say('categoryData.countryCodeOfOrigin', 'AT'), 'Herkunftsland: Österreich'],
    [say('categoryData.pefcCertified', ''), 'PEFC-zertifiziert: nein'],
    [say('categoryData.areasOfService', ['6'], 'SERVICES'), 'Einsatzgebiete: Steiermark'],
    [say('categoryData.pelletQualityTypeCode', 'ENPLUS_A1', 'PELLETS'), 'Qualität: ENplus A1'],
    [say('priceKind', 'PER_UNIT'), 'Wie willst du verkaufen?: Je rm'],
    [say('priceIsGross', 'netto'), 'Dein Preis versteht sich: exkl. USt'],
    [say('vatRate', '13'), 'Umsatzsteuer: 13\u00A0%'],
    [say('pricePerUnitInCents', '150,00'), 'Preis je rm: € 150,00'],
    [say('deliveryBands.1.per', 'UNIT'), 'Zustellpreis 2: Gilt: je rm'],
    [say('deliveryBands.0.minimumQuantity', ''), 'Zustellpreis 1: Ab Menge: leer'],
    [say('address.countryCode', 'DE'), 'Land: Deutschland'],
    [say('raffleAccepted', ''), 'Verlosung: nein'],
  ])('are told in words: %s', (said, expected) => {
    expect(said).toBe(expected);
  });

  const TERMS = [...PRICE_FIELDS, ...PLACE_FIELDS, ...DELIVERY_FIELDS, ...CONTACT_FIELDS];

  it.each(CATEGORY_CODES)('have a name for every field of %s', (category) => {
    const names = [...CATEGORY_FIELDS[category], ...TERMS].filter((name) => name !== 'address.settled');
    const unnamed = names.filter(
      (name) => answerWords(name, [], { category, unit: 'T' }).name === editAdvertTexts.conflict.field,
    );
    expect(unnamed).toEqual([]);
  });

  it.each(CATEGORY_CODES)('show no code of %s that is no word of the trade', (category) => {
    const setting = { category, unit: categoryOf(category).defaultUnit };
    const said = Object.entries(fromEdit(COMPLETE_EDITS[category])).map(
      ([name, answer]) => answerWords(name, [answer], setting).answers[0] ?? '',
    );
    expect(said.filter((words) => /[A-Z]_[A-Z]|^[A-Z]{4,}$/.test(words))).toEqual([]);
  });
});
