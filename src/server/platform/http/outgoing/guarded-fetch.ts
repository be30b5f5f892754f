import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { type AddressRule, guardedLookup } from './outgoing-address.ts';

/** A request to an address that a user has chosen. */
export type GuardedRequest = {
  address: string;
  /** Validators of the last response, for a conditional request. */
  etag: string | null;
  lastModified: string | null;
  userAgent: string;
  rule: AddressRule;
};

export type Validators = Pick<GuardedRequest, 'etag' | 'lastModified'>;

/** `response` is unread: its status and body are the caller's. */
export type GuardedResponse =
  | { kind: 'answered'; response: IncomingMessage; status: number; url: URL; isUnchanged: boolean }
  | { kind: 'not-allowed' | 'too-many-redirects' };

type Wanted = { accept: string; encoding: string; signal: AbortSignal };

const MOST_REDIRECTS = 5;

/** Follows redirects; where one leads is checked by the rule like the address itself. */
export async function guardedFetch(asked: GuardedRequest, wanted: Wanted): Promise<GuardedResponse> {
  let url = URL.parse(asked.address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (url === null || !asked.rule.acceptsUrl(url)) return { kind: 'not-allowed' };
    const response = await send(url, asked, wanted);
    const { statusCode: status = 0, headers } = response;
    if (![301, 302, 303, 307, 308].includes(status)) {
      const isUnchanged = status === 304 && (asked.etag !== null || asked.lastModified !== null);
      return { kind: 'answered', response, status, url, isUnchanged };
    }
    response.destroy();
    url = URL.parse(headers.location ?? '', url);
  }
  return { kind: 'too-many-redirects' };
}

function send(url: URL, asked: GuardedRequest, { accept, encoding, signal }: Wanted): Promise<IncomingMessage> {
  const headers: Record<string, string> = {
    'user-agent': asked.userAgent,
    accept,
    'accept-encoding': encoding,
    ...(asked.etag === null ? {} : { 'if-none-match': asked.etag }),
    ...(asked.lastModified === null ? {} : { 'if-modified-since': asked.lastModified }),
  };
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? request : plainRequest;
    const sent = start(url, { headers, lookup: guardedLookup(asked.rule), signal, agent: false }, resolve);
    sent.on('error', reject);
    sent.end();
  });
}

export const validatorsOf = ({ headers }: IncomingMessage): Validators => ({
  etag: usable(headers.etag),
  lastModified: usable(headers['last-modified']),
});

/** What is sent back must fit a header of the next request. */
const usable = (header: string | undefined): string | null =>
  header !== undefined && header.length <= 200 && /^[\x20-\x7e]+$/.test(header) ? header : null;
