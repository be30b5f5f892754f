import { isJsonObject } from '#contract/openapi/openapi.ts';
import type { Json, JsonObject, OpenApiDocument } from '#contract/openapi/openapi.ts';

type Side = { document: JsonObject; schema: Json | undefined };
type Direction = 'request' | 'reply';

const object = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** The schema itself where it is a reference into the document. */
function resolved({ document, schema }: Side): JsonObject {
  const reference = object(schema)['$ref'];
  if (typeof reference !== 'string') return object(schema);
  const target = reference
    .slice('#/'.length)
    .split('/')
    .reduce<Json | undefined>((value, part) => object(value)[part], document);
  return resolved({ document, schema: target });
}

/** All members of a union or intersection and the schema's own part, so that all fields are compared. */
function fieldsOf(side: Side): { properties: JsonObject; required: Set<string> } {
  const schema = resolved(side);
  const properties: JsonObject = { ...object(schema['properties']) };
  const required = new Set(list(schema['required']).filter((name) => typeof name === 'string'));
  for (const member of list(schema['allOf'])) {
    const inner = fieldsOf({ document: side.document, schema: member });
    Object.assign(properties, inner.properties);
    for (const name of inner.required) required.add(name);
  }
  return { properties, required };
}

const variantsOf = (side: Side): Json[] => {
  const schema = resolved(side);
  const inner = list(schema['allOf']).flatMap((member) => variantsOf({ document: side.document, schema: member }));
  return [...list(schema['anyOf']), ...list(schema['oneOf']), ...inner];
};

function compareLimits(before: JsonObject, after: JsonObject, where: string): string[] {
  const changes: string[] = [];
  const isTighter = (name: string, tighter: (was: number, is: number) => boolean): void => {
    const was = before[name];
    const is = after[name];
    if (typeof is !== 'number') return;
    if (typeof was !== 'number' || tighter(was, is))
      changes.push(`${where}: ${name} is tighter (${was ?? 'none'} → ${is})`);
  };
  for (const name of ['minimum', 'minLength', 'minItems']) isTighter(name, (was, is) => is > was);
  for (const name of ['maximum', 'maxLength', 'maxItems']) isTighter(name, (was, is) => is < was);
  if (after['pattern'] !== undefined && after['pattern'] !== before['pattern'])
    changes.push(`${where}: pattern has changed`);
  return changes;
}

type Place = { where: string; direction: Direction; depth: number };

const written = (value: Json | undefined): string => JSON.stringify(value ?? 'any');

function compareValues(before: JsonObject, after: JsonObject, where: string): string[] {
  if (after['enum'] === undefined) return [];
  if (before['enum'] === undefined) return [`${where}: only a list of values is taken now`];
  const kept = list(after['enum']);
  return list(before['enum'])
    .filter((value) => !kept.includes(value))
    .map((value) => `${where}: value ${JSON.stringify(value)} is no longer taken`);
}

/** The same part of both sides, one level further in. */
function compareInside(before: Side, after: Side, { where, direction, depth }: Place): string[] {
  return compareSchemas(before, after, { where, direction, depth: depth + 1 });
}

function compareFields(before: Side, after: Side, place: Place): string[] {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  const { where, direction } = place;
  const changes = Object.entries(old.properties).flatMap(([name, schema]) => {
    const field = `${where}.${name}`;
    const current = now.properties[name];
    if (current === undefined) return [`${field}: is gone`];
    const inside = compareInside(
      { document: before.document, schema },
      { document: after.document, schema: current },
      { ...place, where: field },
    );
    const mayMiss = direction === 'reply' && old.required.has(name) && !now.required.has(name);
    return mayMiss ? [...inside, `${field}: may be missing now`] : inside;
  });
  if (direction === 'reply') return changes;
  const demanded = [...now.required].filter((name) => !old.required.has(name));
  return [...changes, ...demanded.map((name) => `${where}.${name}: is required now`)];
}

function compareVariants(before: Side, after: Side, place: Place): string[] {
  const old = variantsOf(before);
  const now = variantsOf(after);
  const gone = now.length < old.length ? [`${place.where}: a variant is gone`] : [];
  const inside = old
    .slice(0, now.length)
    .flatMap((schema, index) =>
      compareInside(
        { document: before.document, schema },
        { document: after.document, schema: now[index] },
        { ...place, where: `${place.where}<${index}>` },
      ),
    );
  return [...gone, ...inside];
}

