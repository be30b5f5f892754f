import { expect, test } from 'vitest';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import type { CategoryField } from '#domain/adverts/categories/field.ts';
import { FIREWOOD_FIELDS } from '#domain/adverts/categories/firewood.fields.ts';
import { LOGS_FIELDS } from '#domain/adverts/categories/logs.fields.ts';
import { PEFC } from '#domain/adverts/categories/shared.fields.ts';
import { advertOf } from '#test/sample-advert.ts';
import { factsOf } from './advert-facts.ts';
import { describedRows } from './described-rows.ts';

const rows = (advert: Advert): Record<string, string> =>
  Object.fromEntries(factsOf(advert).map(({ term, value }) => [term, value.replaceAll('\u00a0', ' ')]));

test('measured firewood shows water content and wood moisture side by side: w 20 % is u 25 %', () => {
  const advert = advertOf('FIREWOOD', { moistureInPercent: 20, measureBasis: 'STACKED_SHORT' });
  expect(rows(advert)).toMatchObject({
    Holzart: 'Buche (Rotbuche)',
    Scheitlänge: '33 cm',
    'Gemessen als': 'ofenlang geschlichtet',
    'Wassergehalt (w)': '20 %, gemessen',
    'Holzfeuchte (u)': '25 %',
  });
});

test('a drying state gives both moistures as ranges: air-dry is w 15 to 20 %, u 18 to 25 %', () => {
  expect(rows(advertOf('FIREWOOD', { dryingState: 'LUFTTROCKEN', moistureInPercent: null }))).toMatchObject({
    Trocknung: 'lufttrocken',
    'Wassergehalt (w)': '15 bis 20 %',
    'Holzfeuchte (u)': '18 bis 25 %',
  });
});

test('what buyers ask for first is shown as missing where firewood says nothing', () => {
  const facts = rows(
    advertOf('FIREWOOD', { woodTypes: [], lengthInCm: null, dryingState: null, moistureInPercent: null }),
  );
  expect(facts).toMatchObject({
    Holzart: 'nicht angegeben',
    Scheitlänge: 'nicht angegeben',
    Trocknung: 'nicht angegeben',
    'Wassergehalt (w)': 'nicht angegeben',
  });
  expect(facts).not.toHaveProperty('Holzfeuchte (u)');
});

test('long logs of firewood are measured in metres, several woods are named together', () => {
  const woodTypes = [
    { id: 20, text: 'Buche' },
    { id: 25, text: 'Esche' },
  ];
  expect(rows(advertOf('FIREWOOD', { lengthInCm: 100, woodTypes }))).toMatchObject({
    Holzarten: 'Buche, Esche',
    Scheitlänge: '1 m',
  });
});

test('quantity, delivery, origin, certificates and term come in the order of the trade', () => {
  const advert = advertOf(
    'FIREWOOD',
    {},
    {
      unitQuantity: 46,
      minimumQuantity: 2,
      deliveryBands: [
        { upToKm: 20, minimumQuantity: null, amountInCents: 3000, per: 'TRIP' },
        { upToKm: 40, minimumQuantity: null, amountInCents: 6000, per: 'TRIP' },
      ],
    },
  );
  expect(
    factsOf(advert)
      .slice(-8)
      .map((fact) => `${fact.term}: ${fact.value.replaceAll('\u00a0', ' ')}`),
  ).toEqual([
    'Menge: 46 rm vorrätig',
    'Mindestmenge: 2 rm',
    'Einheit: Raummeter (Ster)',
    'Zustellung: bis 40 km',
    'Herkunft: Österreich',
    'Zertifikate: PEFC laut Anzeige',
    'Anzeige seit: 11. Nov. 2026',
    'Läuft bis: 9. Feb. 2027',
  ]);
});

test('a pallet of firewood says what it holds and what a stacked metre costs', () => {
  const pallet = { unit: 'PAL', unitQuantity: 4, pricePerUnitInCents: 33_000 } as const;
  expect(rows(advertOf('FIREWOOD', { packageContentInRm: 1.75 }, pallet))).toMatchObject({
    'Inhalt je Palette': '1,75 rm',
    'Preis je rm': '€ 188,57',
  });
  expect(rows(advertOf('FIREWOOD', { packageContentInRm: 2 }, { ...pallet, priceIsGross: false }))).toMatchObject({
    'Preis je rm': '€ 165,00 netto',
  });
  expect(rows(advertOf('FIREWOOD', { packageContentInRm: 2 }, { unit: 'RM' }))).not.toHaveProperty('Preis je rm');
});

test('firewood that is only handed over at the yard says so', () => {
  expect(rows(advertOf('FIREWOOD', { deliveryIsPossible: false }))).toMatchObject({ Zustellung: 'nein, nur Abholung' });
});

