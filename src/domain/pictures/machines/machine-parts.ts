import { INK, MARKING_ORANGE, SPRUCE_GREEN, mix } from '#domain/pictures/colour.ts';
import { FULL_TURN, polygon, polyline, roundedPolygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';
import { framingTrees, surroundings } from '#domain/pictures/landscape/surroundings.ts';

/** Machines are drawn on this ground line of a field 480 wide and 360 high. */
export const GROUND = 310;

export type MachinePaint = { readonly body: string; readonly accent: string };

const PAINTS: readonly [MachinePaint, ...MachinePaint[]] = [
  { body: SPRUCE_GREEN, accent: MARKING_ORANGE },
  { body: '#2d5d73', accent: '#f0b429' },
  { body: '#d79a1f', accent: '#3b4640' },
  { body: '#8f3226', accent: '#d9d4c5' },
  { body: '#5c6b3a', accent: MARKING_ORANGE },
];

/** Returns a wheel with treads on the ground line. */
export function wheel(x: number, radius: number, rim: string, ground = GROUND): string {
  const y = ground - radius;
  const treads: string[] = [];
  const count = radius > 20 ? 18 : 14;
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * FULL_TURN;
    const from: Point = [x + Math.cos(angle) * (radius - 2), y + Math.sin(angle) * (radius - 2)];
    treads.push(
      polyline([from, [x + Math.cos(angle + 0.1) * (radius + 2.4), y + Math.sin(angle + 0.1) * (radius + 2.4)]]),
    );
  }
  const disc = (size: number, look: string) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}" ${look}/>`;
  return (
    `<path d="${treads.join('')}" stroke="${INK}" stroke-width="${short(radius * 0.19)}"/>` +
    disc(radius, `fill="${INK}"`) +
    disc(radius * 0.78, 'fill="none" stroke="#3a4a42" stroke-width="1.5"') +
    disc(radius * 0.49, 'fill="#e3e9e2"') +
    disc(radius * 0.36, `fill="none" stroke="${rim}" stroke-width="2"`) +
    disc(radius * 0.13, `fill="${rim}"`)
  );
}

/** Returns a crawler track on the ground line. */
export function track(left: number, right: number, height: number, rim: string): string {
  const top = GROUND - height;
  const radius = height / 2;
  let rollers = '';
  const count = Math.round((right - left) / 26);
  for (let index = 0; index <= count; index += 1) {
    const x = left + radius + ((right - left - height) * index) / count;
    rollers += `<circle cx="${short(x)}" cy="${short(GROUND - radius)}" r="${short(radius * 0.52)}" fill="#e3e9e2"/><circle cx="${short(x)}" cy="${short(GROUND - radius)}" r="${short(radius * 0.2)}" fill="${rim}"/>`;
  }
  const box = `x="${short(left)}" y="${short(top)}" width="${short(right - left)}" height="${short(height)}" rx="${short(radius)}"`;
  return (
    `<rect ${box} fill="none" stroke="${INK}" stroke-width="5" stroke-dasharray="5 3"/>` +
    `<rect ${box} fill="${INK}"/>${rollers}`
  );
}

/** Returns a cab with windows; the outline leans forward to the right or left. */
export function cab(
  left: number,
  bottom: number,
  size: { readonly width: number; readonly height: number },
  body: string,
): string {
  const { width, height } = size;
  const top = bottom - height;
  const frame: Point[] = [
    [left, bottom],
    [left + width * 0.02, top + 6],
    [left + width * 0.1, top],
    [left + width * 0.84, top],
    [left + width * 0.92, top + 6],
    [left + width, bottom],
  ];
  const sill = bottom - height * 0.36;
  const pane = (from: number, to: number, lean: number): string =>
    polygon([
      [left + width * from, sill],
      [left + width * from, top + 8],
      [left + width * to, top + 8],
      [left + width * (to + lean), sill],
    ]);
  return (
    `<path d="${roundedPolygon(frame, 0.06)}" fill="${body}" stroke="${INK}" stroke-opacity=".35"/>` +
    `<path d="${pane(0.1, 0.44, 0)}" fill="#dfeae4"/><path d="${pane(0.53, 0.84, 0.06)}" fill="#c9dad1"/>` +
    `<path d="${polygon([
      [left + width * 0.13, top + 11],
      [left + width * 0.34, top + 11],
      [left + width * 0.13, top + height * 0.42],
    ])}" fill="#fff" opacity=".7"/>` +
    `<rect x="${short(left + width * 0.02)}" y="${short(top - 6)}" width="${short(width * 0.92)}" height="7" rx="2" fill="${INK}"/>`
  );
}

