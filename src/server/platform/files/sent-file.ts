import type { FastifyReply } from 'fastify';

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

/** How a browser takes an answer: saved under a name, or `isInline` shown, with that name for who saves it. */
type SentFile = { type: keyof typeof MEDIA_TYPES; name: string; isInline?: boolean };

/** Makes an answer a file with a name. */
export const asFile = (reply: FastifyReply, { type, name, isInline = false }: SentFile): FastifyReply =>
  reply
    .type(MEDIA_TYPES[type])
    .header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename="${name}"`);
