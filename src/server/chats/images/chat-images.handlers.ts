import type { FastifyReply, FastifyRequest } from 'fastify';
import { RASTER_FORMATS, parseImageWidth } from '#domain/pictures/picture-url.ts';
import { uploadChatImage } from '#contract/chats/chats.ts';
import { chatShapes } from '#contract/chats/chats.schemas.ts';
import { CONTENT_TYPES } from '#server/platform/files/image-engine.ts';
import type { Images } from '#server/pictures/images.service.ts';
import { seesReportedPicture } from '#server/chats/chat-reports.service.ts';
import { requireViewer } from '#server/platform/context.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { knowsEtag } from '#server/platform/http/caching/known-etag.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { readUpload } from '#server/platform/files/uploaded-file.ts';
import { ownsPicture, seesSentPicture } from './chat-images.repository.ts';
import { uploadChatImage as upload } from './chat-images.service.ts';
import { CHAT_LIMITS } from '#server/chats/chat-limits.ts';
import { chatFileMissing, chatImageNotFound } from '#server/chats/chats.problems.ts';

export type ChatImageTools = { limiter: RateLimiter; files: FileStore; images: Pick<Images, 'privateVariant'> };

/** Pictures of chats: uploading, and fetching by the two people of the chat, and by moderators where they are reported. */
export function registerChatImageHandlers(server: ApiServer, { limiter, files, images }: ChatImageTools): void {
  server.handle(uploadChatImage, chatShapes.uploadChatImage, async ({ context, input, request }) => {
    await enforceLimit(limiter, CHAT_LIMITS.image, context.viewer?.id ?? '');
    const stream = await readUpload(request, input.file);
    if (!stream) throw chatFileMissing();
    return upload(context, { stream }, files);
  });

  server.app.get('/api/v1/chats/:chatId/images/:imageId/:variant', async (request, reply) => {
    const context = await server.contextOf(request);
    const { key } = requireViewer(context);
    const picture = { chatId: parameter(request, 'chatId'), storedFileId: parameter(request, 'imageId') };
    const isSeen =
      isUuid(picture.chatId) && isUuid(picture.storedFileId) && (await seesSentPicture(context.db, picture, key));
    return sendPrivate(images, { request, reply, storedFileId: isSeen ? picture.storedFileId : null });
  });

  server.app.get('/api/v1/chats/image/:imageId/:variant', async (request, reply) => {
    const context = await server.contextOf(request);
    const { key } = requireViewer(context);
    const storedFileId = parameter(request, 'imageId');
    const isOwn = isUuid(storedFileId) && (await ownsPicture(context.db, storedFileId, key));
    return sendPrivate(images, { request, reply, storedFileId: isOwn ? storedFileId : null });
  });

  registerReportedPictures(server, images);
}

function registerReportedPictures(server: ApiServer, images: Pick<Images, 'privateVariant'>): void {
  server.app.get('/api/v1/moderation/chat-reports/:reportId/images/:imageId/:variant', async (request, reply) => {
    const context = await server.contextOf(request);
    const picture = { reportId: parameter(request, 'reportId'), storedFileId: parameter(request, 'imageId') };
    const isReported = await seesReportedPicture(context, picture);
    return sendPrivate(images, { request, reply, storedFileId: isReported ? picture.storedFileId : null });
  });
}

type Asked = { request: FastifyRequest; reply: FastifyReply; storedFileId: string | null };

async function sendPrivate(
  images: Pick<Images, 'privateVariant'>,
  { request, reply, storedFileId }: Asked,
): Promise<FastifyReply> {
  const [, widthText = '', formatText] = /^(\d{3,4})\.([a-z]+)$/.exec(parameter(request, 'variant')) ?? [];
  const width = parseImageWidth(widthText);
  const format = RASTER_FORMATS.find((name) => name === formatText);
  if (storedFileId === null || width === null || format === undefined) throw chatImageNotFound();
  const etag = `"${storedFileId.toLowerCase()}-${width}-${format}"`;
  // Cached privately and always revalidated: after deleting the chat or signing out the picture is not shown.
  const headers = { 'cache-control': 'private, no-cache', vary: 'cookie, authorization', etag };
  if (knowsEtag(request, etag)) return reply.headers(headers).code(304).send();
  const body = await images.privateVariant(storedFileId.toLowerCase(), { width, format });
  return reply.headers(headers).type(CONTENT_TYPES[format]).send(body);
}

function parameter(request: FastifyRequest, name: string): string {
  const { params } = request;
  const value: unknown = params !== null && typeof params === 'object' ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value : '';
}
