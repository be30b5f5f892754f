import type { Endpoint } from './endpoint.ts';

type Taker = Pick<Endpoint, 'mostFileBytes'>;

/** What a page with a form for a file exports as its `handle`: the calls that its action gives the file to. */
export type TakesFiles = {
  takesFiles: readonly Taker[];
  /** Fields with a file too large for the memory, and the call it goes to; the action asks its page context for it. */
  takesApart?: Readonly<Record<string, Taker>>;
};

/** Largest file, in bytes, that a page with this `handle` accepts; null for pages without such a form. */
export function mostFileBytesOf(handle: unknown): number | null {
  if (!isTakingFiles(handle)) return null;
  return Math.max(0, ...handle.takesFiles.map(({ mostFileBytes }) => mostFileBytes ?? 0));
}

/** Fields of a page with this `handle` whose file is kept apart, with the largest size in bytes. */
export function separateFileLimits(handle: unknown): Record<string, number> {
  const apart = isTakingFiles(handle) ? (handle.takesApart ?? {}) : {};
  return Object.fromEntries(Object.entries(apart).map(([name, { mostFileBytes }]) => [name, mostFileBytes ?? 0]));
}

const isTakingFiles = (handle: unknown): handle is TakesFiles =>
  typeof handle === 'object' && handle !== null && 'takesFiles' in handle && Array.isArray(handle.takesFiles);
