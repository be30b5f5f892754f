import type { EndpointInput } from '#contract/endpoint.ts';
import type { createCustomWord } from '#contract/search/search-words.ts';
import type { CustomWord } from '#contract/search/search-words.schemas.ts';
import { isCategoryCode } from '#domain/lookups/categories.data.ts';
import { searchAdminTexts } from '#texts/de/search/search-admin.ts';
import { CHECKED, typedValues } from '#web/forms/form-data.ts';

const { refusals } = searchAdminTexts;

type CustomWordDto = EndpointInput<typeof createCustomWord>['customWordDto'];

export const KINDS = ['SYNONYM', 'USE', 'STOP_WORD'] as const satisfies CustomWordDto['kind'][];

/** The id in the address of the form for another entry. */
export const NEW_WORD = 'neu';

/** What the buttons of the form ask for. */
export const WORD_INTENTS = { preview: 'vorschau', save: 'speichern', off: 'abschalten', on: 'einschalten' } as const;

export const WORD_FIELDS = ['kind', 'words', 'replacement', 'category', 'prefers', 'overrules', 'version'] as const;
export type WordValues = Readonly<Partial<Record<(typeof WORD_FIELDS)[number], string>>>;

type ReadWord =
  | { ok: true; dto: CustomWordDto & { words: string[] }; version: number }
  | { ok: false; errors: Readonly<Record<string, string>> };

const LONGEST_WORD = 60;
const MOST_WORDS = 20;
const MOST_PREFERRED = 10;

/** What was typed, by the names of the form's fields. */
export const wordValues = (form: FormData): Record<string, string> => typedValues(form, WORD_FIELDS);

/** A stored entry as its form shows it. */
export const valuesOf = (entry: CustomWord): WordValues => ({
  kind: entry.kind,
  words: entry.words.join(', '),
  replacement: entry.replacement ?? '',
  category: entry.category ?? '',
  prefers: entry.prefers.join(', '),
  overrules: entry.overrules ? CHECKED : '',
  version: String(entry.version),
});

/** What a link to the form suggests; what it must not is left out. */
export function suggestedValues(query: URLSearchParams): WordValues {
  const kind = KINDS.find((one) => one === query.get('art'));
  const text = (name: string): string => (query.get(name) ?? '').trim().slice(0, LONGEST_WORD);
  return { kind: kind ?? 'SYNONYM', words: text('wort'), replacement: text('ziel') };
}

/** The words of a text with commas or lines between them. */
const wordsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Reads what was typed; only the fields of the chosen kind count. */
export function readWord(values: WordValues): ReadWord {
  const errors: Record<string, string> = {};
  const kind = KINDS.find((one) => one === values.kind) ?? 'SYNONYM';
  const words = wordsIn(values.words ?? '');
  const prefers = kind === 'USE' ? wordsIn(values.prefers ?? '') : [];
  const replacement = kind === 'SYNONYM' ? (values.replacement ?? '') : '';
  const tooLong = (list: readonly string[]) => list.find((word) => word.length > LONGEST_WORD);
  const noteLength = (name: string, word: string | undefined): void => {
    if (word !== undefined) errors[name] = refusals.wordTooLong(`${word.slice(0, LONGEST_WORD)}…`);
  };
  if (words.length === 0) errors['words'] = refusals.wordsMissing;
  else if (words.length > MOST_WORDS) errors['words'] = refusals.tooManyWords;
  else noteLength('words', tooLong(words));
  if (prefers.length > MOST_PREFERRED) errors['prefers'] = refusals.tooManyPrefers;
  else noteLength('prefers', tooLong(prefers));
  noteLength('replacement', tooLong([replacement]));
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const category = values.category ?? '';
  const dto = {
    kind,
    words,
    replacement: replacement === '' ? null : replacement,
    category: kind === 'USE' && isCategoryCode(category) ? category : null,
    prefers,
    overrules: values.overrules === CHECKED,
  };
  return { ok: true, dto, version: Number(values.version) || 1 };
}

export const isTicked = (values: WordValues): boolean => values.overrules === CHECKED;
