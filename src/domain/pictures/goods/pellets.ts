import { MARKING_ORANGE, SHADE, SPRUCE_GREEN, mix } from '#domain/pictures/colour.ts';
import { roundedPolygon, short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { framingTrees, groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';

const PELLET_WIDTH = 11.5;

function definePellet(scene: Scene, depth: number, base: string): string {
  const { random } = scene;
  const id = scene.nextId();
  const length = random.between(26, 60);
  const colour = mix(mix(base, '#3c220c', 0.55), mix(base, '#c08f4c', random.next() * 0.6), 0.2 + depth * 0.75);
  const half = PELLET_WIDTH / 2;
  const bar = ([x, y]: Point, [width, height]: Point, look: string) =>
    `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ${look}/>`;
  const cracks = `M${short(-length * 0.2)} ${short(-half)}l1.6 4.6-1 3.4M${short(length * 0.16)} ${short(-half)}l-1.2 4.2`;
  scene.define(
    `<g id="${id}">` +
      bar(
        [-length / 2, -half],
        [length, PELLET_WIDTH],
        `rx="2.6" fill="${colour}" stroke="#3a240e" stroke-width=".8" stroke-opacity=".6"`,
      ) +
      bar(
        [-length / 2 + 3, -half + 2],
        [length - 9, 2.4],
        `rx="1.2" fill="#fff1d2" opacity="${(0.12 + depth * 0.3).toFixed(2)}"`,
      ) +
      bar([-length / 2 + 1, half - 3.4], [length - 2, 3], 'rx="1.4" fill="#2b1705" opacity=".24"') +
      (depth > 0.3 ? `<path d="${cracks}" stroke="#5d3a15" stroke-width=".8" fill="none" opacity=".6"/>` : '') +
      `<ellipse cx="${short(length / 2 - 1)}" rx="2.6" ry="${short(half - 0.4)}" fill="${mix(colour, '#fff1d2', 0.35)}" stroke="#3a240e" stroke-width=".6" stroke-opacity=".6"/></g>`,
  );
  return id;
}

/** Draws wood pellets close up, filling the frame. */
export function drawPellets(scene: Scene): string {
  const { width, height, random } = scene;
  const base = mix(random.pick(['#d9ae6c', '#cfa05a', '#dcb985', '#c4945a']), scene.species[0].sapwood, 0.18);
  const zoom = random.between(0.95, 1.5);
  const layers = [0, 0.35, 0.7, 1];
  const perLayer = Math.round(((width * height) / 172800) * (150 / zoom ** 2)) + 20;
  let markup = '';
  for (const depth of layers) {
    const ids = Array.from({ length: 5 }, () => definePellet(scene, depth, base));
    for (let index = 0; index < perLayer; index += 1) {
      const id = ids[random.integer(0, ids.length - 1)] ?? '';
      const x = Math.round(random.between(-10, width / zoom + 10));
      const y = Math.round(random.between(-10, height / zoom + 10));
      markup += `<use href="#${id}" transform="translate(${x} ${y})rotate(${random.integer(0, 359)})"/>`;
    }
  }
  return (
    `<rect width="${width}" height="${height}" fill="#4a3219"/><g transform="scale(${zoom.toFixed(2)})">${markup}</g>` +
    `<rect width="${width}" height="${height}" fill="url(#${scene.id('depth')})"/>`
  );
}

type BagLook = { readonly foil: string; readonly band: string; readonly mark: string };

const BAG_LOOKS: readonly [BagLook, ...BagLook[]] = [
  { foil: '#f2f4f1', band: SPRUCE_GREEN, mark: MARKING_ORANGE },
  { foil: '#f3ecdc', band: '#7a431d', mark: '#d9ae6c' },
  { foil: '#e4ecef', band: '#1b5fa8', mark: '#f2f4f1' },
  { foil: '#eee6d2', band: '#9b2f24', mark: '#f0c04a' },
];

/** A flame above three pellets: a print that belongs to no brand. */
function print(look: BagLook, x: number, y: number): string {
  return (
    `<path d="M${short(x)} ${short(y - 9)}q8 7 6 13t-12 0q-1-5 3-7 0 3 2 4 2-4 1-10z" fill="${look.mark}"/>` +
    `<path d="M${short(x + 15)} ${short(y - 3)}h30M${short(x + 15)} ${short(y + 3)}h20" stroke="${look.foil}" stroke-width="2.4" opacity=".85"/>`
  );
}

const BAG_HEIGHT = 25;

function drawBag(scene: Scene, look: BagLook, [left, top]: Point, width: number): string {
  const height = BAG_HEIGHT;
  const { random } = scene;
  const sag = random.between(0, 2);
  const outline: Point[] = [
    [left + 1, top + 3],
    [left + width * 0.3, top - sag],
    [left + width * 0.7, top - 1 + sag / 2],
    [left + width - 1, top + 3],
    [left + width + 2, top + height * 0.55],
    [left + width - 2, top + height],
    [left + 2, top + height],
    [left - 2, top + height * 0.5],
  ];
  const isLong = width > 80;
  const middle = top + height * 0.52;
  return (
    `<path d="${roundedPolygon(outline, 0.32)}" fill="${mix(look.foil, '#9fb0a6', random.between(0, 0.16))}" stroke="#46544c" stroke-opacity=".65"/>` +
    `<rect x="${short(left + width * 0.16)}" y="${short(top + height * 0.22)}" width="${short(width * 0.68)}" height="${short(height * 0.56)}" rx="1.5" fill="${look.band}"/>` +
    (isLong
      ? print(look, left + width * 0.34, middle)
      : `<circle cx="${short(left + width / 2)}" cy="${short(middle)}" r="4.5" fill="${look.mark}"/>`) +
    `<path d="M${short(left + 6)} ${short(top + 4)}q${short(width * 0.4)} -3 ${short(width * 0.8)} 0" stroke="#fff" stroke-width="2.2" fill="none" opacity=".8"/>` +
    `<path d="M${short(left + 4)} ${short(top + height - 2.4)}h${short(width - 8)}" stroke="#14211b" stroke-width="2.6" opacity=".2"/>`
  );
}

type BagPallet = { readonly left: number; readonly width: number; readonly ground: number; readonly layers?: number };

function palletOfBags(scene: Scene, { left, width, ground, layers: wanted }: BagPallet): string {
  const { random } = scene;
  const look = random.pick(BAG_LOOKS);
  const layers = wanted ?? random.integer(6, 9);
  const deck = ground - 22;
  let markup =
    `<rect x="${short(left - 4)}" y="${short(deck)}" width="${short(width + 8)}" height="7" fill="#c59d68" stroke="#2a1a0e" stroke-opacity=".6"/>` +
    `<rect x="${short(left)}" y="${short(deck + 7)}" width="${short(width)}" height="11" fill="${SHADE}" opacity=".8"/>` +
    [0, 0.5, 1]
      .map(
        (share) =>
          `<rect x="${short(left + (width - 28) * share)}" y="${short(deck + 7)}" width="28" height="12" fill="#8e6b45" stroke="#2a1a0e" stroke-opacity=".5"/>`,
      )
      .join('') +
    `<rect x="${short(left - 4)}" y="${short(deck + 18)}" width="${short(width + 8)}" height="5" fill="#b98f5f" stroke="#2a1a0e" stroke-opacity=".6"/>`;
  for (let layer = 0; layer < layers; layer += 1) {
    const top = deck - (layer + 1) * (BAG_HEIGHT + 1);
    const parts = layer % 2 === 0 ? [0.62, 0.38] : [0.38, 0.62];
    let x = left;
    for (const part of parts) {
      markup += drawBag(scene, look, [x + 2, top], width * part - 4);
      x += width * part;
    }
  }
  const wrapTop = deck - layers * (BAG_HEIGHT + 1);
  return (
    markup +
    `<path d="M${short(left - 3)} ${short(wrapTop + 4)}V${short(deck)}H${short(left + width + 3)}V${short(wrapTop + 4)}Z" fill="#fff" opacity=".1"/>` +
    `<path d="M${short(left + width * 0.1)} ${short(deck)}L${short(left + width * 0.36)} ${short(wrapTop + 6)}M${short(left + width * 0.7)} ${short(deck)}L${short(left + width * 0.9)} ${short(wrapTop + 30)}" stroke="#fff" stroke-width="5" opacity=".22"/>`
  );
}

/** One pallet of bags with its foot at the origin, for drawings that count them. */
export function bagsLoad(scene: Scene): { markup: string; size: number; tall: number } {
  const [size, layers] = [200, 9];
  return {
    markup: palletOfBags(scene, { left: 0, width: size, ground: 0, layers }),
    size,
    tall: layers * (BAG_HEIGHT + 1) + 24,
  };
}

/** Draws pellets in bags on one or two pallets. */
export function drawPelletBags(scene: Scene): string {
  const { width, height, random } = scene;
  const ground = height * random.between(0.88, 0.93);
  const pair = random.chance(0.5);
  const boxWidth = pair ? width * 0.38 : width * random.between(0.46, 0.56);
  const lefts = pair ? [width * 0.07, width * 0.54] : [width * random.between(0.16, 0.36)];
  return (
    surroundings(scene, height * random.between(0.52, 0.66)) +
    framingTrees(scene, ground) +
    lefts
      .map(
        (left) =>
          groundShadow([left + boxWidth / 2, ground + 3], boxWidth * 0.6) +
          palletOfBags(scene, { left, width: boxWidth, ground }),
      )
      .join('')
  );
}
