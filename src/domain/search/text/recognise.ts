import { lazy } from '#domain/lazy.ts';
import { splitCompound, splitPartly } from './compounds.ts';
import { walk } from './form-tree.ts';
import type { Form, FormNode, FormTree } from './form-tree.ts';
import { derivedFrom } from './derivation.ts';
import { growLexiconTree, isProduct, rootOf, staysWhole } from './lexicon/lexicon.ts';
import { isQueryNoise } from './noise.ts';
import { ADJECTIVES, ENDINGS, DIALECT, NOT_DIALECT_WORDS, SOUND } from './spelling-rules.ts';
import type { Ending, Rule, Rules } from './spelling-rules.ts';

export type RecognisedHow = 'INFLECTED' | 'DIALECT' | 'SOUND' | 'TYPO';

/**
 * The known word that was meant, in dictionary spelling, and the lexicon roots of it or of its parts. `certainty`: 0 to
 * 1; INFLECTED and DIALECT follow a rule, SOUND and TYPO are guesses that the visitor has to see.
 */
export type Recognised = {
  meant: string;
  roots: string[];
  how: RecognisedHow;
  certainty: number;
  /** It says what was done to the goods ("geschlägert"), not what is to be done. */
  isParticiple?: boolean;
};

type Options = {
  /** Words to search; by default the lexicon. */
  forms?: FormTree;
  /** Existing words (folded), such as those of adverts and places: never corrected by sound or distance. */
  isWord?: (folded: string) => boolean;
};

const SHORTEST_BY_RULE = 3;
const SHORTEST_BY_SOUND = 5;
const LONGEST = 40;
const SHORTEST_EDITED_PART = 6;
/** Behind so many letters without a mistake even a short end is known: "Eibenhloz". */
const SHORTEST_BEFORE_EDITED = 5;
const SHORTEST_EDITED_END = 4;
const LETTERS_PER_RULE = 4;
const LETTERS_PER_GUESS = 4;
const LONG_WORD = 8;
const MOST_EDITS_OF_A_COMPOUND = 1;
const LINKS = ['', 's', 'n', 'en', 'es', 'e'] as const;
const SHORTEST_REST = 3;
const IS_PLAIN = /^[a-z]+$/;

const COST = { part: 2, ending: 1, dialect: 2, sound: 3, edit: 10 } as const;
const HIGHEST_COST = 40;
/** States visited before a word is given up: bounds the cost of a hostile word. */
const MOST_STATES = 4_000;

type State = {
  at: number;
  node: FormNode;
  rules: number;
  edits: number;
  editsOfPart: number;
  how: RecognisedHow;
  /** Parts that are complete. */
  parts: readonly { shown: string; root: string }[];
  partFrom: number;
};
type Manner = { rules: Rules; sounds: Rules | null; mostRules: number; mostEdits: number };
type Hit = { cost: number; meant: string; roots: string[]; how: RecognisedHow };

const RANK: Readonly<Record<RecognisedHow, number>> = { INFLECTED: 0, DIALECT: 1, SOUND: 2, TYPO: 3 };
const weaker = (one: RecognisedHow, other: RecognisedHow): RecognisedHow => (RANK[one] > RANK[other] ? one : other);

/** Looks a word up in the tree of forms, cheapest way first. */
class Search {
  private readonly buckets: State[][] = Array.from({ length: HIGHEST_COST + 1 }, () => []);
  private readonly seen = new Set<number>();
  private readonly hits: Hit[] = [];
  private readonly tree: FormTree;
  private readonly word: string;
  private readonly manner: Manner;

  constructor(word: string, manner: Manner, tree: FormTree) {
    this.tree = tree;
    this.word = word;
    this.manner = manner;
  }

  /** The cheapest hit, or null where there is none or two of the same cost mean different things. */
  run(): Hit | null {
    const { root } = this.tree;
    this.push(0, { at: 0, node: root, rules: 0, edits: 0, editsOfPart: 0, how: 'INFLECTED', parts: [], partFrom: 0 });
    let states = 0;
    for (let cost = 0; cost <= HIGHEST_COST; cost += 1) {
      const bucket = this.buckets[cost] ?? [];
      for (let state = bucket.pop(); state !== undefined; state = bucket.pop()) {
        const key = (state.at * this.tree.size + state.node.id) * 2 + (state.parts.length > 0 ? 1 : 0);
        if (this.seen.has(key)) continue;
        this.seen.add(key);
        states += 1;
        if (states > MOST_STATES) return null;
        this.step(cost, state);
      }
      const found = this.hits.filter((hit) => hit.cost <= cost);
      const [first] = found;
      if (first === undefined) continue;
      const meanings = new Set(found.map(({ roots }) => roots.join(' ')));
      return meanings.size > 1 ? null : first;
    }
    return null;
  }

