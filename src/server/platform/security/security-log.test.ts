import { expect, test } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { networkOf, noteRefusal, noteSecurityEvent } from './security-log.ts';

function linesAt(level: string, write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  write(createLogger(level, { write: (line) => void lines.push(JSON.parse(line)) }));
  return lines;
}

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1234:5678::1', '2001:db8:1234::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
])('of %s only the network is kept', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('goes on where the log leaves out what is no fault, and is silent where it is', () => {
  const note = (logger: ReturnType<typeof createLogger>) => noteSecurityEvent(logger, { event: 'sign-in.refused' });
  expect(linesAt('error', note)).toMatchObject([{ log: 'security', event: 'sign-in.refused', msg: 'security event' }]);
  expect(linesAt('silent', note)).toEqual([]);
});

const CALL = { operation: 'getChat', hasCredential: true, isPrivate: true, address: '203.0.113.7', requestId: 'r1' };

test.each([
  ['a foreign thing', { status: 404, code: 'chat.unknown' }, 'p1', 'access.refused'],
  ['a missing permission', { status: 403, code: 'permission.missing' }, 'p1', 'access.refused'],
  ['a token that is over', { status: 401, code: 'session.required' }, null, 'session.refused'],
  ['too many tries', { status: 429, code: 'request.too-many' }, null, 'limit.reached'],
  ['a forged message', { status: 400, code: 'webhook.refused' }, null, 'webhook.refused'],
  ['a foreign page', { status: 403, code: 'session.cross-site' }, null, 'cross-site.refused'],
])('notes %s', (_name, problem, person, event) => {
  const [line] = linesAt('warn', (logger) => noteRefusal(logger, { ...CALL, problem, person }));
  expect(line).toMatchObject({
    event,
    operation: 'getChat',
    code: problem.code,
    network: '203.0.113.0/24',
    requestId: 'r1',
  });
});

test('says nothing about a form with a gap, a page that is gone or a visitor who is asked to sign in', () => {
  const lines = linesAt('warn', (logger) => {
    noteRefusal(logger, { ...CALL, problem: { status: 422, code: 'request.refused' }, person: 'p1' });
    noteRefusal(logger, {
      ...CALL,
      isPrivate: false,
      problem: { status: 404, code: 'advert.not-found' },
      person: 'p1',
    });
    noteRefusal(logger, {
      ...CALL,
      hasCredential: false,
      problem: { status: 401, code: 'session.required' },
      person: null,
    });
  });
  expect(lines).toEqual([]);
});
