import { expect, test } from 'vitest';
import { ContentApiError, FetchError, ResponseError } from '#contract/api-errors.ts';
import { notificationFor } from './api-notifications.ts';

const refusal = (status: number, message: string) => new ResponseError(status, JSON.stringify({ message }));

test('a failed query warns with the sentence of the server', () => {
  expect(notificationFor(refusal(404, 'Diese Anzeige gibt es nicht.'), 'query')).toEqual({
    kind: 'warning',
    text: 'Diese Anzeige gibt es nicht.',
  });
});

test('a failed write is an error with the sentence of the server', () => {
  expect(notificationFor(refusal(409, 'Inzwischen geändert.'), 'mutation')).toEqual({
    kind: 'error',
    text: 'Inzwischen geändert.',
  });
});

test('the access marker makes an access error of the text behind it, the marker itself is not shown', () => {
  const error = refusal(403, '#:# Pellets sind Teil eines Abos.');
  expect(notificationFor(error, 'query')).toEqual({ kind: 'access', text: 'Pellets sind Teil eines Abos.' });
  expect(notificationFor(error, 'mutation')).toEqual({ kind: 'access', text: 'Pellets sind Teil eines Abos.' });
});

test('a refusal without the marker is never an access error, whatever its status', () => {
  expect(notificationFor(refusal(403, 'Das darfst du nicht.'), 'mutation')?.kind).toBe('error');
});

test('an answer that is no problem gets a sentence of our own, never its raw body', () => {
  const error = new ResponseError(502, '<html>Bad Gateway</html>');
  expect(notificationFor(error, 'query')?.text).not.toContain('html');
});

test('no network speaks of the network', () => {
  expect(notificationFor(new FetchError(new TypeError('fetch failed')), 'mutation')?.text).toContain(
    'Keine Verbindung',
  );
});

test('a content-API refusal shows its message, an unknown failure of it a sentence of our own', () => {
  const known = new ContentApiError({ status: 400, name: 'ValidationError', message: 'Das Passwort stimmt nicht.' });
  expect(notificationFor(known, 'mutation')?.text).toBe('Das Passwort stimmt nicht.');
  const unknown = new ContentApiError({ status: 500, name: 'UnknownError', message: 'ECONNRESET' });
  expect(notificationFor(unknown, 'mutation')?.text).not.toContain('ECONNRESET');
});

test('a call that was given up on purpose tells nothing', () => {
  expect(notificationFor(new DOMException('aborted', 'AbortError'), 'query')).toBeNull();
});
