import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';

type PathCommand = { command: string; args: number[] };
type Glyph = { path: { commands: PathCommand[] }; advanceWidth: number };
type Font = {
  unitsPerEm: number;
  glyphForCodePoint: (code: number) => Glyph;
  hasGlyphForCodePoint: (code: number) => boolean;
};

const fontFile = (family: string, part: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`));

/** Opens a font of the pages; pdfkit 0.20 (pinned) exposes it only as a private property. */
function openFont(family: string, part: string): Font {
  // Loaded with the first drawing, so that a start does not wait for it.
  const Paper = createRequire(import.meta.url)('pdfkit') as typeof PDFDocument;
  const document: unknown = new Paper({ font: fontFile(family, part) });
  return (document as { _font: { font: Font } })._font.font;
}

export type Fonts = {
  /** How far a text reaches, px. */
  widthOf: (text: string, sizeInPx: number) => number;
  /** The outline of a text as the data of an SVG path, its first letter at 0/0 on the line. */
  pathOf: (text: string, sizeInPx: number) => string;
};

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

type Sign = { advance: number; unitsPerEm: number; commands: readonly PathCommand[] };

/** Opens a family of fonts as outlines: what is drawn with them looks the same where no font is installed. */
export function openFonts(family: 'atkinson-hyperlegible-next' | 'sofia-sans-semi-condensed'): Fonts {
  const fonts = ['latin', 'latin-ext'].map((part) => openFont(family, part));
  const known = new Map<number, Sign>();

  /** What neither file has is left out. */
  const read = (code: number): Sign | null => {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (font === undefined) return null;
    const { advanceWidth, path } = font.glyphForCodePoint(code);
    return { advance: advanceWidth, unitsPerEm: font.unitsPerEm, commands: path.commands };
  };
  const signsOf = (text: string): Sign[] =>
    [...text].flatMap((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      // Fonts have a few hundred characters; others are not worth caching.
      const sign = known.get(code) ?? read(code);
      if (sign === null) return [];
      known.set(code, sign);
      return [sign];
    });

  return {
    widthOf: (text, sizeInPx) =>
      signsOf(text).reduce((width, { advance, unitsPerEm }) => width + (advance * sizeInPx) / unitsPerEm, 0),
    pathOf: (text, sizeInPx) => {
      let x = 0;
      let path = '';
      for (const { advance, unitsPerEm, commands } of signsOf(text)) {
        const scale = sizeInPx / unitsPerEm;
        const place = (value: number, index: number): string =>
          (index % 2 === 0 ? x + value * scale : -value * scale).toFixed(1);
        for (const { command, args } of commands) path += `${LETTERS[command] ?? ''}${args.map(place).join(' ')}`;
        x += advance * scale;
      }
      return path;
    },
  };
}
