import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { VapidKeys } from '#server/platform/secrets/stored-secrets.ts';
import { type AddressRule, guardedLookup } from '#server/platform/http/outgoing/outgoing-address.ts';

export type PushMessage = {
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: string;
  topic: string;
  ttlInSeconds: number;
};

/** What became of a push: taken, the address is gone for good, it will never be taken, or a later try may succeed. */
export type PushOutcome =
  | { kind: 'taken' | 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; waitInMs: number | null };

export type PushCarrier = (message: PushMessage) => Promise<PushOutcome>;

type CarrierOptions = { keys: VapidKeys; subject: string; rule: AddressRule };

const ANSWER_LIMIT_IN_MS = 10_000;
/** A longer Retry-After of a push service is shortened to this. */
const LONGEST_WAIT_IN_SECONDS = 60 * 60;

/** Encrypts for the device (RFC 8291), signs for the push service (RFC 8292) and sends (RFC 8030). */
export function createPushCarrier({ keys, subject, rule }: CarrierOptions): PushCarrier {
  return async ({ endpoint, p256dh, auth, payload, topic, ttlInSeconds }) => {
    const url = URL.parse(endpoint);
    if (url === null || !rule.acceptsUrl(url)) return { kind: 'refused', reason: 'no address of a push service' };
    try {
      // Loaded with the first push, so that a start does not wait for it.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: ttlInSeconds,
        topic,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      });
      return outcomeOf(await post(url, { headers, body, rule }));
    } catch (error) {
      return {
        kind: 'later',
        reason: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
        waitInMs: null,
      };
    }
  };
}

type Answer = { status: number; retryAfter: string | undefined };
type Post = { headers: Record<string, string>; body: Buffer; rule: AddressRule };

/** No redirect is followed: it would lead past the check of the address. */
function post(url: URL, { headers, body, rule }: Post): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? request : plainRequest;
    const signal = AbortSignal.timeout(ANSWER_LIMIT_IN_MS);
    const asked = send(url, { method: 'POST', headers, lookup: guardedLookup(rule), signal }, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      response.destroy();
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `answer ${status}`;
  if (status === 429 || status >= 500) return { kind: 'later', reason, waitInMs: waitOf(retryAfter) };
  return { kind: 'refused', reason };
}

function waitOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined || !/^\d{1,9}$/.test(retryAfter)) return null;
  return Math.min(Number(retryAfter), LONGEST_WAIT_IN_SECONDS) * 1000;
}
