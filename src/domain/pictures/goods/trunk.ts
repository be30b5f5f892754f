import { mix } from '#domain/pictures/colour.ts';
import { short } from '#domain/pictures/geometry.ts';
import type { Scene } from '#domain/pictures/scene.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';

/** A standing stem; haze 0 is close by, 1 melts into the backdrop. */
export type Trunk = { readonly x: number; readonly width: number; readonly foot: number; readonly haze: number };

/** Returns a standing stem with its bark, from the upper edge of the picture to its foot. */
export function drawTrunk(scene: Scene, look: SpeciesLook, { x, width, foot, haze }: Trunk): string {
  const { random, light } = scene;
  const clip = scene.nextId();
  const lean = random.around(width * 0.3);
  const half = width / 2;
  const outline = `M${short(x - half * 0.9 + lean)}-2h${short(width * 0.9)}L${short(x + half)} ${short(foot - width * 0.8)}Q${short(x + half * 1.1)} ${short(foot - 4)} ${short(x + half * 1.6)} ${short(foot)}H${short(x - half * 1.6)}Q${short(x - half * 1.1)} ${short(foot - 4)} ${short(x - half)} ${short(foot - width * 0.8)}z`;
  scene.define(`<clipPath id="${clip}"><path d="${outline}"/></clipPath>`);
  const towardsHaze = (colour: string) => mix(colour, light.nearTrees, haze);
  let dark = '';
  let bright = '';
  const isBirch = look.bark.light === '#f6f4ee';
  const strokes = Math.round((width * foot) / (isBirch ? 260 : 95));
  for (let index = 0; index < strokes; index += 1) {
    const left = x - half * 1.2 + random.next() * width * 1.2;
    const top = random.next() * foot;
    const stroke = isBirch
      ? `M${short(left)} ${short(top)}h${short(random.between(4, width * 0.4))}`
      : `M${short(left)} ${short(top)}q${short(random.around(5))} 5 ${short(random.around(3))} ${short(random.between(9, 21))}`;
    if (random.chance(0.6)) dark += stroke;
    else bright += stroke;
  }
  const main = isBirch ? mix(look.bark.main, '#14211b', 0.06) : mix(look.bark.main, '#14211b', 0.35);
  return (
    `<g clip-path="url(#${clip})"><path d="${outline}" fill="${towardsHaze(main)}"/>` +
    `<path d="${dark}" stroke="${towardsHaze(mix(look.bark.dark, '#0b120e', 0.4))}" stroke-width="2" fill="none"/>` +
    `<path d="${bright}" stroke="${towardsHaze(look.bark.light)}" stroke-width="1.3" fill="none" opacity=".8"/>` +
    `<rect x="${short(x - half * 1.6)}" width="${short(width * 0.6)}" height="${short(foot)}" fill="#fff" opacity=".09"/>` +
    `<rect x="${short(x + half * 0.35)}" width="${short(width)}" height="${short(foot)}" fill="#0b120e" opacity=".16"/></g>`
  );
}
