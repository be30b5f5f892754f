import { INK, mix } from '#domain/pictures/colour.ts';
import { polygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { GROUND, boom, cab, machineScene, track } from './machine-parts.ts';
import type { Scene } from '#domain/pictures/scene.ts';

const g = GROUND;

function bucket([x, y]: Point): string {
  return (
    `<path d="M${short(x - 4)} ${short(y - 6)}l28 2q6 20-8 34-20 10-34-2l-6-7 4-3z" fill="${INK}"/>` +
    `<path d="M${short(x - 24)} ${short(y + 20)}l-7 9 6 1zM${short(x - 15)} ${short(y + 26)}l-5 10 6 0zM${short(x - 5)} ${short(y + 29)}l-2 10 6-1z" fill="#5f6f66"/>`
  );
}

/** The road that is being built: a cut bank and stones. */
function bank(scene: Scene): string {
  const { random } = scene;
  const soil = random.pick(['#9a7f60', '#8a7a66', '#a58b6b']);
  const mound: Point[] = [
    [352, g + 8],
    [372, g - 18],
    [396, g - 40],
    [430, g - 52],
    [470, g - 46],
    [520, g - 58],
    [520, g + 8],
  ];
  let stones = '';
  for (let index = 0; index < 26; index += 1) {
    const x = random.between(372, 500);
    const y = g + 2 - random.next() * Math.min(44, (x - 356) * 0.6);
    const size = random.between(2, 6);
    stones += polygon([
      [x - size, y],
      [x - size * 0.3, y - size],
      [x + size, y - size * 0.4],
      [x + size * 0.7, y + size * 0.6],
    ]);
  }
  return `<path d="${polygon(mound)}" fill="${soil}"/><path d="${stones}" fill="${mix(soil, '#3a2d20', 0.45)}" opacity=".8"/>`;
}

/** Draws an excavator building a forest road. */
export function drawExcavator(scene: Scene): string {
  const { random } = scene;
  return machineScene(scene, ({ body, accent }) => {
    const elbow: Point = [random.between(268, 290), g - random.between(206, 226)];
    const wrist: Point = [random.between(352, 378), g - random.between(86, 120)];
    return (
      bank(scene) +
      `<path d="M92 ${g - 56}h130v-9H92z" fill="${INK}"/>` +
      `<path d="M58 ${g - 64}V${g - 112}Q58 ${g - 124} 72 ${g - 124}H148V${g - 64}z" fill="${body}"/>` +
      `<path d="M66 ${g - 104}h44v4H66zM66 ${g - 95}h44v4H66z" fill="${INK}" opacity=".45"/><path d="M58 ${g - 76}H222v9H58z" fill="${mix(body, '#14211b', 0.3)}"/>` +
      boom([[196, g - 84], elbow, wrist], accent === INK ? body : body, 15) +
      `<path d="M${short(elbow[0] - 6)} ${short(elbow[1] - 12)}L${short((elbow[0] + wrist[0]) / 2 + 8)} ${short((elbow[1] + wrist[1]) / 2 - 16)}" stroke="${INK}" stroke-width="4"/>` +
      cab(142, g - 66, { width: 72, height: 104 }, body) +
      `<path d="M144 ${g - 76}h70" stroke="${accent}" stroke-width="6"/>` +
      bucket(wrist) +
      track(58, 242, 48, body)
    );
  });
}
