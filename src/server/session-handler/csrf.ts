import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, secretsOf } from '#server/platform/config.ts';
import { signatureOf } from '#server/platform/secrets/derived-key.ts';
import { isHttps } from './site-address.ts';

type CsrfConfig = Pick<Config, 'publicUrl' | 'sessionSecret' | 'previousSessionSecret'>;

const nameOf = (config: CsrfConfig): string => `${isHttps(config) ? '__Host-' : ''}stammplatz.csrf`;

const markOf = (token: string, secret: string): string => signatureOf(token, secret, 'csrf').toString('hex');

/** The visitor's form token; one without a good cookie gets a new pair of both. */
export function giveCsrfToken(request: FastifyRequest, reply: FastifyReply, config: CsrfConfig): string {
  const known = tokenOfCookie(request, config);
  if (known !== null) return known;
  const token = randomBytes(32).toString('hex');
  const secure = isHttps(config) ? '; Secure' : '';
  const value = encodeURIComponent(`${token}|${markOf(token, config.sessionSecret)}`);
  reply.header('set-cookie', `${nameOf(config)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  return token;
}

/** Whether a form carries the token of the visitor's cookie, and no browser says that another site sent it. */
export function isOwnForm(request: FastifyRequest, token: string | undefined, config: CsrfConfig): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const expected = tokenOfCookie(request, config);
  return expected !== null && token !== undefined && isEqual(expected, token);
}

function tokenOfCookie(request: FastifyRequest, config: CsrfConfig): string | null {
  const [token = '', mark = '', ...rest] = (request.cookies[nameOf(config)] ?? '').split('|');
  const isOurs = secretsOf(config).some((secret) => isEqual(mark, markOf(token, secret)));
  return token !== '' && rest.length === 0 && isOurs ? token : null;
}

const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
