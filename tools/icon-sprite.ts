import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconWeights } from '#ui/marks/icon-names.ts';

const assets = join(import.meta.dirname, '..', 'node_modules/@phosphor-icons/core/assets');

/** Path of the sprite: `node tools/icon-sprite.ts` writes it, a test compares it. */
export const spritePath = join(import.meta.dirname, '..', 'src/ui/marks/icons.svg');

/** Returns one SVG document with a symbol for every icon named in src/ui/marks/icon-names.ts. */
export function iconSprite(): string {
  const symbols = Object.entries(iconWeights).map(([name, weight]) => symbolOf(name, weight));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbolOf(name: string, weight: string): string {
  const file = weight === 'regular' || name.endsWith(`-${weight}`) ? name : `${name}-${weight}`;
  const drawing = readFileSync(join(assets, weight, `${file}.svg`), 'utf8');
  const [, viewBox, body] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(drawing) ?? [];
  if (viewBox === undefined || body === undefined) throw new Error(`The drawing of "${name}" has an unexpected shape.`);
  return `<symbol id="${name}" viewBox="${viewBox}" fill="currentColor">${body}</symbol>`;
}

if (import.meta.main) writeFileSync(spritePath, iconSprite());
