import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import * as calls from '#contract/requests/requests.ts';
import { requestShapes as shapes } from '#contract/requests/requests.schemas.ts';
import { limitReceipts, reporterOf } from '#server/moderation/reports.service.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import { listFittingRequests, matchRequests } from './fits.service.ts';
import * as offers from './offers.service.ts';
import { followForeignRequests } from './kept-requests.service.ts';
import { removeRequest, reportRequest, restoreRequest } from './request-moderation.service.ts';
import { listRequestCells } from './request-cells.service.ts';
import { dropOldRequests } from './request-retention.service.ts';
import * as renewals from './notifications/request-renewal.service.ts';
import {
  remindOfRequests,
  notifyOfFittingRequests,
  notifyOfOffers,
} from './notifications/request-notifications.service.ts';
import * as requests from './requests.service.ts';

/** Against mass posts and mass offers; product decisions, explained in docs/requests.md. */
const LIMITS = {
  create: { name: 'request-create', limit: 20, windowInMs: DAY_IN_MS },
  change: { name: 'request-change', limit: 60, windowInMs: 10 * MINUTE_IN_MS },
  offer: { name: 'request-offer', limit: 30, windowInMs: DAY_IN_MS },
  answer: { name: 'request-answer', limit: 60, windowInMs: DAY_IN_MS },
  link: { name: 'request-renewal', limit: 60, windowInMs: 10 * MINUTE_IN_MS },
  report: { name: 'request-report', limit: 20, windowInMs: HOUR_IN_MS },
} as const satisfies Record<string, RateLimit>;

export type RequestTools = { limiter: RateLimiter; findPlace: FindPlace };

/** All calls about Gesuche. */
export function registerRequestHandlers(server: ApiServer, tools: RequestTools): void {
  const { limiter, findPlace } = tools;
  followForeignRequests(server.base.db);
  server.handle(calls.listRequests, shapes.listRequests, async ({ context, input }) =>
    requests.listRequests(context, input, findPlace),
  );
  server.handle(calls.listRequestCells, shapes.listRequestCells, async ({ context, input }) =>
    listRequestCells(context, input, findPlace),
  );
  server.handle(calls.listOwnRequests, shapes.listOwnRequests, forward(requests.listOwnRequests));
  server.handle(calls.listFittingRequests, shapes.listFittingRequests, forward(listFittingRequests));
  server.handle(calls.getRequest, shapes.getRequest, forward(requests.getRequest));
  server.handle(calls.getOwnRequest, shapes.getOwnRequest, forward(requests.getOwnRequest));
  registerOwners(server, tools);
  registerLinks(server, limiter);
  registerOffers(server, tools);
  server.handle(calls.reportRequest, shapes.reportRequest, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.report, addressKey(request.ip));
    const { requestId, pageReportDto: report } = input;
    const reporter = await reporterOf(context, report);
    await limitReceipts(limiter, reporter);
    return reportRequest(context, { requestId, report, reporter });
  });
  server.handle(calls.removeRequest, shapes.removeRequest, async ({ context, input }) => {
    await removeRequest(context, { requestId: input.requestId, reason: input.removeRequestDto.reason });
    return {};
  });
  server.handle(calls.restoreRequest, shapes.restoreRequest, forwardWithoutAnswer(restoreRequest));
}

function registerOwners(server: ApiServer, { limiter, findPlace }: RequestTools): void {
  server.handle(calls.createRequest, shapes.createRequest, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.create, context.viewer?.id ?? '');
    const { id, ...edit } = input.editRequestDto;
    const requestId = id?.toLowerCase() ?? idOfWrite(request, context.newId);
    return requests.createRequest(context, edit, { requestId, findPlace });
  });
  server.handle(calls.updateRequest, shapes.updateRequest, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.change, context.viewer?.id ?? '');
    return requests.updateRequest(context, input.editRequestDto, { requestId: input.requestId, findPlace });
  });
  server.handle(calls.closeRequest, shapes.closeRequest, async ({ context, input }) =>
    requests.closeRequest(context, { requestId: input.requestId, reason: input.closeRequestDto.reason }),
  );
  server.handle(calls.renewRequest, shapes.renewRequest, forward(requests.renewRequest));
  server.handle(calls.deleteRequest, shapes.deleteRequest, forwardWithoutAnswer(requests.deleteRequest));
}

function registerLinks(server: ApiServer, limiter: RateLimiter): void {
  server.handle(calls.getRequestRenewal, shapes.getRequestRenewal, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.link, addressKey(request.ip));
    return renewals.getRequestRenewal(context, input);
  });
  server.handle(calls.renewRequestByLink, shapes.renewRequestByLink, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.link, addressKey(request.ip));
    return renewals.renewRequestByLink(context, input.renewRequestDto);
  });
}

function registerOffers(server: ApiServer, tools: RequestTools): void {
  const { limiter } = tools;
  server.handle(calls.listRequestOffers, shapes.listRequestOffers, forward(offers.listRequestOffers));
  server.handle(calls.offerForRequest, shapes.offerForRequest, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.offer, context.viewer?.id ?? '');
    const { advertId, text } = input.requestOfferDto;
    const offerId = idOfWrite(request, context.newId);
    return offers.offerForRequest(context, { requestId: input.requestId, offerId, advertId, text });
  });
  server.handle(calls.answerOffer, shapes.answerOffer, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.answer, context.viewer?.id ?? '');
    const { requestId, offerId, offerAnswerDto } = input;
    return offers.answerOffer(context, { requestId, offerId, text: offerAnswerDto.text }, tools);
  });
}

/** The regular work: fitting sellers, mails, forgetting. */
export const requestTasks = (base: BaseContext): BackgroundTask[] => [
  { name: 'match requests', everyInMs: MINUTE_IN_MS, run: () => matchRequests(base) },
  { name: 'tell of fitting requests', everyInMs: MINUTE_IN_MS, run: () => notifyOfFittingRequests(base) },
  { name: 'tell of offers', everyInMs: MINUTE_IN_MS, run: () => notifyOfOffers(base) },
  { name: 'remind of ending requests', everyInMs: 10 * MINUTE_IN_MS, run: () => remindOfRequests(base) },
  { name: 'drop old requests', everyInMs: HOUR_IN_MS, run: () => dropOldRequests(base) },
];
