import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import {
  countAdvertView,
  createAdvert,
  deleteAdvert,
  getAdvert,
  listUserAdverts,
  publishAdvert,
  restoreAdvert,
  revealAdvertContact,
  unpublishAdvert,
  updateAdvert,
  updateAdvertActivity,
  uploadAdvertImage,
} from '#contract/adverts/adverts.ts';
import { changeAdvertPrice } from '#contract/adverts/advert-life.ts';
import { advertLifeShapes } from '#contract/adverts/advert-life.schemas.ts';
import { advertShapes } from '#contract/adverts/adverts.schemas.ts';
import { disclosureShapes } from '#contract/sellers/disclosure.schemas.ts';
import { getAdvertDisclosure } from '#contract/sellers/disclosure.ts';
import { getDeliveryDistance } from '#contract/places/places.ts';
import { placeShapes } from '#contract/places/places.schemas.ts';
import { getProduct, sendFeedback } from '#contract/search/products.ts';
import { productShapes } from '#contract/search/products.schemas.ts';
import { askerOf } from '#server/events/asker.service.ts';
import type { EventLog } from '#server/events/events.service.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import { readUpload } from '#server/platform/files/uploaded-file.ts';
import * as contacts from './advert-contact.service.ts';
import * as prices from './edit/advert-price.service.ts';
import * as editing from './edit/advert-edit.service.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import * as images from './images/advert-images.service.ts';
import * as statuses from './life/advert-status.service.ts';
import { advertFileMissing } from './adverts.problems.ts';
import * as adverts from './adverts.service.ts';

export const ADVERT_LIMITS = {
  create: { name: 'advert-create', limit: 30, windowInMs: HOUR_IN_MS },
  upload: { name: 'advert-upload', limit: 60, windowInMs: 10 * MINUTE_IN_MS },
  reveal: contacts.REVEAL_LIMIT,
  disclosure: { name: 'advert-disclosure', limit: 60, windowInMs: HOUR_IN_MS },
  feedback: { name: 'advert-feedback', limit: 10, windowInMs: HOUR_IN_MS },
} as const satisfies Record<string, RateLimit>;

export type AdvertTools = {
  limiter: RateLimiter;
  findPlace: FindPlace;
  files: FileStore;
  events: Pick<EventLog, 'countView'>;
};

/** All calls about single adverts and their owners' lists. */
export function registerAdvertHandlers(server: ApiServer, tools: AdvertTools): void {
  registerReading(server, tools);
  registerEditing(server, tools);
  registerStatus(server);
  registerVisitors(server, tools);
}

function registerReading(server: ApiServer, { findPlace }: Pick<AdvertTools, 'findPlace'>): void {
  server.handle(getAdvert, advertShapes.getAdvert, forward(adverts.getAdvert));
  server.handle(getProduct, productShapes.getProduct, forward(adverts.getProduct));
  server.handle(getDeliveryDistance, placeShapes.getDeliveryDistance, async ({ context, input }) =>
    adverts.getDeliveryDistance(context, input, findPlace),
  );
  server.handle(listUserAdverts, advertShapes.listUserAdverts, forward(adverts.listUserAdverts));
}

function registerEditing(server: ApiServer, { limiter, findPlace, files }: AdvertTools): void {
  server.handle(createAdvert, advertShapes.createAdvert, async ({ context, input, request }) => {
    await enforceLimit(limiter, ADVERT_LIMITS.create, context.viewer?.id ?? '');
    const advertId = idOfWrite(request, context.newId);
    return editing.createAdvert(context, { editAdvertDto: input.editAdvertDto, advertId }, findPlace);
  });
  server.handle(updateAdvert, advertShapes.updateAdvert, async ({ context, input }) =>
    editing.updateAdvert(context, input, findPlace),
  );
  server.handle(changeAdvertPrice, advertLifeShapes.changeAdvertPrice, async ({ context, input }) =>
    prices.changeAdvertPrice(context, { advertId: input.advertId, price: input.advertPriceDto }, findPlace),
  );
  server.handle(uploadAdvertImage, advertShapes.uploadAdvertImage, async ({ context, input, request }) => {
    await enforceLimit(limiter, ADVERT_LIMITS.upload, context.viewer?.id ?? '');
    const stream = await readUpload(request, input.file);
    if (!stream) throw advertFileMissing();
    const imageId = idOfWrite(request, context.newId);
    const { advertId, withPlace } = input;
    const upload = { advertId, imageId, upload: { stream }, withPlace: withPlace === 'true' };
    return images.uploadAdvertImage(context, upload, files);
  });
}

function registerStatus(server: ApiServer): void {
  server.handle(publishAdvert, advertShapes.publishAdvert, forward(statuses.publishAdvert));
  server.handle(unpublishAdvert, advertShapes.unpublishAdvert, forward(statuses.unpublishAdvert));
  server.handle(updateAdvertActivity, advertShapes.updateAdvertActivity, async ({ context, input }) =>
    statuses.updateAdvertActivity(context, { advertId: input.advertId, active: input.updateAdvertActivityDto.active }),
  );
  server.handle(deleteAdvert, advertShapes.deleteAdvert, async ({ context, input }) =>
    statuses.deleteAdvert(context, {
      advertId: input.deleteAdvertDto.id,
      deleteType: input.deleteAdvertDto.deleteType,
    }),
  );
  server.handle(restoreAdvert, advertShapes.restoreAdvert, forward(statuses.restoreAdvert));
}

function registerVisitors(server: ApiServer, { limiter, events }: AdvertTools): void {
  server.handle(revealAdvertContact, advertShapes.revealAdvertContact, async ({ context, input, request }) => {
    await enforceLimit(limiter, ADVERT_LIMITS.reveal, addressKey(request.ip));
    return contacts.revealAdvertContact(context, input);
  });
  server.handle(getAdvertDisclosure, disclosureShapes.getAdvertDisclosure, async ({ context, input, request }) => {
    await enforceLimit(limiter, ADVERT_LIMITS.disclosure, addressKey(request.ip));
    return adverts.getAdvertDisclosure(context, input);
  });
  server.handle(sendFeedback, productShapes.sendFeedback, async ({ context, input, request }) => {
    await enforceLimit(limiter, ADVERT_LIMITS.feedback, addressKey(request.ip));
    return contacts.sendFeedback(context, input.feedbackMessage);
  });
  server.handle(countAdvertView, advertShapes.countAdvertView, async ({ context, input, request }) => {
    await events.countView(input.advertId, askerOf(request, context));
    return {};
  });
}
