import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomUuid } from './random-uuid.ts';

it('makes random UUIDs of version 4, each another one', () => {
  const made = Array.from({ length: 500 }, randomUuid);
  expect(made.every((id) => z.safeParse(z.uuidv4(), id).success)).toBe(true);
  expect(new Set(made).size).toBe(500);
});
