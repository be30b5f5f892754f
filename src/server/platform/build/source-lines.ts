import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Of each line of a bundled file: which source it was made of (-1: none) and the line there, one after the other. */
export type SourceLines = { sources: readonly string[]; lines: readonly number[] };

export const linesFileOf = (bundled: string): string => `${bundled}.lines.json`;

/**
 * Lets stacks name the sources of a bundle. Node could do that by itself with source maps, but they would take 20 MB of
 * every process and a second of the first error; what is kept here is read at the first error and takes 2 MB.
 */
export function nameSourcesInStacks(folder: string): void {
  const start = `${pathToFileURL(folder).href}/`;
  const known = new Map<string, SourceLines | null>();
  const inSource = (place: string): string => {
    const [, file = '', line = ''] = /^([\w.-]+):(\d+)/.exec(place) ?? [];
    const found = known.get(file) ?? read(join(folder, linesFileOf(file)));
    known.set(file, found);
    const at = (Number(line) - 1) * 2;
    const source = found?.sources[found.lines[at] ?? -1];
    return source === undefined ? start + place : `${pathToFileURL(join(folder, source)).href}:${found?.lines[at + 1]}`;
  };
  Error.prepareStackTrace = (error, calls) => {
    const frames = calls.map((call) => {
      const [before, place] = String(call).split(start);
      const end = place?.endsWith(')') ? ')' : '';
      return place === undefined ? before : `${before}${inSource(place.slice(0, place.length - end.length))}${end}`;
    });
    return [String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n');
  };
}

function read(file: string): SourceLines | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Without it a stack names lines of the bundle, which is still better than another error.
    return null;
  }
}
