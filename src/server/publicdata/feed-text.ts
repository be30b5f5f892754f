import { HTML_ENTITIES } from './html-entities.data.ts';

/** Their content is no text that anybody should read. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'title', 'head']);
/** Signs that no line shows, and those that turn the direction of what follows. */
const UNSHOWN = /[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const MOST_READ = 100_000;

/** The signs that references like &auml; and &#228; stand for; read once, so that what was written out stays written out. */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,10}));/g,
    (all, decimal, hex, name) => {
      if (name !== undefined) return Object.hasOwn(HTML_ENTITIES, name) ? (HTML_ENTITIES[name] ?? all) : all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** What a reader sees of HTML, in one line. Every step goes forward, so that its time grows with its length only. */
export function textOfHtml(html: string): string {
  const given = html.slice(0, MOST_READ);
  const lower = given.toLowerCase();
  let text = '';
  let at = 0;
  while (at < given.length) {
    const open = given.indexOf('<', at);
    if (open < 0) break;
    text += given.slice(at, open);
    const next = afterMarkup(given, lower, open);
    if (next === null) return oneLine(decodeReferences(text));
    text += next === open + 1 ? '<' : ' ';
    at = next;
  }
  return oneLine(decodeReferences(text + given.slice(at)));
}

/** Where a tag or comment that begins here is over; the next sign where none begins, null where it never ends. */
function afterMarkup(given: string, lower: string, open: number): number | null {
  if (given.startsWith('<!--', open)) return after(given.indexOf('-->', open + 4), 3);
  const [, closing, name] = /^<([/!?]?)([a-z][a-z0-9:-]{0,30})?/.exec(lower.slice(open, open + 40)) ?? [];
  if (closing === '' && name === undefined) return open + 1;
  if (closing === '' && name !== undefined && UNREAD.has(name)) {
    const end = lower.indexOf(`</${name}`, open);
    return end < 0 ? null : after(given.indexOf('>', end), 1);
  }
  return after(given.indexOf('>', open), 1);
}

const after = (found: number, length: number): number | null => (found < 0 ? null : found + length);

/** The text in one line, without signs that nobody sees. */
export const oneLine = (text: string): string => text.toWellFormed().replace(UNSHOWN, ' ').replace(/\s+/gu, ' ').trim();

/** The text, or as many whole words of it as fit, counted as people count signs. */
export function shortened(text: string, most: number): string {
  const signs = Array.from(text.slice(0, most * 4));
  if (signs.length <= most) return signs.join('');
  const cut = signs.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
