import { inflateSync } from 'node:zlib';

/** Objects of a PDF as pdfkit writes them: number, dictionary and unpacked stream. */
type PdfObject = { dictionary: string; stream: string };

function objectsOf(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('\nendobj', start);
    const streamAt = text.indexOf('stream\n', start);
    const hasStream = streamAt >= 0 && streamAt < end;
    const dictionary = text.slice(start, hasStream ? streamAt : end);
    const raw = hasStream ? bytes.subarray(streamAt + 7, text.indexOf('\nendstream', streamAt)) : Buffer.alloc(0);
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(raw).toString('latin1') : raw.toString('latin1');
    objects.set(Number(match[1]), { dictionary, stream });
  }
  return objects;
}

const fromHex = (hex: string): string =>
  String.fromCodePoint(...(hex.match(/[\da-f]{4}/gi) ?? []).map((four) => parseInt(four, 16)));

/** What the glyphs of a font mean: its ToUnicode table. */
const lettersOf = (table: string): string[] =>
  [...(/beginbfrange([\s\S]*?)endbfrange/.exec(table)?.[1] ?? '').matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => fromHex(hex)),
  );

/** The text of each page of a PDF made by pdfkit with embedded fonts, one line for each piece of text set. */
export function pdfPages(bytes: Buffer): string[] {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.dictionary ?? '')?.[1];
      fonts.set(name, lettersOf(objects.get(Number(table))?.stream ?? ''));
    }
  }
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
    .map(({ dictionary }) => {
      const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]))?.stream ?? '';
      return pieces(content, fonts).join('\n');
    });
}

function pieces(content: string, fonts: ReadonlyMap<string, string[]>): string[] {
  let letters: string[] = [];
  const found: string[] = [];
  for (const [, font, set = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? [];
    else {
      const codes = [...set.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      found.push(codes.map((code) => letters[parseInt(code, 16)] ?? '\uFFFD').join(''));
    }
  }
  return found;
}
