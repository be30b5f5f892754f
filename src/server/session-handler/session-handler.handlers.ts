import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import * as calls from '#contract/session-handler/session-handler.ts';
import {
  type Provider as ProviderEntry,
  type Session,
  type SignInForm,
  sessionHandlerShapes as shapes,
} from '#contract/session-handler/session-handler.schemas.ts';
import * as accounts from '#server/accounts/accounts.service.ts';
import { clearedSessionCookie, isSameOrigin } from '#server/accounts/sign-in/credentials.service.ts';
import { endOwnSession } from '#server/accounts/sessions/sessions.service.ts';
import { recordEvent } from '#server/events/events.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { type Visit, asksForJson, goTo, withSignInRefusals } from './answer.ts';
import { giveCsrfToken, isOwnForm } from './csrf.ts';
import { orderSignInLink, redeemSignInLink } from './email-link.service.ts';
import { finishFlow, redirectBack, startFlow } from './providers/oauth-flow.ts';
import type { ProviderClients } from './providers/provider-clients.ts';
import { linkOver } from './session-handler.problems.ts';
import { findSessionRow } from './session-handler.repository.ts';
import { type SessionTools, startSession } from './sign-in.ts';
import { ownAddress, pageAddress, siteOrigin } from './site-address.ts';

export type SessionHandlerTools = SessionTools & { clients: ProviderClients };

const LONGEST_IDENTIFIER = 254;

type Exchange = { context: Context; request: FastifyRequest; reply: FastifyReply };
type Form = { json?: string | undefined; callbackUrl?: string | undefined };

function visitOf({ context, request, reply }: Exchange, form: Form): Visit {
  const origin = siteOrigin(request, context.config);
  const goOnTo = ownAddress(form.callbackUrl, origin);
  return { context, request, reply, origin, goOnTo, wantsJson: asksForJson(request, form.json) };
}

/** A visit by link: there is no script to read an answer. */
const linkVisitOf = (exchange: Exchange, callbackUrl: string | undefined): Visit => ({
  ...visitOf(exchange, { callbackUrl }),
  wantsJson: false,
});

/** Signing in and out as browser clients of the session-handler protocol do it, on our own sessions. */
export function registerSessionHandlers(server: ApiServer, tools: SessionHandlerTools): void {
  registerReads(server, tools);
  registerPages(server);
  registerSignIn(server, tools);
  registerSignOut(server, tools);
}

