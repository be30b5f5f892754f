import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';

const idsWhere = (keep: (row: (typeof WOOD_TYPES)[number]) => boolean): readonly number[] =>
  WOOD_TYPES.filter(keep).map((row) => row.id);

/** Wood types searched for together, as people name them; includes the mixed type of each group. */
export const WOOD_TYPE_GROUPS = {
  hartholz: idsWhere((row) => row.grade === 'HARD'),
  weichholz: idsWhere((row) => row.grade === 'SOFT'),
  nadelholz: idsWhere((row) => row.group === 'SOFTWOOD'),
  laubholz: idsWhere((row) => row.group === 'HARDWOOD'),
} as const;
export type WoodGroupName = keyof typeof WOOD_TYPE_GROUPS;
export const WOOD_GROUP_NAMES = [
  'hartholz',
  'weichholz',
  'nadelholz',
  'laubholz',
] as const satisfies readonly WoodGroupName[];

/** Says whether a text is the name of a group of wood types. */
export const isWoodGroupName = (text: string): text is WoodGroupName => Object.hasOwn(WOOD_TYPE_GROUPS, text);

/** Returns the group that holds exactly these wood types, or undefined. */
export function woodGroupOf(woodTypeIds: readonly number[]): WoodGroupName | undefined {
  const wanted = new Set(woodTypeIds);
  return WOOD_GROUP_NAMES.find(
    (name) => WOOD_TYPE_GROUPS[name].length === wanted.size && WOOD_TYPE_GROUPS[name].every((id) => wanted.has(id)),
  );
}

/** Wood types of one genus, or sold for the same purposes: the nearest to each other where one is not on offer. */
const RELATED_WOOD_TYPES: readonly (readonly number[])[] = [
  // Fichte, Tanne
  [1, 2, 3],
  // Kiefer, Schwarzkiefer, Zirbe, Weymouthskiefer (Pinus)
  [4, 5, 8, 9],
  // Lärche, Douglasie: both for outdoors
  [6, 7],
  // Buche, Hainbuche
  [20, 21],
  // Eichen (Quercus)
  [22, 23, 24],
  // Erle, Birke (Betulaceae)
  [27, 28],
  // Fruit trees: Kirsche, Apfel, Birne, Zwetschke, Elsbeere, Eberesche, Obstholz
  [30, 40, 41, 42, 43, 44, 46],
  // Nuss, Schwarznuss (Juglans)
  [31, 32],
  // Pappel, Aspe, Weide (Salicaceae), and Linde: soft and light
  [33, 34, 35, 36],
];

/** Returns the wood types most similar to one, including itself; only itself where none is similar. */
export const relatedWoodTypes = (id: number): readonly number[] =>
  RELATED_WOOD_TYPES.find((ids) => ids.includes(id)) ?? [id];
