import { parseEuroInCents, parseGermanNumber } from '#domain/format/numbers.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf, isCategoryCode } from '#domain/lookups/categories.data.ts';
import { storedText } from '#domain/adverts/categories/text-forms.ts';
import { categoryOfText } from '#domain/search/reading/category-of-text.ts';
import {
  type ListedReservation,
  RESERVED_PATH,
  RESERVED_UNTIL_PATH,
  listedReservation,
  readDay,
} from '#domain/adverts/availability/listed-reservation.ts';
import { type Issue, issue } from '#domain/result.ts';
import type { ImportChoice } from './import-choices.ts';
import { CATEGORY_CHOICES, choiceMeant, choiceNamed } from './import-choices.ts';
import type { ImportColumn } from './import-columns.ts';
import {
  ALL_COLUMN_NAMES,
  CATEGORY_COLUMN,
  TITLE_COLUMN,
  PICTURES_PATH,
  PUBLISH_PATH,
  REFERENCE_COLUMN,
  REFERENCE_PATH,
  importColumnsOf,
} from './import-columns.ts';
import { MOST_READ, picturesIn } from './import-pictures.ts';
import { DAMAGED } from './import-text.ts';

/** The head of a table: the known column at each position, null where a heading is unknown or comes a second time. */
export type ImportHead = { columns: readonly (string | null)[]; hints: readonly Issue[] };

const COLUMN_CHOICES: readonly ImportChoice[] = ALL_COLUMN_NAMES.map((name) => ({
  value: name,
  text: name,
  names: [name],
}));
const SHOWN_CHARACTERS = 40;

/** A cell as a message quotes it: one line, never long. */
const quoted = (cell: string): string => {
  const line = cell
    .slice(0, 4 * SHOWN_CHARACTERS)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
};

const meant = (choices: readonly ImportChoice[], written: string): { meant?: string } => {
  const found = choiceMeant(choices, written);
  return found ? { meant: found.text } : {};
};

/** Returns the position of each column; unknown headings become hints, with the one probably meant. */
export function readImportHead(cells: readonly string[]): ImportHead {
  const seen = new Set<string>();
  const hints: Issue[] = [];
  const columns = cells.map((cell) => {
    if (cell.trim() === '') return null;
    const name = choiceNamed(COLUMN_CHOICES, cell)?.text;
    if (name !== undefined && !seen.has(name)) {
      seen.add(name);
      return name;
    }
    const params = { given: quoted(cell), ...(name === undefined ? meant(COLUMN_CHOICES, cell) : {}) };
    hints.push(issue('', name === undefined ? 'import.column-unknown' : 'import.column-twice', params));
    return null;
  });
  return { columns, hints: hints.slice(0, 20) };
}

const cellOf = ({ columns }: ImportHead, cells: readonly string[], name: string): string | null => {
  const at = columns.indexOf(name);
  return at < 0 ? null : (cells[at] ?? '').trim();
};

/** Returns the owner's reference in a row; "" where there is none that can be read. */
export const referenceIn = (head: ImportHead, cells: readonly string[]): string =>
  readable(cellOf(head, cells, REFERENCE_COLUMN) ?? '');

const readable = (reference: string): string => (reference.includes(DAMAGED) ? '' : reference);
const damaged = (path: string, given: string): Issue =>
  issue(path, path === REFERENCE_PATH ? 'import.damaged-reference' : 'import.damaged', { given: quoted(given) });

/** What a row of an import says. Parts that are absent are not spoken of; null takes an answer away. */
export type ImportRow = {
  /** Null: neither the row nor the advert says it, or it cannot be read. */
  category: CategoryCode | null;
  /** Whether the advert shall run; otherwise a new one stays a draft. */
  shallRun: boolean;
  /** Parts of an edit payload, unchecked. */
  given: Readonly<Record<string, unknown>>;
  /** Pictures as written, addresses or names of files, in order; null: the row says nothing about them. */
  pictures: readonly string[] | null;
  /** Null: the row says nothing about it. */
  reservation: ListedReservation | null;
  issues: readonly Issue[];
  /** What is worth a word, but refuses nothing. */
  hints: readonly Issue[];
};

