import type { CategoryFilters } from '#domain/search/search-types.ts';
import { WOOD_TYPE_GROUPS } from '#domain/search/wood-groups.ts';
import type { Preference } from '#domain/search/reading/reading-types.ts';
import { anywhere, entry, kinds, of, ordering, product, says, suits, timber, within } from './vocabulary-entry.ts';
import type { Meaning, VocabularyEntry } from './vocabulary-entry.ts';

const beside = (prepositions: string, places: string): string[] =>
  places.split(' ').flatMap((place) => prepositions.split(', ').map((preposition) => `${preposition} ${place}`));
/** Where goods lie: behind these prepositions a road is no road to be built. */
const PLACES_OF_GOODS = [
  ...beside('am, vom, beim, auf dem, neben dem', 'forstweg waldweg güterweg feldweg bringungsweg polter polterplatz'),
  ...beside('an, an der, auf der, von der, neben der, bei der', 'forststraße waldstraße lkw-straße bringungsstraße'),
].join(', ');

/** Where round wood is handed over, as older adverts say it and newer ones state it. */
const handedOver = (weight: number, code: string): Meaning => ({
  ...within('LOGS', 'DELIVERY', {}),
  prefers: [says(weight, 'frei Werk Heizwerk Forststraße'), suits(0.6, { logHandoverCodes: [code] })],
});

const chipsHandedOver = (code: string): Meaning => ({
  ...within('WOOD_CHIPS', 'DELIVERY', {}),
  prefers: [says(0.3, 'frei Werk Heizwerk Forststraße'), suits(0.6, { chipsHandoverCodes: [code] })],
});

/** A grade of logs; of standing trees it is told in words only. */
const grade = (words: string, logGradeCodes: string[], ...said: Preference[]): VocabularyEntry =>
  entry(words, of('LOGS', { kind: 'QUALITY', votes: 0, prefers: [...said, suits(0.6, { logGradeCodes })] }), {
    ...within('FOREST', 'QUALITY', {}),
    prefers: said,
  });

