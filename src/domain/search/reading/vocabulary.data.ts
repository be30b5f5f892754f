import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { RAW_MATERIAL_GROUPS } from '#domain/lookups/raw-material-groups.data.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { WOOD_TYPE_GROUPS } from '#domain/search/wood-groups.ts';
import type { Preference, ReadFilters, UnderstoodKind } from './reading-types.ts';

/**
 * One meaning of a word. `category`: it belongs to that category only; `votes`: how strongly the word names the
 * category (3 its own word, 2 a word with other meanings too, 1 a property only it has, 0 a property mostly its own).
 */
export type Meaning = {
  kind: UnderstoodKind;
  filters: ReadFilters;
  category?: CategoryCode;
  votes?: 0 | 1 | 2 | 3;
  /** The word stays a text term beside what it sets. */
  keepsText?: true;
  /** Facts that suit a use or task better than others; they order the hits. */
  prefers?: readonly Preference[];
};
/** Words or phrases parted by commas and what they mean, the first meaning that fits the category counts. */
export type VocabularyEntry = { words: string; meanings: readonly Meaning[] };

type Extra = { data?: CategoryFilters; kind?: UnderstoodKind; votes?: 0 | 1 | 2 | 3; keepsText?: true };

function of(category: CategoryCode, extra: Extra = {}): Meaning {
  return {
    kind: extra.kind ?? 'CATEGORY',
    category,
    votes: extra.votes ?? 3,
    filters: extra.data === undefined ? {} : { categoryData: extra.data },
    ...(extra.keepsText === true ? { keepsText: true as const } : {}),
  };
}
const within = (category: CategoryCode, kind: UnderstoodKind, data: CategoryFilters): Meaning => ({
  kind,
  category,
  filters: { categoryData: data },
});
const anywhere = (kind: UnderstoodKind, filters: ReadFilters): Meaning => ({ kind, filters });

const wood = (words: string, ids: readonly number[], chips: readonly string[] = []): VocabularyEntry => ({
  words,
  meanings: [
    ...(chips.length === 0 ? [] : [within('WOOD_CHIPS', 'WOOD_TYPE', { woodChipsWoodTypeCodes: [...chips] })]),
    anywhere('WOOD_TYPE', { categoryData: { woodTypeIds: [...ids] } }),
  ],
});
const service = (words: string, ...serviceCategoryIds: number[]): VocabularyEntry => ({
  words,
  meanings: [of('SERVICES', { kind: 'SERVICE', data: { serviceCategoryIds } })],
});
const machine = (words: string, ...equipmentIds: number[]): VocabularyEntry => ({
  words,
  meanings: [of('SERVICES', { kind: 'EQUIPMENT', data: { equipmentIds } })],
});
const state = (words: string, id: number): VocabularyEntry => ({
  words,
  meanings: [within('SERVICES', 'STATE', { areaOfServiceIds: [id] }), anywhere('STATE', { federalStateId: id })],
});
const entry = (words: string, ...meanings: Meaning[]): VocabularyEntry => ({ words, meanings });

const rawMaterials = (prefix: string): string[] =>
  RAW_MATERIAL_GROUPS.filter((row) => row.code === prefix || row.code.startsWith(`${prefix}.`)).map((row) => row.code);
const sizes = (words: string, ...particleSizeCodes: string[]): VocabularyEntry =>
  entry(words, of('WOOD_CHIPS', { kind: 'PARTICLE_SIZE', votes: 1, data: { particleSizeCodes } }));
const chipsOfSize = (words: string, ...particleSizeCodes: string[]): VocabularyEntry =>
  entry(words, of('WOOD_CHIPS', { kind: 'PARTICLE_SIZE', data: { particleSizeCodes } }));
const firewoodLength = (words: string, min: number | undefined, max: number): VocabularyEntry =>
  entry(
    words,
    of('FIREWOOD', {
      kind: 'LENGTH',
      data: { ...(min === undefined ? {} : { lengthMinInCm: min }), lengthMaxInCm: max },
    }),
  );