  private push(cost: number, state: State): void {
    if (cost <= HIGHEST_COST) this.buckets[cost]?.push(state);
  }

  private step(cost: number, state: State): void {
    this.finish(cost, state);
    if (state.at >= this.word.length) return;
    const letter = this.word.charAt(state.at);
    const same = state.node.next.get(letter);
    if (same !== undefined) this.push(cost, { ...state, at: state.at + 1, node: same });
    this.nextPart(cost, state);
    if (state.rules < this.manner.mostRules) {
      this.applyRules(state, { rules: this.manner.rules, how: 'DIALECT', cost: cost + COST.dialect });
      const { sounds } = this.manner;
      if (sounds !== null) this.applyRules(state, { rules: sounds, how: 'SOUND', cost: cost + COST.sound });
    }
    if (state.edits < this.manner.mostEdits && state.at > 0 && state.rules < this.manner.mostRules)
      this.edit(cost + COST.edit, state);
  }

  private finish(cost: number, state: State): void {
    const { node, parts, at } = state;
    const rest = this.word.slice(at);
    if (parts.length === 0 && rest === '' && node.word !== undefined) this.hit(cost, state, node.word);
    if (parts.length === 0 && node.adjective !== undefined && ADJECTIVES.has(rest))
      this.hit(cost + COST.ending, { ...state, how: weaker(state.how, 'DIALECT') }, node.adjective);
    const form = parts.length === 0 ? node.stem : node.last;
    if (form === undefined || rest.length > ENDINGS.longest) return;
    if (rest === '') this.hit(cost, state, form);
    const ending = ENDINGS.kinds.get(rest);
    if (ending === undefined) return;
    if (takesEnding(form, { rest, only: ending.only, isPart: parts.length > 0 }))
      this.hit(cost + COST.ending, { ...state, how: weaker(state.how, ending.how) }, form);
  }

  private hit(cost: number, state: State, form: Form): void {
    const { parts, how, edits } = state;
    if (!isFarEnough(state, form)) return;
    // With two letters off, an unknown part of a compound becomes any other one ("Pflasterholz" no "Polsterholz").
    if (parts.length > 0 && edits > MOST_EDITS_OF_A_COMPOUND) return;
    const all = [...parts, form];
    const roots = [...new Set(all.map(({ root }) => root))];
    this.hits.push({ cost, meant: all.map(({ shown }) => shown).join(''), roots, how });
  }

  private nextPart(cost: number, state: State): void {
    const { joint } = state.node;
    if (joint === undefined || state.at === state.partFrom || !isFarEnough(state, joint, true)) return;
    for (const link of LINKS) {
      const at = state.at + link.length;
      if (this.word.length - at < SHORTEST_REST || !this.word.startsWith(link, state.at)) continue;
      const part = { shown: joint.shown + link, root: joint.root };
      this.push(cost + COST.part, {
        ...state,
        at,
        node: this.tree.root,
        parts: [...state.parts, part],
        partFrom: at,
        editsOfPart: 0,
      });
    }
  }

  private applyRules(state: State, { rules, how, cost }: { rules: Rules; how: RecognisedHow; cost: number }): void {
    const { at, partFrom } = state;
    const apply = (rule: Rule): void => {
      if (!fits(rule, { word: this.word, at, partFrom })) return;
      for (const [index, letters] of rule.meant.entries()) {
        const node = walk(state.node, letters);
        if (node === undefined || (rule.endsPart && !endsLongPart(node))) continue;
        this.push(cost + index, {
          ...state,
          at: at + rule.written.length,
          node,
          rules: state.rules + 1,
          how: weaker(state.how, how),
        });
      }
    };
    for (const rule of rules.byLetter.get(this.word.charAt(at)) ?? []) apply(rule);
    for (const rule of rules.swallowed) apply(rule);
  }

  /** One letter dropped, added, changed, or swapped with its neighbour. */
  private edit(cost: number, state: State): void {
    const { at, node } = state;
    const edited: State = {
      ...state,
      rules: state.rules + 1,
      edits: state.edits + 1,
      editsOfPart: state.editsOfPart + 1,
      how: 'TYPO',
    };
    this.push(cost, { ...edited, at: at + 1 });
    for (const child of node.next.values()) {
      this.push(cost, { ...edited, node: child });
      this.push(cost, { ...edited, at: at + 1, node: child });
    }
    const swapped = walk(node, this.word.charAt(at + 1) + this.word.charAt(at));
    if (at + 1 < this.word.length && swapped !== undefined) this.push(cost, { ...edited, at: at + 2, node: swapped });
  }
}

const endsLongPart = ({ joint }: FormNode): boolean => joint !== undefined && joint.shown.length >= SHORTEST_BY_SOUND;

