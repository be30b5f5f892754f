import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { replacingGoods } from '#domain/search/special-goods.ts';
import { analyseQuery } from '#domain/search/text/analyse.ts';
import type { Candidate } from './candidates.ts';
import type { Meaning } from './vocabulary/vocabulary.data.ts';

const JOINS = /^[\s,]*(?:\+|&|und|u\.?|oder|od\.?|sowie|bzw\.?|or|and|ili|veya)[\s,]*$/i;
/** Between goods that only stand side by side; a place beside them is taken out: "Brennholz in Graz, Pellets". */
const SIDE_BY_SIDE = /^[\s,]*(?:(?:in|bei|um|nahe|raum)\s+)?$/i;
/** Goods of which none is made of another one: "Rundholz Brennholz" is one thing, "Pellets Brennholz" is a choice. */
const APART: ReadonlySet<CategoryCode> = new Set(['FIREWOOD', 'PELLETS', 'WOOD_CHIPS', 'SAWN_WOOD']);
const OF_PLACE: ReadonlySet<string> = new Set(['PLACE', 'STATE', 'RADIUS']);

/** Meanings by which a word names goods; a job beside goods is no choice between them. */
const goodsOf = ({ meanings, isRefused }: Candidate): readonly Meaning[] =>
  isRefused === true || meanings.some(({ category, votes = 0 }) => category === 'SERVICES' && votes > 0)
    ? []
    : meanings.filter(({ kind, votes }) => kind === 'CATEGORY' || kind === 'SECTION' || votes === 3);

const categoriesOf = (goods: readonly Meaning[], least = 1): Set<CategoryCode> =>
  new Set(goods.flatMap(({ category, votes = 0 }) => (category === undefined || votes < least ? [] : [category])));

function lexemesOf({ term }: Candidate): string[] | null {
  const [group, ...others] = analyseQuery(term).required;
  return group === undefined || others.length > 0 ? null : [...group, ...replacingGoods(group)];
}

const saysPlace = ({ meanings }: Candidate): boolean =>
  meanings.length > 0 && meanings.every(({ kind }) => OF_PLACE.has(kind));

const ownCategories = (one: Candidate): readonly CategoryCode[] => [...categoriesOf(goodsOf(one), 3)];

/** Whether goods that stand side by side are no compound: each names a category of its own. */
function areApart(one: Candidate, other: Candidate): boolean {
  const [first, second] = [ownCategories(one), ownCategories(other)];
  const isApart = (categories: readonly CategoryCode[]): boolean =>
    categories.length === 1 && categories.every((category) => APART.has(category));
  return isApart(first) && isApart(second) && first[0] !== second[0];
}

/** Whether the first and the last of some candidates are a choice; between them stand places only. */
function areJoined(line: string, candidates: readonly Candidate[]): boolean {
  const [one, other] = [candidates[0], candidates.at(-1)];
  if (one === undefined || other === undefined) return false;
  const gaps = candidates.slice(1).map(({ start }, at) => line.slice(candidates[at]?.end ?? 0, start));
  if (!gaps.every((gap) => JOINS.test(gap) || SIDE_BY_SIDE.test(gap))) return false;
  return gaps.some((gap) => JOINS.test(gap)) || areApart(one, other);
}

/** Several goods named side by side as one choice, or null where they are no different goods. */
function eitherOf(line: string, named: readonly Candidate[]): Candidate | null {
  const [one, last] = [named[0], named.at(-1)];
  const goods = named.map(goodsOf);
  const ofGoods = goods.map((each) => categoriesOf(each));
  if (one === undefined || last === undefined || ofGoods.some(({ size }) => size === 0)) return null;
  const [only, ...more] = new Set(ofGoods.flatMap((categories) => [...categories]));
  const staysText = goods.every((each) => each.some(({ keepsText }) => keepsText === true));
  if (more.length === 0 && !staysText) return null;
  const lexemes = named.map(lexemesOf);
  if (lexemes.some((group) => group === null)) return null;
  const text = line.slice(one.start, last.end);
  const prefers = goods.flatMap((each) => each.find((meaning) => meaning.prefers !== undefined)?.prefers ?? []);
  const categories = only === undefined ? [] : [only, ...more];
  const ofOne = more.length === 0 && only !== undefined ? { category: only, votes: 3 as const } : {};
  return {
    start: one.start,
    end: last.end,
    text,
    term: text,
    ...(more.length > 0 && named.every((each) => ownCategories(each).length > 0) ? { isChoice: true as const } : {}),
    either: { text, groups: [[...new Set(lexemes.flatMap((group) => group ?? []))]], weight: 2 },
    meanings: [{ kind: 'CATEGORY', filters: {}, ...ofOne, prefers: [...prefers, { weight: 1, categories }] }],
  };
}

type Run = { either: Candidate; places: readonly Candidate[]; end: number };

/** The longest choice of goods that begins at a candidate, and the places that stand between them. */
function runAt(line: string, candidates: readonly Candidate[], at: number): Run | null {
  const named = candidates.slice(at, at + 1);
  const places: Candidate[] = [];
  let run: Run | null = null;
  for (let last = at; ;) {
    const next = candidates.findIndex((candidate, index) => index > last && !saysPlace(candidate));
    const found = candidates[next];
    if (found === undefined || !areJoined(line, candidates.slice(last, next + 1))) return run;
    named.push(found);
    places.push(...candidates.slice(last + 1, next));
    const either = eitherOf(line, named);
    if (either === null) return run;
    run = { either, places: [...places], end: next + 1 };
    last = next;
  }
}

/**
 * Goods joined by "und" or "oder" are a choice ("Zaunlatten und Zaunstecken"), and so are goods of different categories
 * that only stand side by side ("Pellets Brennholz Graz"): no advert is both.
 */
export function withEitherGoods(line: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < candidates.length;) {
    const run = runAt(line, candidates, at);
    found.push(...(run === null ? candidates.slice(at, at + 1) : [run.either, ...run.places]));
    at = run?.end ?? at + 1;
  }
  return found;
}
