import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { paths } from '#contract/paths.ts';
import { separateFileLimits, mostFileBytesOf } from '#contract/takes-files.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { imagesBusy } from '#server/pictures/images.service.ts';
import { type FileForm, readFileForm } from './read-file-form.ts';

/** Forms with a file are held in memory: only a few at once, one per person, and only for people who are signed in. */
const MOST_AT_ONCE = 8;
const LONGEST_WAIT_IN_MS = 5_000;
const LOOK_EVERY_IN_MS = 100;
/** What is read off at most of a form that the page refuses anyway; left unread it would take the answer from the browser. */
const MOST_DISCARDED_BYTES = 64 * 1024 * 1024;

type PageRoutes = ServerBuild['routes'];
type FileFormOptions = { server: ApiServer; routes: () => Promise<PageRoutes> };

const refusals = new WeakMap<FastifyRequest, Problem>();

const formsApart = new WeakMap<FastifyRequest, FileForm>();

/** The file of a field that the page reads separately (`handle.takesApart`), or null. */
export const fileApartOf = (request: FastifyRequest, field: string): Blob | null =>
  formsApart.get(request)?.apart.get(field) ?? null;

const strangers = new WeakSet<FastifyRequest>();

/** Why the form of a request was left unread, or null. */
export const refusalOfForm = (request: FastifyRequest): Problem | null => refusals.get(request) ?? null;

/** Where a form with a file leads that was sent without being signed in; the data of a page says so itself. */
export function signInInstead(request: FastifyRequest): string | null {
  const pathname = pathnameOf(request);
  if (!strangers.has(request) || pathname.endsWith('.data')) return null;
  return `${paths.signIn()}?callbackUrl=${encodeURIComponent(pathname)}`;
}

/** Removes what killed processes left; a process that runs keeps its forms, unless it is this one, which has none yet. */
async function dropForms(folder: string): Promise<void> {
  const processes = await readdir(folder).catch(() => []);
  const over = processes.filter((name) => name === String(process.pid) || !existsSync(`/proc/${name}`));
  await Promise.all(over.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/**
 * Reads forms with a file for the pages whose route takes one (`handle.takesFiles`), under the page's address and that
 * of its data. A file that is too large arrives one byte over the limit, so that the page refuses it itself.
 */
export function acceptFileForms(scope: FastifyInstance, { server, routes }: FileFormOptions): void {
  const underWay = new Map<string, FastifyRequest>();

  const all = join(server.base.config.dataDir, 'incoming-forms');
  const folder = join(all, String(process.pid));
  let emptied: Promise<unknown> | null = null;
  const incoming = async (): Promise<string> => {
    await (emptied ??= dropForms(all).then(() => mkdir(folder, { recursive: true })));
    return folder;
  };

  const isFree = (person: string): boolean => underWay.size < MOST_AT_ONCE && !underWay.has(person);

  const takePlace = async (person: string, request: FastifyRequest): Promise<boolean> => {
    for (let waited = 0; !isFree(person); waited += LOOK_EVERY_IN_MS) {
      if (waited >= LONGEST_WAIT_IN_MS || request.raw.destroyed) return false;
      await sleep(LOOK_EVERY_IN_MS);
    }
    underWay.set(person, request);
    return true;
  };

  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
    const handle = handleAt(await routes(), pagePathOf(pathnameOf(request)));
    const mostFileBytes = mostFileBytesOf(handle);
    if (mostFileBytes === null) return collected(payload, request.routeOptions.bodyLimit ?? 0);
    const { viewer } = await server.contextOf(request);
    if (viewer === null) {
      strangers.add(request);
      return discardBody(payload);
    }
    if (!(await takePlace(viewer.id, request))) {
      refusals.set(request, imagesBusy());
      return discardBody(payload);
    }
    try {
      const read = await readFileForm(payload, request.headers['content-type'] ?? '', {
        mostFileBytes,
        apart: separateFileLimits(handle),
        folder: await incoming(),
      });
      formsApart.set(request, read);
      return read.form;
    } catch (error) {
      underWay.delete(viewer.id);
      throw error;
    }
  });

  scope.addHook('onResponse', async (request) => free(request));
  scope.addHook('onRequestAbort', async (request) => free(request));
  const free = (request: FastifyRequest): void => {
    for (const [person, held] of underWay) if (held === request) underWay.delete(person);
    void formsApart
      .get(request)
      ?.end()
      .catch((error: unknown) => request.log.error({ err: error }, 'a file of a form stays until the next start'));
  };
}

/** The page of an address; its data has the same one with `.data` behind it (`_root.data` for the start page). */
export function pagePathOf(path: string): string {
  return path.replace(/(?:^\/_root|\/_|)\.data$/, '') || '/';
}

/** Of an address that may name a host, which is the caller's to choose. */
const pathnameOf = ({ url }: FastifyRequest): string => url.replace(/^[a-z]+:\/\/[^/?]*/i, '').split('?')[0] ?? '';

/** What the page at a path says of itself. */
function handleAt(routes: PageRoutes, path: string): unknown {
  const page = matchRoutes(treeOf(routes), path)?.at(-1)?.route.id;
  return page === undefined ? null : routes[page]?.module.handle;
}

const trees = new WeakMap<PageRoutes, RouteObject[]>();

function treeOf(routes: PageRoutes): RouteObject[] {
  const known = trees.get(routes);
  if (known !== undefined) return known;
  const below = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path = '', index }): RouteObject =>
        index === true ? { id, path, index } : { id, path, children: below(id) },
      );
  const tree = below(undefined);
  trees.set(routes, tree);
  return tree;
}

async function collected(payload: NodeJS.ReadableStream, mostBytes: number): Promise<Buffer> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const part of payload) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > mostBytes) {
      throw new Problem({ status: 413, code: 'request.too-large', message: 'Die Anfrage ist zu groß.' });
    }
    kept.push(bytes);
  }
  return Buffer.concat(kept);
}

async function discardBody(payload: NodeJS.ReadableStream): Promise<Buffer> {
  let size = 0;
  for await (const part of payload) {
    size += part.length;
    if (size > MOST_DISCARDED_BYTES) break;
  }
  return Buffer.alloc(0);
}