/** "Hölzl" and "Schlägl" are names, "Brettl" and "Hölzchen" are not. */
function takesEnding(
  form: Form,
  { rest, only, isPart }: { rest: string; only: Ending['only']; isPart: boolean },
): boolean {
  if (only === undefined) return true;
  if (only === 'SPECIES') return form.isSpecies;
  if (form.isSpecies || (form.root === 'holz' && !isPart && rest !== 'chen')) return false;
  return rest !== 'l' || isPart || isProduct(form.root);
}

/** Short words are one letter from many others, short parts of compounds too. */
function isFarEnough({ editsOfPart, parts }: State, { shown }: Form, isPart = parts.length > 0): boolean {
  if (editsOfPart === 0) return true;
  if (isPart) {
    const front = parts.reduce((sum, part) => sum + part.shown.length, 0);
    const shortest = front >= SHORTEST_BEFORE_EDITED ? SHORTEST_EDITED_END : SHORTEST_EDITED_PART;
    return editsOfPart === 1 && shown.length >= shortest;
  }
  return shown.length >= (editsOfPart === 1 ? SHORTEST_BY_SOUND : LONG_WORD);
}

const SHORTEST_BEFORE_INSIDE = 3;
const CONSONANT = /[bcdfghjklmnpqrstvwxz]/;

function fits(rule: Rule, { word, at, partFrom }: { word: string; at: number; partFrom: number }): boolean {
  const end = at + rule.written.length;
  if (!word.startsWith(rule.written, at)) return false;
  if (rule.atPart && at !== partFrom) return false;
  if (rule.isInside && at - partFrom < SHORTEST_BEFORE_INSIDE) return false;
  if (rule.atEnd && end !== word.length) return false;
  if (rule.afterConsonant && (at === partFrom || !CONSONANT.test(word.charAt(at - 1)))) return false;
  if (rule.beforeConsonant && !CONSONANT.test(word.charAt(end))) return false;
  return rule.before === '' || word.startsWith(rule.before, end);
}

const mostRulesFor = (word: string): number => 1 + Math.floor(word.length / LETTERS_PER_RULE);

const isKnown = (folded: string): boolean =>
  rootOf(folded) !== undefined || isQueryNoise(folded) || staysWhole(folded) || splitCompound(folded) !== null;

const isUnfit = (folded: string): boolean =>
  NOT_DIALECT_WORDS.has(folded) ||
  folded.length < SHORTEST_BY_RULE ||
  folded.length > LONGEST ||
  !IS_PLAIN.test(folded) ||
  isKnown(folded);

const CERTAINTY: Readonly<Record<RecognisedHow, number>> = { INFLECTED: 0.95, DIALECT: 0.85, SOUND: 0.7, TYPO: 0.5 };

const recognised = (hit: Hit | null): Recognised | null =>
  hit === null ? null : { meant: hit.meant, roots: hit.roots, how: hit.how, certainty: CERTAINTY[hit.how] };

const lexiconForms = lazy(growLexiconTree);

/**
 * Returns the word or compound of the lexicon, or of other `forms`, that an unknown folded word is a form or a dialect
 * spelling of ("buachas", "hoizscheidl", "tannigs"), or null; known words are never touched.
 */
export function recogniseForm(folded: string, forms: FormTree = lexiconForms()): Recognised | null {
  if (isUnfit(folded)) return null;
  const derived = derivedFrom(folded);
  if (derived !== null) return { ...derived, how: 'INFLECTED', certainty: CERTAINTY.INFLECTED };
  const manner = { rules: DIALECT, sounds: null, mostRules: mostRulesFor(folded), mostEdits: 0 };
  return recognised(new Search(folded, manner, forms).run());
}

/**
 * Returns the word or compound meant by an unknown folded word: an inflection or a dialect spelling, else one that
 * sounds the same, else one that is one letter off, two from eight letters on. Words of up to four letters are only
 * recognised as dialect. Null for known words, for those of `isWord` by sound and distance, and where two are equally
 * near.
 */
export function recogniseWord(
  folded: string,
  { isWord = () => false, forms = lexiconForms() }: Options = {},
): Recognised | null {
  const byRule = recogniseForm(folded, forms);
  if (byRule !== null) return byRule;
  if (folded.length < SHORTEST_BY_SOUND || isUnfit(folded) || isWord(folded)) return null;
  const mostRules = Math.floor((folded.length + 1) / LETTERS_PER_GUESS);
  const manner = { rules: DIALECT, sounds: SOUND, mostRules, mostEdits: 0 };
  const bySound = recognised(new Search(folded, manner, forms).run());
  if (bySound !== null) return bySound;
  // An unknown front before a known end is more likely a word than a mistake.
  const isLikelyWord = splitPartly(folded)?.unknownEnd === 'FRONT';
  const mostEdits = folded.length >= LONG_WORD && !isLikelyWord ? 2 : 1;
  const most = isLikelyWord ? 1 : mostRules;
  return recognised(new Search(folded, { ...manner, mostRules: most, mostEdits }, forms).run());
}
