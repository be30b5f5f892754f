import type { IncomingMessage } from 'node:http';
import { Problem } from './problem.ts';

/** A name or an address, and a port. Source: RFC 3986, 3.2.2; container names may have underscores. */
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

const refusal = (): Problem =>
  new Problem({
    status: 400,
    code: 'request.host',
    message: 'Die Anfrage nennt keinen oder mehr als einen Server.',
    headers: { connection: 'close' },
  });

/**
 * Refuses a request with an ambiguous host: several Host headers, a malformed one, or one that differs from the URL. A
 * proxy in front could read it differently. Source: RFC 9112, 3.2 and 3.2.2.
 */
export function hostFault({ rawHeaders, url = '/', httpVersion }: IncomingMessage): Problem | undefined {
  const hosts = rawHeaders.filter((_text, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  if (hosts.length > 1) return refusal();
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.0' ? undefined : refusal();
  if (!HOST.test(host)) return refusal();
  const named = ABSOLUTE.exec(url)?.[1];
  return named !== undefined && named.toLowerCase() !== host.toLowerCase() ? refusal() : undefined;
}
