import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
/** Beside `dist`, so that new pages leave it alone. */
export const PROGRAM_FOLDER = join(ROOT, 'dist-program');
export const PROGRAM = join(PROGRAM_FOLDER, 'program.js');
export const STAMP_NAME = 'stamp.json';

export type Stamp = {
  /** The bundle names the folders of its sources: in a copy of the project it would read those of the first one. */
  root: string;
  times: Record<string, string>;
};

/** Whole seconds: layers of containers keep no more. */
export function stampOf(files: readonly string[], root: string = ROOT): Stamp {
  const times = files.map((file) => {
    const { size, mtimeMs } = statSync(join(root, file));
    return [file, `${size} ${Math.floor(mtimeMs / 1000)}`];
  });
  return { root, times: Object.fromEntries(times) };
}

/** Whether the bundle was made of the files as they are now. Looks at their sizes and times: reading them takes longer. */
export function isProgramFresh(folder: string = PROGRAM_FOLDER, root: string = ROOT): boolean {
  try {
    const made: Stamp = JSON.parse(readFileSync(join(folder, STAMP_NAME), 'utf8'));
    const now = stampOf(Object.keys(made.times), root);
    return made.root === root && Object.entries(made.times).every(([file, times]) => now.times[file] === times);
  } catch {
    // None was made, or a file of its is gone.
    return false;
  }
}
