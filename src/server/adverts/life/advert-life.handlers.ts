import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import {
  changeAdverts,
  duplicateAdvert,
  exportOwnAdverts,
  getRenewal,
  listOwnAdvertIds,
  listOwnAdverts,
  renewAdvert,
  renewAdvertByLink,
} from '#contract/adverts/advert-life.ts';
import { advertLifeShapes } from '#contract/adverts/advert-life.schemas.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as life from './advert-life.service.ts';
import * as own from '#server/adverts/own/own-adverts.service.ts';
import * as renewals from './renewal.service.ts';

const LIFE_LIMITS = {
  duplicate: { name: 'advert-create', limit: 30, windowInMs: HOUR_IN_MS },
  bulk: { name: 'advert-bulk', limit: 120, windowInMs: 10 * MINUTE_IN_MS },
  export: { name: 'advert-export', limit: 60, windowInMs: 10 * MINUTE_IN_MS },
  link: { name: 'advert-renewal', limit: 60, windowInMs: 10 * MINUTE_IN_MS },
} as const satisfies Record<string, RateLimit>;

/** What owners do with their adverts after publishing. */
export function registerAdvertLifeHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  server.handle(listOwnAdverts, advertLifeShapes.listOwnAdverts, forward(own.listOwnAdverts));
  server.handle(listOwnAdvertIds, advertLifeShapes.listOwnAdvertIds, forward(own.listOwnAdvertIds));
  server.handle(exportOwnAdverts, advertLifeShapes.exportOwnAdverts, async ({ context, input, reply }) => {
    await enforceLimit(limiter, LIFE_LIMITS.export, context.viewer?.id ?? '');
    asFile(reply, { type: 'csv', name: 'stammplatz-meine-anzeigen.csv' });
    return own.exportOwnAdverts(context, input);
  });
  server.handle(renewAdvert, advertLifeShapes.renewAdvert, forward(life.renewAdvert));
  server.handle(duplicateAdvert, advertLifeShapes.duplicateAdvert, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIFE_LIMITS.duplicate, context.viewer?.id ?? '');
    const newAdvertId = idOfWrite(request, context.newId);
    return life.duplicateAdvert(context, { advertId: input.advertId, newAdvertId });
  });
  server.handle(changeAdverts, advertLifeShapes.changeAdverts, async ({ context, input }) => {
    await enforceLimit(limiter, LIFE_LIMITS.bulk, context.viewer?.id ?? '');
    return life.changeAdverts(context, input.bulkAdvertsDto);
  });
  server.handle(getRenewal, advertLifeShapes.getRenewal, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIFE_LIMITS.link, addressKey(request.ip));
    return renewals.getRenewal(context, input);
  });
  server.handle(renewAdvertByLink, advertLifeShapes.renewAdvertByLink, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIFE_LIMITS.link, addressKey(request.ip));
    return renewals.renewByLink(context, input.renewAdvertDto);
  });
}