function drying(words: string, states: string[], chipsStates: string[]): VocabularyEntry {
  const chips = within('WOOD_CHIPS', 'DRYING', { woodChipsDryingStateCodes: chipsStates });
  return entry(
    words,
    ...(chipsStates.length === 0 ? [] : [chips]),
    of('FIREWOOD', { kind: 'DRYING', votes: 0, data: { dryingStates: states } }),
  );
}

const DRY = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];

export const WOOD_VOCABULARY: readonly VocabularyEntry[] = [
  wood('fichte, fi', [1], ['FICHTE']),
  wood('tanne, ta', [2]),
  wood('fita, fi ta, fichte tanne', [1, 2, 3]),
  wood('kiefer, ki', [4], ['KIEFER']),
  wood('schwarzkiefer', [5]),
  wood('lärche, lä', [6]),
  wood('douglasie, dgl', [7]),
  wood('zirbe', [8]),
  wood('weymouthskiefer', [9]),
  wood('eibe', [10]),
  wood('buche, bu', [20], ['BUCHE']),
  wood('hainbuche, hbu', [21]),
  wood('eiche, ei', [22]),
  wood('roteiche', [23]),
  wood('zerreiche', [24]),
  wood('esche, es', [25]),
  wood('ahorn, ah', [26]),
  entry('riegelahorn', {
    kind: 'WOOD_TYPE',
    category: 'LOGS',
    votes: 2,
    filters: { categoryData: { woodTypeIds: [26], isSingleItem: true } },
    keepsText: true,
  }),
  wood('birke, bi', [27]),
  wood('erle', [28]),
  wood('robinie', [29]),
  wood('kirsche', [30]),
  wood('nuss', [31]),
  wood('schwarznuss', [32]),
  wood('linde', [33]),
  wood('pappel', [34]),
  wood('aspe', [35]),
  wood('weide', [36]),
  wood('ulme', [37]),
  wood('edelkastanie', [38]),
  wood('rosskastanie', [39]),
  wood('kastanie', [38, 39]),
  wood('apfel', [40]),
  wood('birne', [41]),
  wood('zwetschke', [42]),
  wood('elsbeere', [43]),
  wood('eberesche', [44]),
  wood('platane', [45]),
  wood('obstholz', [30, 31, 40, 41, 42, 46]),
  wood('hartholz, hartes holz, hart', WOOD_TYPE_GROUPS.hartholz, ['LAUB_HART', 'BUCHE']),
  wood('weichholz, weiches holz, weich', WOOD_TYPE_GROUPS.weichholz, ['NADEL', 'FICHTE', 'KIEFER', 'LAUB_WEICH']),
  wood('nadelholz', WOOD_TYPE_GROUPS.nadelholz, ['NADEL', 'FICHTE', 'KIEFER']),
  wood('laubholz', WOOD_TYPE_GROUPS.laubholz, ['LAUB_HART', 'LAUB_WEICH', 'BUCHE']),
];

