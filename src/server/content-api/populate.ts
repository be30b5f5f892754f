import { parse } from 'qs';
import { accountRefusals } from '#texts/de/accounts/refusals.ts';
import { Problem } from '#server/platform/http/problem.ts';

const MAX_LENGTH = 8_192;
const MAX_DEPTH = 20;
const MAX_PARAMETERS = 100;
const MAX_ARRAY = 100;

/** Names through which a careless reader would reach into every object of the process. */
const DANGEROUS = /(^|[[\].])\s*(__proto__|constructor|prototype)\s*(?=$|[[\].=])/i;

/**
 * The related parts that a content-API query in nested bracket form asks for: `populate=*`, `populate=a,b`,
 * `populate[0]=a`, `populate[a][fields][0]=b`. Other parameters are ignored. Null: all parts.
 * @throws request.unreadable-query (400)
 */
export function readPopulate(url: string): ReadonlySet<string> | null {
  const start = url.indexOf('?');
  const query = start < 0 ? '' : url.slice(start + 1);
  if (query.length > MAX_LENGTH || query.split('&').some(isDangerous)) throw unreadable();
  return partsOf(parseQuery(query)['populate']);
}

function isDangerous(parameter: string): boolean {
  const [name = ''] = parameter.split('=');
  // Decoded twice: no genuine client encodes a name twice.
  const decoded = decode(decode(name));
  return DANGEROUS.test(decoded) || decoded.includes('\u0000');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw unreadable();
  }
}

function parseQuery(query: string): Record<string, unknown> {
  try {
    return parse(query, {
      depth: MAX_DEPTH,
      strictDepth: true,
      parameterLimit: MAX_PARAMETERS,
      arrayLimit: MAX_ARRAY,
      throwOnLimitExceeded: true,
      plainObjects: true,
    });
  } catch {
    throw unreadable();
  }
}

function partsOf(populate: unknown): ReadonlySet<string> | null {
  if (typeof populate === 'string') return namesOf([populate]);
  if (Array.isArray(populate)) return namesOf(populate.filter((name) => typeof name === 'string'));
  if (populate === null || typeof populate !== 'object') return new Set();
  const entries: [string, unknown][] = Object.entries(populate);
  return namesOf(entries.flatMap(([name, value]) => (value === 'false' ? [] : [name])));
}

function namesOf(texts: string[]): ReadonlySet<string> | null {
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim().split('.')[0] ?? '');
  return names.includes('*') ? null : new Set(names);
}

const unreadable = (): Problem =>
  new Problem({ status: 400, code: 'request.unreadable-query', message: accountRefusals.unreadableQuery });
