import type { FastifyInstance } from 'fastify';

/**
 * Leads an opened address of the header List-Unsubscribe to the page that asks first: mail programs without the one click
 * of RFC 8058 open it in a browser.
 */
export function redirectToEndPage(app: FastifyInstance, path: string, pageOf: (token: string) => string): void {
  app.get(path, async (request, reply) => {
    const token = new URL(request.url, 'http://localhost').searchParams.get('token') ?? '';
    return reply.redirect(pageOf(token), 303);
  });
}
