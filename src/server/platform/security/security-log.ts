import { isIPv4 } from 'node:net';
import type { Logger } from '#server/platform/logger.ts';
import type { Problem } from '#server/platform/http/problem.ts';

/**
 * What happened, for those who watch the log. Persons are named by id; there is no name, mail address, token, code or
 * text of anybody among the facts. docs/security-log.md lists the events.
 */
export type SecurityFacts = {
  event: string;
  /** Public id of the account that acted, or whose sign-in was tried. */
  person?: string | null | undefined;
  /** The same by its internal key, where the id is not at hand. */
  personKey?: number | undefined;
  /** Public id of what it was done to. */
  subject?: string | undefined;
  /** The call of the contract. */
  operation?: string | undefined;
  /** Status and code of a refusal. */
  status?: number;
  code?: string;
  /** How a person signed in, `password` or the id of another service. */
  method?: string;
  hasSecondFactor?: boolean;
  network?: string | undefined;
  requestId?: string | undefined;
};

const streams = new WeakMap<Logger, Logger>();

/** The security log goes on where LOG_LEVEL leaves out what is no fault; only `silent` ends it. */
function streamOf(logger: Logger): Logger {
  const known = streams.get(logger);
  if (known) return known;
  const stream = logger.child({ log: 'security' }, { level: logger.level === 'silent' ? 'silent' : 'info' });
  streams.set(logger, stream);
  return stream;
}

/** Writes one line of the security log. */
export function noteSecurityEvent(logger: Logger, facts: SecurityFacts): void {
  streamOf(logger).info(facts, 'security event');
}

/** The network of an address, without the part that names one line: /24 of IPv4, /48 of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0/24');
  const [head = ''] = plain.split('::');
  const groups = [...head.split(':').filter((group) => group !== ''), '0', '0', '0'];
  return `${groups.slice(0, 3).join(':')}::/48`;
}

/** Refusals that the services behind note themselves, with the account that was tried. */
const NOTED_BEHIND: ReadonlySet<string> = new Set([
  'account.wrong-credentials',
  'account.wrong-second-factor',
  'account.proof-refused',
]);

const EVENT_BY_CODE: Readonly<Record<string, string>> = {
  'account.challenge-over': 'second-factor.refused',
  'account.code-worthless': 'code.refused',
  'account.blocked': 'sign-in.blocked',
  'sign-in.link-over': 'code.refused',
  'session.cross-site': 'cross-site.refused',
  'api-key.worthless': 'api-key.refused',
  'api-key.not-for-this': 'api-key.refused',
  'webhook.refused': 'webhook.refused',
};

export type RefusedCall = {
  problem: Pick<Problem, 'status' | 'code'>;
  operation: string;
  person: string | null;
  /** Whether the call came with a token or a cookie. */
  hasCredential: boolean;
  /** Whether the call is only for people who are signed in. */
  isPrivate: boolean;
  address: string;
  requestId: string;
};

/** The event behind a refused call; null where it says nothing about safety, as a form with a gap. */
function eventOf({ problem: { status, code }, person, hasCredential, isPrivate }: RefusedCall): string | null {
  if (NOTED_BEHIND.has(code)) return null;
  const named = EVENT_BY_CODE[code];
  if (named !== undefined) return named;
  if (code === 'request.too-many') return 'limit.reached';
  if (status === 401) return hasCredential ? 'session.refused' : null;
  if (status === 403) return 'access.refused';
  // A stranger gets the answer for what does not exist.
  return status === 404 && isPrivate && person !== null ? 'access.refused' : null;
}

/** Notes a refused call, where it may be an attack. */
export function noteRefusal(logger: Logger, call: RefusedCall): void {
  const event = eventOf(call);
  if (event === null) return;
  const { problem, operation, person, address, requestId } = call;
  const { status, code } = problem;
  noteSecurityEvent(logger, { event, person, operation, status, code, network: networkOf(address), requestId });
}
