import { flushCompileCache } from 'node:module';
import { readConfig } from '#server/platform/config.ts';
import { isWebProcess } from '#server/platform/processes/web-process-role.ts';
import type { StartOptions } from './start.ts';

/**
 * A killed process does not flush the cache by itself; this long after the start, visitors no longer wait for the
 * server.
 */
const KEEP_COMPILED_AFTER_IN_MS = 5_000;

/** The whole program, as sources or in one bundle; `main.ts` chooses. */
export async function runProgram(): Promise<void> {
  try {
    await start(readConfig());
    setTimeout(flushCompileCache, KEEP_COMPILED_AFTER_IN_MS).unref();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function start(config: ReturnType<typeof readConfig>): Promise<void> {
  const options: StartOptions = {
    prepareWeb: async () => {
      const { buildPagesIfStale, buildProgramIfStale } = await import('#server/platform/build/web-build.ts');
      if (await buildPagesIfStale()) console.log('Die Seiten wurden gebaut.');
      // The main process has just looked whether the bundle is fresh.
      if (process.env['STAMMPLATZ_PROGRAM'] === 'bundle') return;
      // For the next start; this one goes on as it began.
      await buildProgramIfStale().catch((error: unknown) => {
        console.error(`Das Programm läuft aus den Quellen, weil es sich nicht bündeln ließ: ${String(error)}`);
      });
    },
    loadBundle: async () => (await import('./page/ssr.ts')).loadBuiltBundle(),
    isDevelopment: false,
  };
  if (config.webProcesses === 1) return (await import('./start.ts')).startMarketplace(config, options);
  const { startProcesses, startWebProcess } = await import('./web-processes.ts');
  return isWebProcess() ? startWebProcess(config, options) : startProcesses(config, options);
}
