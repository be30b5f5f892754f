import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildOpenApi } from '#contract/openapi/openapi.ts';
import { findBreakingChanges } from '#test/openapi-changes.ts';
import { createTestApp } from '#test/test-app.ts';

const committed = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'));

test('keeps every promise of the committed API document', async () => {
  const { server } = await createTestApp();
  expect(findBreakingChanges(committed, buildOpenApi(server.routed, { serverUrl: 'http://localhost:3000' }))).toEqual(
    [],
  );
});

test('lists exactly the calls that answer, each with a summary of its own', async () => {
  const { app, server } = await createTestApp();
  const document = (await app.inject('/api/openapi.json')).json();
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(Object(operations)).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.toSorted()).toEqual(
    server.routed.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted(),
  );
  const summaries = server.routed.map(({ endpoint }) => endpoint.summary);
  expect(new Set(summaries).size).toBe(summaries.length);
});
