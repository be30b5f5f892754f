import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';

const idsWhere = (keep: (row: (typeof WOOD_TYPES)[number]) => boolean): readonly number[] =>
  WOOD_TYPES.filter(keep).map((row) => row.id);

/** Wood types sought together, as people name them; the mixed entry of each group belongs to it. */
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
