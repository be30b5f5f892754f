import { lazy } from '#domain/lazy.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { type Fonts, openFonts } from '#server/platform/pdf/fonts.ts';

/** The texts of a preview image. */
export type ShareWords = {
  /** A short line above the title. */
  label: string;
  title: string;
  /** On the plate at the bottom, if there is one. */
  plate?: string | undefined;
  /** On the picture itself: that it is a drawing and no photo. */
  mark?: string | undefined;
};

/** The size that link previews ask for, px. Source: Open Graph protocol, as Facebook and LinkedIn document it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
/** Words on the left, picture on the right. */
export const WORDS_WIDTH = 640;

const MARGIN = 56;
const SPRUCE = '#17573f';
const ORANGE = '#ff6a1a';
const INK = '#14211b';
const PALE = '#cfe0d6';
/** Sizes of the title, px, with the lines there is room for. */
const TITLE_SIZES = [
  [68, 3],
  [60, 3],
  [52, 4],
  [46, 4],
] as const;
const SMALLEST = TITLE_SIZES[3];
const LONGEST_TITLE = 160;
const ROOM = WORDS_WIDTH - 2 * MARGIN;

/** The rings of the logo, as the pages draw it on a field of 32 by 40. */
const SIGN = [
  ['M16 38.5 6.7 24.9A13 13 0 1 1 25.3 24.9Z', 3],
  ['M22.3 21.5A8.2 8.2 0 1 1 24 17.5', 2.6],
  ['M12.5 13.8a4 4 0 1 1-.3 4.4', 2.2],
] as const;

const letters = lazy(() => ({
  title: openFonts('sofia-sans-semi-condensed'),
  text: openFonts('atkinson-hyperlegible-next'),
}));

type Placed = { x: number; y: number; size: number; colour: string };

function written(font: Fonts, text: string, { x, y, size, colour }: Placed): string {
  // The outlines are of the regular weight; a stroke of the same colour makes them as bold as headings.
  const seam = font === letters().title ? ` stroke="${colour}" stroke-width="${size * 0.028}"` : '';
  return `<path transform="translate(${x} ${y})" d="${font.pathOf(text, size)}" fill="${colour}"${seam}/>`;
}

type WidthOf = (text: string) => number;

function wholeLines(title: string, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= ROOM) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** As many letters as fit into the room. */
function fitting(text: string, widthOf: WidthOf, room: number): string {
  let width = 0;
  let start = '';
  for (const letter of text) {
    width += widthOf(letter);
    if (width > room) break;
    start += letter;
  }
  return start;
}

function cut(text: string, widthOf: WidthOf, room = ROOM): string {
  const whole = fitting(text, widthOf, room);
  return whole === text ? text : `${fitting(text, widthOf, room - widthOf(' …')).trimEnd()} …`;
}

/** The title in the largest letters it fits in; one that fits in none is cut. */
function titleBlock(title: string): { lines: string[]; size: number } {
  const widthIn = (size: number) => (text: string) => letters().title.widthOf(text, size);
  for (const [size, mostLines] of TITLE_SIZES) {
    const lines = wholeLines(title, widthIn(size));
    if (lines.length <= mostLines && lines.every((line) => widthIn(size)(line) <= ROOM)) return { lines, size };
  }
  const [size, mostLines] = SMALLEST;
  const lines: string[] = [];
  let rest = title;
  while (rest !== '' && lines.length < mostLines - 1) {
    const start = longestStart(rest, widthIn(size));
    lines.push(start);
    rest = rest.slice(start.length).trimStart();
  }
  return { lines: rest === '' ? lines : [...lines, cut(rest, widthIn(size))], size };
}

/** As many whole words as fit, or as many letters of a word that is longer than a line. */
function longestStart(text: string, widthOf: WidthOf): string {
  const start = fitting(text, widthOf, ROOM);
  const space = start.length < text.length && text[start.length] !== ' ' ? start.lastIndexOf(' ') : -1;
  return space > 0 ? start.slice(0, space) : start || text.slice(0, 1);
}

/** Draws the panel with the words as an SVG of outlines only: no text of an advert is markup, and no font is needed. */
export function drawShareWords({ label, title, plate, mark }: ShareWords): string {
  const { title: bold, text } = letters();
  const { lines, size } = titleBlock([...title.trim()].slice(0, LONGEST_TITLE).join(''));
  const bottom = SHARE_HEIGHT - MARGIN;
  const parts = [
    `<rect width="${WORDS_WIDTH}" height="${SHARE_HEIGHT}" fill="${SPRUCE}"/>`,
    `<rect x="${WORDS_WIDTH - 8}" width="8" height="${SHARE_HEIGHT}" fill="${ORANGE}"/>`,
    `<g transform="translate(${MARGIN} 44) scale(1.5)" fill="none" stroke="#fff" stroke-linejoin="round" stroke-linecap="round">`,
    ...SIGN.map(([path, width]) => `<path d="${path}" stroke-width="${width}"/>`),
    `<circle cx="15.7" cy="16" r="1.5" fill="${ORANGE}" stroke="none"/></g>`,
    written(bold, uiTexts.siteName, { x: MARGIN + 64, y: 92, size: 46, colour: '#ffffff' }),
    written(
      text,
      cut(label, (shown) => text.widthOf(shown, 28)),
      { x: MARGIN, y: 166, size: 28, colour: PALE },
    ),
    ...lines.map((line, index) =>
      written(bold, line, { x: MARGIN, y: 178 + (index + 0.95) * size * 1.08, size, colour: '#ffffff' }),
    ),
  ];
  if (plate !== undefined) {
    const widthOf = (shown: string): number => bold.widthOf(shown, 46);
    const shown = cut(plate, widthOf, ROOM - 48);
    parts.push(
      `<rect x="${MARGIN}" y="${bottom - 76}" width="${widthOf(shown) + 48}" height="76" rx="6" fill="${ORANGE}"/>`,
      written(bold, shown, { x: MARGIN + 24, y: bottom - 22, size: 46, colour: INK }),
    );
  }
  if (mark !== undefined) {
    const width = text.widthOf(mark, 22) + 28;
    const x = SHARE_WIDTH - 20 - width;
    parts.push(
      `<rect x="${x}" y="${SHARE_HEIGHT - 60}" width="${width}" height="40" rx="4" fill="${INK}" fill-opacity=".82"/>`,
      written(text, mark, { x: x + 14, y: SHARE_HEIGHT - 32, size: 22, colour: '#ffffff' }),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${parts.join('')}</svg>`;
}
