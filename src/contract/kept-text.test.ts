import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CATALOGUE } from './openapi/catalogue.ts';
import { text } from './fields.ts';

type Def = { shape?: object; items?: unknown[]; options?: unknown[] } & Record<string, unknown>;
const PARTS = ['innerType', 'element', 'valueType', 'in', 'out', 'left', 'right'];

/** Every schema of a string inside of a schema, with its path. */
function* stringsIn(schema: unknown, path: string): Generator<[string, z.core.$ZodString]> {
  if (!(schema instanceof z.core.$ZodType)) return;
  if (schema instanceof z.core.$ZodString) yield [path, schema];
  const def = schema._zod.def as unknown as Def;
  for (const [name, part] of Object.entries(def.shape ?? {})) yield* stringsIn(part, `${path}.${name}`);
  const parts = [...PARTS.map((name) => def[name]), ...(def.items ?? []), ...(def.options ?? [])];
  for (const part of parts) yield* stringsIn(part, path);
}

test('a text is kept without marks that turn its direction', () => {
  expect(z.parse(text({ max: 40 }), '\u202eBuche \u2066120 €\u2069\ufeff ')).toBe('Buche 120 €');
  expect(z.safeParse(text({ min: 1, max: 40 }), '\u202a\u2069').success).toBe(false);
  expect(z.parse(text({ max: 40 }), 'Familie 👨‍👩‍👧')).toBe('Familie 👨‍👩‍👧');
});

/** Taken exactly as sent and never shown; times are read as such. */
const AS_SENT = /^(startSignIn|finishSignIn|signOut)\.|(assword|passwordConfirmation|token|updatedAt|valid(From|To))$/;

test('no call keeps such marks in what people write', () => {
  const texts = CATALOGUE.flatMap(({ endpoint, shape }) =>
    Object.values(shape.body ?? {}).flatMap((body) => [...stringsIn(body, endpoint.operation)]),
  );
  expect(texts.length).toBeGreaterThan(300);
  const keeping = texts.filter(([, schema]) => {
    const read = z.safeParse(schema, 'Buche\u202e \u2066trocken');
    return read.success && /[\u202a-\u202e\u2066-\u2069]/.test(read.data);
  });
  expect(keeping.map(([path]) => path).filter((path) => !AS_SENT.test(path))).toEqual([]);
});
