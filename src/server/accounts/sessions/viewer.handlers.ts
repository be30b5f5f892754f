import type { FastifyRequest } from 'fastify';
import type { BaseContext, Viewer } from '#server/platform/context.ts';
import { isApiKey, readKeyViewer } from '#server/accounts/api-keys/api-keys.service.ts';
import { type CredentialHeaders, readCredential, refuseForgery } from '#server/accounts/sign-in/credentials.service.ts';
import type { SessionReader } from './sessions.service.ts';

/**
 * Who is behind a request: the owner of its bearer token, key or session cookie, null for everybody else.
 * @throws session.cross-site (403) when a foreign page tries to change something with our cookie,
 * api-key.not-for-this (403), api-key.worthless (401)
 */
export function createViewerReader(
  base: BaseContext,
  sessions: SessionReader,
): (request: FastifyRequest) => Promise<Viewer | null> {
  return async (request) => {
    const headers: CredentialHeaders = { ...request.headers, host: request.host };
    const credential = readCredential(headers, base.config);
    if (!credential) return null;
    if (credential.kind === 'BEARER' && isApiKey(credential.token))
      return readKeyViewer(base, credential.token, request.routeOptions.url ?? '');
    const viewer = await sessions.readViewer(credential);
    if (viewer && credential.kind === 'COOKIE' && !hasOwnToken(request))
      refuseForgery(request.method, headers, base.config);
    return viewer;
  };
}

/** The forms of the session handler carry a token of their own: its clients need not be browsers. */
const hasOwnToken = (request: FastifyRequest): boolean =>
  /^\/api\/auth\/(signin|callback|signout)(\/|$)/.test(request.routeOptions.url ?? '');
