import { isJsonObject } from '#contract/openapi.ts';
import type { Json, JsonObject, OpenApiDocument } from '#contract/openapi.ts';

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

/** All members of a union or intersection and the schema's own part, so that fields are compared wherever they stand. */
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

function compareSchemas(
  before: Side,
  after: Side,
  at: { where: string; direction: Direction; depth: number },
): string[] {
  const { where, direction, depth } = at;
  if (depth > 12) return [];
  const was = resolved(before);
  const is = resolved(after);
  const isRequest = direction === 'request';
  const changes: string[] = [];
  if (JSON.stringify(was['type']) !== JSON.stringify(is['type'])) {
    changes.push(`${where}: type ${JSON.stringify(was['type'] ?? 'any')} → ${JSON.stringify(is['type'] ?? 'any')}`);
  }
  if (isRequest) {
    changes.push(...compareLimits(was, is, where));
    if (is['enum'] !== undefined) {
      const kept = list(is['enum']);
      const lost = list(was['enum']).filter((value) => !kept.includes(value));
      if (was['enum'] === undefined) changes.push(`${where}: only a list of values is taken now`);
      for (const value of lost) changes.push(`${where}: value ${JSON.stringify(value)} is no longer taken`);
    }
  }
  const inside = (schemas: { from: Json | undefined; to: Json | undefined }, name: string): string[] =>
    compareSchemas(
      { document: before.document, schema: schemas.from },
      { document: after.document, schema: schemas.to },
      { where: `${where}${name}`, direction, depth: depth + 1 },
    );
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  for (const [name, schema] of Object.entries(old.properties)) {
    if (now.properties[name] === undefined) changes.push(`${where}.${name}: is gone`);
    else changes.push(...inside({ from: schema, to: now.properties[name] }, `.${name}`));
    if (!isRequest && old.required.has(name) && !now.required.has(name) && name in now.properties) {
      changes.push(`${where}.${name}: may be missing now`);
    }
  }
  for (const name of now.required) {
    if (isRequest && !old.required.has(name)) changes.push(`${where}.${name}: is required now`);
  }
  if (was['items'] !== undefined && is['items'] !== undefined) {
    changes.push(...inside({ from: was['items'], to: is['items'] }, '[]'));
  }
  const oldVariants = variantsOf(before);
  const newVariants = variantsOf(after);
  if (newVariants.length < oldVariants.length) changes.push(`${where}: a variant is gone`);
  oldVariants.forEach((variant, index) => {
    if (index < newVariants.length) changes.push(...inside({ from: variant, to: newVariants[index] }, `<${index}>`));
  });
  return changes;
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

/** What in a new document would break a client that was written against the old one; additions break nobody. */
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
