import { SHADE, mix } from '#domain/pictures/colour.ts';
import { polygon, short, smoothLoop } from '#domain/pictures/geometry.ts';
import type { Point } from '#domain/pictures/geometry.ts';
import { defineBillets, placeBillet } from '#domain/pictures/goods/billets.ts';
import { drawChips } from '#domain/pictures/goods/wood-chips.ts';
import { groundShadow, surroundings } from '#domain/pictures/landscape/surroundings.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import { FRESH, oblique } from './oblique.ts';
import { scaleFigure } from './scale.ts';

/** Rise over run of a heap that is poured out; about 37 degrees. */
const SLOPE = 0.75;
/** Kilograms of pellets in a cubic metre. Source: ISO 17225-2 names 600 to 750. */
const PELLETS_IN_KG = 650;
/** Middles of heaps beside each other, in radii. */
const APART = 1.45;
const SMALLEST_BILLET = 17;
const MOST_BILLETS = 420;

/** Returns the cone (cm) that holds an amount in m³ poured out: V = π r² h / 3 with h = r × slope. */
export function heapOf(amountInM3: number): { readonly radius: number; readonly height: number } {
  const radius = Math.cbrt((3 * amountInM3 * 1e6) / (Math.PI * SLOPE));
  return { radius, height: radius * SLOPE };
}

type Hill = { readonly middle: number; readonly reach: number; readonly rise: number; readonly base: number };

/** The profile of a heap, a little rounder than a cone. */
const levelAt = ({ middle, reach, rise }: Hill, x: number): number =>
  Math.max(0, 1 - (Math.abs(x - middle) / reach) ** 1.25) * rise;

function outline(scene: Scene, hill: Hill): Point[] {
  const points: Point[] = [];
  const left = hill.middle - hill.reach;
  for (let step = 0; step <= 18; step += 1) {
    const x = left + (2 * hill.reach * step) / 18;
    points.push([x, hill.base - levelAt(hill, x) + scene.random.around(hill.rise * 0.03)]);
  }
  return [...points, [left + 2 * hill.reach, hill.base + 4], [left, hill.base + 4]];
}

function stageOf(scene: Scene, amountInM3: number, heaps = 1) {
  const { radius, height } = heapOf(amountInM3 / heaps);
  const stage = oblique(scene, { width: radius * (2 + (heaps - 1) * APART), height, depth: 0 });
  const reach = radius * stage.scale;
  const hills = Array.from({ length: heaps }, (_, at): Hill => {
    const middle = stage.left + reach * (1 + at * APART);
    return { middle, reach, rise: height * stage.scale, base: stage.ground - (at % 2) * 5 };
  });
  const [hill = { middle: 0, reach, rise: 0, base: 0 }] = hills;
  const across = reach * (2 + (heaps - 1) * APART);
  const back =
    surroundings(scene, stage.ground - scene.random.between(60, 110)) +
    groundShadow([stage.left + across / 2, hill.base + 2], across * 0.53, 10);
  return { ...stage, hill, hills, back };
}

function snowCap({ middle, reach, rise, base }: Hill): string {
  const top = base - rise;
  return `<path d="M${short(middle - reach * 0.3)} ${short(top + rise * 0.26)}Q${short(middle)} ${short(top - rise * 0.16)} ${short(middle + reach * 0.3)} ${short(top + rise * 0.26)}Q${short(middle + reach * 0.12)} ${short(top + rise * 0.14)} ${short(middle)} ${short(top + rise * 0.24)}T${short(middle - reach * 0.3)} ${short(top + rise * 0.26)}z" fill="#fbfcfc" opacity=".93"/>`;
}

/** Draws loose firewood poured out, as much as the advert says. */
export function drawMeasuredHeap(scene: Scene, amountInSrm: number): string {
  const { random, measures } = scene;
  const { hill, scale, figure, back } = stageOf(scene, amountInSrm);
  const length = Math.max(SMALLEST_BILLET, (measures?.lengthInCm ?? 33) * scale);
  const ids = defineBillets(scene, length);
  const area = hill.reach * hill.rise;
  const count = Math.min(MOST_BILLETS, Math.round((area / (length * length)) * 7) + 20);
  const places: Point[] = [];
  while (places.length < count) {
    const x = hill.middle + random.around(hill.reach * 1.94);
    places.push([x, hill.base - random.next() ** 0.8 * levelAt(hill, x) * 0.97]);
  }
  places.sort((a, b) => a[1] - b[1]);
  return (
    back +
    `<path d="${polygon(outline(scene, { ...hill, rise: hill.rise * 0.96 }))}" fill="${mix(SHADE, scene.species[0].lateWood, 0.45)}"/>` +
    places
      .map((place) => placeBillet(scene, ids, place, random.around(120) + (random.chance(0.5) ? 180 : 0)))
      .join('') +
    (measures?.dryness === FRESH ? snowCap(hill) : '') +
    scaleFigure(scene, figure, scale)
  );
}

