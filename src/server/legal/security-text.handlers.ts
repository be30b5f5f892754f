import { siteUrlOf } from '#server/platform/config.ts';
import { callUnknown } from '#server/platform/http/problem.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { securityText } from './security-text.ts';

const ADDRESS = '/.well-known/security.txt';

/** Serves security.txt. Without a contact there is no such file: it would be invalid (RFC 9116, 2.5.3). */
export function registerSecurityText({ app, base: { clock, config } }: ApiServer): void {
  const { securityContact: contact, securityPolicy: policy } = config;
  const siteUrl = siteUrlOf(config);
  app.get('/security.txt', async (_request, reply) => reply.redirect(ADDRESS, 301));
  app.get(ADDRESS, async (_request, reply) => {
    if (contact === null) throw callUnknown();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText({ contact, policy, siteUrl, now: clock() }));
  });
}
