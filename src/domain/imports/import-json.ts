/** Deepest nesting an entry may have; an edit payload has three levels. */
const MAX_DEPTH = 12;

/** One entry of a JSON list as text, or why the list cannot be read on from here. */
export type JsonEntry = { text: string } | { failure: 'NOT_A_LIST' | 'TOO_DEEP' | 'BROKEN' };

const isBlank = (sign: string): boolean => sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t';

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charAt(at))) at += 1;
  return at;
}

/**
 * Yields the entries of a JSON list one after the other, so that a long list need not be in memory as objects. Scans
 * only brackets and quotes: invalid JSON fails when an entry is parsed.
 */
export function* jsonEntries(text: string): Generator<JsonEntry, void> {
  let at = skipBlanks(text, text.startsWith('\uFEFF') ? 1 : 0);
  if (text.charAt(at) !== '[') return yield { failure: 'NOT_A_LIST' };
  at = skipBlanks(text, at + 1);
  if (text.charAt(at) === ']') return;
  for (;;) {
    const end = endOfEntry(text, at);
    if (typeof end !== 'number') return yield { failure: end };
    yield { text: text.slice(at, end) };
    const next = skipBlanks(text, end);
    if (text.charAt(next) === ']') {
      if (skipBlanks(text, next + 1) < text.length) yield { failure: 'BROKEN' };
      return;
    }
    at = skipBlanks(text, next + 1);
  }
}

/** Where an entry ends: at the comma or bracket of the list around it. */
function endOfEntry(text: string, from: number): number | 'TOO_DEEP' | 'BROKEN' {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      at = endOfString(text, at);
      continue;
    }
    if (depth === 0 && (sign === ',' || sign === ']')) return at === from ? 'BROKEN' : at;
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (depth > MAX_DEPTH) return 'TOO_DEEP';
    if (depth < 0) return 'BROKEN';
  }
  return 'BROKEN';
}

/** The place of the closing quote; the end of the text where there is none. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '"') return at;
  }
  return text.length;
}
