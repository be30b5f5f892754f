import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import { POST_OF_FENCE } from '#domain/search/reading/vocabulary/word-sets.data.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';

type Read = { term: string; meanings: readonly Meaning[] };

/** Robinia and sweet chestnut last in the ground: posts of them are mostly round or split. */
const WOODS_OF_POSTS = [29, 38];
const ROUND = new Set(['rund', 'runde', 'runder', 'runden', 'gespitzt', 'angespitzt']);

const isOfPosts = ({ kind, filters }: Meaning): boolean =>
  kind === 'WOOD_TYPE' && WOODS_OF_POSTS.some((id) => filters.categoryData?.woodTypeIds?.includes(id) === true);

/** "rund 2 m" says about how long. */
const saysRound = (words: readonly LineWord[]): boolean =>
  words.some(
    ({ folded, isQuoted }, at) =>
      !isQuoted && ROUND.has(folded) && (folded !== 'rund' || shapeOf(words[at + 1]?.folded ?? '').kind === 'WORD'),
  );

const isPlank = ({ term, meanings }: Read): boolean =>
  /^pfosten$/i.test(term) && meanings.some(({ isUsualSection }) => isUsualSection === true);

/** Beside a section, or a use of sawn wood, it stays a plank. */
const postOrPlank = (meanings: readonly Meaning[]): Meaning[] => [
  ...meanings.map(({ votes: _votes, ...plank }) => plank),
  ...POST_OF_FENCE,
];

/** "Pfosten" is a plank, but a round one, or one of a wood for fences, is a post: logs as well as sawn wood. */
export function withRoundPosts<Of extends Read>(candidates: readonly Of[], words: readonly LineWord[]): readonly Of[] {
  if (!candidates.some(isPlank)) return candidates;
  const isRound = saysRound(words) || candidates.some(({ meanings }) => meanings.some(isOfPosts));
  return isRound
    ? candidates.map((candidate) =>
        isPlank(candidate) ? { ...candidate, meanings: postOrPlank(candidate.meanings) } : candidate,
      )
    : candidates;
}
