import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ResponseError } from '#contract/api-errors.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { CallNotification } from './api-notifications.ts';
import { advertsIn, cellsIn } from '#web/map/map.queries.ts';
import { SHOWN_IN_PLACE, createQueryClient } from './query-client.ts';
import { retryDelayInMs, shouldRetry } from './retries.ts';

test.each([408, 502, 503])('a query that failed with %i is asked up to three more times', (status) => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, { status }))).toEqual([true, true, true, false]);
});

test.each([400, 404, 409, 429, 500, 504, undefined])('a query that failed with %s is not asked again', (status) => {
  expect(shouldRetry(0, { status })).toBe(false);
});

test('the pause starts at one second, doubles and ends at thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayInMs)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});

function clientThatTells() {
  const told: CallNotification[] = [];
  return { told, client: createQueryClient((notification) => told.push(notification)) };
}

const refusal = new ResponseError(422, JSON.stringify({ message: 'Der Titel fehlt noch.' }));
const fail = () => Promise.reject(refusal);

test('a failed query warns once with the sentence of the server', async () => {
  const { told, client } = clientThatTells();
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: fail })).rejects.toBe(refusal);
  expect(told).toEqual([{ kind: 'warning', text: 'Der Titel fehlt noch.', group: 'a' }]);
});

test('a failed write tells an error once and is not repeated', async () => {
  const { told, client } = clientThatTells();
  let tries = 0;
  const observer = new MutationObserver(client, { mutationFn: () => ((tries += 1), fail()) });
  await expect(observer.mutate()).rejects.toBe(refusal);
  expect(told).toEqual([{ kind: 'error', text: 'Der Titel fehlt noch.' }]);
  expect(tries).toBe(1);
});

test('a failure that the page shows itself is not told a second time', async () => {
  const { told, client } = clientThatTells();
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: fail, meta: SHOWN_IN_PLACE })).rejects.toBe(refusal);
  await expect(new MutationObserver(client, { mutationFn: fail, meta: SHOWN_IN_PLACE }).mutate()).rejects.toBe(refusal);
  expect(told).toEqual([]);
});

test('an answer is fresh for a minute: asking again within it makes no call', async () => {
  const { client } = clientThatTells();
  let calls = 0;
  const queryFn = () => Promise.resolve((calls += 1));
  await client.fetchQuery({ queryKey: ['b'], queryFn });
  await client.fetchQuery({ queryKey: ['b'], queryFn });
  expect(calls).toBe(1);
  expect(client.getDefaultOptions().queries?.staleTime).toBe(60_000);
});

test('a refusal with the access marker is told as an access error', async () => {
  const { told, client } = clientThatTells();
  const locked = new ResponseError(403, JSON.stringify({ message: '#:# Pellets sind Teil eines Abos.' }));
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(locked) })).rejects.toBe(locked);
  expect(told).toEqual([{ kind: 'access', text: 'Pellets sind Teil eines Abos.', group: 'a' }]);
});

const SEARCH: SearchRequest = { page: 0, size: 24, sorting: { sortBy: 'CREATED_AT', sortDesc: true } };

test('the piles of the map and the adverts of one of them tell their failure', () => {
  const queries = [cellsIn(SEARCH, null), advertsIn(SEARCH, { west: 14, south: 48, east: 14.1, north: 48.1 }, null)];
  for (const { meta } of queries) expect(meta).toBeUndefined();
});