/** Returns a jointed boom from its base over the joints to the tip. */
export function boom(joints: readonly Point[], colour: string, thickness: number): string {
  const [base, elbow] = joints;
  const piston =
    base && elbow
      ? polyline([
          [base[0] + 9, base[1] + 6],
          [base[0] * 0.35 + elbow[0] * 0.65 + 4, base[1] * 0.35 + elbow[1] * 0.65 + 8],
        ])
      : '';
  const pins = joints
    .map(([x, y]) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(thickness * 0.42)}" fill="${INK}"/>`)
    .join('');
  return (
    `<path d="${piston}" stroke="${INK}" stroke-width="4" fill="none"/>` +
    `<path d="${polyline(joints)}" stroke="${mix(colour, '#14211b', 0.35)}" stroke-width="${short(thickness + 1.6)}" fill="none" stroke-linejoin="round"/>` +
    `<path d="${polyline(joints)}" stroke="${colour}" stroke-width="${short(thickness)}" fill="none" stroke-linejoin="round"/>${pins}`
  );
}

/** Returns a log seen from the side with its sawn end to the right. */
export function sideLog(
  scene: Scene,
  look: SpeciesLook,
  [x, y]: Point,
  size: { readonly length: number; readonly radius: number },
): string {
  const { length, radius } = size;
  const { bark, sapwood, lateWood } = look;
  const colour = mix(bark.main, bark.light, scene.random.next());
  return (
    `<rect x="${short(x)}" y="${short(y - radius)}" width="${short(length)}" height="${short(radius * 2)}" rx="3" fill="${colour}" stroke="${bark.dark}" stroke-width=".8" stroke-opacity=".7"/>` +
    `<path d="M${short(x + 8)} ${short(y - radius * 0.4)}h${short(length * 0.72)}M${short(x + 22)} ${short(y + radius * 0.3)}h${short(length * 0.6)}" stroke="${bark.dark}" stroke-width="1.4" opacity=".7"/>` +
    `<ellipse cx="${short(x + length)}" cy="${short(y)}" rx="${short(radius * 0.66)}" ry="${short(radius)}" fill="${sapwood}" stroke="${bark.dark}" stroke-width=".8"/>` +
    `<ellipse cx="${short(x + length)}" cy="${short(y)}" rx="${short(radius * 0.34)}" ry="${short(radius * 0.55)}" fill="none" stroke="${lateWood}" stroke-width=".9"/>`
  );
}

/** Returns logs lying on each other between two uprights. */
export function logLoad(
  scene: Scene,
  load: {
    readonly left: number;
    readonly length: number;
    readonly bottom: number;
    readonly rows: number;
    readonly radius: number;
  },
): string {
  const { random, species } = scene;
  let markup = `<rect x="${short(load.left)}" y="${short(load.bottom - load.rows * load.radius * 1.75)}" width="${short(load.length)}" height="${short(load.rows * load.radius * 1.75)}" fill="#1c140e"/>`;
  for (let row = load.rows - 1; row >= 0; row -= 1) {
    for (let layer = 0; layer < 2; layer += 1) {
      const y = load.bottom - load.radius - row * load.radius * 1.75 - layer * 3;
      const place: Point = [load.left + random.between(0, 12), y];
      markup += sideLog(scene, random.pick(species), place, {
        length: load.length + random.around(18),
        radius: load.radius,
      });
    }
  }
  return markup;
}

function fieldPlace(scene: Scene): string {
  const { width, height, random } = scene;
  const scale = random.between(0.9, 1.06);
  const shift = random.around(24) + (width - 480 * scale) / 2;
  const drop = height - GROUND * scale - random.between(26, 48);
  if (random.chance(0.5))
    return `translate(${short(shift + 480 * scale)} ${short(drop)})scale(${(-scale).toFixed(2)} ${scale.toFixed(2)})`;
  return `translate(${short(shift)} ${short(drop)})scale(${scale.toFixed(2)})`;
}

/** Draws a machine in the open: left or right, nearer or farther, in one of a few paints. */
export function machineScene(scene: Scene, machine: (paint: MachinePaint) => string): string {
  const { width, height, random, light } = scene;
  const horizon = height * random.between(0.5, 0.62);
  const path = `<path d="M0 ${short(height * 0.84)}Q${short(width / 2)} ${short(height * 0.81)} ${width} ${short(height * 0.84)}V${height}H0z" fill="${mix(light.ground[0], light.ground[1], 0.35)}"/>`;
  return (
    surroundings(scene, horizon) +
    framingTrees(scene, height * 0.84) +
    path +
    `<g transform="${fieldPlace(scene)}"><ellipse cx="240" cy="${GROUND + 1}" rx="214" ry="8" fill="#14211b" opacity=".3"/>${machine(random.pick(PAINTS))}</g>`
  );
}