const LOG_VOCABULARY: readonly VocabularyEntry[] = [
  entry('rundholz, stamm, round wood, saw logs', of('LOGS')),
  entry('sägerundholz', of('LOGS')),
  entry('langholz', of('LOGS', { kind: 'LENGTH', data: { lengthMinInCm: 1000 } })),
  entry('doppelbloch', of('LOGS', { kind: 'LENGTH', data: { lengthMinInCm: 600, lengthMaxInCm: 1000 } })),
  product('faserholz, industrierundholz', 'LOGS', says(0.6, 'Schleifholz Faserholz Industrieholz C Cx')),
  // Spruce and fir with brown rot, sawn for pallets: the lowest grades come next to it.
  product(
    'braunbloch',
    'LOGS',
    says(0.6, 'C Cx Käferholz'),
    suits(0.6, { woodTypeIds: [1, 2, 3] }),
    suits(0.6, { logGradeCodes: ['BR'] }),
  ),
  // Damaged wood is sold as logs, standing for self-service, and as a job to be done.
  // Bark beetles that kill whole stands live in spruce; where chips are sought the wood is what they are made of.
  entry(
    'käferholz',
    { ...within('WOOD_CHIPS', 'QUALITY', {}), prefers: [suits(0.6, { woodChipsWoodTypeCodes: ['FICHTE', 'NADEL'] })] },
    of('LOGS', { votes: 2, keepsText: true, prefers: [suits(0.4, { woodTypeIds: [1, 3] })] }),
  ),
  entry('harvesterholz, harvesterware', of('LOGS', { votes: 2, keepsText: true })),
  entry('bläue', of('LOGS', { votes: 1, keepsText: true })),
  entry('wertholz', of('LOGS', { kind: 'SINGLE_ITEM', data: { isSingleItem: true } })),
  entry('submission', of('LOGS', { kind: 'SINGLE_ITEM', data: { isSingleItem: true }, keepsText: true })),
  entry(
    'versteigerung, gebot, gebote, holzauktion',
    of('LOGS', { votes: 1, keepsText: true, prefers: [says(1, 'Versteigerung Submission Gebote Los')] }),
    ordering('CATEGORY', says(1, 'Versteigerung Gebote')),
  ),
  entry('pz, las, profilzerspaner, stammholzabschnitte, stammabschnitte', of('LOGS', { votes: 1 })),
  entry('fixlänge, fixlängen', of('LOGS', { kind: 'LENGTH', votes: 1, prefers: [says(0.4, 'Fixlänge Fixlängen')] })),
  product('stange, bohnenstangen', 'LOGS'),
  product(
    'schneestange',
    'LOGS',
    says(0.8, 'Schneestangen Stangen Bohnenstangen Waldstangen'),
    says(0.3, 'Pfähle Haselnuss'),
  ),
  // Long, straight and peeled: spruce, at times larch; no sawmill length.
  product('kurzholz, polterholz', 'LOGS'),
  product('grubenholz', 'LOGS', says(0.5, 'Rundholz Schwachholz Stangen')),
  product('heustange', 'LOGS', says(0.8, 'Stangen Stecken Waldstangen'), says(0.3, 'Pfähle')),
  product('halbrund', 'LOGS', says(0.8, 'halbrund Stangen Pfähle'), says(0.3, 'Zaunlatten')),
  product(
    'maibaum',
    'LOGS',
    suits(0.6, { lengthMinInCm: 900 }),
    suits(0.4, { woodTypeIds: [1, 2, 6] }),
    says(0.6, 'Maibaum Fahnenmast Dorfplatz Langholz'),
  ),
  product(
    'palisade',
    'LOGS',
    says(0.8, 'Palisaden Rundpfosten Pfähle gefräst'),
    suits(0.3, { woodTypeIds: [3, 29, 6] }),
  ),
  entry('imprägniert', ordering('QUALITY', says(0.7, 'imprägniert kesseldruckimprägniert KDI'))),
  entry(
    'gespitzt, angespitzt, entrindet, geschält, zugespitzt, gfräst, gefräst, zylindrisch',
    ordering('QUALITY', says(0.5, 'gespitzt entrindet geschält gefräst')),
  ),
  // Squared posts are sold as sawn wood, round and split ones as logs.
  timber(
    'zaunpfosten, =stecken, =säulen',
    says(0.8, 'Zaunsteher Zaunpfosten Pfähle Säulen Stecken'),
    kinds(0.6, 'LOGS', 'SAWN_WOOD'),
  ),
  product(
    '=windwurfholz, =sturmholz, =bruchholz, =sturmwurf, =schneebruchholz, =lawinenholz, =eisbruchholz, =windbruchholz, =schneedruckholz',
    'LOGS',
    says(0.6, 'Sturmholz Windwurf Windwurfholz'),
  ),
  product('pfahl, fence posts, fence post, wooden posts', 'LOGS', says(0.8, 'Pfähle Pfahl Stempen Zaunpfähle Säulen')),
  product(
    'weinstecken',
    'LOGS',
    says(1, 'Weinstecken Rebpfähle Weingartenstecken Rebstecken'),
    suits(0.4, { woodTypeIds: [29, 38, 22, 6] }),
  ),
  // From 50 cm logs are called thick, up to 19 cm (classes 1a, 1b) thin; source: ÖHU 2006.
  product('starkholz', 'LOGS', suits(0.8, { diameterMinInCm: 50 }), suits(0.4, { diameterMinInCm: 40 })),
  product(
    'schwachholz',
    'LOGS',
    suits(0.8, { diameterMaxInCm: 19 }),
    says(0.8, 'Energieholz Energierundholz Hackholz Waldstangen'),
  ),
  // Thin logs that are sawn, not chipped; source: ÖHU 2006.
  product('schwachbloch', 'LOGS', suits(0.8, { diameterMaxInCm: 19 }), suits(0.4, { diameterMaxInCm: 24 })),
  product('mast', 'LOGS', suits(0.5, { lengthMinInCm: 700 }), suits(0.4, { woodTypeIds: [1, 2, 3, 4, 6, 7, 38] })),
  entry('zopf, mittendurchmesser, md', of('LOGS', { kind: 'DIAMETER', votes: 1 })),
  // Grades and price terms of round wood, FHP and ÖHU: older adverts have them in their words only.
  grade('abc, a b c, a c', ['ABC'], says(0.4, 'A'), says(0.5, 'B'), says(0.4, 'C')),
  grade('bc, b c', ['BC'], says(0.7, 'BC B C'), says(0.5, 'B'), says(0.5, 'C')),
  grade('a b', ['AB'], says(0.6, 'A'), says(0.6, 'B')),
  grade('güte a, güteklasse a, a qualität', ['A'], says(0.7, 'A'), says(0.4, 'Wertholz Furnier')),
  entry(
    '=einzeln, =einzelne, =einzelner, =einzelnen, =einzelnes',
    ...(['LOGS', 'SAWN_WOOD'] as const).map((category) => ({
      ...within(category, 'SINGLE_ITEM', {}),
      prefers: [suits(0.6, { isSingleItem: true })],
    })),
    ordering('SINGLE_ITEM'),
  ),
  grade('güte b, güteklasse b, b qualität, b', ['B'], says(0.7, 'B')),
  grade('güte c, güteklasse c, c qualität, c', ['C'], says(0.7, 'C')),
  entry(
    'cx',
    of('LOGS', { kind: 'QUALITY', votes: 1, keepsText: true, prefers: [suits(0.6, { logGradeCodes: ['CX'] })] }),
  ),
  // Rot makes the lowest grades and energy wood of a log.
  entry(
    'faulholz, anbruchholz, morschholz',
    of('LOGS', { kind: 'QUALITY', votes: 1, prefers: [says(0.7, 'Fäule Cx C Energierundholz Hackholz')] }),
    ordering('QUALITY', says(0.5, 'Fäule Cx')),
  ),
  entry(
    'rotfaul, rotfäule, braunfaul, braunfäule, morsch, anbrüchig, rotfaule',
    ordering('QUALITY', says(0.6, 'Fäule Cx C Braunbloch')),
  ),
  entry('media', of('LOGS', { kind: 'DIAMETER', votes: 1, prefers: [says(0.3, 'Media')] })),
  entry('sekunda', of('LOGS', { kind: 'QUALITY', votes: 0, prefers: [says(0.7, 'Sekunda C Cx')] })),
  entry(
    'frei werk, frei säge, frei sägewerk',
    of('LOGS', {
      kind: 'DELIVERY',
      votes: 1,
      prefers: [says(0.3, 'frei Werk'), suits(0.6, { logHandoverCodes: ['FREI_WERK'] })],
    }),
    ordering('DELIVERY', says(0.3, 'frei Werk')),
  ),
  entry(
    'frei forststraße, frei lkw straße, frei waldstraße, ab straße, ab forststraße, ab waldstraße, ab waldort, frei waldort, ab polterplatz, frei waldweg, ab waldweg, frei forstweg, ab lkw straße',
    handedOver(0.3, 'FREI_STRASSE'),
    chipsHandedOver('FREI_STRASSE'),
    ordering(
      'DELIVERY',
      says(0.3, 'frei Werk Heizwerk Forststraße'),
      suits(0.6, { logHandoverCodes: ['FREI_STRASSE'] }),
    ),
  ),
  entry(
    'ab lager, ab lagerplatz',
    handedOver(0.3, 'AB_LAGER'),
    chipsHandedOver('AB_LAGER'),
    ordering('DELIVERY', says(0.3, 'frei Werk Heizwerk Forststraße'), suits(0.6, { logHandoverCodes: ['AB_LAGER'] })),
  ),
  // What is billed by one of them is measured in solid cubic metres.
  ...['FMO', 'FOO', 'FMM'].map((code) =>
    entry(`=${code.toLowerCase()}`, {
      ...anywhere('UNIT', { unit: 'FM' }),
      prefers: [suits(0.6, { logBillingCodes: [code] })],
    }),
  ),
  entry(PLACES_OF_GOODS, ordering('DELIVERY', says(0.3, 'Forststraße Waldstraße Polter'))),
  entry(
    'frei straße, an der straße, auf der straße, frei polter, ab polter, ab wald, frei lager, frei rampe, frei bunker, frei platz, ab platz',
    ordering('DELIVERY', says(0.2, 'Polter Forststraße Waldstraße')),
  ),
];

