import type { Endpoint } from './endpoint.ts';

/** What a page with a form for a file exports as its `handle`: the calls that its action gives the file to. */
export type TakesFiles = { takesFiles: readonly Pick<Endpoint, 'mostFileBytes'>[] };

/** Largest file, in bytes, that a page with this `handle` takes; null for pages without such a form. */
export function mostFileBytesOf(handle: unknown): number | null {
  if (!isTakingFiles(handle)) return null;
  return Math.max(0, ...handle.takesFiles.map(({ mostFileBytes }) => mostFileBytes ?? 0));
}

const isTakingFiles = (handle: unknown): handle is TakesFiles =>
  typeof handle === 'object' && handle !== null && 'takesFiles' in handle && Array.isArray(handle.takesFiles);
