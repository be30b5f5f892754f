import { expect, test } from 'vitest';
import { ResponseError } from '#contract/api-errors.ts';
import { searchRefusedBy } from './saved-search-form.ts';

const refusal = (path: string, message: string) =>
  new ResponseError(
    422,
    JSON.stringify({ status: 422, code: 'request.refused', message, errors: [{ path, message }] }),
  );
const values = { 'ort-0': '', 'ort-1': '1100', 'ort-3': '8020' };

test('what a call says of a place stands at the row it was typed into, empty rows between', () => {
  const { reply, status } = searchRefusedBy(refusal('places.1.postalCode', 'Zu weit weg.'), { values, rows: [1, 3] });
  expect([status, reply.message]).toEqual([422, 'Zu weit weg.']);
  expect(reply.errors['ort-3']).toBe('Zu weit weg.');
  expect(Object.keys(reply.errors)).not.toContain('ort-1');
  expect(reply.values).toEqual(values);
});

test('what it says of anything else stands at no place', () => {
  const { reply } = searchRefusedBy(refusal('byMail', 'Wähl Mail oder Push.'), { values, rows: [1, 3] });
  expect(reply.errors).toEqual({ byMail: 'Wähl Mail oder Push.' });
});