/** People call a board of 50 mm "Brett" and a post of 10 × 10 "Balken": a measure beside the word counts. */
const usually = (words: string, data: CategoryFilters, ...prefers: Preference[]): VocabularyEntry =>
  entry(words, {
    ...of('SAWN_WOOD', { kind: 'SECTION', data, ...(prefers.length === 0 ? {} : { prefers }) }),
    isUsualSection: true,
  });

/** Timber for buildings is softwood where nothing else is said; KVH always is (EN 15497). */
const CONIFERS = suits(0.4, { woodTypeIds: [...WOOD_TYPE_GROUPS.nadelholz] });

/** Goods of several categories: the word names none and stays text, so that those who write it come first. */
const named = (words: string, ...prefers: Preference[]): VocabularyEntry =>
  entry(words, { kind: 'CATEGORY', filters: {}, keepsText: true, prefers });

const SAWN_VOCABULARY: readonly VocabularyEntry[] = [
  entry('schnittholz, sawn timber, sawn wood', of('SAWN_WOOD')),
  // "Timber" is any wood to build with, mostly sawn.
  entry('timber, timbers', of('SAWN_WOOD', { votes: 1 })),
  usually('brett', { thicknessMaxInMm: 35 }),
  usually('pfosten', { thicknessMinInMm: 40, thicknessMaxInMm: 100 }),
  // "Laden" is a thick board in Tyrol and Bavaria, and elsewhere a shop.
  entry(
    '=laden, =läden, =ladn',
    of('SAWN_WOOD', {
      kind: 'SECTION',
      votes: 2,
      prefers: [suits(0.6, { thicknessMinInMm: 40, thicknessMaxInMm: 100 }), says(0.6, 'Pfosten Bohlen Bohle')],
    }),
  ),
  entry('staffel', of('SAWN_WOOD', { kind: 'SECTION', data: { thicknessMinInMm: 40 }, prefers: [CONIFERS] })),
  usually('latte', { thicknessMaxInMm: 48 }, CONIFERS),
  usually(
    'konterlatte',
    { thicknessMaxInMm: 60 },
    says(0.8, 'Konterlatten Konterlattung'),
    says(0.5, 'Latten'),
    CONIFERS,
  ),
  usually('zaunlatte', { thicknessMaxInMm: 48 }, says(1, 'Zaunlatten Lattenzaun Staketen'), says(0.6, 'Latten')),
  usually('balken', { thicknessMinInMm: 120 }, CONIFERS),
  product(
    'kvh',
    'SAWN_WOOD',
    says(0.8, 'KVH Konstruktionsvollholz Konstruktionsholz'),
    says(0.3, 'Kantholz'),
    CONIFERS,
  ),
  product('bsh', 'SAWN_WOOD', says(0.8, 'BSH Leimbinder Brettschichtholz'), CONIFERS),
  product('blockware, boule', 'SAWN_WOOD'),
  // Older adverts state no edges, surface, drying or grade: such words order, they do not filter.
  entry(
    'unbesäumt',
    of('SAWN_WOOD', {
      votes: 1,
      keepsText: true,
      prefers: [says(0.5, 'Blockware unbesäumt'), suits(0.5, { sawnEdgesCodes: ['UNBESAEUMT'] })],
    }),
  ),
  entry(
    'besäumt, parallel besäumt, prismiert',
    of('SAWN_WOOD', {
      kind: 'QUALITY',
      votes: 1,
      prefers: [says(0.5, 'besäumt Bretter'), suits(0.5, { sawnEdgesCodes: ['BESAEUMT', 'PARALLEL', 'KONISCH'] })],
    }),
  ),
  product('schalung, schalung gehobelt', 'SAWN_WOOD', says(0.5, 'Schalung Schalungsbretter Schalbretter')),
  product('hobelware', 'SAWN_WOOD', says(0.5, 'Hobelware Profilholz gehobelt')),
  product(
    'nut und feder, nut feder, nutundfeder, nut u feder, n f, n und f, n u f',
    'SAWN_WOOD',
    says(0.8, 'Nut Feder Schiffboden Hobelware Profilholz'),
  ),
  product(
    'terrassendiele',
    'SAWN_WOOD',
    says(0.8, 'Terrassendielen Terrassenholz Terrassenbelag'),
    suits(0.3, { woodTypeIds: [6, 7, 22, 29] }),
  ),
  product('diele', 'SAWN_WOOD', says(0.5, 'Dielen Schiffboden Riemenboden Dielenboden')),
  product('rhombus', 'SAWN_WOOD', says(0.6, 'Rhombus Rhombusleisten Fassade')),
  product(
    'leiste, schindel, kantel, platte, massivholzplatte, dreischichtplatte, leimholzplatte, mehrschichtplatte, sperrholz, multiplex',
    'SAWN_WOOD',
  ),
  product(
    'sparren',
    'SAWN_WOOD',
    says(0.6, 'KVH Konstruktionsvollholz Balken Sparren Pfetten'),
    says(0.4, 'Kantholz Staffel'),
    suits(0.4, { woodTypeIds: [1, 2, 3, 6] }),
  ),
  entry(
    'nach liste, holzliste, bauholzliste, listenholz, liste',
    of('SAWN_WOOD', { votes: 1, prefers: [says(0.5, 'Bauholz Liste Kantholz')] }),
  ),
  entry(
    'gebraucht, gebrauchte, gebrauchtes, entnagelt, second hand',
    ordering('QUALITY', says(0.8, 'gebrauchtes entnagelt')),
  ),
  entry('rustikal, rustikale, rustikales, astig, astige', ordering('QUALITY', says(0.4, 'rustikal astig'))),
  entry('gedämpft, ungedämpft', ordering('QUALITY', says(0.5, 'gedämpft ungedämpft'))),
  entry('astfrei', ordering('QUALITY', says(0.6, 'astfrei'))),
  entry('mondholz', ordering('QUALITY', says(0.8, 'Mondholz'), kinds(0.6, 'SAWN_WOOD', 'LOGS'))),
  // Slabs of the saw: the round outside of the log, burnt or used for fences.
  product(
    'schwelle',
    'SAWN_WOOD',
    says(0.8, 'Schwellen Schwelle Balken Kantholz'),
    suits(0.5, { woodTypeIds: [22, 6, 29] }),
    suits(0.3, { thicknessMinInMm: 100 }),
  ),
  entry('sibirisch, sibirische', ordering('QUALITY', says(0.4, 'sibirische'))),
  entry('bausatz, bausätze', ordering('QUALITY', says(0.4, 'Bausatz'))),
  entry('rotkern', ordering('QUALITY', says(0.6, 'Rotkern'))),
  entry(
    'schwarte',
    ...(['FIREWOOD', 'SAWN_WOOD'] as const).map((category) =>
      of(category, { votes: 1, keepsText: true, prefers: [says(0.8, 'Schwarten Schwartling Spreißelholz')] }),
    ),
    { kind: 'CATEGORY', filters: {}, keepsText: true, prefers: [says(0.8, 'Schwarten Schwartling Spreißelholz')] },
  ),
  // Blanks are sold as logs, as boards and as bags of cut pieces.
  timber(
    'drechselholz',
    kinds(0.8, 'SAWN_WOOD', 'LOGS'),
    says(1, 'Drechselholz Drechselrohling Kanteln'),
    suits(0.3, { woodTypeIds: [22, 25, 26, 30, 31, 40, 41, 42] }),
  ),
  timber(
    'schnitzholz',
    kinds(0.8, 'SAWN_WOOD', 'LOGS'),
    says(1, 'Schnitzholz schnitzen Schnitzen Bildhauer'),
    suits(0.8, { woodTypeIds: [33, 8] }),
  ),
  named('altholz', says(1, 'Altholz alt alte abgetragen Stadl')),
  // Raised beds are built of boards and planks that last outdoors, and sold as kits of them.
  entry(
    'hochbeet, hügelbeet, gartenbeet',
    of('SAWN_WOOD', {
      votes: 1,
      prefers: [
        says(1, 'Hochbeet Beeteinfassung'),
        suits(0.6, { woodTypeIds: [6, 7, 22, 29, 38] }),
        says(0.3, 'Pfosten Bohlen Staffel'),
      ],
    }),
    ordering('CATEGORY', says(1, 'Hochbeet')),
  ),
  entry(
    'sägerau, sägerauh',
    of('SAWN_WOOD', {
      kind: 'QUALITY',
      votes: 1,
      prefers: [
        says(0.6, 'sägerau'),
        suits(0.6, { sawnSurfaceCodes: ['SAEGERAU'] }),
        says(0.3, 'sägefrisch unbehandelt'),
      ],
    }),
  ),
  entry(
    'gehobelt',
    of('SAWN_WOOD', {
      kind: 'QUALITY',
      votes: 1,
      prefers: [
        says(0.8, 'gehobelt Hobelware hobelfertig'),
        suits(0.8, { sawnSurfaceCodes: ['GEHOBELT', 'GEHOBELT_GEFAST'] }),
      ],
    }),
  ),
];