const MAX_DEPTH = 12;

function compareSchemas(before: Side, after: Side, place: Place): string[] {
  if (place.depth > MAX_DEPTH) return [];
  const { where } = place;
  const was = resolved(before);
  const is = resolved(after);
  const changes: string[] = [];
  if (written(was['type']) !== written(is['type'])) {
    changes.push(`${where}: type ${written(was['type'])} → ${written(is['type'])}`);
  }
  if (place.direction === 'request') changes.push(...compareLimits(was, is, where), ...compareValues(was, is, where));
  changes.push(...compareFields(before, after, place));
  if (was['items'] !== undefined && is['items'] !== undefined) {
    const items: [Side, Side] = [
      { document: before.document, schema: was['items'] },
      { document: after.document, schema: is['items'] },
    ];
    changes.push(...compareInside(...items, { ...place, where: `${where}[]` }));
  }
  return [...changes, ...compareVariants(before, after, place)];
}

function compareParameters(before: Side, after: Side, where: string): string[] {
  const key = (parameter: Json): string => `${String(object(parameter)['in'])} ${String(object(parameter)['name'])}`;
  const old = new Map(list(before.schema).map((parameter) => [key(parameter), object(parameter)]));
  const now = new Map(list(after.schema).map((parameter) => [key(parameter), object(parameter)]));
  const changes: string[] = [];
  for (const [name, parameter] of old) {
    const current = now.get(name);
    if (current === undefined) {
      changes.push(`${where} ${name}: is gone`);
      continue;
    }
    changes.push(
      ...compareSchemas(
        { document: before.document, schema: parameter['schema'] },
        { document: after.document, schema: current['schema'] },
        { where: `${where} ${name}`, direction: 'request', depth: 0 },
      ),
    );
  }
  for (const [name, parameter] of now) {
    if (parameter['required'] === true && old.get(name)?.['required'] !== true)
      changes.push(`${where} ${name}: is required now`);
  }
  return changes;
}

function compareContent(before: Side, after: Side, at: { where: string; direction: Direction }): string[] {
  const old = object(object(before.schema)['content']);
  const now = object(object(after.schema)['content']);
  return Object.entries(old).flatMap(([mediaType, body]) => {
    if (now[mediaType] === undefined) return [`${at.where}: ${mediaType} is gone`];
    return compareSchemas(
      { document: before.document, schema: object(body)['schema'] },
      { document: after.document, schema: object(now[mediaType])['schema'] },
      { ...at, depth: 0 },
    );
  });
}

function compareOperations(before: Side, after: Side, where: string): string[] {
  const was = object(before.schema);
  const is = object(after.schema);
  const sides = (name: string): [Side, Side] => [
    { document: before.document, schema: was[name] },
    { document: after.document, schema: is[name] },
  ];
  const [oldBody, newBody] = sides('requestBody');
  const changes = [
    ...compareParameters(...sides('parameters'), where),
    ...compareContent(oldBody, newBody, { where: `${where} body`, direction: 'request' }),
  ];
  if (was['requestBody'] === undefined && is['requestBody'] !== undefined)
    changes.push(`${where} body: is required now`);
  if (list(was['security']).some((way) => Object.keys(object(way)).length === 0)) {
    const isOpen = list(is['security']).some((way) => Object.keys(object(way)).length === 0);
    if (!isOpen) changes.push(`${where}: needs signing in now`);
  }
  for (const [status, reply] of Object.entries(object(was['responses'])).filter(([code]) => code.startsWith('2'))) {
    const current = object(is['responses'])[status];
    if (current === undefined) changes.push(`${where}: no longer answers ${status}`);
    else {
      const at = { where: `${where} reply`, direction: 'reply' } as const;
      changes.push(
        ...compareContent(
          { document: before.document, schema: reply },
          { document: after.document, schema: current },
          at,
        ),
      );
    }
  }
  return changes;
}

/** Changes of a new document that would break a client of the old one; additions do not. */
export function findBreakingChanges(oldDocument: OpenApiDocument, newDocument: OpenApiDocument): string[] {
  return Object.entries(oldDocument.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const where = `${method.toUpperCase()} ${path}`;
      const current = newDocument.paths[path]?.[method];
      if (current === undefined) return [`${where}: is gone`];
      return compareOperations(
        { document: oldDocument, schema: operation },
        { document: newDocument, schema: current },
        where,
      );
    }),
  );
}