/** Draws a heap of wood chips, as much as the advert says. */
export function drawMeasuredChips(scene: Scene, amountInSrm: number): string {
  const { random, measures } = scene;
  const { hills, scale, figure, back } = stageOf(scene, amountInSrm, random.pick([1, 1, 2, 3]));
  const heap = (hill: Hill): string => {
    const clip = scene.nextId();
    const shape = smoothLoop(outline(scene, hill));
    scene.define(`<clipPath id="${clip}"><path d="${shape}"/></clipPath>`);
    return (
      `<g clip-path="url(#${clip})"><path d="${shape}" fill="${mix('#4b3620', scene.species[0].lateWood, 0.4)}"/>` +
      drawChips(scene, {
        spot: () => [hill.middle + random.around(hill.reach * 2), hill.base + 4 - random.next() * (hill.rise + 8)],
        area: hill.reach * hill.rise * 0.9,
        scale: Math.max(0.42, Math.min(0.8, scale)),
        layers: 2,
      }) +
      `<path d="${shape}" fill="url(#${scene.id('shine')})"/></g>` +
      (measures?.dryness === FRESH ? snowCap(hill) : '')
    );
  };
  return back + hills.map(heap).join('') + scaleFigure(scene, figure, scale);
}

/** Draws pellets poured out in a store, as much as the advert says. */
export function drawMeasuredPellets(scene: Scene, massInKg: number): string {
  const { random, width } = scene;
  const { hill, scale, figure } = stageOf(scene, massInKg / PELLETS_IN_KG);
  const base = mix(random.pick(['#d9ae6c', '#cfa05a', '#dcb985', '#c4945a']), scene.species[0].sapwood, 0.18);
  const shape = smoothLoop(outline(scene, hill));
  const clip = scene.nextId();
  scene.define(`<clipPath id="${clip}"><path d="${shape}"/></clipPath>`);
  const floor = hill.base - 34;
  const wall = random.pick(['#d8d3c9', '#c9cfcb', '#d6cbb8']);
  let boards = '';
  for (let y = 24; y < floor; y += 30) boards += `M0 ${y}H${width}`;
  const tones = [0.5, 0.25, 0, -0.2].map((tone) => {
    let dashes = '';
    for (let index = 0; index < 260; index += 1) {
      const x = hill.middle + random.around(hill.reach * 2);
      const y = hill.base - random.next() * (levelAt(hill, x) + 3);
      const turn = random.between(0, Math.PI);
      dashes += `M${short(x)} ${short(y)}l${short(Math.cos(turn) * 6)} ${short(Math.sin(turn) * 6)}`;
    }
    const colour = tone > 0 ? mix(base, '#5a3a16', tone) : mix(base, '#fff1d2', -tone * 2);
    return `<path d="${dashes}" stroke="${colour}"/>`;
  });
  return (
    `<rect width="${width}" height="${scene.height}" fill="${wall}"/><path d="${boards}" stroke="${mix(wall, '#6b6252', 0.4)}" stroke-width="1.4"/>` +
    `<path d="M0 ${short(floor)}H${width}V${scene.height}H0z" fill="${mix(wall, '#6f6a60', 0.5)}"/>` +
    groundShadow([hill.middle, hill.base + 2], hill.reach * 1.05, 9) +
    `<g clip-path="url(#${clip})"><path d="${shape}" fill="${mix(base, '#6b4518', 0.35)}"/><g fill="none" stroke-width="2.6" stroke-linecap="round">${tones.join('')}</g>` +
    `<path d="${shape}" fill="url(#${scene.id('shine')})"/></g>` +
    scaleFigure(scene, figure, scale)
  );
}
