import type { CategoryFilters } from '#domain/search/search-types.ts';
import { anywhere, entry, goods, of, ordering, product, says, suits, within } from './vocabulary-entry.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';

const LOG_VOCABULARY: readonly VocabularyEntry[] = [
  entry('rundholz, stamm, round wood, saw logs', of('LOGS')),
  entry('sägerundholz', of('LOGS')),
  entry('langholz', of('LOGS', { kind: 'LENGTH', data: { lengthMinInCm: 1000 } })),
  entry('doppelbloch', of('LOGS', { kind: 'LENGTH', data: { lengthMinInCm: 600, lengthMaxInCm: 1000 } })),
  product('faserholz, braunbloch, industrierundholz', 'LOGS'),
  // Damaged wood is sold as logs, standing for self-service, and as a job to be done.
  entry('käferholz', of('LOGS', { votes: 2, keepsText: true })),
  entry('bläue', of('LOGS', { votes: 1, keepsText: true })),
  entry('wertholz', of('LOGS', { kind: 'SINGLE_ITEM', data: { isSingleItem: true } })),
  entry('submission', of('LOGS', { kind: 'SINGLE_ITEM', data: { isSingleItem: true }, keepsText: true })),
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
  product(
    'schwelle',
    'SAWN_WOOD',
    says(0.8, 'Schwellen Schwelle Balken Kantholz'),
    suits(0.5, { woodTypeIds: [22, 6, 29] }),
    suits(0.3, { thicknessMinInMm: 100 }),
  ),
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
  goods('zaunpfosten, =stecken, =säulen', says(0.8, 'Zaunsteher Zaunpfosten Pfähle Säulen Stecken')),
  product('=windwurfholz, =sturmholz, =bruchholz, =sturmwurf', 'LOGS', says(0.6, 'Sturmholz Windwurf Windwurfholz')),
  product('pfahl, fence posts, fence post, wooden posts', 'LOGS', says(0.8, 'Pfähle Pfahl Stempen Zaunpfähle Säulen')),
  product(
    'weinstecken',
    'LOGS',
    says(1, 'Weinstecken Rebpfähle Weingartenstecken Rebstecken'),
    suits(0.4, { woodTypeIds: [29, 38, 22, 6] }),
  ),
  product('starkholz, schwachholz, mast', 'LOGS'),
  entry('zopf, mittendurchmesser, md', of('LOGS', { kind: 'DIAMETER', votes: 1 })),
  // Grades and price terms of round wood, FHP and ÖHU: no advert states them as a fact, so its words decide.
  entry('abc, a b c', of('LOGS', { kind: 'QUALITY', votes: 0, prefers: [says(0.7, 'ABC A B C')] })),
  entry('bc, b c', of('LOGS', { kind: 'QUALITY', votes: 0, prefers: [says(0.7, 'BC B C')] })),
  entry('güte a, güteklasse a, a qualität', of('LOGS', { kind: 'QUALITY', votes: 0, prefers: [says(0.7, 'A')] })),
  entry('güte b, güteklasse b, b qualität', of('LOGS', { kind: 'QUALITY', votes: 0, prefers: [says(0.7, 'B')] })),
  entry('güte c, güteklasse c, c qualität', of('LOGS', { kind: 'QUALITY', votes: 0, prefers: [says(0.7, 'C')] })),
  entry('cx', of('LOGS', { kind: 'QUALITY', votes: 1, keepsText: true })),
  entry('media', of('LOGS', { kind: 'DIAMETER', votes: 1, prefers: [says(0.3, 'Media')] })),
  entry('sekunda', of('LOGS', { kind: 'QUALITY', votes: 0, prefers: [says(0.7, 'Sekunda C Cx')] })),
  entry(
    'frei werk, frei säge, frei sägewerk, frei heizwerk, frei forststraße, frei lkw straße, frei waldstraße, ab lager, ab straße, ab waldstraße, frei waldweg, ab waldweg, am waldweg, frei forstweg, ab forststraße, ab lkw straße',
    ordering('DELIVERY', says(0.3, 'frei Werk Heizwerk Forststraße')),
  ),
];

