import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { replacingGoods } from '#domain/search/special-goods.ts';
import { analyseQuery } from '#domain/search/text/analyse.ts';
import type { Candidate } from './candidates.ts';
import type { Meaning } from './vocabulary/vocabulary.data.ts';

const JOINS = /^\s*(?:\+|&|und|u\.?|oder|od\.?|sowie|bzw\.?)\s*$/i;

/** Meanings by which a word names goods; a job beside goods is no choice between them. */
const goodsOf = ({ meanings }: Candidate): readonly Meaning[] =>
  meanings.some(({ category, votes = 0 }) => category === 'SERVICES' && votes > 0)
    ? []
    : meanings.filter(({ kind }) => kind === 'CATEGORY' || kind === 'SECTION');

const categoriesOf = (goods: readonly Meaning[]): Set<CategoryCode> =>
  new Set(goods.flatMap(({ category, votes = 0 }) => (category === undefined || votes < 1 ? [] : [category])));

function lexemesOf({ term }: Candidate): string[] | null {
  const [group, ...others] = analyseQuery(term).required;
  return group === undefined || others.length > 0 ? null : [...group, ...replacingGoods(group)];
}

/** Two goods named side by side as one choice, or null where they are no different goods. */
function eitherOf(line: string, one: Candidate, other: Candidate): Candidate | null {
  if (!JOINS.test(line.slice(one.end, other.start))) return null;
  const [first, second] = [goodsOf(one), goodsOf(other)];
  const [ofFirst, ofSecond] = [categoriesOf(first), categoriesOf(second)];
  if (ofFirst.size === 0 || ofSecond.size === 0) return null;
  const [only, ...more] = new Set([...ofFirst, ...ofSecond]);
  const staysText = [first, second].every((goods) => goods.some(({ keepsText }) => keepsText === true));
  if (more.length === 0 && !staysText) return null;
  const lexemes = [lexemesOf(one), lexemesOf(other)];
  if (lexemes.some((group) => group === null)) return null;
  const text = line.slice(one.start, other.end);
  const prefers = [first, second].flatMap(
    (goods) => goods.find((meaning) => meaning.prefers !== undefined)?.prefers ?? [],
  );
  const categories = only === undefined ? [] : [only, ...more];
  const named = more.length === 0 && only !== undefined ? { category: only, votes: 3 as const } : {};
  return {
    start: one.start,
    end: other.end,
    text,
    term: text,
    either: { text, groups: [[...new Set(lexemes.flatMap((group) => group ?? []))]], weight: 2 },
    meanings: [{ kind: 'CATEGORY', filters: {}, ...named, prefers: [...prefers, { weight: 1, categories }] }],
  };
}

/** Goods joined by "und" or "oder" are a choice ("Zaunlatten und Zaunstecken"): no advert is both. */
export function withEitherGoods(line: string, candidates: readonly Candidate[]): readonly Candidate[] {
  for (let at = 1; at < candidates.length; at += 1) {
    const [one, other] = [candidates[at - 1], candidates[at]];
    const either = one === undefined || other === undefined ? null : eitherOf(line, one, other);
    if (either !== null) return [...candidates.slice(0, at - 1), either, ...candidates.slice(at + 1)];
  }
  return candidates;
}
