const ENDINGS = ['ern', 'em', 'en', 'er', 'es', 'e', 's', 'n'] as const;
const SHORTEST_STEM = 4;

function withoutOneEnding(word: string): string {
  for (const ending of ENDINGS) {
    if (word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending)) {
      return word.slice(0, -ending.length);
    }
  }
  return word;
}

/** Returns the folded word without up to two German endings; at least four letters stay. */
export function stemOf(folded: string): string {
  const once = withoutOneEnding(folded);
  return once === folded ? folded : withoutOneEnding(once);
}
