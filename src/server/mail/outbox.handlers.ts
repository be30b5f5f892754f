import type { FastifyReply } from 'fastify';
import type { Door } from '#server/platform/routing.ts';
import { findInOutbox, linksIn, listOutbox } from './outbox.service.ts';
import {
  MAIL_POLICY,
  mailAsPage,
  OUTBOX_POLICY,
  outboxListPage,
  outboxMailPage,
  outboxMissingPage,
} from './outbox-page.ts';

const SHOWN_AT_MOST = 100;

/** The development mailbox, for people and, as JSON, for tests. Production does not have these addresses. */
export function registerOutbox({ app, base }: Pick<Door, 'app' | 'base'>): void {
  const { config } = base;
  if (config.isProduction) return;

  app.get<{ Querystring: { to?: unknown } }>('/dev/outbox', async (request, reply) => {
    const recipient = recipientIn(request.query);
    const mails = await listOutbox(base, { recipient: recipient || null, limit: SHOWN_AT_MOST });
    return send(reply, outboxListPage({ mails, recipient, hasServer: config.smtpUrl !== null }));
  });

  app.get<{ Querystring: { to?: unknown } }>('/dev/outbox.json', async (request, reply) => {
    const recipient = recipientIn(request.query);
    const mails = await listOutbox(base, { recipient: recipient || null, limit: SHOWN_AT_MOST });
    reply.header('cache-control', 'no-store');
    return { mails: mails.map((mail) => ({ ...mail, links: linksIn(mail.text) })) };
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const mail = await findInOutbox(base, request.params.id);
    return mail ? send(reply, outboxMailPage(mail)) : send(reply.code(404), outboxMissingPage());
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', async (request, reply) => {
    const mail = await findInOutbox(base, request.params.id);
    return mail ? send(reply, mailAsPage(mail.html), MAIL_POLICY) : send(reply.code(404), outboxMissingPage());
  });
}

const recipientIn = ({ to }: { to?: unknown }): string => (typeof to === 'string' ? to.trim() : '');

function send(reply: FastifyReply, html: string, policy = OUTBOX_POLICY): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html);
}