export const FUEL_VOCABULARY: readonly VocabularyEntry[] = [
  entry('brennholz', of('FIREWOOD')),
  entry(
    'hartes brennholz',
    of('FIREWOOD', { kind: 'WOOD_TYPE', data: { woodTypeIds: [...WOOD_TYPE_GROUPS.hartholz] } }),
  ),
  entry(
    'weiches brennholz',
    of('FIREWOOD', { kind: 'WOOD_TYPE', data: { woodTypeIds: [...WOOD_TYPE_GROUPS.weichholz] } }),
  ),
  entry('ofenholz, offenholz', of('FIREWOOD', { kind: 'DRYING', data: { dryingStates: ['OFENFERTIG'] } })),
  entry(
    'kachelofen, kaminofen, schwedenofen, ofen, kamin, für den kachelofen, für den kaminofen, für den schwedenofen, für den ofen, für den kamin, für ofen, für kamin, für kachelofen, für kaminofen, für schwedenofen',
    of('FIREWOOD', { votes: 1 }),
  ),
  firewoodLength('stückholz', undefined, 50),
  firewoodLength('meterscheit, meterholz, meterscheite, spälten', 98, 102),
  firewoodLength('kachelofenholz', 33, 50),
  firewoodLength('halbmeter, halbmeterscheit, halbmeterholz', 48, 52),
  entry('pellet', of('PELLETS')),
  entry('sackware, sackpellets, pellets im sack', {
    kind: 'UNIT',
    category: 'PELLETS',
    votes: 3,
    filters: { unit: 'SACK' },
  }),
  entry(
    'einblasen, eingeblasen, tankwagen, einblaspellets',
    within('WOOD_CHIPS', 'DELIVERY', { blowInIsPossible: true }),
    of('PELLETS', { kind: 'DELIVERY', votes: 1, data: { blowInIsPossible: true } }),
  ),
  entry('lose pellets, pellets lose', of('PELLETS', { kind: 'PACKING', data: { isLoose: true } })),
  entry('lose', within('PELLETS', 'PACKING', { isLoose: true })),
  entry('enplus, en plus', of('PELLETS', { kind: 'CERTIFICATE', data: { enPlusCertified: true } })),
  entry(
    'enplus a1, en plus a1',
    of('PELLETS', { kind: 'QUALITY', data: { enPlusCertified: true, pelletQualityTypeCodes: ['ENPLUS_A1'] } }),
  ),
  entry('a1', of('PELLETS', { kind: 'QUALITY', votes: 1, data: { pelletQualityTypeCodes: ['ENPLUS_A1'] } })),
  entry(
    'enplus a2, en plus a2',
    of('PELLETS', { kind: 'QUALITY', data: { enPlusCertified: true, pelletQualityTypeCodes: ['ENPLUS_A2'] } }),
  ),
  entry('industriepellets', of('PELLETS', { kind: 'QUALITY', data: { pelletQualityTypeCodes: ['INDUSTRIE'] } })),
  entry('dinplus, din plus', of('PELLETS', { kind: 'CERTIFICATE', data: { dinPlusCertified: true } })),
  entry('hackschnitzel, schnitzel, biomasse, wood chips', of('WOOD_CHIPS')),
  entry(
    'waldhackgut',
    of('WOOD_CHIPS', { kind: 'RAW_MATERIAL', data: { rawMaterialGroupCodes: rawMaterials('1.1') } }),
  ),
  entry(
    'sägehackgut',
    of('WOOD_CHIPS', { kind: 'RAW_MATERIAL', data: { rawMaterialGroupCodes: rawMaterials('1.2.1') } }),
  ),
  entry('waldrestholz', within('WOOD_CHIPS', 'RAW_MATERIAL', { rawMaterialGroupCodes: rawMaterials('1.1.4') })),
  entry('span', of('WOOD_CHIPS', { keepsText: true })),
  entry(
    'rinde',
    of('WOOD_CHIPS', { kind: 'RAW_MATERIAL', votes: 1, data: { rawMaterialGroupCodes: rawMaterials('1.1.6') } }),
  ),
  entry(
    'rindenmulch',
    of('WOOD_CHIPS', { kind: 'RAW_MATERIAL', data: { rawMaterialGroupCodes: rawMaterials('1.1.6') } }),
  ),
  chipsOfSize('feinhackgut', 'P16', 'P16S', 'G30'),
  chipsOfSize('mittelhackgut', 'P31', 'P31S', 'G50'),
  chipsOfSize('grobhackgut', 'P63', 'G100'),
  sizes('g30, p16', 'P16', 'P16S', 'G30'),
  sizes('g50, p31', 'P31', 'P31S', 'G50'),
  sizes('g100, p63', 'P63', 'G100'),
  sizes('p45', 'P45', 'P45S'),
  sizes('p16s', 'P16S'),
  sizes('p31s', 'P31S'),
  sizes('p45s', 'P45S'),
  sizes('p100', 'P100'),
  sizes('p200', 'P200'),
  sizes('p300', 'P300'),
  drying('trocken, trockenes', DRY, ['LUFTTROCKEN', 'TECHNISCH_GETROCKNET']),
  drying('ofentrocken', DRY, ['LUFTTROCKEN', 'TECHNISCH_GETROCKNET']),
  drying('ofenfertig', ['OFENFERTIG'], []),
  drying('lufttrocken, luftgetrocknet', ['LUFTTROCKEN'], ['LUFTTROCKEN']),
  drying('kammertrocken, technisch getrocknet, technisch trocken', ['KAMMERGETROCKNET'], ['TECHNISCH_GETROCKNET']),
  drying('waldfrisch', ['WALDFRISCH'], ['WALDFRISCH']),
  drying('vorgetrocknet', ['VORGETROCKNET'], ['VORGELAGERT']),
];

