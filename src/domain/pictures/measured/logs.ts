import { SHADE, mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import { defineFaces, placeFace } from '#domain/pictures/goods/log-pile.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { FRESH, oblique, snowOn } from './oblique.ts';
import { scaleFigure } from './scale.ts';

/** Piles at a forest road are about this high at most, in cm. */
const HIGHEST_IN_CM = 330;
const LAYER_SHARE = 0.84;
/** Logs are no smaller in the picture (px), nor more than these; a larger pile leaves the frame. */
const SMALLEST_RADIUS = 7;
const MOST_LOGS = 220;
const USUAL_LENGTH_IN_CM = 400;

/** Returns how many logs are an amount (m³) by Huber's formula, at least one. */
export function logCount(amountInM3: number, diameterInCm: number, lengthInCm: number): number {
  const one = (Math.PI / 4) * (diameterInCm / 100) ** 2 * (lengthInCm / 100);
  return Math.max(1, Math.round(amountInM3 / one));
}

/** Logs of each layer from below: every layer lies in the hollows of the one beneath it. */
function layersOf(count: number, most: number): number[] {
  for (let layers = Math.max(1, most); layers > 1; layers -= 1) {
    const lowest = Math.ceil(count / layers + (layers - 1) / 2);
    if (lowest - layers + 1 < 1) continue;
    let left = count;
    return Array.from({ length: layers }, (_, layer) => {
      const here = Math.min(lowest - layer, left);
      left -= here;
      return here;
    });
  }
  return [count];
}

/** Draws as many logs of the advert's diameter as make up its amount, one more in front at its length. */
export function drawMeasuredLogs(scene: Scene, amountInM3: number, diameterInCm: number): string {
  const { width, random, measures } = scene;
  const mean = measures?.thickestInCm ? (diameterInCm + measures.thickestInCm) / 2 : diameterInCm;
  const length = measures?.lengthInCm ?? USUAL_LENGTH_IN_CM;
  const count = logCount(amountInM3, mean, length);
  const layers = layersOf(count, Math.max(1, Math.floor(HIGHEST_IN_CM / (mean * LAYER_SHARE))));
  const body = { width: (layers[0] ?? 1) * mean, height: layers.length * mean * LAYER_SHARE + 20, depth: 0 };
  const stage = oblique(scene, body);
  const scale = Math.max(stage.scale, (2 * SMALLEST_RADIUS) / mean);
  const leaves = body.width * scale > width - stage.left;
  const left = leaves ? Math.max(58, stage.left) : stage.left;
  const ground = stage.ground - 14;
  const radius = (mean * scale) / 2;
  const ids = defineFaces(scene, 5, radius > 20 ? 8 : 4);
  const spread = measures?.thickestInCm
    ? (measures.thickestInCm - diameterInCm) / (measures.thickestInCm + diameterInCm)
    : 0.07;
  const faces: string[] = [];
  const circles: string[] = [];
  layers.forEach((here, layer) => {
    for (let at = 0; at < here; at += 1) {
      const x = left + radius * (1 + layer + at * 2);
      if (x - radius > width || faces.length >= MOST_LOGS) break;
      const own = radius * (1 + random.around(Math.min(0.3, spread) * 0.9));
      const y = ground - radius * (1 + layer * 2 * LAYER_SHARE) + random.around(radius * 0.06);
      circles.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 1.08)}"/>`);
      const face = placeFace(scene, ids, { centre: [x, y], radius: own });
      faces.push(radius > 14 ? face : face.slice(0, face.indexOf('<circle')));
    }
  });
  const right = Math.min(width, left + body.width * scale);
  const top = ground - layers.length * radius * 2 * LAYER_SHARE;
  const { bark, sapwood } = scene.species[0];
  const lying = Math.max(5, mean * scale);
  const across = Math.min(length * scale, width - 24);
  const start = Math.max(10, Math.min(left, width - across - 12));
  const low = Math.min(scene.height - 4, ground + 8 + lying);
  const figureX = leaves ? 34 : stage.figure[0];
  return (
    surroundings(scene, ground - random.between(70, 120)) +
    groundShadow([(left + right) / 2, ground + 3], (right - left) * 0.54) +
    `<g fill="${SHADE}">${circles.join('')}</g>${faces.join('')}` +
    (measures?.dryness === FRESH && layers.length > 1
      ? snowOn(scene, {
          left: left + radius * layers.length,
          right: Math.max(left + radius * layers.length + 20, right - radius * layers.length),
          top: top + radius * 0.4,
          depth: [0, 0],
        })
      : '') +
    `<path d="M${short(start)} ${short(low - lying)}h${short(across)}v${short(lying)}h${short(-across)}z" fill="${bark.main}" stroke="${bark.dark}"/>` +
    `<path d="M${short(start + 4)} ${short(low - lying * 0.6)}h${short(across - 12)}M${short(start + 10)} ${short(low - lying * 0.3)}h${short(across - 30)}" stroke="${mix(bark.light, '#ffffff', 0.2)}" stroke-dasharray="14 9" opacity=".6"/>` +
    `<ellipse cx="${short(start + across)}" cy="${short(low - lying / 2)}" rx="${short(lying * 0.22)}" ry="${short(lying / 2)}" fill="${sapwood}" stroke="${bark.dark}"/>` +
    scaleFigure(scene, [figureX, ground + 4], scale)
  );
}
