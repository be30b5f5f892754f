const COMBINING_MARKS = /\p{M}+/gu;
const NON_ASCII = /[^\u0000-\u007f]/;
const UMLAUT_DIGRAPHS = /(?<![aeq])([aou])e/g;

/** Words whose meaning hangs on the umlaut: folded they would fall together with another trade word. */
const UMLAUT_MATTERS = /sp(?:ä|ae)lt(?:en?|a|i)$/;
const MEANT_BY_UMLAUT = 'meterscheit';

/** Returns the word or text in lower case without accents: "ß" as "ss", "ä"/"ae" as "a", "m³" as "m3". */
export function foldText(text: string): string {
  const lower = text.toLowerCase().replace(UMLAUT_MATTERS, MEANT_BY_UMLAUT);
  const plain = NON_ASCII.test(lower)
    ? lower.normalize('NFKD').replace(COMBINING_MARKS, '').replaceAll('ß', 'ss').replaceAll('⁄', '/')
    : lower;
  return plain.replace(UMLAUT_DIGRAPHS, '$1');
}