function registerReads(server: ApiServer, { clients }: SessionHandlerTools): void {
  server.handle(calls.getCsrfToken, shapes.getCsrfToken, async ({ context, request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return { csrfToken: giveCsrfToken(request, reply, context.config) };
  });

  server.handle(calls.listProviders, shapes.listProviders, async ({ context, request }) => {
    const base = `${siteOrigin(request, context.config)}/api/auth`;
    const entry = (id: string, name: string, type: ProviderEntry['type']): [string, ProviderEntry] => [
      id,
      { id, name, type, signinUrl: `${base}/signin/${id}`, callbackUrl: `${base}/callback/${id}` },
    ];
    return Object.fromEntries([
      entry('credentials', 'Passwort', 'credentials'),
      entry('email', 'E-Mail', 'email'),
      ...clients.list().map(({ id, name, kind }) => entry(id, name, kind)),
    ]);
  });

  server.handle(calls.getSession, shapes.getSession, async ({ context, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return readSession(context);
  });
}

/** What a browser may know of its session; an empty object means signed out. */
async function readSession({ viewer, db, clock }: Context): Promise<Session> {
  const row = viewer ? await findSessionRow(db, viewer.sessionId, clock()) : null;
  if (!row) return {};
  return {
    user: { id: row.id, email: row.email, name: row.name || row.username },
    expires: row.expiresAt.toISOString(),
  };
}

function registerPages(server: ApiServer): void {
  const lead = (exchange: Exchange, path: string, query: { error?: string | undefined } & Form): string => {
    const { origin, goOnTo } = visitOf(exchange, query);
    const error = query.error?.slice(0, 60);
    exchange.reply.header('location', pageAddress(origin, path, { error, callbackUrl: goOnTo }));
    return '';
  };
  const { showSignIn, showSignInWith, showSignOut, showSignInError, showVerifyRequest } = calls;
  server.handle(showSignIn, shapes.showSignIn, async (call) => lead(call, paths.signIn(), call.input));
  server.handle(showSignInWith, shapes.showSignInWith, async (call) => lead(call, paths.signIn(), call.input));
  server.handle(showSignOut, shapes.showSignOut, async (call) => lead(call, paths.signOut(), call.input));
  server.handle(showSignInError, shapes.showSignInError, async (call) =>
    lead(call, call.input.error ? paths.signIn() : paths.signInError(), call.input),
  );
  server.handle(showVerifyRequest, shapes.showVerifyRequest, async (call) =>
    lead(call, `${paths.signIn()}?verify=1`, call.input),
  );
}

function registerSignIn(server: ApiServer, tools: SessionHandlerTools): void {
  server.handle(calls.startSignIn, shapes.startSignIn, async (call) => {
    const { provider, signInForm: form } = call.input;
    const visit = visitOf(call, form);
    const isOwn =
      provider === 'email' ? isOwnPage(visit, form) : isOwnForm(call.request, form.csrfToken, call.context.config);
    if (!isOwn) return askForToken(visit, paths.signIn());
    return withSignInRefusals(visit, async () => {
      if (provider === 'credentials') {
        return goTo(visit, pageAddress(visit.origin, paths.signIn(), { callbackUrl: visit.goOnTo }));
      }
      if (provider === 'email') return sendLink(visit, form, tools);
      return startFlow(visit, provider, tools.clients);
    });
  });

  server.handle(calls.finishSignIn, shapes.finishSignIn, async (call) => {
    const { provider, signInForm: form } = call.input;
    const visit = visitOf(call, form);
    if (provider === 'email') return finishWithLink(visit, form, tools);
    if (provider === 'credentials') return finishWithPassword(visit, form, tools);
    // Posted by the other site's page: our cookie is only sent with the visitor's own next request.
    return withSignInRefusals(visit, async () =>
      redirectBack({ ...visit, wantsJson: false }, tools.clients.get(provider), form),
    );
  });

  server.handle(calls.returnFromProvider, shapes.returnFromProvider, async (call) => {
    const { provider, token, email } = call.input;
    const visit = linkVisitOf(call, call.input.callbackUrl);
    call.reply.header('referrer-policy', 'no-referrer');
    if (provider === 'email') {
      // Mail scanners follow links: only the button on the page signs in.
      return goTo(visit, pageAddress(visit.origin, paths.signInLink(), { token, email, callbackUrl: visit.goOnTo }))
        .url;
    }
    return (await withSignInRefusals(visit, () => finishFlow(visit, provider, tools))).url;
  });

  server.handle(calls.connectProvider, shapes.connectProvider, async (call) => {
    const visit = linkVisitOf(call, call.input.callbackUrl);
    return (await withSignInRefusals(visit, () => startFlow(visit, call.input.provider, tools.clients))).url;
  });
}

async function sendLink(visit: Visit, form: SignInForm, { limiter }: SessionHandlerTools): Promise<{ url: string }> {
  const goOnTo = visit.goOnTo.slice(visit.origin.length);
  await orderSignInLink(visit.context, { email: form.email ?? '', goOnTo, address: visit.request.ip }, limiter);
  return goTo(visit, pageAddress(visit.origin, paths.signIn(), { verify: '1', callbackUrl: visit.goOnTo }));
}

/** Without a token of the form, the browser's word that our own page sent it counts as much: the link is the secret. */
function isOwnPage({ request, context }: Visit, form: SignInForm): boolean {
  return form.csrfToken === undefined
    ? isSameOrigin({ ...request.headers, host: request.host }, context.config)
    : isOwnForm(request, form.csrfToken, context.config);
}

async function finishWithLink(visit: Visit, form: SignInForm, tools: SessionHandlerTools): Promise<{ url: string }> {
  const { request, context } = visit;
  if (!isOwnPage(visit, form)) return askForToken(visit, paths.signIn());
  return withSignInRefusals(visit, async () => {
    if (!form.token) throw linkOver();
    const given = { token: form.token, email: form.email, address: request.ip };
    const user = await redeemSignInLink(context, given, tools);
    return startSession(visit, { proof: { user, method: 'email' } }, tools);
  });
}

async function finishWithPassword(
  visit: Visit,
  form: SignInForm,
  tools: SessionHandlerTools,
): Promise<{ url: string }> {
  const { context, request } = visit;
  if (!isOwnForm(request, form.csrfToken, context.config)) return askForToken(visit, paths.signIn());
  return withSignInRefusals(visit, async () => {
    const identifier = (form.identifier ?? form.email ?? form.username ?? '').trim().slice(0, LONGEST_IDENTIFIER);
    const credentials = { identifier, password: form.password ?? '', address: request.ip };
    const user = await accounts.signIn(context, credentials, tools.limiter);
    return startSession(visit, { proof: { user, method: 'password' }, otp: form.otp }, tools);
  });
}

function registerSignOut(server: ApiServer, { sessions }: SessionHandlerTools): void {
  server.handle(calls.signOut, shapes.signOut, async (call) => {
    const { context, request, reply, input } = call;
    const visit = visitOf(call, input.signOutForm);
    if (!isOwnForm(request, input.signOutForm.csrfToken, context.config)) return askForToken(visit, paths.signOut());
    if (context.viewer) {
      await endOwnSession(context, sessions);
      recordEvent(context, { type: 'LOGOUT' });
    }
    reply.header('set-cookie', clearedSessionCookie(context.config));
    return goTo(visit, visit.goOnTo);
  });
}

/** Without the visitor's own form token nothing is done; the page offers a new form. */
const askForToken = (visit: Visit, path: string): { url: string } =>
  goTo(visit, pageAddress(visit.origin, path, { csrf: 'true', callbackUrl: visit.goOnTo }));