/** The category that a row states or its advert has, else the one that its words name. */
function categoryOfRow(
  named: string,
  title: string,
  known: CategoryCode | null,
): { category: CategoryCode | null; isOfWords: boolean } {
  const found = named === '' ? known : choiceNamed(CATEGORY_CHOICES, named)?.value;
  if (typeof found === 'string' && isCategoryCode(found)) return { category: found, isOfWords: false };
  const ofWords = named.includes(DAMAGED) ? null : categoryOfText(named === '' ? title : named);
  return { category: ofWords, isOfWords: ofWords !== null };
}

/** The hint about a category that no list names so: read from its cell, or from the title where there is none. */
function wordsRead(cell: string, category: CategoryCode): Issue {
  const { text } = categoryOf(category);
  if (cell === '') return issue('category', 'import.category-of-words', { category: text });
  return issue('category', 'import.category-of-cell', {
    column: CATEGORY_COLUMN,
    given: quoted(cell),
    category: text,
  });
}

/** Why a row has no category. */
function categoryMissing(cell: string, reference: string): Issue {
  if (reference.includes(DAMAGED)) return damaged(REFERENCE_PATH, reference);
  if (cell.includes(DAMAGED)) return damaged('category', cell);
  if (cell === '') return issue('category', 'required');
  return unknownChoice('category', CATEGORY_CHOICES, { cell, mayGuess: true });
}

/** Returns what the cells of a row say; `known` is the category of the advert that has the row's reference already. */
export function readImportRow(head: ImportHead, cells: readonly string[], known: CategoryCode | null): ImportRow {
  const named = cellOf(head, cells, CATEGORY_COLUMN) ?? '';
  const { category, isOfWords } = categoryOfRow(named, cellOf(head, cells, TITLE_COLUMN) ?? '', known);
  if (category === null) {
    const reason = categoryMissing(named, cellOf(head, cells, REFERENCE_COLUMN) ?? '');
    return { category, shallRun: true, given: {}, pictures: null, reservation: null, issues: [reason], hints: [] };
  }
  const answers = new Map<string, unknown>();
  const issues: Issue[] = [];
  const columns = importColumnsOf(category).filter(
    ({ name }) => head.columns.includes(name) && !(isOfWords && name === CATEGORY_COLUMN),
  );
  for (const column of columns) {
    const read = readCell(column, cellOf(head, cells, column.name) ?? '', issues.length < MOST_GUESSES);
    if ('issue' in read) issues.push(read.issue);
    else answers.set(column.path, read.value);
  }
  issues.push(...bandGaps(category, answers, issues));
  if (cells.slice(head.columns.length).some((cell) => cell.trim() !== ''))
    issues.push(issue('', 'import.too-many-cells'));
  const shallRun = answers.get(PUBLISH_PATH) !== false;
  const { listed: reservation, issues: contradictions } = listedReservation(
    answers.get(RESERVED_PATH) as boolean | null | undefined,
    answers.get(RESERVED_UNTIL_PATH) as string | null | undefined,
  );
  return {
    category,
    shallRun,
    given: withSingleItem(nested(category, answers), category),
    pictures: answers.has(PICTURES_PATH) ? picturesIn(String(answers.get(PICTURES_PATH) ?? '')) : null,
    reservation,
    issues: [...issues, ...contradictions],
    hints: [...(isOfWords ? [wordsRead(named, category)] : []), ...foreignCells(head, cells, category)],
  };
}

/** Returns the owner's reference in an entry of a JSON list; "" where there is none. */
export function referenceInJson(entry: unknown): string {
  const reference = isRecord(entry) ? entry[REFERENCE_PATH] : null;
  return typeof reference === 'string' || typeof reference === 'number' ? readable(String(reference).trim()) : '';
}

/** Returns what an entry of a JSON list says: an edit payload with the reference and, if not so, that it shall not run. */
export function readImportEntry(entry: unknown, known: CategoryCode | null): ImportRow {
  const refused = (reason: Issue): ImportRow => ({
    category: null,
    shallRun: true,
    given: {},
    pictures: null,
    reservation: null,
    issues: [reason],
    hints: [],
  });
  if (!isRecord(entry)) return refused(issue('', 'import.no-object'));
  const named = entry['category'];
  const category = typeof named === 'string' && isCategoryCode(named) ? named : known;
  if (named !== undefined && named !== category)
    return refused(issue('category', 'import.choice', { given: quoted(String(named)) }));
  if (category === null) return refused(issue('category', 'required'));
  const publish = entry[PUBLISH_PATH] ?? true;
  // An import overwrites: the version of a page that was open meanwhile is none of its business.
  const { [REFERENCE_PATH]: _reference, [PUBLISH_PATH]: _publish, version: _version, ...said } = entry;
  const { [RESERVED_PATH]: reserved, [RESERVED_UNTIL_PATH]: reservedUntil, ...rest } = said;
  const { listed: reservation, issues: reservationIssues } = reservationIn(reserved, reservedUntil);
  const { [PICTURES_PATH]: images, ...withoutPictures } = rest;
  const pictures = addressesOf(images);
  const given = pictures ? withoutPictures : rest;
  return {
    category,
    shallRun: publish !== false,
    given: { ...given, category },
    pictures,
    reservation,
    issues: [
      ...(typeof publish === 'boolean' ? [] : [issue(PUBLISH_PATH, 'type')]),
      ...reservationIssues,
      ...damagedParts(entry),
    ],
    hints: [],
  };
}