test('pellets show the limits of their quality class (ENplus A1: ash 0,7 %, water 10 %, durability 98 %)', () => {
  expect(rows(advertOf('PELLETS', { pelletQualityTypeCode: 'ENPLUS_A1', blowInIsPossible: true }))).toMatchObject({
    Qualität: 'ENplus A1',
    Asche: 'bis 0,7 % laut Norm',
    'Wassergehalt (w)': 'bis 10 % laut Norm',
    'Holzfeuchte (u)': 'bis 11 %',
    Abriebfestigkeit: 'ab 98 % laut Norm',
    Heizwert: 'ab 4,6 kWh/kg laut Norm',
    Einblasen: 'möglich, mit Silo-Lkw',
    Zertifikate: 'ENplus laut Anzeige',
  });
});

test('pellets of an unknown quality claim no limits', () => {
  const facts = rows(advertOf('PELLETS', { pelletQualityTypeCode: 'SONSTIGE', enPlusCertified: false }));
  expect(facts).toMatchObject({ Qualität: 'sonstige / nicht zertifiziert' });
  expect(Object.keys(facts)).not.toContain('Asche');
});

test('a lot of sawn wood has ranges in millimetres and lengths in metres, a single piece one value each', () => {
  const lot = { isSingleItem: false, minThicknessInMm: 24, maxThicknessInMm: 50, minWidthInMm: 80, maxWidthInMm: 200 };
  expect(rows(advertOf('SAWN_WOOD', { ...lot, minLengthInMm: 3000, maxLengthInMm: 5000 }))).toMatchObject({
    'Verkauft als': 'Partie',
    Stärke: '24–50 mm',
    Breite: '80–200 mm',
    Länge: '3–5 m',
  });
  const single = { isSingleItem: true, thicknessInMm: 60, widthInMm: 900, lengthInMm: 2450 };
  expect(rows(advertOf('SAWN_WOOD', single))).toMatchObject({
    'Verkauft als': 'Einzelstück',
    Stärke: '60 mm',
    Breite: '900 mm',
    Länge: '2,45 m',
  });
});

test('what later fields say has rows of its own, and silence of older adverts has none', () => {
  const sawn = {
    sawnSurfaceCode: 'GEHOBELT',
    sawnEdgesCode: 'PARALLEL',
    sawnDryingCode: 'KAMMERGETROCKNET',
    sawnGradeCode: 'C24',
  };
  expect(rows(advertOf('SAWN_WOOD', sawn))).toMatchObject({
    Oberfläche: 'gehobelt',
    Kanten: 'parallel besäumt',
    Trocknung: 'kammergetrocknet',
    Güte: 'Festigkeitsklasse C24',
  });
  expect(rows(advertOf('WOOD_CHIPS', { chipsClassCode: 'A2' }))).toMatchObject({
    'Klasse nach ISO 17225-4': 'Klasse A2',
  });
  expect(rows(advertOf('PELLETS', { pelletDiameterCode: 'D06' }))).toMatchObject({ Durchmesser: '6 mm' });

  expect(Object.keys(rows(advertOf('SAWN_WOOD')))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Oberfläche|Kanten|Trocknung|Güte/)]),
  );
  expect(Object.keys(rows(advertOf('PELLETS')))).not.toContain('Durchmesser');
});

test('wood chips show every class with its meaning: M30 is u up to 43 %', () => {
  const data = {
    woodTypeCode: 'FICHTE',
    rawMaterialGroupCode: '1.1.3',
    particleSizeCode: 'P31S',
    moistureContentCode: 'M30',
    fineFractionCode: 'F10',
    ashCode: 'A1.0',
    dryingStateCode: 'LUFTTROCKEN',
  };
  expect(rows(advertOf('WOOD_CHIPS', data))).toMatchObject({
    Holz: 'Fichte',
    Rohstoff: '1.1.3 Stammholz',
    Körnung: 'P31S mittel',
    'Wassergehalt (w)': 'M30 (bis 30 %)',
    'Holzfeuchte (u)': 'bis 43 %',
    Trocknung: 'lufttrocken',
    Feinanteil: 'F10 (bis 10 %)',
    Asche: 'A1.0 (bis 1,0 %)',
  });
});

test('the open-ended moisture class has no upper end, treated used wood is named as unfit for households', () => {
  expect(rows(advertOf('WOOD_CHIPS', { moistureContentCode: 'M55+', rawMaterialGroupCode: '1.3.2' }))).toMatchObject({
    'Wassergehalt (w)': 'M55+ (über 55 %)',
    'Holzfeuchte (u)': 'über 122 %',
    Verwendung: 'nicht für Kleinfeuerungen',
  });
});

test('logs are measured in metres and centimetres', () => {
  const lot = { isSingleItem: false, minLengthInCm: 400, maxLengthInCm: 500, minDiameterInCm: 25, maxDiameterInCm: 49 };
  expect(rows(advertOf('LOGS', lot))).toMatchObject({
    'Verkauft als': 'Partie',
    Güteklasse: 'Güteklassen B und C gemischt',
    Länge: '4–5 m',
    Durchmesser: '25–49 cm, Mitte ohne Rinde',
    Stärkeklasse: '2b bis 4b',
  });
  expect(rows(advertOf('LOGS', { isSingleItem: true, lengthInCm: 820, diameterInCm: 64 }))).toMatchObject({
    'Verkauft als': 'Einzelstamm',
    Länge: '8,2 m',
    Durchmesser: '64 cm, Mitte ohne Rinde',
    Stärkeklasse: '6',
  });
});

