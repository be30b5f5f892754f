import { mix } from '#domain/pictures/colour.ts';
import { FULL_TURN, createWobble, curve, polygon, polyline, short, smoothLoop } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';

export type FaceDetail = {
  readonly rings: number;
  readonly cracks: number;
  /** Chance (0 to 1) that a species with an irregular heart shows one. */
  readonly heartChance?: number;
  readonly sawMarks?: boolean;
};

/** All that a log end needs of a drawing. */
type FaceScene = Pick<Scene, 'random'>;

type Face = {
  readonly scene: FaceScene;
  readonly look: SpeciesLook;
  readonly radius: number;
  readonly corners: number;
  /** Share of the radius that is wood. */
  readonly woodShare: number;
  /** Point at a share (0 pith, 1 outside) of the radius; jitter is relative. */
  readonly at: (share: number, angle: number, jitter?: number) => Point;
  readonly loop: (share: number, bend?: (angle: number) => number) => string;
};

function createFace(scene: FaceScene, look: SpeciesLook, centre: Point, radius: number): Face {
  const { random } = scene;
  const corners = radius > 140 ? 34 : radius > 60 ? 26 : radius > 18 ? 18 : 12;
  const outline = createWobble(random, 4, 2, look.outlineWobble);
  const pith: Point = [random.around(0.16 * radius), random.around(0.16 * radius)];
  const at = (share: number, angle: number, jitter = 0): Point => {
    const reach = radius * (1 + outline(angle)) * share * (1 + jitter);
    return [
      centre[0] + pith[0] * (1 - share) + Math.cos(angle) * reach,
      centre[1] + pith[1] * (1 - share) + Math.sin(angle) * reach,
    ];
  };
  const loop = (share: number, bend: (angle: number) => number = () => 0) => {
    const points: Point[] = [];
    for (let index = 0; index < corners; index += 1) {
      const angle = (index / corners) * FULL_TURN;
      points.push(at(share, angle, bend(angle)));
    }
    return smoothLoop(points);
  };
  return { scene, look, radius, corners, woodShare: 1 - look.barkShare, at, loop };
}

function bark(face: Face): string {
  const { look, radius, at, woodShare } = face;
  const { random } = face.scene;
  const rough = createWobble(random, 6, 11, look.barkShare * 0.13);
  const points: Point[] = [];
  const corners = Math.round(face.corners * (radius > 60 ? 4 : 2));
  for (let index = 0; index < corners; index += 1) {
    const angle = (index / corners) * FULL_TURN;
    points.push(at(1, angle, rough(angle) + random.around(look.barkShare * 0.5)));
  }
  let light = '';
  let dark = '';
  const flakes = Math.round(radius * (look.barkShare > 0.07 ? 0.9 : 0.6));
  for (let index = 0; index < flakes; index += 1) {
    const angle = random.between(0, FULL_TURN);
    const flake = polyline([
      at(woodShare + look.barkShare * random.between(0.1, 0.4), angle),
      at(woodShare + look.barkShare * random.between(0.55, 1), angle + random.around(0.05)),
    ]);
    if (random.chance(0.55)) dark += flake;
    else light += flake;
  }
  return (
    `<path d="${polygon(points)}" fill="${look.bark.main}"/>` +
    `<path d="${dark}" stroke="${look.bark.dark}" stroke-width="${short(Math.max(0.7, radius * 0.016))}"/>` +
    `<path d="${light}" stroke="${look.bark.light}" stroke-width="${short(Math.max(0.6, radius * 0.013))}"/>`
  );
}

function heart(face: Face, chance: number): string {
  const { look, loop, woodShare } = face;
  const { random } = face.scene;
  if (look.heartwood === null) return '';
  if (look.heartIsIrregular && !random.chance(chance)) return '';
  const bend = look.heartIsIrregular ? createWobble(random, 7, 3, 0.12) : createWobble(random, 4, 2, 0.03);
  const share = woodShare * look.heartShare * random.between(0.92, 1.06);
  const core = mix(look.heartwood, '#3b1d0a', look.heartIsIrregular ? 0.35 : 0.3);
  return (
    `<path d="${loop(share, bend)}" fill="${look.heartwood}" opacity="${look.heartIsIrregular ? 0.62 : 0.9}"/>` +
    `<path d="${loop(share * (look.heartIsIrregular ? 0.62 : 0.55), bend)}" fill="${core}" opacity="${look.heartIsIrregular ? 0.25 : 0.22}"/>`
  );
}

/** Widths of rings follow each other slowly and get narrower towards the bark. */
function ringShares(face: Face, count: number): number[] {
  const { random } = face.scene;
  const widths: number[] = [];
  let width = 1;
  for (let index = 0; index < count; index += 1) {
    width = 0.62 * width + 0.38 * random.between(0.35, 1.75);
    widths.push(width * (1.35 - (0.75 * index) / count));
  }
  const sum = widths.reduce((total, value) => total + value, 0);
  let share = 0;
  return widths.map((value) => (share += (value / sum) * face.woodShare));
}

