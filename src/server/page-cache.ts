import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { indexIsSettling, indexVersion } from '#server/search/search-cache.ts';

export type RenderedPage = {
  status: number;
  headers: [string, string][];
  contentSecurityPolicy: string;
  bodies: { identity: Buffer; gzip: Buffer | null; br: Buffer | null };
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const MAX_AGE_IN_MS = 5_000;
const MAX_PAGES = 500;

type Entry = { page: Promise<RenderedPage>; madeAtInMs: number; version: number };

/**
 * Keeps rendered pages of visitors who are not signed in for seconds, dropped at the next write; askers of the same
 * page share one rendering. Only answers with status 200 stay, and none that says otherwise or leaves something with its visitor.
 */
export function createPageCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  return {
    get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
      const found = entries.get(key);
      if (found && found.version === indexVersion() && now() - found.madeAtInMs < MAX_AGE_IN_MS) return found.page;
      const entry: Entry = { page: render(), madeAtInMs: now(), version: indexVersion() };
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.keys().next();
      if (entries.size > MAX_PAGES && !oldest.done) entries.delete(oldest.value);
      const forget = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      const isSettling = indexIsSettling();
      entry.page.then((page) => (mayBeKept(page) && !isSettling) || forget(), forget);
      return entry.page;
    },
  };
}

/** The cookie with the place of the address says nothing that the address does not say. */
const PLACE_COOKIE = /^ort=/;

const mayBeKept = ({ status, headers }: RenderedPage): boolean =>
  status === 200 &&
  headers.every(
    ([name, value]) =>
      !(name === 'set-cookie' && !PLACE_COOKIE.test(value)) && !(name === 'cache-control' && /no-store/.test(value)),
  );

/**
 * Turns the nonce of one rendering into CSP hash sources: inline scripts and sheets that carry it are hashed, and the nonce is taken
 * out of the document, so that a kept page holds no secret. A script that got in with somebody's text carries none.
 */
export function hashesForNonce(html: string, nonce: string): NamedByHash {
  const mark = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, tag = '', content = ''] of html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (!tag.includes(mark) || /\ssrc=/.test(tag)) continue;
    const of = element === 'style' ? hashes.style : hashes.script;
    of.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes.script], styleHashes: [...hashes.style] };
}

type NamedByHash = { html: string; hashes: string[]; styleHashes: string[] };

/** A document in the encodings browsers take; tiny ones stay as they are. */
export async function compressed(body: Buffer): Promise<RenderedPage['bodies']> {
  if (body.length < 1024) return { identity: body, gzip: null, br: null };
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    deflate(body, { level: 5 }),
  ]);
  return { identity: body, gzip: gz, br };
}
