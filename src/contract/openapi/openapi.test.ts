import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { advertShapes } from '#contract/adverts/adverts.schemas.ts';
import { getAdvert, updateAdvert } from '#contract/adverts/adverts.ts';
import { CATALOGUE } from './catalogue.ts';
import { endpoint } from '#contract/endpoint.ts';
import { named } from '#contract/fields.ts';
import { buildOpenApi, isJsonObject } from './openapi.ts';
import type { Json } from './openapi.ts';

const options = { serverUrl: 'https://stammplatz.example' };
const whole = buildOpenApi(CATALOGUE, options);

const at = (value: Json | undefined, ...keys: string[]): Json | undefined =>
  keys.reduce<Json | undefined>((found, key) => (isJsonObject(found) ? found[key] : undefined), value);

function references(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === '$ref' ? [String(entry)] : references(entry)));
}

describe('the OpenAPI document', () => {
  it('lists only what it was given', () => {
    const document = buildOpenApi([{ endpoint: getAdvert, shape: advertShapes.getAdvert }], options);
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(['/api/v1/adverts/{advertId}']);
    expect(Object.keys(document.components.schemas)).not.toContain('Chat');
  });

  it('holds the methods of one path together', () => {
    const document = buildOpenApi(
      [
        { endpoint: getAdvert, shape: advertShapes.getAdvert },
        { endpoint: updateAdvert, shape: advertShapes.updateAdvert },
      ],
      options,
    );
    expect(Object.keys(document.paths['/api/v1/adverts/{advertId}'] ?? {})).toEqual(['get', 'put']);
  });

  it('refers to nothing that is not in it', () => {
    const names = Object.keys(whole.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references(whole).filter((reference) => !names.includes(reference))).toEqual([]);
    expect(JSON.stringify(whole)).not.toContain('$defs');
  });

  it('asks in a body for nothing that has a default', () => {
    const filter = whole.components.schemas['ProductFilter'];
    expect(at(filter, 'properties', 'size', 'default')).toBe(24);
    expect(at(filter, 'required')).toBeUndefined();
  });

  it('promises in a reply what is always there and leaves room for more', () => {
    const company = whole.components.schemas['Company'];
    expect(at(company, 'required')).toContain('isPublished');
    expect(JSON.stringify(whole)).not.toContain('"additionalProperties":false');
  });

  it('keeps a field named id', () => {
    expect(at(whole.components.schemas['Seller'], 'properties', 'id')).toEqual({ type: 'string' });
  });

  it('says who may call: signed in by token or cookie, or anybody', () => {
    expect(at(whole.paths['/api/v1/chats'], 'get', 'security')).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(at(whole.paths['/api/v1/products'], 'post', 'security')).toEqual([{}, { bearer: [] }, { cookie: [] }]);
    expect(at(whole.paths['/api/v1/chats'], 'get', 'responses', '401')).toBeDefined();
    expect(at(whole.paths['/api/v1/products'], 'post', 'responses', '401')).toBeUndefined();
  });

  it('describes files, forms and texts as what they are', () => {
    expect(
      at(whole.paths['/api/v1/chats/image'], 'post', 'requestBody', 'content', 'multipart/form-data', 'schema'),
    ).toEqual({
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    });
    const form = at(whole.paths['/api/auth/signout'], 'post', 'requestBody', 'content');
    expect(Object.keys(isJsonObject(form) ? form : {})).toEqual(['application/x-www-form-urlencoded']);
    const text = at(whole.paths['/api/v1/chats/status'], 'get', 'responses', '200', 'content');
    expect(Object.keys(isJsonObject(text) ? text : {})).toEqual(['text/plain']);
  });

  it('gives each family its own error body', () => {
    const reference = (path: string, method: string, mediaType: string) =>
      at(whole.paths[path], method, 'responses', 'default', 'content', mediaType, 'schema', '$ref');
    expect(reference('/api/v1/chats', 'get', 'application/problem+json')).toBe('#/components/schemas/Problem');
    expect(reference('/api/auth/local', 'post', 'application/json')).toBe('#/components/schemas/ContentApiError');
  });

  it('gives a name two schemas where requests and replies differ', () => {
    const Count = named('TestCount', z.object({ size: z._default(z.number(), 1) }));
    const shape = { body: { count: Count }, reply: Count };
    const echo = endpoint<typeof shape>({
      operation: 'echo',
      method: 'POST',
      path: '/api/v1/echo',
      summary: 'Answers what it was sent.',
      tag: 'Test',
      auth: 'anonymous',
      body: 'count',
    });
    const { schemas } = buildOpenApi([{ endpoint: echo, shape }], options).components;
    expect(at(schemas['TestCount'], 'required')).toEqual(['size']);
    expect(at(schemas['TestCountInput'], 'required')).toBeUndefined();
  });

  it('refuses to give one name to two different things', () => {
    const shape = {
      reply: z.object({
        one: named('TestTwice', z.object({ a: z.string() })),
        two: named('TestTwice', z.object({ b: z.string() })),
      }),
    };
    const twice = endpoint<typeof shape>({
      operation: 'twice',
      method: 'GET',
      path: '/api/v1/twice',
      summary: 'Answers two things of one name.',
      tag: 'Test',
      auth: 'anonymous',
    });
    expect(() => buildOpenApi([{ endpoint: twice, shape }], options)).toThrow('TestTwice');
  });
});
