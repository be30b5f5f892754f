import { GIVEN_AWAY, anywhere, entry, kinds, ordering, says, within } from './vocabulary-entry.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';

const state = (words: string, id: number): VocabularyEntry => ({
  words,
  meanings: [within('SERVICES', 'STATE', { areaOfServiceIds: [id] }), anywhere('STATE', { federalStateId: id })],
});

/** Beside such a word the way costs nothing, and not the goods: "Zustellung gratis", "kostenlose Lieferung". */
const FREE_DELIVERY = ['lieferung', 'zustellung', 'versand'].flatMap((way) =>
  ['gratis', 'kostenlose'].flatMap((free) => [`${free} ${way}`, `${way} ${free}`]),
);

export const GENERAL_VOCABULARY: readonly VocabularyEntry[] = [
  entry('gratis, zu verschenken, zum verschenken, verschenke, kostenlose', GIVEN_AWAY),
  entry(
    `lieferung, frei haus, home delivery, ${FREE_DELIVERY.join(', ')}`,
    anywhere('DELIVERY', { categoryData: { deliveryIsPossible: true } }),
  ),
  // Bringing goods is delivery; bringing logs out of the forest is a word set of the services.
  entry(
    'bringen, bringt, vorbeibringen, herbringen, heimbringen, hinbringen, zu haus, zu mir, bis zu mir, heimführen, heimliefern, hausbringen, vor die tür, bis zur tür, ins haus, bis haus, zufahren',
    ...(['FIREWOOD', 'PELLETS', 'WOOD_CHIPS', 'SAWN_WOOD'] as const).map((category) =>
      within(category, 'DELIVERY', { deliveryIsPossible: true }),
    ),
    ordering('DELIVERY'),
  ),
  entry('selbstabholung, ab hof, zum abholen, zum selberholen, pick up', anywhere('PICKUP', {})),
  entry(
    'pefc',
    within('SERVICES', 'CERTIFICATE', { certificateIds: [1, 2] }),
    anywhere('CERTIFICATE', { categoryData: { pefcCertified: true } }),
  ),
  entry('von privat, privat, privatverkauf', anywhere('SELLER', { sellerKind: 'PRIVATE' })),
  entry(
    'gewerblich, vom händler, vom holzhändler, vom brennholzhändler, vom holzhof, vom sägewerk, direkt vom sägewerk, ab sägewerk, vom sägewerksbetrieb, vom gewerbe',
    anywhere('SELLER', { sellerKind: 'BUSINESS' }),
  ),
  entry(
    'vom bauern, vom bauer, direkt vom bauern, vom bauernhof, ab bauernhof, vom landwirt, von der landwirtschaft, vom waldbauern, vom waldbesitzer, direkt vom waldbesitzer, vom forstbetrieb, vom forstwirt',
    anywhere('SELLER', { sellerKind: 'FARM' }),
  ),
  entry('mit bild, mit foto, mit bildern, mit fotos', anywhere('IMAGE', { imageExists: true })),
  entry(
    'aus österreich, österreichisch, österreichische, österreichisches, heimisch, heimische, heimisches',
    anywhere('ORIGIN', { categoryData: { countryCodesOfOrigin: ['AT'] } }),
  ),
  // Work without big machines; elsewhere it says how goods were made.
  entry(
    'von hand, per hand, mit der hand, händisch, händische, händischer',
    { ...within('SERVICES', 'QUALITY', {}), prefers: [says(0.8, 'händisch motormanuell Motorsäge')] },
    ordering('QUALITY', says(0.3, 'händisch')),
  ),
  entry('restposten, rest, reste', ordering('PACKING', says(0.3, 'Restposten Rest Restbestand'))),
  entry('massivholz, massiv, massive, massives, massiver', ordering('QUALITY', says(0.3, 'massiv Massivholz'))),
  // Cattle share a stem with bark, "grad" with the grader.
  entry('=rinder, =rind, =rindern, =rindvieh, =vieh', ordering('CATEGORY')),
  entry('=grad'),
  // Towns of this name; a bridge is spelt "Brücke".
  entry('=bruck'),
  // English "to" is no tonne.
  entry('=to'),
  // "günstig" alone only praises: an order is asked for by who wants the cheapest or the newest.
  entry(
    '=billigste, =billigster, =billigstes, =billigsten, =günstigste, =günstigster, =günstigstes, =günstigsten, =preisgünstigste, ' +
      '=preisgünstigstes, =preiswerteste, =preiswertestes, =cheapest, möglichst billig, möglichst billige, möglichst billiges, ' +
      'möglichst günstig, möglichst günstige, möglichst günstiges, so billig wie möglich, so günstig wie möglich',
    { ...ordering('ORDER'), sortBy: 'PRICE' },
  ),
  entry('=neueste, =neuesten, =neuester, =neuestes, =neuste, =neusten, =neustes, =newest', {
    ...ordering('ORDER'),
    sortBy: 'CREATED_AT',
  }),
  entry('raummeter', anywhere('UNIT', { unit: 'RM' })),
  entry('festmeter', anywhere('UNIT', { unit: 'FM' })),
  entry('erntefestmeter', anywhere('UNIT', { unit: 'EFM' })),
  entry('vorratsfestmeter', anywhere('UNIT', { unit: 'VFM' })),
  entry('schüttraummeter', anywhere('UNIT', { unit: 'SRM' })),
  entry('atro, tonne atro, t atro, to atro', anywhere('UNIT', { unit: 'T_ATRO' })),
  entry('lutro, tonne, tonne lutro', anywhere('UNIT', { unit: 'T' })),
  entry('kubikmeter', anywhere('UNIT', { unit: 'M3' })),
  entry('quadratmeter', anywhere('UNIT', { unit: 'M2' })),
  entry('laufmeter', anywhere('UNIT', { unit: 'LFM' })),
  // An old measure of stacked logs a metre long; source: dictionaries of the dialects of Bavaria and Austria.
  entry('klafter', {
    kind: 'UNIT',
    filters: {},
    keepsText: true,
    prefers: [kinds(0.8, 'FIREWOOD'), says(0.4, 'Meterholz Meterscheiter')],
  }),
  state('burgenland, bgld, burgenl', 1),
  state('kärnten, ktn, carinthia', 2),
  state('niederösterreich, noe, niederösterr, lower austria', 3),
  state('oberösterreich, ooe, oberösterr, upper austria', 4),
  state('salzburg, sbg, sbgld', 5),
  state('steiermark, stmk, steierm, styria', 6),
  state('tirol, tyrol', 7),
  state('vorarlberg, vbg, vlbg', 8),
  state('wien, vienna', 9),
];
