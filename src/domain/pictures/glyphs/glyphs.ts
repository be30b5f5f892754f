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
};

const ADVANCE = 5.6;

export type GlyphStyle = { readonly height: number; readonly colour: string; readonly weight?: number };

/** Returns figures and the crayon letters A, B, C, X as strokes, centred on the origin; other characters are left out. */
export function drawGlyphs(text: string, style: GlyphStyle): string {
  const shapes = [...text].flatMap((character) => GLYPHS[character] ?? []);
  const scale = style.height / 6;
  const width = shapes.length * ADVANCE - (ADVANCE - 4);
  const glyphs = shapes
    .map((shape, index) =>
      index === 0 ? `<path d="${shape}"/>` : `<path d="${shape}" transform="translate(${short(index * ADVANCE)})"/>`,
    )
    .join('');
  const place = `translate(${short((-width / 2) * scale)} ${short(-style.height / 2)})scale(${scale.toFixed(2)})`;
  return `<g transform="${place}" fill="none" stroke="${style.colour}" stroke-width="${style.weight ?? 1.1}" stroke-linecap="round" stroke-linejoin="round">${glyphs}</g>`;
}
