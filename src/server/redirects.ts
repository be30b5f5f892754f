import type { FastifyInstance } from 'fastify';
import { REDIRECTS } from '#contract/paths.ts';

/** Old route names answer 301 to the canonical address; the query string is kept. */
export function registerRedirects(app: FastifyInstance): void {
  for (const [from, to] of REDIRECTS) {
    app.get<{ Params: Record<string, string> }>(from, async (request, reply) => {
      const path = to.replace(/\/:(\w+)\??/g, (_match, name: string) => {
        const value = request.params[name];
        return value === undefined || value === '' ? '' : `/${encodeURIComponent(value)}`;
      });
      const query = request.url.indexOf('?');
      return reply.redirect(path + (query < 0 ? '' : request.url.slice(query)), 301);
    });
  }
}
