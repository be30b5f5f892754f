import * as z from 'zod/mini';
import { Empty } from '#contract/common.schemas.ts';
import { id, instant, named, open, rawText, text } from '#contract/fields.ts';

const facts = {
  id: z.string(),
  /** What its owner calls it. */
  name: z.string(),
  /** The first characters, to recognise keys. */
  shownStart: z.string(),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant()),
  /** false: revoked, or older than the last change of the password. */
  isValid: z.boolean(),
};

export const ApiKey = named('ApiKey', z.object(facts));
export type ApiKey = z.infer<typeof ApiKey>;

/** `key` is returned only once. */
export const NewApiKey = named('NewApiKey', z.object({ ...facts, key: z.string() }));
export type NewApiKey = z.infer<typeof NewApiKey>;

export const ApiKeyDto = named(
  'ApiKeyDto',
  z.object({ name: text({ min: 1, max: 60 }), currentPassword: open(rawText({ max: 1024 })) }),
);
export type ApiKeyDto = z.infer<typeof ApiKeyDto>;

export const apiKeyShapes = {
  listApiKeys: { reply: z.array(ApiKey) },
  createApiKey: { body: { apiKeyDto: ApiKeyDto }, reply: NewApiKey },
  revokeApiKey: { params: z.object({ apiKeyId: id() }), reply: Empty },
} as const;