function rings(face: Face, count: number): string {
  const { look, radius, loop } = face;
  const { random } = face.scene;
  const inner = createWobble(random, 4, 2, 0.013);
  let bold = '';
  let fine = '';
  for (const share of ringShares(face, count)) {
    const ring = loop(share, (angle) => inner(angle, share * 1.6) * (0.35 + 0.65 * share));
    if (random.chance(0.3)) bold += ring;
    else fine += ring;
  }
  const width = Math.max(0.6, (radius / count) * 0.2);
  const path = (data: string, stroke: number, opacity: number, more = '') =>
    `<path d="${data}" stroke-width="${short(stroke)}" opacity="${opacity.toFixed(2)}"${more}/>`;
  let markup = '';
  if (look.softwood && radius > 26) markup += path(bold, width * 3.6, look.ringStrength * 0.28);
  markup += path(fine, width, look.ringStrength) + path(bold, width * 1.9, look.ringStrength);
  if (look.ringPorous && radius > 30) {
    const dots = ` stroke-dasharray=".4 ${short(Math.max(1.6, radius * 0.02))}" stroke-linecap="round"`;
    markup += path(bold, width * 1.9, 0.6, dots);
  }
  return `<g stroke="${look.lateWood}">${markup}</g>`;
}

function rays(face: Face): string {
  const { look, radius, at, woodShare } = face;
  const { random } = face.scene;
  if (look.rays === 0 || radius <= 26) return '';
  const count = Math.round(look.rays * Math.min(1, radius / 110));
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const angle = random.between(0, FULL_TURN);
    const from = random.between(0.12, 0.87);
    const to = Math.min(1, from + 0.05 + random.between(0, look.ringPorous ? 0.32 : 0.14));
    path += polyline([at(from * woodShare, angle), at(to * woodShare, angle)]);
  }
  return `<path d="${path}" stroke="${look.rayColour}" stroke-width="${short(Math.max(0.4, radius * 0.0055))}" opacity="${look.ringPorous ? 0.55 : 0.34}"/>`;
}

function sawMarks(face: Face, centre: Point): string {
  const { random } = face.scene;
  const { radius } = face;
  const angle = random.between(-0.5, 0);
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const count = Math.round(radius / 6);
  let path = '';
  for (let index = -count; index <= count; index += 1) {
    if (random.chance(0.3)) continue;
    const offset = index * 6 + random.between(0, 3);
    const middle: Point = [centre[0] - sine * offset, centre[1] + cosine * offset];
    const reach = Math.sqrt(Math.max(0, (radius * face.woodShare * 0.95) ** 2 - offset ** 2));
    path += curve(
      [middle[0] - cosine * reach, middle[1] - sine * reach],
      [middle[0] + sine * 7, middle[1] - cosine * 7],
      [middle[0] + cosine * reach, middle[1] + sine * reach],
    );
  }
  return `<path d="${path}" stroke="#fff" opacity=".13"/>`;
}

/** Drying cracks run from the pith outwards and are never quite straight. */
function cracks(face: Face, count: number): string {
  const { at, radius, woodShare } = face;
  const { random } = face.scene;
  let angle = random.between(0, FULL_TURN);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    angle += random.between(1.4, 3);
    const length = index === 0 ? random.between(0.55, 0.95) : random.between(0.25, 0.6);
    const width = radius * random.between(0.007, 0.016) * (index === 0 ? 1.3 : 1);
    const left: Point[] = [];
    const right: Point[] = [];
    const steps = radius > 40 ? 7 : 4;
    for (let step = 0; step <= steps; step += 1) {
      const bent = angle + random.around(0.05);
      const [x, y] = at((step / steps) * length * woodShare, bent);
      const half = width * Math.sin(Math.PI * (0.4 + (0.6 * step) / steps));
      left.push([x - Math.sin(bent) * half, y + Math.cos(bent) * half]);
      right.unshift([x + Math.sin(bent) * half, y - Math.cos(bent) * half]);
    }
    path += polygon([...left, ...right]);
  }
  return path === '' ? '' : `<path d="${path}" fill="#3a2415" opacity=".78"/>`;
}

/** Returns a sawn log end: bark, bast, sapwood, heart, rings, rays, saw marks and cracks, without the light on it. */
export function drawFace(
  scene: FaceScene,
  look: SpeciesLook,
  place: { readonly centre: Point; readonly radius: number },
  detail: FaceDetail,
): string {
  const { centre, radius } = place;
  const face = createFace(scene, look, centre, radius);
  const tone = scene.random.around(0.16);
  const sapwood = tone > 0 ? mix(look.sapwood, '#ffffff', tone) : mix(look.sapwood, '#7a431d', -tone * 0.8);
  const bast = mix(look.bark.main, '#e0a35c', 0.45);
  const pith = face.at(0, 0);
  return (
    `<g fill="none">${bark(face)}` +
    `<path d="${face.loop(face.woodShare)}" fill="${sapwood}" stroke="${bast}" stroke-width="${short(Math.max(0.8, radius * 0.016))}"/>` +
    heart(face, detail.heartChance ?? 0.5) +
    rings(face, detail.rings) +
    rays(face) +
    (detail.sawMarks ? sawMarks(face, centre) : '') +
    cracks(face, detail.cracks) +
    `<circle cx="${short(pith[0])}" cy="${short(pith[1])}" r="${short(Math.max(0.8, radius * 0.014))}" fill="${mix(look.lateWood, '#2a1708', 0.5)}"/></g>`
  );
}

/** Returns the light that falls on a round log end. */
export function faceLight(scene: Scene, centre: Point, radius: number): string {
  return `<circle cx="${short(centre[0])}" cy="${short(centre[1])}" r="${short(radius * 0.97)}" fill="url(#${scene.id('shine')})"/>`;
}
