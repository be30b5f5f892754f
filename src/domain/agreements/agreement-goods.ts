import { parseGermanNumber } from '#domain/format/numbers.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';

/** How people write a unit after a figure; units that also name measures of the goods (m, m²) are left out. */
const WORDS: Readonly<Partial<Record<UnitCode, string>>> = {
  RM: 'rm|ster|raummeter',
  SRM: 'srm|schüttraummeter|schüttmeter',
  FM: 'fm|festmeter',
  EFM: 'efm|erntefestmeter|fm|festmeter',
  VFM: 'vfm|vorratsfestmeter|fm|festmeter',
  T: 't|to|tonnen?',
  T_ATRO: 't\\s+atro|atro-?tonnen?',
  KG: 'kg|kilo',
  SACK: 'säcke?|sack',
  PAL: 'paletten?|pal\\.?',
  M3: 'm³|m3|kubikmeter',
  LFM: 'lfm|laufmeter',
  STK: 'stück|stk\\.?',
  H: 'h|stunden?',
  HA: 'ha|hektar',
  MWH: 'mwh',
};

const FIGURE = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`;
const END = String.raw`(?![\p{L}\p{N}])`;

const quantities = (unit: UnitCode, around = ''): RegExp | null => {
  const words = WORDS[unit];
  return words === undefined
    ? null
    : new RegExp(`${around}(?<![\\p{L}\\p{N},.])(${FIGURE})\\s*(?:${words})${END}`, 'giu');
};

/** Returns a title without the quantities it names in a unit ("Buche 33 cm, 40 rm" becomes "Buche 33 cm"). */
export function goodsOfTitle(title: string, unit: UnitCode): string {
  const named = quantities(unit, String.raw`(?:[\s,;–-]*(?:ca\.?|rund|etwa)?\s*)`);
  if (named === null) return title;
  const goods = title
    .slice(0, LONGEST_READ)
    .replace(named, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;–-]+|(?<![\s,;–-])[\s,;–-]+$/g, '')
    .replaceAll(' ,', ',');
  return goods === '' ? title : goods;
}

/** Only this many characters are read; bounds the time, and a quantity is at the start of a text. */
const LONGEST_READ = 500;

/** Returns the quantity in a unit that the latest text naming one names; null where none does, or one names several. */
export function quantityNamed(texts: readonly string[], unit: UnitCode): number | null {
  const pattern = quantities(unit);
  if (pattern === null) return null;
  for (const text of texts.toReversed()) {
    const found = [...text.slice(0, LONGEST_READ).matchAll(pattern)].map((match) => parseGermanNumber(match[1] ?? ''));
    if (found.length > 0) return new Set(found).size === 1 ? (found[0] ?? null) : null;
  }
  return null;
}
