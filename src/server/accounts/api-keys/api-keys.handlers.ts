import { createApiKey, listApiKeys, revokeApiKey } from '#contract/accounts/api-keys.ts';
import { apiKeyShapes } from '#contract/accounts/api-keys.schemas.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import * as keys from './api-keys.service.ts';

/** The viewer's keys for programs. */
export function registerApiKeyHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  server.handle(listApiKeys, apiKeyShapes.listApiKeys, forward(keys.listApiKeys));
  server.handle(createApiKey, apiKeyShapes.createApiKey, async ({ context, input }) =>
    keys.createApiKey(context, input.apiKeyDto, limiter),
  );
  server.handle(revokeApiKey, apiKeyShapes.revokeApiKey, forwardWithoutAnswer(keys.revokeApiKey));
}
