import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { type Config, secretsOf } from '#server/platform/config.ts';
import { openSealed, seal } from '#server/platform/secrets/seal.ts';
import { isHttps } from './site-address.ts';

const LIFETIME_IN_MS = 10 * MINUTE_IN_MS;

const Flow = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The redirect URI sent to the service. */
  redirectUri: z.string(),
  goOnTo: z.string(),
  expiresAt: z.number(),
});

/** What this browser must bring along when it comes back from another service. */
export type Flow = Omit<z.infer<typeof Flow>, 'expiresAt'>;

type FlowConfig = Pick<Config, 'publicUrl' | 'sessionSecret' | 'previousSessionSecret'>;

const nameOf = (config: FlowConfig): string => `${isHttps(config) ? '__Host-' : ''}stammplatz.flow`;

/** Lax is enough: the visitor comes back by a link, and what a page posts is led on to one first. */
function write(reply: FastifyReply, config: FlowConfig, value: string, maxAgeInSeconds: number): void {
  const secure = isHttps(config) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameOf(config)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${maxAgeInSeconds}`,
  );
}

export function keepFlow(reply: FastifyReply, config: FlowConfig, flow: Flow, now: Date): void {
  const text = JSON.stringify({ ...flow, expiresAt: now.getTime() + LIFETIME_IN_MS });
  write(reply, config, seal(text, config.sessionSecret, 'sign-in flow').toString('base64url'), LIFETIME_IN_MS / 1000);
}

/** The flow of this browser with this service, or null; valid once, so the response deletes the cookie. */
export function takeFlow(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  config: FlowConfig,
  { provider, now }: { provider: string; now: Date },
): Flow | null {
  const value = request.cookies[nameOf(config)];
  if (value === undefined) return null;
  write(reply, config, '', 0);
  const text = openSealed(Buffer.from(value, 'base64url'), secretsOf(config), 'sign-in flow');
  const parsed = Flow.safeParse(text === null ? null : JSON.parse(text));
  if (!parsed.success || parsed.data.expiresAt < now.getTime() || parsed.data.provider !== provider) return null;
  return parsed.data;
}