/** A meaning for those who cut the trees themselves. */
const SELF_SERVICE = of('FOREST', { kind: 'SALE_KIND', data: { isForProcessing: true } });

const FOREST_VOCABULARY: readonly VocabularyEntry[] = [
  entry(
    'traktorbefahrbar, befahrbar, traktortauglich',
    {
      ...within('FOREST', 'SALE_KIND', {}),
      prefers: [suits(0.6, { forestSlopeCodes: ['BIS_30'] }), says(0.5, 'befahrbar')],
    },
    ordering('SALE_KIND', says(0.5, 'befahrbar')),
  ),
  entry(
    'seilgelände, seillage, seillagen',
    of('FOREST', { kind: 'SALE_KIND', votes: 0, prefers: [suits(0.6, { forestExtractionCodes: ['SEIL'] })] }),
    ordering('SALE_KIND', says(0.4, 'Seil Seilkran')),
  ),
  entry('flach, flache, flaches gelände, ebenes gelände, eben, flache lage', {
    ...within('FOREST', 'SALE_KIND', {}),
    prefers: [suits(0.6, { forestSlopeCodes: ['BIS_30'] }), says(0.3, 'eben flach')],
  }),
  entry('wald', of('FOREST', { votes: 2 })),
  entry('waldstück, =waldgrund, =waldgrunde, =waldgrunden', of('FOREST')),
  entry(
    'abstock, ab stock, am stock, auf dem stock, auf stock, am stamm, holz am stamm, am wurzelstock, rundholz ab stock, rundholz am stock, bloch ab stock, bloch am stock, stammholz ab stock, stammholz am stock',
    of('FOREST', { kind: 'SALE_KIND', data: { isFromTrunkSale: true } }),
  ),
  entry(
    'stehend, stehendes holz, standholz',
    of('FOREST', { kind: 'SALE_KIND', votes: 2, data: { isFromTrunkSale: true } }),
  ),
  entry(
    'selbstwerber, selber machen, selbst machen, selber schlägern, selbst schlägern, brennholz selber machen, brennholz selbst machen, holz selber machen, selber umschneiden, selbst umschneiden, selber aufarbeiten, selbst aufarbeiten, selber fällen, selbst fällen, selber holen, zum selberwerben, zum aufarbeiten',
    SELF_SERVICE,
  ),
  // Ready logs and splits are cut by the buyer too: standing trees only where nothing else is named.
  entry(
    'selber schneiden, selbst schneiden',
    of('FOREST', { kind: 'SALE_KIND', votes: 0, data: { isForProcessing: true } }),
    ordering('SALE_KIND'),
  ),
  entry(
    'durchforstung, schlägerung, aufarbeitung',
    within('FOREST', 'SALE_KIND', { isForProcessing: true }),
    of('SERVICES', { kind: 'SERVICE', votes: 1, data: { serviceCategoryIds: [101, 102, 103] } }),
  ),
  entry('bhd, brusthöhendurchmesser', of('FOREST', { kind: 'DIAMETER', votes: 1 })),
  entry(
    'christbaum, lichterbaum, weihnachtsbaum, dorfbaum',
    of('LOGS', { votes: 1, keepsText: true, prefers: [says(1, 'Christbaum Christbäume Weihnachtsbäume Dorfplatz')] }),
    {
      ...anywhere('CATEGORY', {}),
      keepsText: true,
      prefers: [suits(0.3, { woodTypeIds: [1, 2] })],
    },
  ),
];

export const TIMBER_VOCABULARY: readonly VocabularyEntry[] = [
  ...LOG_VOCABULARY,
  ...SAWN_VOCABULARY,
  ...FOREST_VOCABULARY,
];
