import { writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Beside the folder of the client: it is for developers and never served. */
export const MODULE_SIZES = 'module-sizes.json';

/** Writes which modules each script of the browser is made of, with their characters before they are minified. */
export function writeModuleSizes(root: string): Plugin {
  return {
    name: 'module-sizes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const scripts = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return [];
        const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [
          // Modules that the build makes up begin with a null character.
          relative(root, id.replace('\0', '')),
          renderedLength,
        ]);
        return [[basename(file.fileName), Object.fromEntries(modules)]];
      });
      writeFileSync(join(dir, '..', MODULE_SIZES), JSON.stringify(Object.fromEntries(scripts)));
    },
  };
}
