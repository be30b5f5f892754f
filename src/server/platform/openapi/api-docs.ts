import { lazy } from '#domain/lazy.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { buildOpenApi } from '#contract/openapi/openapi.ts';
import { siteUrlOf } from '#server/platform/config.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';

const VIEWER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};
const PAGE = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Schnittstelle – Stammplatz</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="swagger-ui"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null, supportedSubmitMethods: ['get', 'post'] });`;

/** The document of the calls that answer, and a page to browse it. Registered last: it lists what was registered before. */
export function registerApiDocs({ app, base, routed }: ApiServer): void {
  const serverUrl = siteUrlOf(base.config);
  const document = lazy(() => JSON.stringify(buildOpenApi(routed, { serverUrl })));
  app.get('/api/openapi.json', async (_request, reply) => {
    return reply.type('application/json').header('cache-control', 'public, max-age=300').send(document());
  });
  const page = async (_request: unknown, reply: FastifyReply): Promise<FastifyReply> =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(PAGE);
  app.get('/api/docs', page);
  app.get('/api/docs/', page);
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/api/docs/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=86400')
        .send(readFileSync(join(VIEWER, name))),
    );
  }
}
