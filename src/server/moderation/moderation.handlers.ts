import {
  decideOnAdvert,
  decideOnChatReport,
  getAdvertBlock,
  getAdvertCautions,
  getModeratedAdvert,
  listAdvertFeedback,
  listModerationQueue,
  objectToBlock,
  reportAdvert,
  setFeedbackVisibility,
  writeToOwner,
} from '#contract/moderation/moderation.ts';
import { moderationShapes as shapes } from '#contract/moderation/moderation.schemas.ts';
import { decideOnRating, reportRating } from '#contract/moderation/rating-moderation.ts';
import { ratingModerationShapes } from '#contract/moderation/rating-moderation.schemas.ts';
import { listDecidedCases, reopenCase } from '#contract/moderation/reopening.ts';
import { reopeningShapes } from '#contract/moderation/reopening.schemas.ts';
import { advertModerationShapes } from '#contract/moderation/advert-moderation.schemas.ts';
import * as advertCalls from '#contract/moderation/advert-moderation.ts';
import { type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';
import { registerAccountModerationHandlers } from './accounts/account-moderation.handlers.ts';
import { decideOnChatReport as decideOnMessages } from './chat-decisions.service.ts';
import { decideOnAdverts, listModeratedAdverts } from './adverts/moderated-adverts.service.ts';
import * as decisions from './decisions.service.ts';
import { MODERATION_LIMITS as LIMITS } from './moderation-limits.ts';
import * as objections from './objections.service.ts';
import * as queue from './queue.service.ts';
import { decideOnRating as decideOnOneRating } from './ratings/rating-decisions.service.ts';
import { reportRating as reportOneRating } from './ratings/rating-reports.service.ts';
import { listUnusualSigns } from './shield/advert-reviews.service.ts';
import * as reopening from './reopening.service.ts';
import { limitReceipts, reportAdvert as takeReport, reporterOf } from './reports.service.ts';

type Tools = { limiter: RateLimiter; sessions: SessionReader };

/** Notices, objections and what moderators do about them. */
export function registerModerationHandlers(server: ApiServer, { limiter, sessions }: Tools): void {
  registerNotices(server, limiter);
  registerOwners(server, limiter);
  registerModerators(server, sessions);
  registerAccountModerationHandlers(server, { limiter, sessions });
  registerRatings(server, limiter);
  registerReopening(server);
}

function registerReopening(server: ApiServer): void {
  server.handle(listDecidedCases, reopeningShapes.listDecidedCases, forward(reopening.listDecidedCases));
  server.handle(reopenCase, reopeningShapes.reopenCase, async ({ context, input }) => {
    await reopening.reopenCase(context, input.reopenedCaseDto);
    return {};
  });
}

function registerRatings(server: ApiServer, limiter: RateLimiter): void {
  server.handle(reportRating, ratingModerationShapes.reportRating, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.report, addressKey(request.ip));
    const reporter = await reporterOf(context, input.ratingReportDto);
    await limitReceipts(limiter, reporter);
    return reportOneRating(context, { ratingId: input.ratingId, report: input.ratingReportDto, reporter });
  });
  server.handle(decideOnRating, ratingModerationShapes.decideOnRating, async ({ context, input }) => {
    await decideOnOneRating(context, { ratingId: input.ratingId, decision: input.ratingDecisionDto });
    return {};
  });
}

function registerNotices(server: ApiServer, limiter: RateLimiter): void {
  server.handle(getAdvertCautions, shapes.getAdvertCautions, async ({ context, input }) => ({
    signs: await listUnusualSigns(context, input),
  }));
  server.handle(reportAdvert, shapes.reportAdvert, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.report, addressKey(request.ip));
    const reporter = await reporterOf(context, input.advertReportDto);
    await limitReceipts(limiter, reporter);
    return takeReport(context, { advertId: input.advertId, report: input.advertReportDto, reporter });
  });
}

function registerOwners(server: ApiServer, limiter: RateLimiter): void {
  server.handle(getAdvertBlock, shapes.getAdvertBlock, forward(objections.getAdvertBlock));
  server.handle(objectToBlock, shapes.objectToBlock, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.objection, context.viewer?.id ?? '');
    return objections.objectToBlock(context, { advertId: input.advertId, content: input.objectionDto.content });
  });
  server.handle(listAdvertFeedback, shapes.listAdvertFeedback, forward(objections.listAdvertFeedback));
}

function registerModerators(server: ApiServer, sessions: SessionReader): void {
  server.handle(listModerationQueue, shapes.listModerationQueue, forward(queue.listModerationQueue));
  server.handle(
    advertCalls.listModeratedAdverts,
    advertModerationShapes.listModeratedAdverts,
    forward(listModeratedAdverts),
  );
  server.handle(advertCalls.decideOnAdverts, advertModerationShapes.decideOnAdverts, async ({ context, input }) =>
    decideOnAdverts(context, input.advertDecisionsDto),
  );
  server.handle(getModeratedAdvert, shapes.getModeratedAdvert, forward(queue.getModeratedAdvert));
  server.handle(decideOnAdvert, shapes.decideOnAdvert, async ({ context, input }) =>
    decisions.decideOnAdvert(context, { advertId: input.advertId, decision: input.moderationDecisionDto }),
  );
  server.handle(writeToOwner, shapes.writeToOwner, async ({ context, input }) =>
    decisions.writeToOwner(context, { advertId: input.advertId, content: input.moderationMessageDto.content }),
  );
  server.handle(setFeedbackVisibility, shapes.setFeedbackVisibility, async ({ context, input }) =>
    decisions.setFeedbackVisibility(context, { advertId: input.advertId, ...input.feedbackVisibilityDto }),
  );
  server.handle(decideOnChatReport, shapes.decideOnChatReport, async ({ context, input }) => {
    await decideOnMessages(context, { reportId: input.reportId, decision: input.chatReportDecisionDto });
    sessions.forget(null);
    return {};
  });
}
