import type { CategoryCode } from '#domain/lookups/categories.data.ts';

/** Goods for similar purposes, by the roots that name them in a title. */
const PRESSED = ['brikett'];
const KINDLING = ['anzundholz', 'schwarte', 'restholz', 'altholz', 'holzwolle'];
const FOR_SMOKE = ['raucherholz', 'smoker', 'grillholz'];
const TORCHES = ['baumfackel'];
const FOR_GROUND = ['spielplatz', 'fallschutz', 'gartenweg', 'wegeschnitzel', 'mulch', 'rinde'];
const LITTER = ['span', 'einstreu', 'holzwolle'];
const POSTS = ['pfahl', 'steck', 'stange', 'zaunpfosten'];
const CHRISTMAS_TREES = ['christbaum'];
const FOR_CRAFTS = ['drechselholz', 'schnitzholz', 'instrumentenholz', 'kantel'];
const ROOF_AND_FENCE = ['schindel', 'zaunlatte'];
const RECLAIMED = ['altholz', 'restholz'];

/**
 * Unusual goods of a category. A search for firewood is not meant to find briquettes or torches, so these come after
 * the usual goods unless the search names them or goods for similar purposes.
 */
const SPECIAL_GOODS: Partial<Record<CategoryCode, readonly (readonly string[])[]>> = {
  FIREWOOD: [PRESSED, KINDLING, FOR_SMOKE, TORCHES],
  WOOD_CHIPS: [FOR_GROUND, LITTER],
  PELLETS: [LITTER],
  LOGS: [POSTS, CHRISTMAS_TREES],
  SAWN_WOOD: [FOR_CRAFTS, ROOF_AND_FENCE, RECLAIMED],
};

const GROUPS = Object.values(SPECIAL_GOODS).flat();

/** Whether the lexemes of a title name special goods of the category. */
export const namesSpecialGoods = (category: CategoryCode, ofTitle: readonly string[]): boolean =>
  (SPECIAL_GOODS[category] ?? []).some((group) => group.some((root) => ofTitle.includes(root)));

/** Returns the roots of special goods that some lexemes search for: those they name, and goods for similar purposes. */
export const specialGoodsAsked = (lexemes: readonly string[]): string[] => {
  const asked = new Set(lexemes);
  return [...new Set(GROUPS.filter((group) => group.some((root) => asked.has(root))).flat())];
};

/** Groups of which any goods will do where those asked for are missing; old beams and kindling are no substitutes. */
const TURNED = ['drechselholz', 'kantel'];
/** Lots for the chipper hold mixed woods: one that is asked for is rarer than the lot. */
const TO_CHIP = ['energieholz'];
const REPLACEABLE = [TO_CHIP, PRESSED, FOR_SMOKE, TORCHES, FOR_GROUND, LITTER, POSTS, CHRISTMAS_TREES, TURNED];

/** Returns the roots of the goods that could be taken instead of those that some lexemes name, these included. */
export const replacingGoods = (lexemes: readonly string[]): string[] => {
  const asked = new Set(lexemes);
  return [...new Set(REPLACEABLE.filter((group) => group.some((root) => asked.has(root))).flat())];
};

export const isForTurning = (roots: readonly string[]): boolean => TURNED.some((root) => roots.includes(root));
