import { mix } from '#domain/pictures/colour.ts';
import type { SpeciesLook } from '#domain/pictures/species.data.ts';

/** Wood darkens and yellows with water, greys while it dries outside, and stays pale when dried in a kiln. */
const TINTS: Readonly<Record<number, readonly [colour: string, share: number]>> = {
  1: ['#d99a52', 0.26],
  2: ['#c9a36c', 0.14],
  3: ['#b8a78c', 0.13],
  4: ['#f2e6cd', 0.3],
};

/** Returns how a species looks at a dryness of `Measures`; unchanged where it is not known. */
export function driedLook(look: SpeciesLook, dryness: number | undefined): SpeciesLook {
  const [colour, share] = TINTS[dryness ?? 0] ?? ['', 0];
  if (share === 0) return look;
  const heartwood = look.heartwood === null ? null : mix(look.heartwood, colour, share * 0.6);
  return { ...look, sapwood: mix(look.sapwood, colour, share), heartwood };
}
