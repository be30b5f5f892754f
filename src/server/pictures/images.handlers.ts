import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { DRAWING_VERSION } from '#domain/pictures/measured/drawing-version.ts';
import { hashText } from '#domain/pictures/random.ts';
import { RASTER_FORMATS, parseImageWidth, parsePictureUrl } from '#domain/pictures/picture-url.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { knowsEtag } from '#server/platform/http/caching/known-etag.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { CONTENT_TYPES } from '#server/platform/files/image-engine.ts';
import { imageNotFound } from './images.problems.ts';
import { sendSvg } from './send-svg.ts';
import { openImages } from './images.service.ts';
import type { ImageDeps, Images } from './images.service.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Of an address without the version, or with another one: it shows the drawings as they are now, and tomorrow's as they will be. */
const FOR_A_DAY = 'public, max-age=86400';

/**
 * There are endless addresses of drawings. Cached pictures are not counted: the limit allows five lists of 24 new
 * adverts in that time, whose pictures are cached for everyone afterwards.
 */
const LIMITS = {
  made: { name: 'picture-made', limit: 120, windowInMs: 20_000 },
  drawing: { name: 'drawing', limit: 600, windowInMs: MINUTE_IN_MS },
} as const satisfies Record<string, RateLimit>;

const pathOf = (request: FastifyRequest): string => request.raw.url?.split('?')[0] ?? '';

/** Set only on success: a refusal must never be kept. */
function markKept(reply: FastifyReply, etag: string, cacheControl = IMMUTABLE): FastifyReply {
  return reply.headers({ 'cache-control': cacheControl, etag });
}

type Tools = { images: Images; limiter: RateLimiter };

async function answerDrawn(
  { images, limiter }: Tools,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request);
  const asked = parsePictureUrl(path);
  if (asked === null) throw imageNotFound();
  const etag = `"${DRAWING_VERSION}-${hashText(path).toString(36)}"`;
  const keep = asked.isCurrent ? IMMUTABLE : FOR_A_DAY;
  if (knowsEtag(request, etag)) return markKept(reply, etag, keep).code(304).send();
  const { picture, width, format } = asked;
  const address = addressKey(request.ip);
  if (format === 'svg') {
    await enforceLimit(limiter, LIMITS.drawing, address);
    return sendSvg(request, markKept(reply, etag, keep), images.drawing(picture, width));
  }
  const body = await images.drawnVariant(picture, { width, format }, () => enforceLimit(limiter, LIMITS.made, address));
  return markKept(reply, etag, keep).type(CONTENT_TYPES[format]).send(body);
}

const UPLOADED = /^\/bilder\/u\/([0-9a-f-]{36})\/(\d{3,4})\.([a-z]+)$/;

async function answerUploaded(
  { images, limiter }: Tools,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, storedFileId = '', widthText = '', formatText] = UPLOADED.exec(pathOf(request)) ?? [];
  const width = parseImageWidth(widthText);
  const format = RASTER_FORMATS.find((name) => name === formatText);
  if (!isUuid(storedFileId) || width === null || format === undefined) throw imageNotFound();
  const body = await images.uploadedVariant(storedFileId, { width, format }, () =>
    enforceLimit(limiter, LIMITS.made, addressKey(request.ip)),
  );
  const etag = `"${storedFileId}-${width}-${format}"`;
  if (knowsEtag(request, etag)) return markKept(reply, etag).code(304).send();
  return markKept(reply, etag).type(CONTENT_TYPES[format]).send(body);
}

/** Serves drawn pictures under /bilder/z and uploaded ones under /bilder/u, and returns the pictures behind them. */
export async function registerImageRoutes(
  app: FastifyInstance,
  { limiter, ...deps }: ImageDeps & { limiter: RateLimiter },
): Promise<Images> {
  const images = await openImages(deps);
  const tools = { images, limiter };
  app.get('/bilder/z/*', (request, reply) => answerDrawn(tools, request, reply));
  app.get('/bilder/u/*', (request, reply) => answerUploaded(tools, request, reply));
  return images;
}
