import type { ChatReportDecisionDto } from '#contract/moderation/moderation.schemas.ts';
import type { Measure } from '#domain/moderation/account-cases.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { type Context, requireModerator } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import {
  type AccountJudgement,
  type Statement,
  addEvent,
  block,
  openCase,
  warn,
} from './accounts/account-decisions.service.ts';
import { mailNoted } from './accounts/account-moderation.mails.ts';
import { accusedGone, judgeOfOwnAccount, statementMissing } from './accounts/account-moderation.problems.ts';
import { type DecidedChatReport, chatReportExists, decideChatReport } from '#server/chats/chat-reports.service.ts';
import { mailChatDecision } from './moderation.mails.ts';
import { chatReportDecided, chatReportUnknown } from './moderation.problems.ts';

type Decided = { reportId: string; decision: ChatReportDecisionDto };

/**
 * Decides on reported messages, applies the measure to their author, and mails both sides. The record is kept with the
 * author's account.
 * @throws call.unknown, moderation.chat-report-unknown (404), moderation.own-cause (403),
 * moderation.chat-report-decided, .accused-gone (409), request.refused (422)
 */
export async function decideOnChatReport(context: Context, { reportId, decision }: Decided): Promise<void> {
  const moderator = requireModerator(context);
  const { status } = decision;
  const note = decision.note ?? '';
  const measure: Measure | null = status === 'UPHELD' ? (decision.measure ?? 'NONE') : null;
  const statement = measure === 'BLOCK' || measure === 'WARNING' ? statementOf(decision) : null;
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const by = { status, measure, now: context.clock(), by: moderator.id, decision: note };
    const decided = await decideChatReport(db, reportId, by);
    if (decided === null) throw (await chatReportExists(db, reportId)) ? chatReportDecided() : chatReportUnknown();
    if (decided.accused_id === moderator.id || decided.reporter_id === moderator.id) throw judgeOfOwnAccount();
    if (measure !== null) await takeMeasure(inside, decided, { measure, statement });
    if (decided.reporter_email !== null) {
      // A case that was opened again is decided, and told of, again.
      const report = { id: decided.id, to: decided.reporter_email, decisionId: inside.newId() };
      await mailChatDecision(inside, report, { measure, note });
    }
    await writeAudit(inside, {
      action: status === 'UPHELD' ? 'chat-report.upheld' : 'chat-report.rejected',
      subject: decided.accused_id ?? decided.id,
      actor: moderator.id,
      // The offender's data export contains this: nothing about the reporter.
      details: { reportId: decided.id, measure },
    });
  });
}

/** A measure needs its reasons. @throws request.refused (422) */
function statementOf({ fact, ground, groundText }: ChatReportDecisionDto): Statement {
  if (!fact || !groundText) throw statementMissing();
  return { fact, ground: ground ?? 'TERMS', groundText };
}

async function takeMeasure(
  inside: Context,
  report: DecidedChatReport,
  { measure, statement }: { measure: Measure; statement: Statement | null },
): Promise<void> {
  if (report.accused_id === null) {
    if (measure !== 'NONE') throw accusedGone();
    return;
  }
  const moderator = requireModerator(inside);
  const opened: AccountJudgement = await openCase(inside, {
    moderator,
    userId: report.accused_id,
    subject: 'ACCOUNT',
  });
  const eventId = await addEvent(opened, 'CHAT_REPORT_UPHELD', {
    reason: report.reason,
    chatReportId: report.id,
    measure,
  });
  if (statement === null) return mailNoted(inside, { account: opened.account, eventId });
  await (measure === 'BLOCK' ? block : warn)(opened, statement, report.id);
}
