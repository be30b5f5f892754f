import { createHash } from 'node:crypto';
import { type Cache, createCache } from '#server/platform/cache.ts';
import type { PackedText } from '#server/platform/http/packed-text.ts';
import type { Memory } from '#server/platform/memory.ts';
import { untilShownAdvertWrite } from '#server/search/search-cache.service.ts';

export type RenderedPage = {
  status: number;
  headers: [string, string][];
  contentSecurityPolicy: string;
  body: PackedText;
  /** Of the adverts it shows, and whether it answers typed words; see `untilShownAdvertWrite`. */
  advertMarks: ReadonlySet<string>;
  answersWords: boolean;
  /** Some of its calls were refused because the database is away; the page does without. */
  lacksParts: boolean;
};

const MAX_AGE_IN_MS = 5_000;

/** About 150 listings, which are kept for seconds. A limit by number of pages let 500 of changing sizes use twice as much. */
const MAX_BYTES = 32 * 1024 * 1024;

/** A page and its two packed forms: a sixth each, rounded up. */
export const bytesOf = ({ body }: RenderedPage): number => Math.ceil(body.identity.length * 1.4) + 1024;

/**
 * Caches rendered pages of visitors who are not signed in for seconds, until the next write that concerns them; concurrent
 * requests for a page share one rendering. Only responses with status 200, without cookies and not excluded by their headers are
 * cached.
 */
export const createPageCache = (
  memory: Memory,
  now: () => number = () => performance.now(),
  onKept?: (key: string, page: RenderedPage) => void,
): Cache<RenderedPage> =>
  createCache({
    ...(onKept ? { onKept } : {}),
    freshForInMs: MAX_AGE_IN_MS,
    isValid: untilShownAdvertWrite(memory, now),
    mayBeKept,
    size: { max: MAX_BYTES, of: bytesOf },
    now,
  });

/** The cookie with the place holds only what the URL says, too. */
const PLACE_COOKIE = /^ort=/;

const mayBeKept = ({ status, headers, lacksParts }: RenderedPage): boolean =>
  status === 200 &&
  !lacksParts &&
  headers.every(
    ([name, value]) =>
      !(name === 'set-cookie' && !PLACE_COOKIE.test(value)) && !(name === 'cache-control' && /no-store/.test(value)),
  );

type NamedByHash = { html: Buffer; hashes: string[]; styleHashes: string[] };

const TAG_BEGIN = '<'.charCodeAt(0);
const TAG_END = '>'.charCodeAt(0);

/**
 * Turns the nonce of one rendering into CSP hash sources: inline scripts and sheets that carry it are hashed, and the nonce is taken
 * out of the document, so that a kept page holds no secret. A script injected through a text carries none. Works within the
 * memory of the document: new memory for each page costs more than the search.
 */
export function hashesForNonce(document: Buffer, nonce: string): NamedByHash {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const marks: number[] = [];
  for (let at = document.indexOf(mark); at !== -1; at = document.indexOf(mark, at + mark.length)) {
    marks.push(at);
    const tagEnd = document.indexOf(TAG_END, at);
    const tag = document.toString('latin1', document.lastIndexOf(TAG_BEGIN, at), tagEnd);
    const element = /^<(script|style)\s/.exec(tag)?.[1];
    if (element === undefined || tag.includes('>') || /\ssrc=/.test(tag)) continue;
    const content = document.subarray(tagEnd + 1, document.indexOf(`</${element}>`, tagEnd));
    const of = element === 'style' ? hashes.style : hashes.script;
    of.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  const html = withoutMarks(document, marks, mark.length);
  return { html, hashes: [...hashes.script], styleHashes: [...hashes.style] };
}

function withoutMarks(document: Buffer, marks: readonly number[], markLength: number): Buffer {
  for (const [index, at] of marks.entries()) {
    document.copyWithin(at - index * markLength, at + markLength, marks[index + 1]);
  }
  return document.subarray(0, document.length - marks.length * markLength);
}
