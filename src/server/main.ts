import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { StartOptions } from './start.ts';

// Halves the start time. The cache lies beside the packages, since others could put code into a temporary folder.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/stammplatz'));
// React chooses its build when it is first loaded, so everything else is loaded after this line.
process.env['NODE_ENV'] ??= 'production';

const { readConfig } = await import('#server/platform/config.ts');
const { isWebProcess } = await import('#server/platform/processes/web-process-role.ts');

/**
 * A killed process does not flush the cache by itself; this long after the start, visitors no longer wait for the
 * server.
 */
const KEEP_COMPILED_AFTER_IN_MS = 5_000;

/** `npm start`. */
try {
  await start(readConfig());
  setTimeout(flushCompileCache, KEEP_COMPILED_AFTER_IN_MS).unref();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(config: ReturnType<typeof readConfig>): Promise<void> {
  const options: StartOptions = {
    prepareWeb: async () => {
      const { buildIfStale } = await import('#server/platform/web-build.ts');
      if (await buildIfStale()) console.log('Die Seiten wurden gebaut.');
    },
    loadBundle: async () => (await import('./page/ssr.ts')).loadBuiltBundle(),
    isDevelopment: false,
  };
  if (config.webProcesses === 1) return (await import('./start.ts')).startMarketplace(config, options);
  const { startProcesses, startWebProcess } = await import('./web-processes.ts');
  return isWebProcess() ? startWebProcess(config, options) : startProcesses(config);
}
