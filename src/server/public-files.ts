import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const FOLDER = join(import.meta.dirname, '../../dist/client');

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
};

/** Icons, manifest and build notes: the few files whose address has no hash. Read once; a build comes with a restart. */
export async function registerPublicFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(FOLDER)) return;
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
