import * as calls from '#contract/moderation/account-moderation.ts';
import { accountModerationShapes as shapes } from '#contract/moderation/account-moderation.schemas.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';
import { type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import { decideOnAccount } from './account-decisions.service.ts';
import { reportCompany, reportSeller } from './account-reports.service.ts';
import { getBlockByLink, objectByLink } from './block-link.service.ts';
import { getModeratedAccount, listModeratedAccounts } from './moderated-account.service.ts';
import { MODERATION_LIMITS as LIMITS } from '#server/moderation/moderation-limits.ts';
import { limitReceipts, reporterOf } from '#server/moderation/reports.service.ts';

type Tools = { limiter: RateLimiter; sessions: SessionReader };

/** Notices about sellers and company pages, what moderators do about accounts, and objections without signing in. */
export function registerAccountModerationHandlers(server: ApiServer, { limiter, sessions }: Tools): void {
  server.handle(calls.reportSeller, shapes.reportSeller, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.report, addressKey(request.ip));
    const reporter = await reporterOf(context, input.pageReportDto);
    await limitReceipts(limiter, reporter);
    return reportSeller(context, { userId: input.userId, report: input.pageReportDto, reporter });
  });
  server.handle(calls.reportCompany, shapes.reportCompany, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.report, addressKey(request.ip));
    const reporter = await reporterOf(context, input.pageReportDto);
    await limitReceipts(limiter, reporter);
    return reportCompany(context, { companyId: input.companyId, report: input.pageReportDto, reporter });
  });
  server.handle(calls.listModeratedAccounts, shapes.listModeratedAccounts, forward(listModeratedAccounts));
  server.handle(calls.getModeratedAccount, shapes.getModeratedAccount, forward(getModeratedAccount));
  server.handle(calls.decideOnAccount, shapes.decideOnAccount, async ({ context, input }) => {
    const after = await decideOnAccount(context, { userId: input.userId, decision: input.accountDecisionDto });
    sessions.forget(null);
    return after;
  });
  server.handle(calls.getBlockByLink, shapes.getBlockByLink, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.link, addressKey(request.ip));
    return getBlockByLink(context, input);
  });
  server.handle(calls.objectByLink, shapes.objectByLink, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.objection, addressKey(request.ip));
    return objectByLink(context, { token: input.token, content: input.linkedObjectionDto.content });
  });
}
