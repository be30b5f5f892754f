import { CRAYON_BLUE, MARKING_ORANGE } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { drawGlyphs } from './glyphs.ts';
import type { Scene } from '#domain/pictures/scene.ts';

/** Returns an orange number plate as it is hammered into a log end, centred on a point; none beside figures of an advert. */
export function numberPlate(
  scene: Scene,
  centre: Point,
  width: number,
  mark: { readonly text: string; readonly angle: number },
): string {
  if (scene.measures !== null) return '';
  const height = width * 0.56;
  const box = (x: number, y: number) =>
    `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="1.6"`;
  return (
    `<g transform="translate(${short(centre[0])} ${short(centre[1])})rotate(${short(mark.angle)})">` +
    `<rect ${box(-width / 2 + 1, -height / 2 + 1.6)} fill="#20150c" opacity=".4"/>` +
    `<rect ${box(-width / 2, -height / 2)} fill="${MARKING_ORANGE}"/>` +
    `<circle cy="${short(-height * 0.34)}" r="${short(height * 0.07)}" fill="#5a2607"/>` +
    `<g transform="translate(0 ${short(height * 0.12)})">${drawGlyphs(mark.text, { height: height * 0.44, colour: '#14211b' })}</g></g>`
  );
}

/** Returns a blue crayon mark on a cut face; a grade by chance would contradict an advert. */
export function crayonMark(scene: Scene, centre: Point, height: number, text: string): string {
  if (scene.measures !== null) return '';
  return (
    `<g filter="url(#${scene.id('rough')})" opacity=".88" transform="translate(${short(centre[0])} ${short(centre[1])})rotate(${short(scene.random.around(16))})">` +
    `${drawGlyphs(text, { height, colour: CRAYON_BLUE, weight: 1 })}</g>`
  );
}

/** Returns a sprayed orange dot. */
export function paintDot(scene: Scene, centre: Point, radius: number): string {
  return `<circle cx="${short(centre[0])}" cy="${short(centre[1])}" r="${short(radius)}" fill="${MARKING_ORANGE}" opacity=".9" filter="url(#${scene.id('rough')})"/>`;
}
