import { mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { drawGlyphs } from '#domain/pictures/glyphs/glyphs.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { signLines } from './measures.ts';

/** Height of the figure that stands beside goods, in cm. */
export const PERSON_IN_CM = 175;
const LATH_IN_CM = 100;
const BANDS = 10;
/** A person smaller than this is a speck, a larger one hides the goods (px). */
const SMALLEST_PERSON = 22;
const LARGEST_PERSON = 250;

const COATS = ['#8c5a33', '#3f6b57', '#a5532a', '#456180', '#6d6a4a'] as const;

function person(scene: Scene, [x, ground]: Point, tall: number): string {
  const coat = scene.random.pick(COATS);
  const at = (value: number): string => short(value * tall);
  return (
    `<g transform="translate(${short(x)} ${short(ground)})${scene.random.chance(0.5) ? 'scale(-1 1)' : ''}">` +
    `<ellipse rx="${at(0.17)}" ry="${at(0.025)}" fill="#14211b" opacity=".3"/>` +
    `<path d="M${at(-0.1)} 0L${at(-0.075)} ${at(-0.48)}H${at(0.075)}L${at(0.1)} 0H${at(0.025)}L0 ${at(-0.36)} ${at(-0.025)} 0z" fill="#39454a"/>` +
    `<path d="M${at(-0.09)} ${at(-0.45)}L${at(-0.11)} ${at(-0.78)}Q0 ${at(-0.9)} ${at(0.11)} ${at(-0.78)}L${at(0.09)} ${at(-0.45)}z" fill="${coat}"/>` +
    `<path d="M${at(-0.1)} ${at(-0.77)}L${at(-0.14)} ${at(-0.46)}M${at(0.1)} ${at(-0.77)}L${at(0.15)} ${at(-0.47)}" stroke="${mix(coat, '#14211b', 0.25)}" stroke-width="${at(0.055)}" stroke-linecap="round"/>` +
    `<circle cy="${at(-0.905)}" r="${at(0.07)}" fill="#d9ac88"/>` +
    `<path d="M${at(-0.075)} ${at(-0.915)}Q0 ${at(-1.08)} ${at(0.075)} ${at(-0.915)}H${at(0.11)}v${at(-0.018)}z" fill="${mix(coat, '#14211b', 0.45)}"/></g>`
  );
}

function lath([x, ground]: Point, scale: number): string {
  const band = (LATH_IN_CM / BANDS) * scale;
  const across = Math.max(4, Math.min(9, scale * 5));
  let red = '';
  for (let index = 0; index < BANDS; index += 2)
    red += `M${short(x)} ${short(ground - index * band)}v${short(-band)}h${short(across)}v${short(band)}z`;
  return (
    `<rect x="${short(x)}" y="${short(ground - band * BANDS)}" width="${short(across)}" height="${short(band * BANDS)}" fill="#f6f3ea" stroke="#14211b" stroke-opacity=".6" stroke-width=".8"/>` +
    `<path d="${red}" fill="#c9452a"/>`
  );
}

/** Returns a person, or a lath of 1 m with bands of 10 cm, as large as the goods are drawn (px per cm). */
export function scaleFigure(scene: Scene, foot: Point, scale: number): string {
  const tall = PERSON_IN_CM * scale;
  return tall >= SMALLEST_PERSON && tall <= LARGEST_PERSON ? person(scene, foot, tall) : lath(foot, scale);
}

const LETTER_HEIGHT = 17;
const LETTER_ADVANCE = (5.6 / 6) * LETTER_HEIGHT;

/**
 * Cards have badges in the upper left corner and a heart in the upper right one, and phones cut a sixth off the top and
 * the bottom. Shares of the drawing's width and height.
 */
const SIGN_RIGHT = 0.79;
const SIGN_TOP = 0.19;

/** Returns a sign with the figures of the advert where nothing of a card covers it; nothing where it says none. */
export function figureSign(scene: Scene): string {
  const lines = scene.measures === null ? [] : signLines(scene.measures);
  if (lines.length === 0) return '';
  const across = Math.max(...lines.map((line) => line.length)) * LETTER_ADVANCE + 22;
  const tall = lines.length * (LETTER_HEIGHT + 12) + 10;
  const rows = lines.map(
    (line, at) =>
      `<g transform="translate(${short(across / 2)} ${short(tall / 2 + (at - (lines.length - 1) / 2) * (LETTER_HEIGHT + 11))})">${drawGlyphs(line, { height: at === 0 ? LETTER_HEIGHT : LETTER_HEIGHT - 3, colour: '#2a2018', weight: at === 0 ? 1 : 0.85 })}</g>`,
  );
  const left = Math.max(0, scene.width * SIGN_RIGHT - across);
  const top = scene.height * SIGN_TOP;
  return (
    `<g transform="translate(${short(left)} ${short(top)})"><rect x="2" y="3" width="${short(across)}" height="${short(tall)}" rx="4" fill="#14211b" opacity=".22"/>` +
    `<rect width="${short(across)}" height="${short(tall)}" rx="4" fill="#f4ead6" stroke="#7b6448" stroke-width="1.2"/>${rows.join('')}</g>`
  );
}
