import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { pageErrorOf } from './page-error.ts';

test('an unknown address is a 404 with the path in its message', () => {
  const thrown = new ErrorResponse(404, 'Page Not Found', { message: 'Page not found: /xyz' });
  expect(pageErrorOf(thrown)).toEqual({
    status: 404,
    statusMessage: 'Page Not Found',
    description: 'Page not found: /xyz',
  });
});

test('anything else is an internal server error with its own text', () => {
  expect(pageErrorOf(new Error('Speicher voll'))).toEqual({
    status: 500,
    statusMessage: 'Internal Server Error',
    description: 'Speicher voll',
  });
});

test('a failed call keeps the status of its reply', () => {
  expect(pageErrorOf({ status: 403, message: 'Kein Zugriff' }).status).toBe(403);
});

test('a status text that the router filled in by itself gives way to the default', () => {
  expect(pageErrorOf(new ErrorResponse(404, 'Not Found', null))).toEqual({
    status: 404,
    statusMessage: 'Page Not Found',
    description: null,
  });
});