test('standing wood says how it is sold and how thick it is at breast height', () => {
  const data = { isFromTrunkSale: true, isForProcessing: true, diameterAtBreastHeightInCm: 38 };
  expect(rows(advertOf('FOREST', data))).toMatchObject({
    Verkaufsart: 'ab Stock, zur Aufarbeitung',
    Brusthöhendurchmesser: '38 cm',
  });
});

test('standing wood says its slope and how it is brought out, and lies in no stock', () => {
  const data = { forestSlopeCode: 'BIS_60', forestExtractionCode: 'SEIL' };
  expect(rows(advertOf('FOREST', data, { unit: 'EFM', unitQuantity: 160 }))).toMatchObject({
    Hangneigung: 'über 30 bis 60 %',
    Rückung: 'Seilkran',
    Menge: '160 efm am Stock',
  });
  expect(rows(advertOf('FOREST', {}, { unit: 'HA', unitQuantity: 2 }))).toMatchObject({ Menge: '2 ha' });
  expect(rows(advertOf('FOREST'))).not.toHaveProperty('Hangneigung');
});

test('pellets say what blowing in costs and who answers for the certificate', () => {
  const data = { enPlusCertified: true, enPlusNumber: 'AT 001', blowInIsPossible: true, blowInChargeInCents: 4_500 };
  expect(rows(advertOf('PELLETS', data))).toMatchObject({
    'ENplus-Nummer': 'AT 001',
    Einblasen: 'möglich, mit Silo-Lkw, € 45 je Zustellung',
  });
});

test('logs say how they are billed, up to where the price holds and when they were felled', () => {
  const data = { logBillingCode: 'FOO', logHandoverCode: 'FREI_WERK', felledMonth: '2026-01' };
  expect(rows(advertOf('LOGS', data, { unit: 'FM', unitQuantity: 46 }))).toMatchObject({
    Verrechnung: 'FOO, ohne Rinde geliefert und verrechnet',
    Übergabe: 'frei Werk',
    Fällzeitpunkt: 'Jänner 2026',
    Menge: '46 fm vorrätig',
  });
  expect(rows(advertOf('LOGS', { logHandoverCode: 'AM_STOCK' }, { unit: 'FM', unitQuantity: 46 }))).toMatchObject({
    Menge: '46 fm am Stock',
  });
  expect(rows(advertOf('LOGS'))).not.toHaveProperty('Fällzeitpunkt');
});

test('services are listed by their groups, with areas, machines and certificates', () => {
  const data = {
    serviceCategories: [
      { id: 102, text: 'Harvesterernte', group: 'Holzernte' },
      { id: 103, text: 'Durchforstung', group: 'Holzernte' },
      { id: 202, text: 'Forwarder / Rückewagen', group: 'Bringung' },
    ],
    areasOfService: [
      { id: 4, name: 'Oberösterreich', countryCode: 'AT' },
      { id: 20, name: 'Bayern', countryCode: 'DE' },
    ],
    equipments: [{ id: 1, text: 'Harvester' }],
    certificates: [{ id: 1, text: 'PEFC Waldbewirtschaftung' }],
  };
  expect(factsOf(advertOf('SERVICES', data)).slice(0, 5)).toEqual([
    { term: 'Holzernte', value: 'Harvesterernte, Durchforstung' },
    { term: 'Bringung', value: 'Forwarder / Rückewagen' },
    { term: 'Einsatzgebiet', value: 'Oberösterreich, Bayern' },
    { term: 'Geräte', value: 'Harvester' },
    { term: 'Zertifikate', value: 'PEFC Waldbewirtschaftung laut Anzeige' },
  ]);
});

test('claims, figures and measures have a row as soon as their description says so', () => {
  const fields: [string, CategoryField][] = [
    ['pefcCertified', { ...PEFC.pefcCertified, row: 'ALWAYS' }],
    ['moistureInPercent', { ...FIREWOOD_FIELDS.moistureInPercent, row: 'WHERE_SAID' }],
    ['lengthInCm', { ...LOGS_FIELDS.lengthInCm, row: 'WHERE_SAID' }],
  ];
  const shown = (data: Record<string, unknown>) =>
    describedRows(fields, data).map((row) => row && [row.term, row.value.replaceAll('\u00a0', ' ')]);
  expect(shown({ pefcCertified: true, moistureInPercent: 18.5, minLengthInCm: 50, maxLengthInCm: 410 })).toEqual([
    ['PEFC-zertifiziert', 'ja'],
    ['Gemessener Wassergehalt (w)', '18,5 %'],
    ['Länge', '0,5–4,1 m'],
  ]);
  expect(shown({ pefcCertified: false, lengthInCm: 80 })).toEqual([
    ['PEFC-zertifiziert', 'nicht angegeben'],
    null,
    ['Länge', '80 cm'],
  ]);
});

test('an advert that is not public has no term', () => {
  const facts = rows(advertOf('FIREWOOD', {}, { status: 'DRAFT' }));
  expect(Object.keys(facts)).not.toContain('Anzeige seit');
});
