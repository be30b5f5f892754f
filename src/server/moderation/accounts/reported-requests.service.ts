import { type AccountJudgement, addEvent } from './account-decisions.service.ts';
import {
  decideAccountReports,
  findRequestRemoval,
  listReportsOfRequest,
  reopenAccountReports,
} from './account-cases.repository.ts';
import { mailAccountReporters } from './account-moderation.mails.ts';
import { mailTakenBack } from '#server/moderation/reopening.mails.ts';

type Removal = { requestId: string; reason: string };

/** Notes that a Gesuch of the account was removed, upholds the open notices about it and tells who sent them. */
export async function upholdRequestReports(opened: AccountJudgement, { requestId, reason }: Removal): Promise<void> {
  const { inside, moderator, account, now } = opened;
  const ids = await listReportsOfRequest(inside.db, account.key, requestId);
  const outcome = 'REQUEST_REMOVED';
  const reporters = await decideAccountReports(
    inside.db,
    { userKey: account.key, subject: 'ACCOUNT', ids },
    { status: 'UPHELD', now, by: moderator.id, decision: outcome },
  );
  const reportIds = reporters.map(({ id }) => id);
  const eventId = await addEvent(opened, outcome, { note: reason, requestId, reportIds });
  await mailAccountReporters(inside, { outcome, note: '', eventId }, reporters);
}

/** Notes that the removal was taken back: the notices that it upheld are open again, and who sent them is told. */
export async function reopenRequestReports(opened: AccountJudgement, requestId: string): Promise<void> {
  const { inside, account } = opened;
  const removal = await findRequestRemoval(inside.db, account.key, requestId);
  const reopened = await reopenAccountReports(inside.db, removal?.details.reportIds ?? []);
  const undoneBy = String(await addEvent(opened, 'REQUEST_RESTORED', { requestId }));
  const told = reopened.map(({ id, reporter_email: to, reporter_name: name }) => ({ id, to, name }));
  await mailTakenBack(inside, 'reopened', { undoneBy, told });
}
