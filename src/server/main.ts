export {};
// React chooses its build when it is first loaded, so everything else is loaded after this line.
process.env['NODE_ENV'] ??= 'production';

const { readConfig } = await import('#server/platform/config.ts');
const { buildIfStale } = await import('#server/platform/web-build.ts');
const { loadBuiltBundle } = await import('./ssr.ts');
const { startMarketplace } = await import('./start.ts');

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