export const TIMBER_VOCABULARY: readonly VocabularyEntry[] = [
  entry('rundholz, stamm', of('LOGS')),
  entry('sägerundholz', of('LOGS')),
  entry('langholz', of('LOGS', { kind: 'LENGTH', data: { lengthMinInCm: 1000 } })),
  entry('doppelbloch', of('LOGS', { kind: 'LENGTH', data: { lengthMinInCm: 600, lengthMaxInCm: 1000 } })),
  entry('faserholz, käferholz, braunbloch', of('LOGS', { keepsText: true })),
  entry('bläue', of('LOGS', { votes: 1, keepsText: true })),
  entry('wertholz', of('LOGS', { kind: 'SINGLE_ITEM', data: { isSingleItem: true } })),
  entry('submission', of('LOGS', { kind: 'SINGLE_ITEM', data: { isSingleItem: true }, keepsText: true })),
  entry('stange, pfahl, starkholz, schwachholz', of('LOGS', { keepsText: true })),
  entry('zopf, mittendurchmesser, md', of('LOGS', { kind: 'DIAMETER', votes: 1 })),
  entry('schnittholz', of('SAWN_WOOD')),
  entry('brett', of('SAWN_WOOD', { kind: 'SECTION', data: { thicknessMaxInMm: 35 } })),
  entry('pfosten', of('SAWN_WOOD', { kind: 'SECTION', data: { thicknessMinInMm: 40, thicknessMaxInMm: 100 } })),
  entry('staffel', of('SAWN_WOOD', { kind: 'SECTION', data: { thicknessMinInMm: 40 } })),
  entry('latte', of('SAWN_WOOD', { kind: 'SECTION', data: { thicknessMaxInMm: 48 } })),
  entry('balken', of('SAWN_WOOD', { kind: 'SECTION', data: { thicknessMinInMm: 120 } })),
  entry('kvh, bsh, blockware, schalung, hobelware, terrassendiele, diele', of('SAWN_WOOD', { keepsText: true })),
  entry('schalung gehobelt', of('SAWN_WOOD', { keepsText: true })),
  entry('wald', of('FOREST', { votes: 2 })),
  entry('waldstück', of('FOREST')),
  entry(
    'abstock, ab stock, am stock, auf dem stock',
    of('FOREST', { kind: 'SALE_KIND', data: { isFromTrunkSale: true } }),
  ),
  entry('stehend, stehendes holz', of('FOREST', { kind: 'SALE_KIND', votes: 2, data: { isFromTrunkSale: true } })),
  entry(
    'selbstwerber, selber machen, selbst machen, selber schlägern, selbst schlägern, brennholz selber machen, brennholz selbst machen, holz selber machen',
    of('FOREST', { kind: 'SALE_KIND', data: { isForProcessing: true } }),
  ),
  entry(
    'durchforstung, schlägerung, aufarbeitung',
    within('FOREST', 'SALE_KIND', { isForProcessing: true }),
    of('SERVICES', { kind: 'SERVICE', votes: 1, data: { serviceCategoryIds: [101, 102, 103] } }),
  ),
  entry('bhd, brusthöhendurchmesser', of('FOREST', { kind: 'DIAMETER', votes: 1 })),
];