/** People call a board of 50 mm "Brett" and a post of 10 × 10 "Balken": a measure beside the word counts. */
const usually = (words: string, data: CategoryFilters): VocabularyEntry =>
  entry(words, { ...of('SAWN_WOOD', { kind: 'SECTION', data }), isUsualSection: true });

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
  entry('staffel', of('SAWN_WOOD', { kind: 'SECTION', data: { thicknessMinInMm: 40 } })),
  entry(
    'zaunlatte',
    of('SAWN_WOOD', {
      kind: 'SECTION',
      data: { thicknessMaxInMm: 48 },
      prefers: [says(1, 'Zaunlatten Lattenzaun Staketen'), says(0.3, 'Latten Bretter')],
    }),
  ),
  entry('latte', of('SAWN_WOOD', { kind: 'SECTION', data: { thicknessMaxInMm: 48 } })),
  usually('balken', { thicknessMinInMm: 120 }),
  product('kvh', 'SAWN_WOOD', says(0.8, 'KVH Konstruktionsvollholz Konstruktionsholz'), says(0.3, 'Kantholz')),
  product('bsh', 'SAWN_WOOD', says(0.8, 'BSH Leimbinder Brettschichtholz')),
  product('blockware, boule', 'SAWN_WOOD'),
  entry('unbesäumt', of('SAWN_WOOD', { votes: 1, keepsText: true, prefers: [says(0.5, 'Blockware unbesäumt')] })),
  entry('besäumt, parallel besäumt, prismiert', of('SAWN_WOOD', { votes: 1, prefers: [says(0.5, 'besäumt Bretter')] })),
  product('schalung, schalung gehobelt', 'SAWN_WOOD', says(0.5, 'Schalung Schalungsbretter Schalbretter')),
  product('hobelware', 'SAWN_WOOD', says(0.5, 'Hobelware Profilholz gehobelt')),
  product(
    'nut und feder, nut feder, nutundfeder',
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
  product('leiste, parkett, schindel, sparren, kantel, massivholzplatte', 'SAWN_WOOD'),
  // Slabs of the saw: the round outside of the log, burnt or used for fences.
  goods('schwarte', says(0.8, 'Schwarten Schwartling Spreißelholz')),
  // Blanks are sold as logs, as boards and as bags of cut pieces.
  goods(
    'drechselholz',
    says(1, 'Drechselholz Drechselrohling Kanteln'),
    suits(0.3, { woodTypeIds: [22, 25, 26, 30, 31, 40, 41, 42] }),
  ),
  goods('schnitzholz', says(1, 'Schnitzholz'), suits(0.8, { woodTypeIds: [33, 8] })),
  goods('altholz', says(0.8, 'Altholz alt abgetragen Stadl')),
  // Raised beds are built of boards and planks that last outdoors, and sold as kits of them.
  entry(
    'hochbeet, hügelbeet, gartenbeet',
    of('SAWN_WOOD', {
      votes: 1,
      prefers: [
        says(1, 'Hochbeet'),
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
      prefers: [says(0.6, 'sägerau'), says(0.3, 'sägefrisch unbehandelt')],
    }),
  ),
  entry(
    'gehobelt',
    of('SAWN_WOOD', { kind: 'QUALITY', votes: 1, prefers: [says(0.8, 'gehobelt Hobelware hobelfertig')] }),
  ),
];

/** A meaning for those who cut the trees themselves. */
const SELF_SERVICE = of('FOREST', { kind: 'SALE_KIND', data: { isForProcessing: true } });

const FOREST_VOCABULARY: readonly VocabularyEntry[] = [
  entry('wald', of('FOREST', { votes: 2 })),
  entry('waldstück', of('FOREST')),
  entry(
    'abstock, ab stock, am stock, auf dem stock, auf stock, am stamm, holz am stamm, am wurzelstock',
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
  entry('christbaum', of('LOGS', { votes: 1, keepsText: true, prefers: [says(0.5, 'Christbaum')] }), {
    ...anywhere('CATEGORY', {}),
    keepsText: true,
    prefers: [suits(0.3, { woodTypeIds: [1, 2] })],
  }),
];

export const TIMBER_VOCABULARY: readonly VocabularyEntry[] = [
  ...LOG_VOCABULARY,
  ...SAWN_VOCABULARY,
  ...FOREST_VOCABULARY,
];
