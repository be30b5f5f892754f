import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
/** Beside `dist`, so that new pages leave it alone. */
export const PROGRAM_FOLDER = join(ROOT, 'dist-program');
export const PROGRAM = join(PROGRAM_FOLDER, 'program.js');
export const STAMP_NAME = 'stamp.json';

/** Whole seconds: layers of containers keep no more. */
export function timesOf(files: readonly string[], root: string = ROOT): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return [file, `${size} ${Math.floor(mtimeMs / 1000)}`];
    }),
  );
}

/** Whether the bundle was made of the files as they are now. Looks at their sizes and times: reading them takes longer. */
export function isProgramFresh(folder: string = PROGRAM_FOLDER, root: string = ROOT): boolean {
  try {
    const stamp: Record<string, string> = JSON.parse(readFileSync(join(folder, STAMP_NAME), 'utf8'));
    const now = timesOf(Object.keys(stamp), root);
    return Object.entries(stamp).every(([file, times]) => now[file] === times);
  } catch {
    // None was made, or a file of its is gone.
    return false;
  }
}
