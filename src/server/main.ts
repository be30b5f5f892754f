import { readConfig } from '#server/platform/config.ts';
import { buildIfStale } from '#server/platform/web-build.ts';
import { loadBuiltBundle } from './ssr.ts';
import { startMarketplace } from './start.ts';

/** `npm start`. */
try {
  await startMarketplace(readConfig(), {
    prepareWeb: async () => {
      if (await buildIfStale()) console.log('Die Seiten wurden gebaut.');
    },
    loadBundle: loadBuiltBundle,
    isDevelopment: false,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
