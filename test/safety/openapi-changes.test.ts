import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { Shape } from '#contract/endpoint.ts';
import { buildOpenApi } from '#contract/openapi/openapi.ts';
import { findBreakingChanges } from '#test/openapi-changes.ts';

type Call = { body?: z.core.$ZodType; query?: z.core.$ZodType; reply?: z.core.$ZodType; auth?: 'anonymous' | 'viewer' };

function documentOf(
  { body, query, reply = z.object({ id: z.string() }), auth = 'anonymous' }: Call,
  path = '/api/v1/things',
) {
  const shape: Shape = { reply, ...(query ? { query } : {}), ...(body ? { body: { thing: body } } : {}) };
  const call = endpoint<Shape>({
    operation: 'makeThing',
    method: 'POST',
    path,
    summary: 'Makes a thing.',
    tag: 'Test',
    auth,
  });
  return buildOpenApi([{ endpoint: { ...call, body: body ? 'thing' : null }, shape }], {
    serverUrl: 'https://x.example',
  });
}

const changes = (before: Call, after: Call): string[] => findBreakingChanges(documentOf(before), documentOf(after));
const text = z.string();
const CALL = 'POST /api/v1/things';

describe('what breaks a client', () => {
  it('a call that is gone', () => {
    expect(findBreakingChanges(documentOf({}), documentOf({}, '/api/v1/others'))).toEqual([`${CALL}: is gone`]);
  });

  it('a call that needs signing in now', () => {
    expect(changes({}, { auth: 'viewer' })).toEqual([`${CALL}: needs signing in now`]);
  });

  it('a field of a reply that is gone, of another type or may be missing', () => {
    expect(changes({ reply: z.object({ a: text, b: text }) }, { reply: z.object({ a: text }) })).toEqual([
      `${CALL} reply.b: is gone`,
    ]);
    expect(changes({ reply: z.object({ a: text }) }, { reply: z.object({ a: z.number() }) })).toEqual([
      `${CALL} reply.a: type "string" → "number"`,
    ]);
    expect(changes({ reply: z.object({ a: text }) }, { reply: z.object({ a: z.optional(text) }) })).toEqual([
      `${CALL} reply.a: may be missing now`,
    ]);
  });

  it('a field of a list inside a reply that is gone', () => {
    const before = { reply: z.array(z.object({ a: z.object({ deep: text }) })) };
    expect(changes(before, { reply: z.array(z.object({ a: z.object({}) })) })).toEqual([
      `${CALL} reply[].a.deep: is gone`,
    ]);
  });

  it('a field of a body that is required now or no longer read', () => {
    const before = { body: z.object({ a: z.optional(text) }) };
    expect(changes(before, { body: z.object({ a: text }) })).toEqual([`${CALL} body.a: is required now`]);
    expect(changes(before, { body: z.object({ a: z.optional(text), b: text }) })).toEqual([
      `${CALL} body.b: is required now`,
    ]);
    expect(changes(before, { body: z.object({}) })).toEqual([`${CALL} body.a: is gone`]);
  });

  it('a value that is no longer taken and a tighter limit', () => {
    const list = (values: string[]) => ({ body: z.object({ a: z.enum(values) }) });
    expect(changes(list(['X', 'Y']), list(['X']))).toEqual([`${CALL} body.a: value "Y" is no longer taken`]);
    const long = (length: number) => ({ body: z.object({ a: z.string().check(z.maxLength(length)) }) });
    expect(changes(long(80), long(40))).toEqual([`${CALL} body.a: maxLength is tighter (80 → 40)`]);
  });

  it('a query parameter that is required now', () => {
    expect(changes({}, { query: z.object({ from: text }) })).toEqual([`${CALL} query from: is required now`]);
  });

  it('a part of an intersection and a variant of a union', () => {
    const both = (inner: z.core.$ZodType) => ({ reply: z.intersection(z.object({ a: text }), inner) });
    const variant = (kind: string) => z.object({ kind: z.literal(kind), b: text });
    const two = z.union([variant('ONE'), variant('TWO')]);
    expect(changes(both(two), both(z.union([variant('ONE')])))).toContain(`${CALL} reply: a variant is gone`);
    const withoutB = z.union([z.object({ kind: z.literal('ONE') }), variant('TWO')]);
    expect(changes(both(two), both(withoutB))).toContain(`${CALL} reply<0>.b: is gone`);
  });
});

describe('harmless changes', () => {
  it('a new call, a new field of a reply, a new optional field, value or wider limit of a body', () => {
    const before = {
      reply: z.object({ a: text }),
      body: z.object({ a: z.enum(['X']), n: z.string().check(z.maxLength(10)) }),
    };
    const after = {
      reply: z.object({ a: text, b: text }),
      body: z.object({ a: z.enum(['X', 'Y']), n: z.string().check(z.maxLength(20)), c: z.optional(text) }),
    };
    expect(changes(before, after)).toEqual([]);
    expect(changes(before, before)).toEqual([]);
  });
});
