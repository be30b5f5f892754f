import { CATEGORIES, VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { slugOf } from '#domain/lookups/lookup-index.ts';
import { AREAS_OF_SERVICE } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { UNITS } from '#domain/lookups/units.data.ts';
import { woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import type { WoodTypeUse } from '#domain/lookups/categories.data.ts';
import type { CodeList, IdList } from '#domain/adverts/edit/edit-fields.data.ts';

/** A valid value of a cell: its meaning, its label, every way to write it. */
export type ImportChoice = { value: string | number | boolean; text: string; names: readonly string[] };

/**
 * A name normalised for comparison: lower case, umlauts written out, no blanks or punctuation; "m²" and "m³" differ.
 */
export const comparable = (written: string): string =>
  slugOf(written.replaceAll('²', '2').replaceAll('³', '3').replaceAll('+', ' plus ')).replaceAll('-', '');

/** "Kiefer (Weißkiefer, Föhre)" is also written "Kiefer", "Weißkiefer" and "Föhre". */
function namesIn(text: string): string[] {
  const [, before = '', inside = ''] = /^([^()]*)\(([^()]*)\)/.exec(text) ?? [];
  return [text, before.trim(), ...inside.split(',').map((name) => name.trim())].filter((name) => name !== '');
}

type Row = { text: string; code?: string; id?: number; shortText?: string; formerText?: string; slug?: string };

const choice = (value: ImportChoice['value'], row: Row): ImportChoice => ({
  value,
  text: row.shortText ?? row.text,
  names: [...namesIn(row.text), row.shortText, row.formerText, row.code, row.slug, row.id?.toString()].flatMap(
    (name) => name ?? [],
  ),
});

const byId = (rows: readonly (Row & { id: number })[]): ImportChoice[] => rows.map((row) => choice(row.id, row));

const IDS: Record<IdList, readonly ImportChoice[]> = {
  SERVICE_CATEGORIES: byId(SERVICE_CATEGORIES),
  AREAS_OF_SERVICE: AREAS_OF_SERVICE.map(({ id, name }) => choice(id, { text: name, id })),
  EQUIPMENT: byId(EQUIPMENT),
  CERTIFICATES: byId(CERTIFICATES),
};

/** Returns the valid values of a cell with a list of codes. */
export const codeChoices = (list: CodeList): readonly ImportChoice[] => list.map((row) => choice(row.code, row));

/** Returns the valid values of a cell with a list of ids. */
export const idChoices = (list: IdList): readonly ImportChoice[] => IDS[list];

const WOODS: Record<WoodTypeUse, readonly ImportChoice[]> = {
  FOREST: byId(woodTypesOfUse('FOREST')),
  FURNACE: byId(woodTypesOfUse('FURNACE')),
  SAWN: byId(woodTypesOfUse('SAWN')),
  LOG: byId(woodTypesOfUse('LOG')),
};

/** Returns the wood types valid in a cell, for a use. */
export const woodChoices = (use: WoodTypeUse): readonly ImportChoice[] => WOODS[use];

export const CATEGORY_CHOICES: readonly ImportChoice[] = CATEGORIES.map((row) => ({
  value: row.code,
  text: row.text,
  names: [row.text, row.longText, row.slug, row.code],
}));

export const UNIT_CHOICES: readonly ImportChoice[] = UNITS.map((row) => ({
  value: row.code,
  text: row.text,
  names: [...namesIn(row.longText), row.text, row.pluralText, row.code],
}));

export const VAT_CHOICES: readonly ImportChoice[] = VAT_RATES_IN_PERCENT.map((rate) => ({
  value: rate,
  text: String(rate),
  names: [`${rate}`, `${rate} %`, `${rate},0`, `${rate},00`],
}));

export const GROSS_CHOICES: readonly ImportChoice[] = [
  { value: true, text: 'brutto', names: ['brutto', 'inkl', 'inkl. USt', 'inkl. MwSt'] },
  { value: false, text: 'netto', names: ['netto', 'exkl', 'exkl. USt', 'exkl. MwSt'] },
];

export const CLAIM_CHOICES: readonly ImportChoice[] = [
  { value: true, text: 'ja', names: ['ja', 'j', 'x', '1', 'wahr', 'true', 'yes'] },
  { value: false, text: 'nein', names: ['nein', 'n', '0', 'falsch', 'false', 'no'] },
];

export const CHARGE_CHOICES: readonly ImportChoice[] = [
  {
    value: 'TRIP',
    text: 'Fuhre',
    names: ['Fuhre', 'je Fuhre', 'pro Fuhre', 'Fahrt', 'je Fahrt', 'pro Fahrt', 'pauschal', 'TRIP'],
  },
  { value: 'UNIT', text: 'Einheit', names: ['Einheit', 'je Einheit', 'pro Einheit', 'UNIT'] },
];

export const MEASURE_BASIS_CHOICES: readonly ImportChoice[] = [
  {
    value: 'STACKED_1M',
    text: 'Meterscheiter',
    names: ['Meterscheiter', 'Meterscheit', '1 m geschlichtet', 'STACKED_1M'],
  },
  { value: 'STACKED_SHORT', text: 'Ofenlänge', names: ['Ofenlänge', 'geschlichtet', 'STACKED_SHORT'] },
  { value: 'LOOSE', text: 'geschüttet', names: ['geschüttet', 'lose', 'LOOSE'] },
  { value: 'SOLID', text: 'Festmeter', names: ['Festmeter', 'fm', 'SOLID'] },
  { value: 'WEIGHT', text: 'gewogen', names: ['gewogen', 'Gewicht', 'WEIGHT'] },
];

const indexes = new WeakMap<readonly ImportChoice[], ReadonlyMap<string, ImportChoice>>();

/** The first choice with a name has it; a file asks for the same lists thousands of times. */
function indexOf(choices: readonly ImportChoice[]): ReadonlyMap<string, ImportChoice> {
  const known = indexes.get(choices);
  if (known) return known;
  const pairs = choices.flatMap((one) => one.names.map((name) => [comparable(name), one] as const));
  const index = new Map(pairs.toReversed());
  indexes.set(choices, index);
  return index;
}

const LONGEST_NAME = 200;

/** Returns the choice that a cell names, undefined for none. */
export function choiceNamed(choices: readonly ImportChoice[], written: string): ImportChoice | undefined {
  const wanted = written.length > LONGEST_NAME ? '' : comparable(written);
  return wanted === '' ? undefined : indexOf(choices).get(wanted);
}

/** Words that are longer are no slip of the finger, and comparing them would cost more than the guess is worth. */
const LONGEST_GUESSED = 30;

/** Returns the choice probably meant by an unknown name, at most two letters off; undefined for none. */
export function choiceMeant(choices: readonly ImportChoice[], written: string): ImportChoice | undefined {
  const wanted = written.length > 2 * LONGEST_GUESSED ? '' : comparable(written);
  if (wanted.length < 3 || wanted.length > LONGEST_GUESSED) return undefined;
  let best: { choice: ImportChoice; off: number } | undefined;
  for (const [name, choice] of indexOf(choices)) {
    const most = best ? best.off - 1 : wanted.length < 6 ? 1 : 2;
    if (Math.abs(name.length - wanted.length) > most) continue;
    const off = lettersOff(wanted, name);
    if (off <= most) best = { choice, off };
  }
  return best?.choice;
}

/** Fonts to change, add or swap with a neighbour until one word is the other (optimal string alignment). */
function lettersOff(one: string, other: string): number {
  let before: number[] = [];
  let line = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (line[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min((line[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, changed, swapped));
    }
    before = line;
    line = next;
  }
  return line[other.length] ?? 0;
}
