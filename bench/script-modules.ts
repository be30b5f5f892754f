import type { LoadedScript } from '#test/budgets.ts';

/** Characters of each module in each script before minifying, as the build notes them (tools/module-sizes.ts). */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** A package as a whole, each module of our own by its path. */
const nameOf = (module: string): string => PACKAGE.exec(module)?.[1] ?? module;

/**
 * What the scripts of a page are made of, the largest first: the bytes of each script are shared out among its modules by
 * their size before minifying. An estimate: a table of texts packs better than code.
 */
export function modulesOf(
  scripts: readonly LoadedScript[],
  sizes: ModuleSizes,
): { name: string; bytes: number; script: string }[] {
  const parts = new Map<string, { name: string; bytes: number; script: string }>();
  for (const { name: script, bytes } of scripts) {
    const modules = Object.entries(sizes[script] ?? { '(unknown)': 1 });
    const all = modules.reduce((sum, [, size]) => sum + size, 0);
    for (const [module, size] of modules) {
      const name = nameOf(module);
      const part = parts.get(name) ?? { name, bytes: 0, script };
      parts.set(name, { ...part, bytes: part.bytes + (all === 0 ? 0 : (bytes * size) / all) });
    }
  }
  return [...parts.values()].toSorted((one, other) => other.bytes - one.bytes);
}
