import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Returns the one path of a folder, whichever links lead to it and whether or not it is there already: what is locked
 * and named by the path of a folder must not be open under another one.
 */
export function realFolder(path: string): string {
  const whole = resolve(path);
  if (existsSync(whole) || dirname(whole) === whole) return realpathSync(whole);
  return join(realFolder(dirname(whole)), basename(whole));
}
