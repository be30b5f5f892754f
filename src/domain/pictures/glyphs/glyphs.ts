import { short } from '#domain/pictures/geometry.ts';

/** Stroke figures on a grid of 4 by 6: a server that draws pictures may have no fonts at all. */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': 'M2 0Q0 0 0 2V4Q0 6 2 6 4 6 4 4V2Q4 0 2 0Z',
  '1': 'M.8 1.2 2.2 0V6',
  '2': 'M0 1.4Q.2 0 2 0 4 0 4 1.6 4 2.8 2.6 3.8L0 6H4',
  '3': 'M.2.6Q1 0 2 0 3.8 0 3.8 1.5 3.8 2.8 2 2.8 4 2.8 4 4.4 4 6 2 6 .8 6 0 5.2',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.8 0H.6L.3 2.7Q1 2.3 2 2.3 4 2.3 4 4.1 4 6 1.9 6 .8 6 0 5.3',
  '6': 'M3.4.3Q2.8 0 2.2 0 0 .2 0 4 0 6 2 6 4 6 4 4.1 4 2.4 2 2.4.3 2.4 0 4',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 2.8Q.2 2.8.2 1.4.2 0 2 0 3.8 0 3.8 1.4 3.8 2.8 2 2.8 0 2.8 0 4.4 0 6 2 6 4 6 4 4.4 4 2.8 2 2.8Z',
  '9': 'M.6 5.7Q1.2 6 1.8 6 4 5.8 4 2 4 0 2 0 0 0 0 1.9 0 3.6 2 3.6 3.7 3.6 4 2',
  A: 'M0 6 2 0 4 6M.7 4H3.3',
  B: 'M0 0H2Q3.6 0 3.6 1.4 3.6 2.8 2 2.8H0M2 2.8Q4 2.8 4 4.4 4 6 2 6H0V0',
  C: 'M4 1Q3.2 0 2 0 0 0 0 3 0 6 2 6 3.2 6 4 5',
  X: 'M0 0 4 6M4 0 0 6',
  S: 'M3.8.8Q3.2 0 2 0 .2 0 .2 1.5.2 2.8 2 3 4 3.2 4 4.5 4 6 2 6 .8 6 .1 5.2',
  P: 'M0 6V0H2Q4 0 4 1.7 4 3.4 2 3.4H0',
  a: 'M3.4 2.6V6M3.4 4.3Q3.4 2.6 2 2.6.5 2.6.5 4.3.5 6 2 6 3.4 6 3.4 4.3',
  ä: 'M3.4 2.6V6M3.4 4.3Q3.4 2.6 2 2.6.5 2.6.5 4.3.5 6 2 6 3.4 6 3.4 4.3M1.1.8V.9M2.9.8V.9',
  c: 'M3.6 3.3Q3 2.6 2.2 2.6.4 2.6.4 4.3.4 6 2.2 6 3 6 3.6 5.4',
  e: 'M.4 4.3H3.5Q3.5 2.6 2 2.6.4 2.6.4 4.3.4 6 2.2 6 3 6 3.5 5.4',
  f: 'M3.2.4Q1.6-.4 1.6 1.6V6M.4 2.8H3',
  g: 'M3.4 3.2Q3 2.6 2.1 2.6.5 2.6.5 4.2.5 5.8 2.1 5.8 3.4 5.8 3.4 4.2V2.6 6.6Q3.4 7.8 2 7.8 1.2 7.8.8 7.4',
  k: 'M.6 0V6M3.2 2.6.6 4.4 3.4 6',
  l: 'M2 0V6',
  m: 'M0 6V2.6M0 3.6Q.2 2.6 1 2.6 2 2.6 2 3.8V6M2 3.8Q2.2 2.6 3 2.6 4 2.6 4 3.8V6',
  n: 'M.6 6V2.6M.6 4Q.8 2.6 2 2.6 3.4 2.6 3.4 4V6',
  r: 'M.8 6V2.6M.8 4.2Q1.2 2.6 3.2 2.6',
  s: 'M3.4 3.2Q3 2.6 2 2.6.7 2.6.7 3.4.7 4.2 2 4.3 3.5 4.4 3.5 5.2 3.5 6 2 6 .9 6 .5 5.4',
  t: 'M1.6 1V4.8Q1.6 6 3.2 5.9M.4 2.6H3',
  '³': 'M.2.2Q.8 0 1.2 0 2.2 0 2.2.8 2.2 1.4 1.2 1.4 2.4 1.4 2.4 2.3 2.4 3.1 1.2 3.1.5 3.1.1 2.8',
  Ø: 'M2 .4Q0 .4 0 3 0 5.6 2 5.6 4 5.6 4 3 4 .4 2 .4ZM3.8-.2.2 6.2',
  '×': 'M.6 2.4 3.4 5.4M3.4 2.4.6 5.4',
  '–': 'M.4 3.4H3.6',
  ',': 'M1.6 5.6 1 7',
  '.': 'M1.4 6V6.1',
  ' ': 'M0 0',
};

const ADVANCE = 5.6;
/** Stops and gaps are narrower than a figure. */
const NARROW = 3.4;
const isNarrow = (character: string): boolean => ',. '.includes(character);

export type GlyphStyle = { readonly height: number; readonly colour: string; readonly weight?: number };

/** Returns figures, the letters of units and the crayon letters A, B, C, X as strokes, centred on the origin; other characters are left out. */
export function drawGlyphs(text: string, style: GlyphStyle): string {
  const scale = style.height / 6;
  let glyphs = '';
  let x = 0;
  for (const character of text) {
    const shape = GLYPHS[character];
    if (shape === undefined) continue;
    const place = x === 0 ? '' : ` transform="translate(${short(x)})"`;
    glyphs += `<path d="${shape}"${place}/>`;
    x += isNarrow(character) ? NARROW : ADVANCE;
  }
  const width = x - (ADVANCE - 4);
  const place = `translate(${short((-width / 2) * scale)} ${short(-style.height / 2)})scale(${scale.toFixed(2)})`;
  return `<g transform="${place}" fill="none" stroke="${style.colour}" stroke-width="${style.weight ?? 1.1}" stroke-linecap="round" stroke-linejoin="round">${glyphs}</g>`;
}
