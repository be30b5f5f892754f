import { of, thick, wide } from './facts-b.ts';
import type { When } from './facts-b.ts';

/** How adverts of one kind of goods or job are told from others; judgements of several sets use it. */

export const SERVICE = ['SERVICES'] as const;
export const TIMBER = ['SAWN_WOOD', 'LOGS', 'FIREWOOD'] as const;
export const SPRUCE = of('FICHTE', 'FITA');
export const SPRUCE_FIR = of('FICHTE', 'FITA', 'TANNE');
export const PINE = of('KIEFER', 'SCHWARZKIEFER');

const NO_STEMS = ['pfahl', 'pfähl', 'pfosten', 'stecken', 'pflöck', 'stangen', 'christb', 'weihnachtsb', 'große tanne'];
export const ENERGY = ['energieholz', 'energierundholz', 'hackholz', 'polterholz'];
/** Stems as a saw takes them. */
export const SAW_STEMS = { notTitleIncludes: [...NO_STEMS, ...ENERGY, 'schleifholz', 'faserholz'] };
const SPECIAL_FUEL = [
  'brikett',
  'zünd',
  'anfeuer',
  'räucher',
  'smoker',
  'selch',
  'späne',
  'wolle',
  'schwart',
  'spreiß',
  'säumling',
  'spandl',
  'kienspan',
  'schwedenfeuer',
  'finnenkerze',
  'fackel',
  'altholz',
  'stadelbretter',
  'kistenholz',
  'verschnitt',
  'restholz',
  'abfallholz',
];
export const SPLITS = { notTitleIncludes: SPECIAL_FUEL };
const NO_FUEL_CHIPS = [
  'späne',
  'sägemehl',
  'streu',
  'wolle',
  'mulch',
  'rinde',
  'fallschutz',
  'spielplatz',
  'schaukelplatz',
  'reitplatz',
  'gartenwege',
];
export const FUEL_CHIPS = { notTitleIncludes: NO_FUEL_CHIPS };
export const SLABS = ['schwart', 'spreiß', 'säumling'];
export const KINDLING = ['zünd', 'anfeuer', 'spandl', 'kien', 'spreiß', 'anheiz', 'kleinholz'];
export const SMOKING = ['räucher', 'selch', 'smoker'];
export const LITTER = ['einstreu', 'sägesp', 'sägemehl', 'hobelsp', 'sagschart', 'boxensp'];
export const DECK = { titleIncludes: ['terrasse', 'terasse'] };
export const GLULAM = ['bsh', 'brettschicht', 'leimbinder'];
export const KVH = ['kvh', 'konstruktionsvollholz'];
export const POSTS = [
  'pfahl',
  'pfähl',
  'pflock',
  'pflöck',
  'stecken',
  'steher',
  'rundpfosten',
  'gartenpfosten',
  'kestenpfosten',
];
export const MULCH = { textIncludes: ['mulch', 'dekorrinde'] };
export const PALES = { textIncludes: ['zaunlatt', 'staket', 'gartenzaun', 'zaunbrett', 'lattenzaun'] };
export const TURNING = { textIncludes: ['drechsel', 'drechsl', 'kantel'] };
export const TREES = { textIncludes: ['christb', 'weihnachtsb', 'nordmann', 'große tanne'] };
export const BAGS = { titleIncludes: ['sack', 'säcke', '15 kg'] };
export const LOOSE = { notTitleIncludes: ['sack', 'säcke', 'big-bag', 'bigbag'] };
export const DELIVERED = { deliveryIsPossible: true };
export const BLOWN = { blowInIsPossible: true };
export const KILN: When = { dryingStates: ['KAMMERGETROCKNET'] };
export const C24: When = { sawnGradeCodes: ['C24'] };
export const MM6: When = { pelletDiameterCodes: ['D06'] };
export const MIXED_GRADES: When = { logGradeCodes: ['ABC', 'AB', 'BC', 'A', 'B'] };

export const job = (...serviceCategoryIds: number[]): When => ({ serviceCategoryIds });
export const section = (thickness: number, width: number): When => ({
  ...thick(thickness - 3, thickness + 3),
  ...wide(width - 5, width + 5),
});
