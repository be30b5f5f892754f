import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ORDER_TERMS_VERSION } from '#domain/payments/terms.ts';

test('an order is made under the terms that are shown', () => {
  const terms = readFileSync(join(import.meta.dirname, '../../src/content/legal/agb.mdx'), 'utf8');
  expect(/^version: (.*)$/m.exec(terms)?.[1]).toBe(ORDER_TERMS_VERSION);
});
