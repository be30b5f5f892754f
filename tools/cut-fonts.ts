import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Alias } from 'vite';

/** The part of a variable font that pages show. */
type FontCut = { file: string; weights: { min: number; max: number; default: number } };

/** Weights as the style sheets ask for them (src/ui/styles/fonts.css names the same limits). */
const CUTS: readonly FontCut[] = [
  {
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 700, default: 400 },
  },
  {
    file: '@fontsource-variable/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-latin-wght-normal.woff2',
    weights: { min: 600, max: 700, default: 700 },
  },
];

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Signs of Latin 1 that no text about wood has. */
const UNUSED = /[¤¦¨ª¬¯¶¸¹ÐÞðþ]/g;

/** Latin 1 and the punctuation of German texts; letters of the neighbours beyond it stand in the latin-ext files. */
const SIGNS = `${range(0x20, 0x7e)}${range(0xa0, 0xff).replace(UNUSED, '')}Œœı–—‘’‚“”„…‹›•€′″↑↓−\u2009\u2011\u202F`;

/** Kerning, figures of one width, and the joining of letters with their accents. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl'];

/**
 * Cuts the fonts that every page preloads to the signs and weights that pages show: 75 kB become 39. Returns where the build
 * finds them.
 */
export async function cutFonts(root: string): Promise<Alias[]> {
  const folder = join(root, 'node_modules/.cache/stammplatz-fonts');
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    // Asked for by its name in style sheets, and with `?url` behind it where the page names it.
    CUTS.map(async (cut) => ({
      find: new RegExp(String.raw`^${cut.file.replaceAll('.', String.raw`\.`)}(?=\?|$)`),
      replacement: await cutFont(cut, folder),
    })),
  );
}

async function cutFont({ file, weights }: FontCut, folder: string): Promise<string> {
  const source = createRequire(import.meta.url).resolve(file);
  const original = readFileSync(source);
  const { default: subsetFont } = await import('subset-font');
  // Its types do not know of `keepFeatures` yet.
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: weights } } as const;
  const cut = await subsetFont(original, SIGNS, options);
  const target = join(folder, basename(file));
  if (!existsSync(target) || !readFileSync(target).equals(cut)) writeFileSync(target, cut);
  return target;
}
