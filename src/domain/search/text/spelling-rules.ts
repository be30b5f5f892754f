import {
  ADJECTIVE_ENDINGS,
  DIALECT_ENDINGS,
  DIALECT_RULES,
  DIMINUTIVE_ENDINGS,
  INFLECTED_ENDINGS,
  NOT_DIALECT,
  SOUND_RULES,
  SPECIES_ENDINGS,
} from './spelling-rules.data.ts';

/** A misspelling and its correction, with where the rule applies. */
export type Rule = {
  written: string;
  meant: readonly string[];
  atPart: boolean;
  /** Not among the first letters of a part, where it would make other words of short ones. */
  isInside: boolean;
  atEnd: boolean;
  /** The correction ends a part of a compound. */
  endsPart: boolean;
  afterConsonant: boolean;
  beforeConsonant: boolean;
  /** Fonts that have to follow. */
  before: string;
};
export type Rules = { byLetter: ReadonlyMap<string, readonly Rule[]>; swallowed: readonly Rule[] };

const LINE = /^(?<start>[\^_]?)(?<after>C?)(?<written>-?[a-z]*)(?<before>C?)(?<end>[$+]?): (?<meant>[a-z ]+)$/;

function ruleOf(line: string): Rule {
  const groups = LINE.exec(line)?.groups;
  if (groups === undefined) throw new Error(`No spelling rule: ${line}`);
  const written = groups['written'] ?? '';
  const isSwallowed = written.startsWith('-');
  return {
    written: isSwallowed ? '' : written,
    meant: (groups['meant'] ?? '').split(' ').map((letters) => (isSwallowed ? letters.slice(0, -1) : letters)),
    atPart: groups['start'] === '^',
    isInside: groups['start'] === '_',
    atEnd: groups['end'] === '$',
    endsPart: groups['end'] === '+',
    afterConsonant: groups['after'] !== '',
    beforeConsonant: groups['before'] !== '',
    before: isSwallowed ? written.slice(1) : '',
  };
}

function rulesOf(text: string): Rules {
  const rules = text
    .split('\n')
    .filter((line) => line !== '')
    .map(ruleOf);
  const byLetter = new Map<string, Rule[]>();
  for (const rule of rules.filter(({ written }) => written !== '')) {
    const letter = rule.written.charAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), rule]);
  }
  return { byLetter, swallowed: rules.filter(({ written }) => written === '') };
}

export const DIALECT = rulesOf(DIALECT_RULES);
export const SOUND = rulesOf(SOUND_RULES);

export type Ending = { how: 'INFLECTED' | 'DIALECT'; only?: 'SPECIES' | 'OTHERS' };

const kinds = new Map<string, Ending>();
const addEndings = (text: string, ending: Ending): void => {
  for (const letters of text.split(/\s+/)) if (letters !== '' && !kinds.has(letters)) kinds.set(letters, ending);
};
addEndings(INFLECTED_ENDINGS, { how: 'INFLECTED' });
addEndings(DIMINUTIVE_ENDINGS, { how: 'INFLECTED', only: 'OTHERS' });
addEndings(DIALECT_ENDINGS, { how: 'DIALECT' });
addEndings(SPECIES_ENDINGS, { how: 'DIALECT', only: 'SPECIES' });

/** Possible endings of a stem, and the length of the longest. */
export const ENDINGS: { kinds: ReadonlyMap<string, Ending>; longest: number } = {
  kinds,
  longest: Math.max(...[...kinds.keys()].map(({ length }) => length)),
};

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

export const NOT_DIALECT_WORDS = setOf(NOT_DIALECT);
export const ADJECTIVES: ReadonlySet<string> = setOf(ADJECTIVE_ENDINGS);
