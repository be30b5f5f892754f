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
 * page share one rendering. Only answers with status 200 stay.
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
      entry.page.then((page) => (page.status === 200 && !isSettling) || forget(), forget);
      return entry.page;
    },
  };
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The inline scripts of a finished document as CSP hash sources: a cached page needs no nonce, so none can leak. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter((match) => !/type="application\/(?:ld\+)?json"/.test(match[0].slice(0, match[0].indexOf('>'))))
    .map(
      (match) =>
        `'sha256-${createHash('sha256')
          .update(match[1] ?? '')
          .digest('base64')}'`,
    );
  return [...new Set(hashes)];
}

/** A document in the encodings browsers take; tiny ones stay as they are. */
export async function compressed(body: Buffer): Promise<RenderedPage['bodies']> {
  if (body.length < 1024) return { identity: body, gzip: null, br: null };
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    deflate(body, { level: 5 }),
  ]);
  return { identity: body, gzip: gz, br };
}
