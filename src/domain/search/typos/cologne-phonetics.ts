const CODES: ReadonlyMap<string, string> = new Map(
  [
    ['aeijouy', '0'],
    ['bp', '1'],
    ['dt', '2'],
    ['fvw', '3'],
    ['gkq', '4'],
    ['l', '5'],
    ['mn', '6'],
    ['r', '7'],
    ['sz', '8'],
  ].flatMap(([letters = '', code = '']) => [...letters].map((letter) => [letter, code] as const)),
);
const SOFT_AFTER = new Set('csz');
const HARD_BEFORE_C = new Set('ahkloqrux');
const HARD_BEFORE_C_INSIDE = new Set('ahkoqux');
const K_SOUNDS = new Set('ckq');
const HISSES = new Set('sz');

function codeOf(word: string, at: number): string {
  const letter = word.charAt(at);
  const before = word.charAt(at - 1);
  const after = word.charAt(at + 1);
  if (letter === 'p' && after === 'h') return '3';
  if ((letter === 'd' || letter === 't') && after !== '' && SOFT_AFTER.has(after)) return '8';
  if (letter === 'x') return K_SOUNDS.has(before) ? '8' : '48';
  if (letter !== 'c') return CODES.get(letter) ?? '';
  if (at === 0) return HARD_BEFORE_C.has(after) ? '4' : '8';
  return HARD_BEFORE_C_INSIDE.has(after) && !HISSES.has(before) ? '4' : '8';
}

/**
 * Returns how a folded word sounds in German as digits (Kölner Phonetik, Postel 1969): words of one code sound alike.
 * Fonts besides a to z are silent.
 */
export function cologneCode(folded: string): string {
  let code = '';
  let last = '';
  for (let at = 0; at < folded.length; at += 1) {
    for (const digit of codeOf(folded, at)) {
      if (digit !== last && (digit !== '0' || code === '')) code += digit;
      last = digit;
    }
  }
  return code;
}
