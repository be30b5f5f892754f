import { INK, mix } from '#domain/pictures/colour.ts';
import { drawFace } from './cut-face.ts';
import { polyline, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { crayonMark, numberPlate } from '#domain/pictures/glyphs/marks.ts';
import { forPieceSize } from '#domain/pictures/scene.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { framingTrees, surroundings } from '#domain/pictures/landscape/surroundings.ts';

/** How much narrower a log end looks when it is turned away from the viewer. */
const FACE_TURN = 0.62;

type Stem = { readonly front: Point; readonly back: Point; readonly frontRadius: number; readonly backRadius: number };

function barkSide(scene: Scene, stem: Stem): string {
  const { random } = scene;
  const { bark } = scene.species[0];
  const { front, back, frontRadius, backRadius } = stem;
  const id = scene.nextId();
  scene.define(
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(bark.light, '#ffffff', 0.2)}"/><stop offset=".35" stop-color="${bark.main}"/><stop offset="1" stop-color="${mix(bark.dark, '#0b120e', 0.35)}"/></linearGradient>`,
  );
  const mantle = `M${short(front[0])} ${short(front[1] - frontRadius)}L${short(back[0])} ${short(back[1] - backRadius)}A${short(backRadius * FACE_TURN)} ${short(backRadius)} 0 0 1 ${short(back[0])} ${short(back[1] + backRadius)}L${short(front[0])} ${short(front[1] + frontRadius)}z`;
  const along = (share: number, side: number): Point => {
    const radius = frontRadius + (backRadius - frontRadius) * share;
    const bulge = Math.sqrt(Math.max(0, 1 - side * side)) * radius * FACE_TURN;
    return [
      front[0] + (back[0] - front[0]) * share - bulge * 0.4,
      front[1] + (back[1] - front[1]) * share + side * radius,
    ];
  };
  let dark = '';
  let light = '';
  for (let index = 0; index < 190; index += 1) {
    const share = random.next();
    const side = random.between(-0.94, 0.94);
    const flake = polyline([
      along(share, side),
      along(Math.min(1, share + random.between(0.015, 0.07)), side + random.around(0.06)),
    ]);
    if (random.chance(0.6)) dark += flake;
    else light += flake;
  }
  return (
    `<path d="${mantle}" fill="url(#${id})"/>` +
    `<path d="${dark}" stroke="${mix(bark.dark, '#0b120e', 0.3)}" stroke-width="1.9" fill="none" opacity=".75"/>` +
    `<path d="${light}" stroke="${bark.light}" stroke-width="1.3" fill="none" opacity=".7"/>`
  );
}

function drawStem(scene: Scene, stem: Stem): string {
  const { random } = scene;
  const { front, frontRadius } = stem;
  const turned = `translate(${short(front[0])} ${short(front[1])})scale(${FACE_TURN} 1)`;
  const face = drawFace(
    scene,
    scene.species[0],
    { centre: [0, 0], radius: frontRadius },
    { rings: 17, cracks: random.integer(1, 2), heartChance: 0.7, sawMarks: true },
  );
  return (
    barkSide(scene, stem) +
    `<g transform="${turned}">${face}<circle r="${short(frontRadius * 0.97)}" fill="url(#${scene.id('shine')})"/></g>`
  );
}

function bedding(scene: Scene, x: number, ground: number): string {
  const { bark, sapwood } = scene.species[0];
  return (
    `<path d="M${short(x - 24)} ${short(ground - 7)}l70-26v12l-66 26z" fill="${bark.main}" stroke="${INK}" stroke-opacity=".5"/>` +
    `<ellipse cx="${short(x - 22)}" cy="${short(ground)}" rx="6" ry="8" fill="${sapwood}" stroke="${bark.dark}"/>`
  );
}

/** Height in the picture of the line along which the stem would touch the ground. */
function lowerEdge({ front, back, frontRadius, backRadius }: Stem, x: number): number {
  const share = (x - front[0]) / (back[0] - front[0]);
  return front[1] + frontRadius + (back[1] + backRadius - front[1] - frontRadius) * share;
}

function stemShadow(stem: Stem): string {
  const { front, back, frontRadius } = stem;
  const left = front[0] - frontRadius * FACE_TURN;
  const near = lowerEdge(stem, front[0]);
  const far = lowerEdge(stem, back[0]);
  return `<path d="M${short(left)} ${short(near - 2)}Q${short(front[0])} ${short(near + 22)} ${short(front[0] + 60)} ${short(near + 18)}L${short(back[0])} ${short(far + 18)}V${short(far - 8)}z" fill="#14211b" opacity=".3"/>`;
}

/** Draws one or two single logs on bedding timber, for valuable stems. */
export function drawSingleLog(scene: Scene): string {
  const { width, height, random } = scene;
  const ground = height * random.between(0.85, 0.9);
  const radius = forPieceSize(scene, { small: 58, medium: 76, large: 98 });
  const front: Point = [width * random.between(0.2, 0.3), ground - radius - 6];
  const rise = height * random.between(0.08, 0.18);
  const back: Point = [width * random.between(0.88, 1.12), front[1] - rise];
  const stem: Stem = { front, back, frontRadius: radius, backRadius: radius * random.between(0.6, 0.78) };
  const behind: Stem = {
    front: [front[0] + radius * 1.35, front[1] - radius * 0.36],
    back: [back[0] + radius, back[1] - radius * 0.45],
    frontRadius: radius * 0.82,
    backRadius: radius * 0.5,
  };
  const hasNeighbour = random.chance(0.4);
  const spot: Point = [front[0] + random.around(10), front[1] + radius * random.between(0.2, 0.5)];
  const mark = random.chance(0.65)
    ? numberPlate(scene, spot, radius * 0.42, { text: String(random.integer(100, 998)), angle: random.around(14) })
    : crayonMark(scene, spot, radius * 0.28, random.pick(['A', 'B', '4A', '5A', '3B']));
  return (
    surroundings(scene, height * random.between(0.46, 0.58)) +
    framingTrees(scene, ground - 30) +
    stemShadow(stem) +
    bedding(scene, width * 0.72, lowerEdge(stem, width * 0.72) + 6) +
    (hasNeighbour ? drawStem(scene, behind) : '') +
    drawStem(scene, stem) +
    bedding(scene, front[0] + 30, ground + 2) +
    mark
  );
}
