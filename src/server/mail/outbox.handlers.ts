import type { FastifyReply, FastifyRequest } from 'fastify';
import { callUnknown } from '#server/platform/http/problem.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { findInOutbox, hasOutbox, linksIn, listOutbox } from './outbox.service.ts';
import {
  MAIL_POLICY,
  mailAsPage,
  OUTBOX_POLICY,
  outboxListPage,
  outboxMailPage,
  outboxMissingPage,
} from './outbox-page.ts';

const SHOWN_AT_MOST = 100;

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** The development mailbox, for people and, as JSON, for tests: only without a mail server, never in production. */
export function registerOutbox({ app, base }: Pick<ApiServer, 'app' | 'base'>): void {
  const { config } = base;
  if (!hasOutbox(config)) return;
  const ownNames = config.publicUrl === null ? THIS_MACHINE : [...THIS_MACHINE, new URL(config.publicUrl).hostname];
  // A foreign page whose name was bent to this machine still sends its own name.
  const onRequest = async (request: FastifyRequest) => {
    if (!ownNames.includes(hostnameOf(request))) throw callUnknown();
  };

  app.get<{ Querystring: { to?: unknown } }>('/dev/outbox', { onRequest }, async (request, reply) => {
    const recipient = recipientIn(request.query);
    const mails = await listOutbox(base, { recipient: recipient || null, limit: SHOWN_AT_MOST });
    return send(reply, outboxListPage({ mails, recipient }));
  });

  app.get<{ Querystring: { to?: unknown } }>('/dev/outbox.json', { onRequest }, async (request, reply) => {
    const recipient = recipientIn(request.query);
    const mails = await listOutbox(base, { recipient: recipient || null, limit: SHOWN_AT_MOST });
    reply.header('cache-control', 'no-store');
    return { mails: mails.map((mail) => ({ ...mail, links: linksIn(mail.text) })) };
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', { onRequest }, async (request, reply) => {
    const mail = await findInOutbox(base, request.params.id);
    return mail ? send(reply, outboxMailPage(mail)) : send(reply.code(404), outboxMissingPage());
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id/html', { onRequest }, async (request, reply) => {
    const mail = await findInOutbox(base, request.params.id);
    return mail ? send(reply, mailAsPage(mail.html), MAIL_POLICY) : send(reply.code(404), outboxMissingPage());
  });
}

const hostnameOf = ({ headers }: FastifyRequest): string => URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';

const recipientIn = ({ to }: { to?: unknown }): string => (typeof to === 'string' ? to.trim() : '');

function send(reply: FastifyReply, html: string, policy = OUTBOX_POLICY): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html);
}