export const SERVICE_VOCABULARY: readonly VocabularyEntry[] = [
  machine('harvester', 1),
  machine('forwarder', 3, 4),
  machine('prozessor', 10),
  machine('skidder', 5),
  service('käferholzaufarbeitung, schadholzaufarbeitung', 104),
  service('harvesterernte', 102),
  service('seilkran', 203),
  service('rückung, seilwinde', 201),
  service('pferderückung, pferd, pferde, rücken mit pferd, rückung mit pferd, holzrückung mit pferd', 204),
  service('hubschrauber', 205),
  service('hacken, hacker mieten', 401),
  service('spalten, holz spalten, brennholz spalten', 402),
  service('lohntrocknung', 403),
  service('lohnschnitt, mobiles sägewerk, blockbandsäge', 404),
  service(
    'baumfällung, baum fällen, bäume fällen, baum umschneiden, bäume umschneiden, baum schneiden, baumschnitt',
    105,
    801,
  ),
  service('baumpflege', 801),
  service('baumkontrolle', 802),
  service('stockfräse', 803),
  service('landschaftspflege', 804),
  service('forststraße', 601, 602, 603),
  service('wegsanierung', 602),
  service('baggerarbeit', 605),
  service('aufforstung', 501),
  service('kulturpflege', 502),
  service('jungbestandspflege', 503),
  service('wertastung', 504),
  service('mulchen', 505),
  service('verbissschutz', 506),
  service('borkenkäfermonitoring', 507),
  service('holztransport, lkw mit kran', 301),
  service('brennholzzustellung, brennholztransport', 302),
  service('hackguttransport', 303),
  service('maschinentransport', 304),
  service('gutachten', 701),
  service('waldwirtschaftsplan', 702),
  service('holzauszeige', 703),
  service('holzvermarktung', 704),
  service('vermessung', 705),
  service('förderberatung', 706),
  entry('dienstleistung, forstdienst', of('SERVICES')),
];

export const GENERAL_VOCABULARY: readonly VocabularyEntry[] = [
  entry('lieferung, frei haus', anywhere('DELIVERY', { categoryData: { deliveryIsPossible: true } })),
  entry('selbstabholung, ab hof', anywhere('PICKUP', {})),
  entry('für heizung, für die heizung, zum heizen', anywhere('CATEGORY', {})),
  entry(
    'pefc',
    within('SERVICES', 'CERTIFICATE', { certificateIds: [1, 2] }),
    anywhere('CERTIFICATE', { categoryData: { pefcCertified: true } }),
  ),
  entry('von privat, privat, privatverkauf', anywhere('SELLER', { sellerKind: 'PRIVATE' })),
  entry('gewerblich, vom händler', anywhere('SELLER', { sellerKind: 'BUSINESS' })),
  entry('mit bild, mit foto, mit bildern, mit fotos', anywhere('IMAGE', { imageExists: true })),
  entry(
    'aus österreich, österreichisch, österreichische, österreichisches, heimisch, heimische, heimisches',
    anywhere('ORIGIN', { categoryData: { countryCodesOfOrigin: ['AT'] } }),
  ),
  entry('raummeter', anywhere('UNIT', { unit: 'RM' })),
  entry('festmeter', anywhere('UNIT', { unit: 'FM' })),
  entry('erntefestmeter', anywhere('UNIT', { unit: 'EFM' })),
  entry('vorratsfestmeter', anywhere('UNIT', { unit: 'VFM' })),
  entry('schüttraummeter', anywhere('UNIT', { unit: 'SRM' })),
  entry('atro, tonne atro', anywhere('UNIT', { unit: 'T_ATRO' })),
  entry('lutro, tonne, tonne lutro', anywhere('UNIT', { unit: 'T' })),
  entry('kubikmeter', anywhere('UNIT', { unit: 'M3' })),
  entry('quadratmeter', anywhere('UNIT', { unit: 'M2' })),
  entry('laufmeter', anywhere('UNIT', { unit: 'LFM' })),
  entry('klafter', { kind: 'UNIT', filters: {}, keepsText: true }),
  state('burgenland, bgld, burgenl', 1),
  state('kärnten, ktn', 2),
  state('niederösterreich, noe, niederöst', 3),
  state('oberösterreich, ooe, oberöst', 4),
  state('salzburg, sbg', 5),
  state('steiermark, stmk, steierm', 6),
  state('tirol', 7),
  state('vorarlberg, vbg, vlbg', 8),
  state('wien', 9),
];
