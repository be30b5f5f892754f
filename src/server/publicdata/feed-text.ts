import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { oneLine } from '#domain/text/one-line.ts';

/** Elements without readable text. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'title', 'head']);
const MOST_READ = 100_000;

/** The replacement character, and invisible characters inside of words. */
const NO_SIGN = /[\ufffd\u00ad\u200c\u200d]/g;

/** Decodes references like &auml; and &#228; once, so that escaped ones stay escaped. */
export const decodeReferences = (text: string): string =>
  text.includes('&') ? decodeHTMLStrict(text).replace(NO_SIGN, '') : text;

/** What a reader sees of HTML, in one line. */
export function textOfHtml(html: string): string {
  let text = '';
  let unread = 0;
  const parser = new Parser(
    {
      ontext: (part) => void (text += unread > 0 ? '' : part),
      onopentagname: (name) => {
        text += ' ';
        if (UNREAD.has(name)) unread += 1;
      },
      onclosetag: (name) => {
        text += ' ';
        if (UNREAD.has(name)) unread -= 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html.slice(0, MOST_READ));
  return oneLine(decodeReferences(text));
}

/** The text, or as many whole words of it as fit, counted in user-perceived characters. */
export function shortened(text: string, most: number): string {
  const signs = Array.from(text.slice(0, most * 4));
  if (signs.length <= most) return signs.join('');
  const cut = signs.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