/** What an entry of a JSON list says of a reservation. */
function reservationIn(reserved: unknown, until: unknown): ReturnType<typeof listedReservation> {
  const flaws = [
    ...(reserved === undefined || reserved === null || typeof reserved === 'boolean'
      ? []
      : [issue(RESERVED_PATH, 'type')]),
    ...(until === undefined || until === null || (typeof until === 'string' && readDay(until) !== null)
      ? []
      : [issue(RESERVED_UNTIL_PATH, 'format')]),
  ];
  if (flaws.length > 0) return { listed: null, issues: flaws };
  return listedReservation(
    reserved as boolean | null | undefined,
    typeof until === 'string' ? readDay(until) : (until as null | undefined),
  );
}

/** Pictures of an entry as addresses; null where there are none, or pictures that were uploaded before. */
const addressesOf = (images: unknown): string[] | null =>
  Array.isArray(images) && images.length > 0 && images.every((one) => typeof one === 'string')
    ? images.slice(0, MOST_READ)
    : null;

/** Texts of an entry that hold what cannot be read. */
function damagedParts(value: unknown, path = ''): Issue[] {
  if (typeof value === 'string') return value.includes(DAMAGED) ? [damaged(path, value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => damagedParts(part, path === '' ? name : `${path}.${name}`));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type CellRead = { value: unknown } | { issue: Issue };

/** A row with more errors gets no suggestions: its columns are shifted. */
const MOST_GUESSES = 4;

function readCell(column: ImportColumn, cell: string, mayGuess: boolean): CellRead {
  const { path } = column;
  if (cell.includes(DAMAGED)) return { issue: damaged(path, cell) };
  if (column.kind === 'CHOICES') return readChoices(column, cell, mayGuess);
  if (cell === '') return { value: null };
  switch (column.kind) {
    case 'TEXT':
      return { value: column.form === undefined ? cell : storedText(column.form, cell) };
    case 'EUROS':
      return readNumber(path, cell, isPriceOfGoods(path) ? parsePrice : parseEuroInCents);
    case 'NUMBER':
      return readNumber(path, cell, parseGermanNumber);
    case 'DEGREES':
      return readNumber(path, cell, (text) =>
        /^-?\d{1,3}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null,
      );
    case 'DAY': {
      const day = readDay(cell);
      return day === null ? { issue: issue(path, 'import.day', { given: quoted(cell) }) } : { value: day };
    }
    case 'CHOICE': {
      const found = choiceNamed(column.choices, cell);
      return found ? { value: found.value } : { issue: unknownChoice(path, column.choices, { cell, mayGuess }) };
    }
  }
}

const isPriceOfGoods = (path: string): boolean => path === 'pricePerUnitInCents' || path === 'priceTotalInCents';

/** Words of a price cell for what is given away. */
const GIVEN_AWAY = /^(?:(?:zu[mr]? )?(?:verschenken|verschenke|geschenk|geschenkt)|gratis|kostenlos|umsonst)$/i;
const parsePrice = (cell: string): number | null => (GIVEN_AWAY.test(cell.trim()) ? 0 : parseEuroInCents(cell));

const LONGEST_NUMBER = 40;

function readNumber(path: string, cell: string, parse: (text: string) => number | null): CellRead {
  const value = cell.length > LONGEST_NUMBER ? null : parse(cell);
  return value === null ? { issue: issue(path, 'import.number', { given: quoted(cell) }) } : { value };
}

/** Some names hold a comma themselves: it parts names only where the whole cell is none. */
function readChoices(
  { path, choices }: { path: string; choices: readonly ImportChoice[] },
  cell: string,
  mayGuess: boolean,
): CellRead {
  if (cell === '') return { value: [] };
  const whole = choiceNamed(choices, cell);
  if (whole) return { value: [whole.value] };
  const parts = (cell.includes('|') ? cell.split('|') : cell.split(/[,;]/)).map((part) => part.trim());
  const values: ImportChoice['value'][] = [];
  for (const part of parts) {
    if (part === '') continue;
    const found = choiceNamed(choices, part);
    if (!found) return { issue: unknownChoice(path, choices, { cell: part, mayGuess }) };
    values.push(found.value);
  }
  return { value: values };
}

type Unknown = { cell: string; mayGuess: boolean };

function unknownChoice(path: string, choices: readonly ImportChoice[], { cell, mayGuess }: Unknown): Issue {
  const possible = choices.length <= 10 ? { possible: choices.map(({ text }) => text).join(', ') } : {};
  return issue(path, 'import.choice', { given: quoted(cell), ...(mayGuess ? meant(choices, cell) : {}), ...possible });
}

/** What a delivery price still lacks, once one of its cells is filled; what could not be read is said already. */
function bandGaps(category: CategoryCode, answers: ReadonlyMap<string, unknown>, refused: readonly Issue[]): Issue[] {
  const bandOf = (path: string): string | undefined => /^deliveryBands\.\d+/.exec(path)?.[0];
  const begun = new Set([...answers].flatMap(([path, answer]) => (answer === null ? [] : (bandOf(path) ?? []))));
  return importColumnsOf(category).flatMap((column) => {
    const { name, path } = column;
    if (!begun.has(bandOf(path) ?? '') || path.endsWith('.minimumQuantity')) return [];
    if ((answers.get(path) ?? null) !== null || refused.some((one) => one.path === path)) return [];
    const possible = column.kind === 'CHOICE' ? { possible: column.choices.map(({ text }) => text).join('|') } : {};
    return [issue(path, 'import.band-gap', { missing: name, ...possible })];
  });
}

/** Cells filled in columns that the category of the row does not have. */
function foreignCells(head: ImportHead, cells: readonly string[], category: CategoryCode): Issue[] {
  const own = new Set(importColumnsOf(category).map(({ name }) => name));
  return head.columns.flatMap((name, index) =>
    name === null || own.has(name) || (cells[index] ?? '').trim() === ''
      ? []
      : [issue('', 'import.column-foreign', { column: name })],
  );
}

/** What a row says apart from the payload. */
const NOT_CONTENT: ReadonlySet<string> = new Set([
  REFERENCE_PATH,
  PUBLISH_PATH,
  PICTURES_PATH,
  RESERVED_PATH,
  RESERVED_UNTIL_PATH,
  'category',
]);

/** Answers by path as nested parts of the payload; delivery bands are taken as a whole, empty ones left out. */
function nested(category: CategoryCode, answers: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const given: Record<string, unknown> = { category };
  const groups: Record<string, Record<string, unknown>> = {};
  const bands = new Map<string, Record<string, unknown>>();
  let speaksOfBands = false;
  for (const [path, value] of answers) {
    const [group = '', name, part] = path.split('.');
    if (NOT_CONTENT.has(path)) continue;
    if (name === undefined) given[group] = value;
    else if (part === undefined) groups[group] = { ...groups[group], [name]: value };
    else {
      speaksOfBands = true;
      if (value !== null) bands.set(name, { ...bands.get(name), [part]: value });
    }
  }
  if (speaksOfBands) given['deliveryBands'] = [...bands.values()];
  return { ...given, ...groups };
}

const SINGLE_MEASURES = ['lengthInMm', 'widthInMm', 'thicknessInMm', 'lengthInCm', 'diameterInCm'] as const;

/** One measure without a range means a single item. */
function withSingleItem(given: Record<string, unknown>, category: CategoryCode): Record<string, unknown> {
  if (category !== 'SAWN_WOOD' && category !== 'LOGS') return given;
  const data = Object.entries(Object(given['categoryData']));
  const isStated = (test: (name: string) => boolean) => data.some(([name, value]) => test(name) && value !== null);
  if (isStated((name) => name === 'isSingleItem')) return given;
  const isSingle =
    isStated((name) => SINGLE_MEASURES.some((measure) => measure === name)) &&
    !isStated((name) => /^(min|max)/.test(name));
  return isSingle ? { ...given, categoryData: { ...Object.fromEntries(data), isSingleItem: true } } : given;
}
