import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { hashText } from '#domain/pictures/random.ts';
import { RASTER_FORMATS, parseImageWidth, parsePictureUrl } from '#domain/pictures/picture-url.ts';
import { isUuid } from '#server/platform/ids.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/rate-limit.ts';
import { CONTENT_TYPES } from './image-engine.ts';
import { imageNotFound } from './images.problems.ts';
import { openImages } from './images.service.ts';
import type { ImageDeps, Images } from './images.service.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Drawings have endless addresses. Kept pictures are not counted: a list of 24 adverts that nobody has looked at yet is
 * made five times over in that time, all of whose pictures are there for everybody afterwards.
 */
const LIMITS = {
  made: { name: 'picture-made', limit: 120, windowInMs: 20_000 },
  drawing: { name: 'drawing', limit: 600, windowInMs: 60_000 },
} as const satisfies Record<string, RateLimit>;

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

const pathOf = (request: FastifyRequest): string => request.raw.url?.split('?')[0] ?? '';

function knows(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Set only on success: a refusal must never be kept for a year. */
function markImmutable(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({ 'cache-control': IMMUTABLE, etag });
}

async function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply
    .type('image/svg+xml; charset=utf-8')
    // Opened by itself the drawing is a document: it may do nothing but show itself.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('vary', 'accept-encoding');
  if (accepted.includes('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    return reply.header('content-encoding', 'br').send(await compressWithBrotli(svg, { params }));
  }
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await compressWithGzip(svg));
  return reply.send(svg);
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
  const etag = `"${images.drawingVersion()}-${hashText(path).toString(36)}"`;
  if (knows(request, etag)) return markImmutable(reply, etag).code(304).send();
  const { picture, width, format } = asked;
  const address = addressKey(request.ip);
  if (format === 'svg') {
    await enforceLimit(limiter, LIMITS.drawing, address);
    return sendSvg(request, markImmutable(reply, etag), images.drawing(picture, width));
  }
  const body = await images.drawnVariant(picture, { width, format }, () => enforceLimit(limiter, LIMITS.made, address));
  return markImmutable(reply, etag).type(CONTENT_TYPES[format]).send(body);
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
  if (knows(request, etag)) return markImmutable(reply, etag).code(304).send();
  return markImmutable(reply, etag).type(CONTENT_TYPES[format]).send(body);
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
