import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';

// Loaded with the first paper: a start would wait for it longer than for the database.
const loadPdfkit = (): typeof PDFDocument => createRequire(import.meta.url)('pdfkit') as typeof PDFDocument;

const FONTS = '@fontsource-variable';
const fontFile = (family: string, part: string): string =>
  fileURLToPath(import.meta.resolve(`${FONTS}/${family}/files/${family}-${part}-wght-normal.woff2`));

/** The fonts of the pages; each in two files, for western and for central European letters. */
const FAMILIES = { text: 'atkinson-hyperlegible-next', title: 'sofia-sans-semi-condensed' } as const;
export type PdfFamily = keyof typeof FAMILIES;

type PathCommand = { command: string; args: number[] };
type FontGlyph = {
  path: { commands: PathCommand[] };
  advanceWidth: number;
  _getMetrics: () => { leftBearing: number };
};
type Subset = {
  font: { getGlyph: (id: number) => FontGlyph; glyphForCodePoint: (code: number) => FontGlyph; characterSet: number[] };
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph: (this: Subset, id: number) => number;
};
type InnerDocument = { _font: { subset: Subset } };

/** The current font of a document; a private property of pdfkit 0.20 (pinned). */
const subsetOf = (document: PDFKit.PDFDocument): Subset => (document as unknown as InnerDocument)._font.subset;

/** An outline as the `glyf` table of TrueType stores a simple glyph. Source: OpenType 1.9, glyf. */
function encodeGlyph(commands: readonly PathCommand[]): Uint8Array {
  const points: { x: number; y: number; isOnCurve: boolean }[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    if (command === 'closePath') ends.push(points.length - 1);
    for (let at = 0; at + 1 < args.length; at += 2) {
      points.push({
        x: Math.round(args[at] ?? 0),
        y: Math.round(args[at + 1] ?? 0),
        isOnCurve: at + 2 === args.length,
      });
    }
  }
  if (points.length === 0) return new Uint8Array(0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const steps = (values: number[]): number[] => values.map((value, index) => value - (values[index - 1] ?? 0));
  const head = [ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0];
  const size = head.length * 2 + points.length * 5;
  const view = new DataView(new ArrayBuffer(Math.ceil(size / 4) * 4));
  head.forEach((figure, index) => view.setInt16(index * 2, figure));
  points.forEach(({ isOnCurve }, index) => view.setUint8(head.length * 2 + index, isOnCurve ? 1 : 0));
  const start = head.length * 2 + points.length;
  [...steps(xs), ...steps(ys)].forEach((step, index) => view.setInt16(start + index * 2, step));
  return new Uint8Array(view.buffer);
}

// fontkit 2.0 copies glyphs as they lie in the file, which a WOFF2 file packs otherwise: they are encoded again.
function addGlyph(this: Subset, id: number): number {
  const glyph = this.font.getGlyph(id);
  const encoded = encodeGlyph(glyph.path.commands);
  this.glyf.push(encoded);
  this.loca.offsets.push(this.offset);
  this.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
  this.offset += encoded.length;
  return this.glyf.length - 1;
}

function prepareSubset(subset: Subset): void {
  subset._addGlyph = addGlyph;
  // A glyph met first as a part of another one (the dot of a colon) would forget which letter it is.
  for (const code of subset.font.characterSet) subset.font.glyphForCodePoint(code);
}

/** Fonts that only the file for central Europe has (Latin Extended, as its CSS names them). */
const CENTRAL = /[\u0100-\u0130\u0132-\u0151\u0154-\u02AF\u1E00-\u1EFF]/u;
/** Characters that neither font has; the PDF shows a replacement. */
const UNKNOWN = /[^\n\u0020-\u007E\u00A0-\u02AF\u1E00-\u1EFF\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122\u2212]/gu;

type TextOptions = PDFKit.Mixins.TextOptions & { family?: PdfFamily; x?: number; y?: number };

export type PdfDocument = {
  document: PDFKit.PDFDocument;
  /** Writes a text at a place, or below the last one, in the letters it needs. */
  write: (text: string, options?: TextOptions) => void;
  heightOf: (text: string, options: TextOptions) => number;
  /** Ends the paper and returns its bytes. */
  finish: () => Promise<Buffer>;
};

type PdfHead = { title: string; date: Date; margin: number; size?: 'A4' | 'A5' };

/** A paper (A4) in the fonts of the pages; the same content and date give the same bytes. */
export function openPdf({ title, date, margin, size = 'A4' }: PdfHead): PdfDocument {
  const document = new (loadPdfkit())({
    size,
    margin,
    bufferPages: true,
    lang: 'de-AT',
    displayTitle: true,
    info: { Title: title, Creator: 'Stammplatz', Producer: 'Stammplatz', CreationDate: date, ModDate: date },
  });
  const opened = new Set<string>();
  const useFont = (family: PdfFamily, part: string): void => {
    const name = `${family} ${part}`;
    if (!opened.has(name)) {
      document.registerFont(name, fontFile(FAMILIES[family], part)).font(name);
      prepareSubset(subsetOf(document));
      opened.add(name);
    }
    document.font(name);
  };
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));

  const write = (text: string, { family = 'text', x, y, ...options }: TextOptions = {}): void => {
    const runs = runsOf(text);
    runs.forEach(({ run, part }, index) => {
      const shared = { ...options, continued: index < runs.length - 1 };
      useFont(family, part);
      if (index === 0 && x !== undefined) document.text(run, x, y ?? document.y, shared);
      else document.text(run, shared);
    });
  };
  return {
    document,
    write,
    heightOf: (text, { family = 'text', x: _x, y: _y, ...options }) => {
      useFont(family, 'latin');
      return document.heightOfString(text.replaceAll(UNKNOWN, '?'), options);
    },
    finish: async () => {
      document.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** Splits a text by the font that has its letters, at word boundaries as far as possible. */
function runsOf(text: string): { run: string; part: string }[] {
  const known = text.replaceAll(UNKNOWN, '?');
  if (!CENTRAL.test(known)) return [{ run: known, part: 'latin' }];
  const runs =
    known.match(
      /[\u0100-\u0130\u0132-\u0151\u0154-\u02AF\u1E00-\u1EFF]+|[^\u0100-\u0130\u0132-\u0151\u0154-\u02AF\u1E00-\u1EFF]+/gu,
    ) ?? [];
  return runs.map((run) => ({ run, part: CENTRAL.test(run) ? 'latin-ext' : 'latin' }));
}
