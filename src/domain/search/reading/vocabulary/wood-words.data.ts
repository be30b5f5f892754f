import { WOOD_TYPE_GROUPS } from '#domain/search/wood-groups.ts';
import { entry, kinds, says, suits, wood } from './vocabulary-entry.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';

/** Woods of gardens are sold, if at all, to be turned. */
const TURNED = [says(0.6, 'Drechselholz Drechselrohling Kanteln Bastelholz'), kinds(0.4, 'SAWN_WOOD', 'LOGS')];

/** Species and groups of species, under the roots and short forms of the lexicon. */
export const WOOD_VOCABULARY: readonly VocabularyEntry[] = [
  wood('fichte, fi', [1], ['FICHTE']),
  wood('tanne, ta', [2]),
  wood('fita, fi ta, fichte tanne, fichte und tanne, tanne fichte', [1, 2, 3]),
  wood('kiefer, ki, kie, föh', [4], ['KIEFER']),
  wood('schwarzkiefer, ski', [5]),
  wood('lärche, lä, lär', [6]),
  wood('douglasie, dgl, dou, doug', [7]),
  wood('zirbe', [8]),
  wood('weymouthskiefer', [9]),
  wood('eibe', [10]),
  wood('buche, bu', [20], ['BUCHE']),
  wood('hainbuche, hbu', [21]),
  wood('eiche, ei', [22]),
  wood('roteiche', [23]),
  wood('zerreiche', [24]),
  entry('mooreiche', {
    kind: 'WOOD_TYPE',
    filters: { categoryData: { woodTypeIds: [22] } },
    prefers: [says(1, 'Mooreiche')],
  }),
  entry('haselfichte', {
    kind: 'WOOD_TYPE',
    filters: { categoryData: { woodTypeIds: [1] } },
    prefers: [says(1, 'Haselfichte'), says(0.6, 'Klangholz Tonholz')],
  }),
  wood('esche, es', [25]),
  wood('ahorn, ah, aho', [26]),
  entry('riegelahorn', {
    kind: 'WOOD_TYPE',
    filters: { categoryData: { woodTypeIds: [26] } },
    keepsText: true,
    prefers: [says(1, 'Riegel'), suits(0.4, { isSingleItem: true }), kinds(0.4, 'LOGS', 'SAWN_WOOD')],
  }),
  wood('birke, bi, bir', [27]),
  wood('erle', [28]),
  wood('robinie, rob', [29]),
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
  entry('thuja, zeder, wacholder, mammutbaum, olive, tropenholz, holunder, hasel, buchsbaum', {
    kind: 'WOOD_TYPE',
    filters: {},
    keepsText: true,
    prefers: TURNED,
  }),
  // Fruit woods without a species of their own are sold as "Obstholz" or beside others.
  entry('marille, weichsel, quitte, pfirsich, maulbeere, mispel, speierling, flieder', {
    kind: 'WOOD_TYPE',
    filters: {},
    keepsText: true,
    prefers: [{ weight: 0.6, data: { woodTypeIds: [46, 40, 41, 42, 30, 43] } }, ...TURNED],
  }),
  wood('hartholz, hartes holz, hart, hard wood', WOOD_TYPE_GROUPS.hartholz, ['LAUB_HART', 'BUCHE']),
  wood('weichholz, weiches holz, weich, soft wood', WOOD_TYPE_GROUPS.weichholz, [
    'NADEL',
    'FICHTE',
    'KIEFER',
    'LAUB_WEICH',
  ]),
  wood('nadelholz', WOOD_TYPE_GROUPS.nadelholz, ['NADEL', 'FICHTE', 'KIEFER']),
  wood('hartlaub, hartlaubholz, laub hart, laubhartholz', WOOD_TYPE_GROUPS.hartholz, ['LAUB_HART', 'BUCHE']),
  wood('laubholz, =laub', WOOD_TYPE_GROUPS.laubholz, ['LAUB_HART', 'LAUB_WEICH', 'BUCHE']),
  // A mixture is a firewood grade of its own (hard and soft together), not a species.
  entry('mischholz, gemischtes holz', {
    kind: 'WOOD_TYPE',
    filters: {},
    prefers: [{ weight: 0.6, data: { woodTypeIds: [19, 46, 47, 48, 49] } }, says(0.6, 'Mischholz gemischt Mischung')],
  }),
  // Noble broadleaves of the log trade: maple, ash, cherry, walnut, elm, wild service tree, pear.
  wood('edellaubholz, edellaub, buntlaubholz, wertlaubholz', [25, 26, 30, 31, 37, 41, 43]),
  wood('weichlaubholz, weichlaub', [28, 33, 34, 35, 36, 48]),
  entry('vogelaugenahorn, vogelaugen ahorn, fladerahorn, wölkchenahorn', {
    kind: 'WOOD_TYPE',
    filters: { categoryData: { woodTypeIds: [26] } },
    prefers: [says(1, 'Riegel Riegelahorn Maser'), kinds(0.4, 'LOGS', 'SAWN_WOOD')],
  }),
  entry('thermoholz', { kind: 'QUALITY', filters: {}, prefers: [says(0.8, 'Thermo Thermoholz')] }),
  entry('lacewood', { kind: 'WOOD_TYPE', filters: { categoryData: { woodTypeIds: [45] } } }),
  wood('schweizer birnbaum, schweizer birne', [43, 41]),
  // Names of exotic woods for native ones that last or darken like them.
  entry('heimisches ebenholz, heimisches tropenholz, heimisches rosenholz', {
    kind: 'WOOD_TYPE',
    filters: { categoryData: { woodTypeIds: [22, 29, 42] } },
    prefers: [says(0.6, 'Mooreiche Drechselholz Drechselrohling'), kinds(1, 'SAWN_WOOD', 'LOGS')],
  }),
  entry('steirisches teak, heimisches teak, österreichisches teak', {
    kind: 'WOOD_TYPE',
    filters: { categoryData: { woodTypeIds: [29, 6, 38] } },
    prefers: [kinds(1, 'SAWN_WOOD', 'LOGS')],
  }),
];
