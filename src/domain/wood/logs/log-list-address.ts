import { readAgreedBark } from './agreed-bark.ts';
import type { LengthRuleCode } from './log-length.ts';
import { decodeLogList } from './log-list.ts';
import type { LogRow } from './log-list.ts';
import { cellsOfText, readLogCells } from './log-list-reading.ts';
import type { LogListRules } from './log-list-sums.ts';

/** Words of the measuring rules in addresses, the usual one first. */
const BARK_WORDS = { ohne: 'NONE', altherr: 'ALTHERR', rvr: 'RVR', vereinbart: 'AGREED' } as const;
const MODE_WORDS = { forstlich: 'FORESTRY', genau: 'EXACT' } as const;
const LENGTH_WORDS: Readonly<Record<string, LengthRuleCode>> = {
  bloch: 'BLOCH',
  langholz: 'LANGHOLZ',
  laubholz: 'LAUBHOLZ',
};

/** `abzug` holds the agreed bark deductions as typed. */
type RuleWords = { rinde: string; abzug: string; rundung: string; laengen: string };

function barkRuleOf(rinde: string, abzug: string): Pick<LogListRules, 'barkMethod' | 'agreedBark'> {
  const barkMethod = Object.entries(BARK_WORDS).find(([word]) => word === rinde)?.[1] ?? 'NONE';
  if (barkMethod !== 'AGREED') return { barkMethod };
  const read = readAgreedBark(abzug);
  return { barkMethod, agreedBark: 'steps' in read ? read.steps : [] };
}

/** Returns the measuring rules of an address; unknown words count as the usual rule. */
export const rulesOf = ({ rinde, abzug, rundung, laengen }: RuleWords): LogListRules => ({
  ...barkRuleOf(rinde, abzug),
  mode: Object.entries(MODE_WORDS).find(([word]) => word === rundung)?.[1] ?? 'FORESTRY',
  lengthRule: Object.hasOwn(LENGTH_WORDS, laengen) ? (LENGTH_WORDS[laengen] ?? null) : null,
});

/**
 * Returns the logs of an address: the list as a word, after it what a form without script sends: one log in its fields
 * (holzart, laenge, durchmesser, guete) or a text of lines.
 */
export function logsOfAddress(query: URLSearchParams): LogRow[] {
  const listed = decodeLogList(query.get('liste') ?? '');
  const last = listed.at(-1);
  const defaults = { firstNumber: (last?.number ?? 0) + 1, woodTypeId: last?.woodTypeId ?? 1 };
  const one = ['holzart', 'laenge', 'durchmesser', 'guete'].map((name) => query.get(name) ?? '');
  const sent = one[1] === '' ? cellsOfText(query.get('text') ?? '') : [ONE_LOG, one];
  return [...listed, ...readLogCells(sent, defaults).rows];
}

const ONE_LOG = ['Holzart', 'Länge', 'Durchmesser', 'Güte'];
