import { HOUR_IN_MS } from '#domain/durations.ts';
import { noteConsent } from '#contract/consent/consents.ts';
import { consentShapes } from '#contract/consent/consents.schemas.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import * as consents from './consents.service.ts';

/** A household behind one address decides on some devices; sixty an hour are more than any needs. */
const BY_ADDRESS: RateLimit = { name: 'consents', limit: 60, windowInMs: HOUR_IN_MS };

/** The proof of decisions about cookies. */
export function registerConsentHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  server.handle(noteConsent, consentShapes.noteConsent, async ({ context, input, request }) => {
    await enforceLimit(limiter, BY_ADDRESS, addressKey(request.ip));
    await consents.noteConsent(context, input.consentDto);
    return {};
  });
}
