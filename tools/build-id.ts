import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashWebSources } from '#server/platform/build/web-build.ts';

/** Returns a 16-character id of all sources that the pages are made of: same content, same id. */
export function buildIdOf(root: string): string {
  return hashWebSources(root).slice(0, 16);
}

/**
 * Writes builds/latest.json and builds/meta/{id}.json beside the client bundle, with which pages detect a newer build.
 */
export function writeBuildMetadata(buildId: string): Plugin {
  return {
    name: 'build-metadata',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(options) {
      if (options.dir === undefined) return;
      const folder = join(options.dir, 'builds');
      mkdirSync(join(folder, 'meta'), { recursive: true });
      const metadata = JSON.stringify({ id: buildId });
      writeFileSync(join(folder, 'latest.json'), metadata);
      writeFileSync(join(folder, 'meta', `${buildId}.json`), metadata);
    },
  };
}
