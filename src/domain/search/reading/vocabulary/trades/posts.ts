import { lazy } from '#domain/lazy.ts';
import { analyseQuery } from '#domain/search/text/analyse.ts';
import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { TextWord } from '#domain/search/reading/reading-types.ts';
import { POST_OF_FENCE } from '#domain/search/reading/vocabulary/word-sets.data.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';

type Read = { text: string; term: string; meanings: readonly Meaning[]; either?: TextWord };

/** Robinia and sweet chestnut last in the ground: posts of them are mostly round or split. */
const WOODS_OF_POSTS = [29, 38];
const ROUND = new Set(['rund', 'runde', 'runder', 'runden', 'gespitzt', 'angespitzt']);

/** As text a post is any of these: alone "Pfosten" would find planks only. */
const anyPost = lazy((): TextWord => ({
  text: 'pfosten',
  groups: [
    [
      ...new Set(
        ['pfosten', 'pfahl', 'zaunpfosten', 'stecken', 'säule'].flatMap((word) => analyseQuery(word).required.flat()),
      ),
    ],
  ],
  weight: 2,
}));

const isOfPosts = ({ kind, filters }: Meaning): boolean =>
  kind === 'WOOD_TYPE' && WOODS_OF_POSTS.some((id) => filters.categoryData?.woodTypeIds?.includes(id) === true);

/** "rund 2 m" says about how long. */
const saysRound = (words: readonly LineWord[]): boolean =>
  words.some(
    ({ folded, isQuoted }, at) =>
      !isQuoted && ROUND.has(folded) && (folded !== 'rund' || shapeOf(words[at + 1]?.folded ?? '').kind === 'WORD'),
  );

/** As it was typed: a "Bohle" is a plank whatever its wood. */
const isPlank = ({ text, term, meanings }: Read): boolean =>
  /^pfosten$/i.test(term) && /pfosten$/i.test(text) && meanings.some(({ isUsualSection }) => isUsualSection === true);

/** A section, or a use of sawn wood: planks are meant. */
const isOfSawnWood = ({ meanings }: Read): boolean =>
  meanings.some(
    ({ category, votes = 0, isUsualSection }) => category === 'SAWN_WOOD' && votes > 0 && !isUsualSection,
  ) && !meanings.some(({ category, votes = 0 }) => category === 'LOGS' && votes > 0);

/** "Pfosten" is a plank, but a round one, or one of a wood for fences, is a post: logs as well as sawn wood. */
export function withRoundPosts<Of extends Read>(candidates: readonly Of[], words: readonly LineWord[]): Of[] {
  const isRound = saysRound(words) || candidates.some(({ meanings }) => meanings.some(isOfPosts));
  const arePosts = isRound && !candidates.some(isOfSawnWood);
  return candidates.map((candidate) =>
    (arePosts && isPlank(candidate)) || candidate.meanings === POST_OF_FENCE
      ? { ...candidate, meanings: POST_OF_FENCE, either: anyPost() }
      : candidate,
  );
}
