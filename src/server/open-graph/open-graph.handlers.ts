import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import {
  SHARE_IMAGE_KINDS,
  type ShareImageKind,
  advertImageVersion,
  postImageVersion,
  shareImagePath,
} from '#contract/open-graph/share-image.ts';
import { getProduct } from '#server/adverts/adverts.service.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import { imageNotFound } from '#server/pictures/images.service.ts';
import type { Images } from '#server/pictures/images.service.ts';
import { openVariantCache } from '#server/pictures/images.service.ts';
import type { Context } from '#server/platform/context.ts';
import { knowsEtag } from '#server/platform/http/caching/known-etag.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import {
  type SharePicture,
  advertPicture,
  drawSharePicture,
  forgetOldPictures,
  postPicture,
  sitePicture,
} from './open-graph.service.ts';

const LIMIT: RateLimit = { name: 'share-picture', limit: 120, windowInMs: MINUTE_IN_MS };
const LIMIT_IN_BYTES = 256 * 1024 ** 2;
const KEPT_FOR_IN_DAYS = 7;

type Asked = { Params: { kind: string; name: string; file: string } };
/** A picture as it is at the moment: its address, and the key under which the drawn file is kept. */
type Found = { path: string; key: string; picture: SharePicture };

/**
 * Images for link previews, rendered on demand. The URL has a version: an older one redirects to the current one; 404
 * for what is not public.
 */
export async function registerSharePictures(
  { app, base, contextOf }: ApiServer,
  { images, limiter }: { images: Images; limiter: RateLimiter },
): Promise<BackgroundTask> {
  const folder = join(base.config.dataDir, 'images', 'share');
  const kept = await openVariantCache({
    folder,
    logger: base.logger,
    limitInBytes: LIMIT_IN_BYTES,
    maximumWaiting: 50,
  });

  const answer = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const kind = SHARE_IMAGE_KINDS.find((name) => name === request.params.kind);
    if (kind === undefined) throw imageNotFound();
    const found = await find(await contextOf(request), kind, request.params.name);
    if (found === null) throw imageNotFound();
    const { path, key, picture } = found;
    if (!path.endsWith(`/${request.params.file}`)) {
      return reply.header('cache-control', 'public, max-age=60').redirect(path, 302);
    }
    const etag = `"${key}"`;
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag });
    if (knowsEtag(request, etag)) return reply.code(304).send();
    const body = await kept
      .get(
        key,
        () => drawSharePicture(picture, images),
        () => enforceLimit(limiter, LIMIT, addressKey(request.ip)),
      )
      .catch((error: unknown) => {
        reply.removeHeader('cache-control').removeHeader('etag');
        throw error;
      });
    return reply.type('image/jpeg').send(body);
  };
  app.get<Asked>('/bilder/vorschau/:kind/:name/:file', answer);

  return {
    name: 'forget pictures for link previews',
    everyInMs: DAY_IN_MS,
    run: () =>
      forgetOldPictures(folder, { olderThan: new Date(base.clock().getTime() - KEPT_FOR_IN_DAYS * DAY_IN_MS) }),
  };
}

const SITE_PATH = shareImagePath({ kind: 'seite', name: 'stammplatz', version: '1' });

async function find(context: Context, kind: ShareImageKind, name: string): Promise<Found | null> {
  switch (kind) {
    case 'anzeige': {
      // Asked as a signed-out visitor: a private advert has no picture.
      const advert = await getProduct({ ...context, viewer: null }, { slug: name });
      const path = shareImagePath({ kind, name: advert.slug, version: advertImageVersion(advert) });
      return { path, key: keyOf(kind, advert.id, path), picture: advertPicture(advert) };
    }
    case 'beitrag': {
      const head = BLOG_HEADS.find(({ slug }) => slug === name);
      if (head === undefined) return null;
      const path = shareImagePath({ kind, name, version: postImageVersion(head) });
      return { path, key: keyOf(kind, name, path), picture: postPicture(head) };
    }
    case 'seite':
      return name === 'stammplatz'
        ? { path: SITE_PATH, key: keyOf(kind, name, SITE_PATH), picture: sitePicture }
        : null;
  }
}

const keyOf = (kind: ShareImageKind, name: string, path: string): string =>
  `${kind}/${name}/${path.slice(path.lastIndexOf('/') + 1)}`;
