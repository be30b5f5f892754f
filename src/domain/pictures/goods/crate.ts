import { defineBillets, placeBillet } from './billets.ts';
import { SHADE, mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { forPieceSize } from '#domain/pictures/scene.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { splitArea } from './split-cells.ts';
import { drawSplitWood } from './split-wood.ts';
import { framingTrees, groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function board(scene: Scene, box: Box, colour: string): string {
  const { random } = scene;
  const { left, right, top, bottom } = box;
  const shade = mix(colour, '#3a2413', 0.55);
  const level = random.between(top + 3, bottom - 3);
  return (
    `<rect x="${short(left)}" y="${short(top)}" width="${short(right - left)}" height="${short(bottom - top)}" rx="1" fill="${mix(colour, '#ffffff', random.between(0, 0.14))}" stroke="#2a1a0e" stroke-opacity=".7"/>` +
    `<path d="M${short(left + 3)} ${short(level)}Q${short((left + right) / 2)} ${short(level + random.around(4))} ${short(right - 3)} ${short(level)}" stroke="${shade}" stroke-width=".8" fill="none" opacity=".45"/>`
  );
}

function pallet(scene: Scene, { left, right, bottom }: Box): string {
  const colour = '#b98f5f';
  const block = (x: number) =>
    `<rect x="${short(x)}" y="${short(bottom + 6)}" width="30" height="14" fill="#8e6b45" stroke="#2a1a0e" stroke-opacity=".6"/>`;
  return (
    `<rect x="${short(left)}" y="${short(bottom + 6)}" width="${short(right - left)}" height="14" fill="${SHADE}" opacity=".85"/>` +
    block(left) +
    block((left + right) / 2 - 15) +
    block(right - 30) +
    board(scene, { left: left - 4, right: right + 4, top: bottom, bottom: bottom + 7 }, colour) +
    board(scene, { left: left - 4, right: right + 4, top: bottom + 19, bottom: bottom + 25 }, colour)
  );
}

function contents(scene: Scene, box: Box, isStacked: boolean): string {
  const { random } = scene;
  const size = forPieceSize(scene, { small: 30, medium: 36, large: 46 });
  const back = `<rect x="${short(box.left)}" y="${short(box.top + 6)}" width="${short(box.right - box.left)}" height="${short(box.bottom - box.top - 6)}" fill="${SHADE}"/>`;
  if (isStacked) {
    const cells = splitArea(random, box, {
      size,
      limits: { ...box, left: box.left + 2, right: box.right - 2, top: box.top - size * 0.5 },
      accepts: ([x, y]) => x > box.left && x < box.right && y > box.top + size * 0.1 && y < box.bottom,
    });
    return back + drawSplitWood(scene, cells, { size, roundShare: 0.05 });
  }
  const ids = defineBillets(scene, size * 1.7);
  const places: Point[] = [];
  for (let y = box.top - 8; y < box.bottom - 6; y += size * 0.42) {
    for (let x = box.left + size * 0.7; x < box.right - size * 0.6; x += size * 0.95)
      places.push([x + random.around(14), y + random.around(8)]);
  }
  return (
    back +
    places.map((place) => placeBillet(scene, ids, place, random.around(90) + (random.chance(0.5) ? 180 : 0))).join('')
  );
}

function drawOneCrate(scene: Scene, box: Box): string {
  const colour = scene.random.pick(['#d3b07c', '#c59d68', '#b9a184']);
  const { left, right, top, bottom } = box;
  const slats = scene.random.integer(3, 4);
  const step = (bottom - top) / slats;
  let markup = contents(scene, { left: left + 6, right: right - 6, top: top - 4, bottom }, scene.random.chance(0.6));
  for (let index = 0; index < slats; index += 1) {
    const level = top + step * (index + 0.5);
    markup += board(scene, { left, right, top: level - 7, bottom: level + 7 }, colour);
  }
  for (const x of [left, (left + right) / 2 - 8, right - 16]) {
    markup += board(scene, { left: x, right: x + 16, top: top - 6, bottom }, mix(colour, '#8a6a48', 0.2));
  }
  return markup + pallet(scene, box);
}

/** One crate on its pallet with its foot at the origin, for drawings that count them. */
export function crateLoad(scene: Scene): { markup: string; size: number; tall: number } {
  const size = 200;
  const markup = drawOneCrate(scene, { left: 0, right: size, top: -200, bottom: -25 });
  return { markup, size, tall: 208 };
}

/** Draws one or two slatted crates of firewood on pallets. */
export function drawCrate(scene: Scene): string {
  const { width, height, random } = scene;
  const bottom = height * random.between(0.82, 0.86);
  const pair = random.chance(0.35);
  const boxes: Box[] = pair
    ? [
        { left: width * 0.06, right: width * 0.47, top: bottom - height * 0.46, bottom: bottom - 4 },
        { left: width * 0.53, right: width * 0.95, top: bottom - height * 0.47, bottom },
      ]
    : [
        {
          left: width * random.between(0.14, 0.22),
          right: width * random.between(0.78, 0.86),
          top: bottom - height * random.between(0.5, 0.6),
          bottom,
        },
      ];
  return (
    surroundings(scene, height * random.between(0.5, 0.62)) +
    framingTrees(scene, bottom) +
    boxes
      .map(
        (box) =>
          groundShadow([(box.left + box.right) / 2, box.bottom + 26], (box.right - box.left) * 0.58) +
          drawOneCrate(scene, box),
      )
      .join('')
  );
}

/** Draws short wood thrown loose into one or two boxes of wire. */
export function drawLooseBox(scene: Scene): string {
  const { width, height, random } = scene;
  const bottom = height * random.between(0.82, 0.86);
  const count = random.integer(1, 2);
  const across = width * (count === 1 ? random.between(0.58, 0.68) : 0.42);
  const lefts = count === 1 ? [(width - across) * random.between(0.3, 0.7)] : [width * 0.05, width * 0.53];
  const boxes = lefts.map((left): Box => {
    const top = bottom - height * random.between(0.46, 0.56);
    return { left, right: left + across, top, bottom };
  });
  return (
    surroundings(scene, height * random.between(0.5, 0.62)) +
    framingTrees(scene, bottom) +
    boxes.map((box) => wireBox(scene, box)).join('')
  );
}

function wireBox(scene: Scene, box: Box): string {
  const { left, right, top, bottom } = box;
  let wire = '';
  for (let x = left; x <= right + 1; x += (right - left) / 12) wire += `M${short(x)} ${short(top)}V${short(bottom)}`;
  for (let y = top; y <= bottom + 1; y += (bottom - top) / 8) wire += `M${short(left)} ${short(y)}H${short(right)}`;
  return (
    groundShadow([(left + right) / 2, bottom + 26], (right - left) * 0.56) +
    contents(scene, { left: left + 4, right: right - 4, top: top - 6, bottom }, false) +
    `<path d="${wire}" stroke="#dfe6e2" stroke-width="1.6" opacity=".75"/>` +
    `<rect x="${short(left)}" y="${short(top)}" width="${short(right - left)}" height="${short(bottom - top)}" fill="none" stroke="#5c6b63" stroke-width="6"/>` +
    pallet(scene, box)
  );
}

const NETS: readonly [string, ...string[]] = ['#c2542d', '#d9a13a', '#7d8f3c'];

/** Draws firewood in net bags, in rows on each other. */
export function drawWoodBags(scene: Scene): string {
  const { width, height, random } = scene;
  const ground = height * random.between(0.88, 0.92);
  const net = random.pick(NETS);
  const across = width * random.between(0.21, 0.25);
  const tall = across * 0.78;
  const rows = random.integer(2, 3);
  // Drawn twice and placed often: each bag has some twenty pieces of wood.
  const stock = Array.from({ length: 2 }, () => {
    const id = scene.nextId();
    scene.define(`<g id="${id}">${netBag(scene, { left: 0, right: across * 0.95, top: -tall, bottom: 0 }, net)}</g>`);
    return id;
  });
  let bags = '';
  for (let row = 0; row < rows; row += 1) {
    const count = 4 - row;
    const start = (width - count * across) / 2;
    for (let at = 0; at < count; at += 1) {
      const left = start + at * across + random.around(5);
      const bottom = ground - row * tall * 0.9;
      const id = stock[random.integer(0, 1)] ?? '';
      bags += `<use href="#${id}" transform="translate(${short(left)} ${short(bottom)})"/>`;
    }
  }
  return (
    surroundings(scene, height * random.between(0.46, 0.58)) +
    groundShadow([width / 2, ground + 4], width * 0.44, 10) +
    bags
  );
}

function netBag(scene: Scene, box: Box, net: string): string {
  const { left, right, top, bottom } = box;
  const clip = scene.nextId();
  const middle = (left + right) / 2;
  const outline = `M${short(left + 8)} ${short(bottom)}Q${short(left - 4)} ${short((top + bottom) / 2)} ${short(left + 10)} ${short(top + 12)}Q${short(middle)} ${short(top - 4)} ${short(right - 10)} ${short(top + 12)}Q${short(right + 4)} ${short((top + bottom) / 2)} ${short(right - 8)} ${short(bottom)}z`;
  scene.define(`<clipPath id="${clip}"><path d="${outline}"/></clipPath>`);
  let mesh = '';
  for (let at = -10; at < right - left + 60; at += 9)
    mesh += `M${short(left + at)} ${short(top)}l-50 ${short(bottom - top)}M${short(left + at - 50)} ${short(top)}l50 ${short(bottom - top)}`;
  return (
    `<g clip-path="url(#${clip})">${contents(scene, box, true)}<path d="${mesh}" stroke="${net}" stroke-width="1.5" opacity=".8"/></g>` +
    `<path d="${outline}" fill="none" stroke="${net}" stroke-width="2.6"/>` +
    `<path d="M${short(middle - 7)} ${short(top + 5)}q7 -13 14 0z" fill="${net}"/>`
  );
}
