import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `DRAWING_VERSION` stands. */
export const DRAWING_VERSION_FILE = 'src/domain/pictures/measured/drawing-version.ts';

const FOLDER = 'src/domain/pictures';
/** Files of the folder that draw nothing. */
const OTHER =
  /(?:\.test\.ts|\/drawing-version\.ts|\/look\/.*|\/(?:advert-picture|advert-words|picture-url|upload-type)\.ts)$/;
const DIGITS = 6;

/** Returns the file with the version of the drawings: the start of the hash of all files that draw. */
export function drawingVersionText(root: string): string {
  const hash = createHash('sha256');
  for (const name of globSync(`${FOLDER}/**/*.ts`, { cwd: root }).sort()) {
    if (!OTHER.test(name)) hash.update(`${name}\n${readFileSync(join(root, name), 'utf8')}`);
  }
  const version = hash.digest('hex').slice(0, DIGITS);
  return `/** Part of the address of every drawing, made by "npm run gen" from all files that draw: a kept drawing is never an old one. */\nexport const DRAWING_VERSION = 'v${version}';\n`;
}
