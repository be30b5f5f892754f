import {
  decideOnAdvert,
  decideOnChatReport,
  getAdvertBlock,
  getModeratedAdvert,
  listAdvertFeedback,
  listModerationQueue,
  objectToBlock,
  reportAdvert,
  setFeedbackVisibility,
  writeToOwner,
} from '#contract/moderation.ts';
import { moderationShapes as shapes } from '#contract/moderation.schemas.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/rate-limit.ts';
import type { Door } from '#server/platform/routing.ts';
import * as decisions from './decisions.service.ts';
import * as objections from './objections.service.ts';
import * as queue from './queue.service.ts';
import { reportAdvert as takeReport, reporterOf } from './reports.service.ts';

const HOUR = 3_600_000;
const LIMITS = {
  report: { name: 'advert-report', limit: 10, windowInMs: HOUR },
  /** Nobody's letter box is filled with receipts by others. */
  receipt: { name: 'advert-report-receipt', limit: 10, windowInMs: 24 * HOUR },
  objection: { name: 'advert-objection', limit: 10, windowInMs: HOUR },
} as const satisfies Record<string, RateLimit>;

/** Notices, objections and what moderators do about them. */
export function registerModerationHandlers(door: Door, { limiter }: { limiter: RateLimiter }): void {
  registerNotices(door, limiter);
  registerOwners(door, limiter);
  registerModerators(door);
}

function registerNotices(door: Door, limiter: RateLimiter): void {
  door.handle(reportAdvert, shapes.reportAdvert, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.report, addressKey(request.ip));
    const reporter = await reporterOf(context, input.advertReportDto);
    await enforceLimit(limiter, LIMITS.receipt, reporter.email.toLowerCase());
    return takeReport(context, { advertId: input.advertId, report: input.advertReportDto, reporter });
  });
}

function registerOwners(door: Door, limiter: RateLimiter): void {
  door.handle(getAdvertBlock, shapes.getAdvertBlock, async ({ context, input }) =>
    objections.getAdvertBlock(context, input),
  );
  door.handle(objectToBlock, shapes.objectToBlock, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.objection, context.viewer?.id ?? '');
    return objections.objectToBlock(context, { advertId: input.advertId, content: input.objectionDto.content });
  });
  door.handle(listAdvertFeedback, shapes.listAdvertFeedback, async ({ context, input }) =>
    objections.listAdvertFeedback(context, input),
  );
}

function registerModerators(door: Door): void {
  door.handle(listModerationQueue, shapes.listModerationQueue, async ({ context, input }) =>
    queue.listModerationQueue(context, input),
  );
  door.handle(getModeratedAdvert, shapes.getModeratedAdvert, async ({ context, input }) =>
    queue.getModeratedAdvert(context, input),
  );
  door.handle(decideOnAdvert, shapes.decideOnAdvert, async ({ context, input }) =>
    decisions.decideOnAdvert(context, { advertId: input.advertId, decision: input.moderationDecisionDto }),
  );
  door.handle(writeToOwner, shapes.writeToOwner, async ({ context, input }) =>
    decisions.writeToOwner(context, { advertId: input.advertId, content: input.moderationMessageDto.content }),
  );
  door.handle(setFeedbackVisibility, shapes.setFeedbackVisibility, async ({ context, input }) =>
    decisions.setFeedbackVisibility(context, { advertId: input.advertId, ...input.feedbackVisibilityDto }),
  );
  door.handle(decideOnChatReport, shapes.decideOnChatReport, async ({ context, input }) => {
    await decisions.decideOnChatReport(context, { reportId: input.reportId, decision: input.chatReportDecisionDto });
    return {};
  });
}
