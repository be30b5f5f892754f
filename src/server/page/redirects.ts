import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REDIRECTS } from '#contract/paths.ts';

type Named = { Params: Record<string, string> };

/** Old route names answer 301 to the canonical address, also with a slash at their end; the query string is kept. */
export function registerRedirects(app: FastifyInstance): void {
  for (const [from, to] of REDIRECTS) {
    const lead = async ({ params, url }: FastifyRequest<Named>, reply: FastifyReply) => {
      const query = url.indexOf('?');
      // "/holz-blog/" names no post: it is the list with a slash too many.
      const namesAll = Object.values(params).every((value) => value !== '');
      const path = namesAll ? filled(to, params) : from.replace(/\/:\w+\??$/, '');
      return reply.redirect(path + (query < 0 ? '' : url.slice(query)), 301);
    };
    for (const address of [from, `${from}/`]) app.get<Named>(address, lead);
  }
}

const filled = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/\/:(\w+)\??/g, (_match, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
