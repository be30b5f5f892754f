import { indexBy } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

/**
 * Raw material groups of woody biomass; the code is the number of the norm, its parts show the level.
 * "Treated" means chemically treated. Treated used wood must not be burnt in household boilers. Source: ISO 17225-1 Table 1, texts our own.
 */
export type RawMaterialGroup = LookupRow & {
  parentCode: string | null;
  isForbiddenInHouseholdBoilers: boolean;
  /** What lists of dealers called it before its text said what the norm means. */
  formerText?: string;
};

const WHOLE_TREE_KINDS = ['Laubholz', 'Nadelholz', 'Kurzumtrieb', 'Büsche', 'Mischung'];

/** Sub-groups get the ids 1, 2, 3 … after the id of their group. */
const subGroups = (id: number, code: string, groupText: string, kinds: string[]): [number, string, string][] =>
  kinds.map((kind, index) => [id + index + 1, `${code}.${index + 1}`, `${groupText}: ${kind}`]);

const ENTRIES: readonly [number, string, string][] = [
  [100, '1.1', 'Wald- und Plantagenholz, erntefrisch'],
  [110, '1.1.1', 'Vollbäume ohne Wurzeln'],
  ...subGroups(110, '1.1.1', 'Vollbäume ohne Wurzeln', WHOLE_TREE_KINDS),
  [120, '1.1.2', 'Vollbäume mit Wurzeln'],
  ...subGroups(120, '1.1.2', 'Vollbäume mit Wurzeln', WHOLE_TREE_KINDS),
  [130, '1.1.3', 'Stammholz'],
  ...subGroups(130, '1.1.3', 'Stammholz', [
    'Laubholz mit Rinde',
    'Nadelholz mit Rinde',
    'Laubholz ohne Rinde',
    'Nadelholz ohne Rinde',
    'Mischung',
  ]),
  [140, '1.1.4', 'Waldrestholz'],
  ...subGroups(140, '1.1.4', 'Waldrestholz', [
    'Laubholz frisch',
    'Nadelholz frisch',
    'Laubholz gelagert',
    'Nadelholz gelagert',
    'Mischung',
  ]),
  [150, '1.1.5', 'Wurzeln und Stöcke'],
  [160, '1.1.6', 'Rinde'],
  [170, '1.1.7', 'Holz aus Gärten, Parks, Straßenpflege, Wein- und Obstbau'],
  [180, '1.1.8', 'Mischungen von Wald- und Plantagenholz'],
  [200, '1.2', 'Nebenprodukte der Holzverarbeitung'],
  [210, '1.2.1', 'Nebenprodukte der Holzverarbeitung, unbehandelt'],
  [220, '1.2.2', 'Nebenprodukte der Holzverarbeitung, chemisch behandelt'],
  [230, '1.2.3', 'Nebenprodukte der Holzverarbeitung, gemischt, auch chemisch behandelt'],
  [300, '1.3', 'Gebrauchtholz'],
  [310, '1.3.1', 'Gebrauchtholz, unbehandelt'],
  [320, '1.3.2', 'Gebrauchtholz, chemisch behandelt'],
  [400, '1.4', 'Definierte und undefinierte Mischungen'],
];

const FORMER_TEXTS: ReadonlyMap<string, string> = new Map([
  ['1.2.2', 'Nebenprodukte der Holzverarbeitung, behandelt'],
  ['1.2.3', 'Nebenprodukte der Holzverarbeitung, gemischt'],
  ['1.3.2', 'Gebrauchtholz, behandelt'],
]);
/** Chips of these may hold glue, paint or preservative, although they are no waste wood. */
const TREATED_BY_PRODUCTS: ReadonlySet<string> = new Set(['1.2.2', '1.2.3']);

/** Says whether by-products of a group are, or may be, chemically treated. */
export const isTreatedByProduct = (code: string | null): boolean => code !== null && TREATED_BY_PRODUCTS.has(code);

const parentOf = (code: string): string | null => (code.length > 3 ? code.slice(0, code.lastIndexOf('.')) : null);

export const RAW_MATERIAL_GROUPS: readonly RawMaterialGroup[] = ENTRIES.map(([id, code, text]) => ({
  id,
  code,
  text,
  parentCode: parentOf(code),
  isForbiddenInHouseholdBoilers: code === '1.3.2',
  ...(FORMER_TEXTS.has(code) ? { formerText: FORMER_TEXTS.get(code) ?? '' } : {}),
}));

export const rawMaterialGroupByCode = indexBy(RAW_MATERIAL_GROUPS, (row) => row.code);
