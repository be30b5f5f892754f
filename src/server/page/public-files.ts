import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';

const FOLDER = join(import.meta.dirname, '../../../dist/client');

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
};

/** The worker asks only this origin, and the page without a network runs only the script that came with it. */
const WORKER = '/sw.js';
const WORKER_OFF = '/sw-off.js';
const OFFLINE_PAGE = '/offline.html';

/**
 * Icons, manifest and build notes: the few files without a hash in their URL. Read once, since a new build needs a
 * restart.
 */
export async function registerPublicFiles(
  app: FastifyInstance,
  config: Pick<Config, 'serviceWorkerIsOn'>,
): Promise<void> {
  if (!existsSync(FOLDER)) return;
  registerWorker(app, config);
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const path = join(entry.parentPath, entry.name);
    const url = path.slice(FOLDER.length);
    const type = TYPES[entry.name.split('.').pop() ?? ''];
    if (!type || url.startsWith('/assets/')) continue;
    const body = readFileSync(path);
    const isBuildNote = url.startsWith('/builds/');
    app.get(url, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', isBuildNote ? 'no-cache' : 'public, max-age=86400')
        .send(body),
    );
  }
}

function registerWorker(app: FastifyInstance, { serviceWorkerIsOn }: Pick<Config, 'serviceWorkerIsOn'>): void {
  const script = readIfThere(serviceWorkerIsOn ? WORKER : WORKER_OFF);
  const page = readIfThere(OFFLINE_PAGE);
  if (script === null || page === null) return;
  app.get(WORKER, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(script),
  );
  const policy = offlinePolicy(page);
  app.get(OFFLINE_PAGE, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy)
      .send(page),
  );
}

function readIfThere(url: string): string | null {
  const path = join(FOLDER, url);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function offlinePolicy(page: string): string {
  const hashOf = (element: string): string => {
    const content = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(page)?.[1] ?? '';
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  };
  return [
    "default-src 'none'",
    `script-src ${hashOf('script')}`,
    `style-src ${hashOf('style')}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
