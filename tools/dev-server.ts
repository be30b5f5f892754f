import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { readConfig } from '#server/platform/config.ts';
import type { PageBundle } from '#server/page/ssr.ts';
import { startMarketplace } from '#server/start.ts';

/** The marketplace with pages that Vite compiles on request and reloads when they change; started by `npm run dev`. */

const HOT_RELOAD_PORT = 24_678;
/** Percentage of calls that fail on purpose: `CHAOS=10 npm run dev` shows how pages take it. */
const chaosInPercent = Number(process.env['CHAOS'] ?? 0);

const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { host: '127.0.0.1', port: HOT_RELOAD_PORT } },
});

async function loadBundle(server: ViteDevServer): Promise<PageBundle> {
  const environment = server.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite has no environment that runs pages here.');
  return environment.runner.import('virtual:react-router/server-build');
}

function extend(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') && Math.random() * 100 < chaosInPercent) {
      void reply.code(503).send({ status: 503, code: 'chaos', message: 'Mit Absicht gestört (CHAOS).' });
    } else if (/^\/(api|bilder|karte|health)\//.test(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onClose', () => vite.close());
}

try {
  await startMarketplace(readConfig(), {
    prepareWeb: async () => undefined,
    loadBundle: () => loadBundle(vite),
    isDevelopment: true,
    extend,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
