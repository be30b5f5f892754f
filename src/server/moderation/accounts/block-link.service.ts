import type { LinkedBlock } from '#contract/moderation/account-moderation.schemas.ts';
import { findModeratedCompany } from '#server/companies/company-holds.service.ts';
import { secretsOf } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import {
  findAccountEvent,
  hasOtherModerator,
  insertAccountEvent,
  insertAccountObjection,
  listAccountObjections,
} from './account-cases.repository.ts';
import { mailAccountObjectionReceipt } from './account-moderation.mails.ts';
import { accountObjectionOpen, blockLiftedAlready, blockLinkWorthless } from './account-moderation.problems.ts';
import { type AccountRow, findAccount, lockAccount } from './accounts.repository.ts';
import { type LinkedCase, readBlockToken } from './block-link.ts';
import { presentObjection, presentStatement } from '#server/moderation/moderation.presenter.ts';

const MOST_OBJECTIONS = 20;

type Linked = { linked: LinkedCase; account: AccountRow; companyName: string; isBlocked: boolean };

/** The case behind a link, as it is now. @throws moderation.link-worthless (404) */
async function openLink(
  context: Context,
  token: string,
  find: (db: Context['db'], id: string) => Promise<AccountRow | null>,
): Promise<Linked> {
  const linked = readBlockToken(token, secretsOf(context.config));
  const account = linked === null ? null : await find(context.db, linked.userId);
  if (linked === null || account === null) throw blockLinkWorthless();
  const event = await findAccountEvent(context.db, caseOf({ linked, account }), ['BLOCKED', 'UNBLOCKED']);
  if (event === null || event.id < linked.eventId) throw blockLinkWorthless();
  const company = await findModeratedCompany(context.db, account.key);
  return { linked, account, companyName: company?.row.name ?? '', isBlocked: event.id === linked.eventId };
}

const caseOf = ({ linked, account }: Pick<Linked, 'linked' | 'account'>) => ({
  userKey: account.key,
  subject: linked.subject,
});

/** Why an account or its company page is blocked, for the holder of the link in the mail. @throws moderation.link-worthless (404) */
export async function getBlockByLink(context: Context, { token }: { token: string }): Promise<LinkedBlock> {
  const opened = await openLink(context, token, findAccount);
  const { linked, account, companyName, isBlocked } = opened;
  const [event, objections] = await Promise.all([
    findAccountEvent(context.db, caseOf(opened), ['BLOCKED']),
    listAccountObjections(context.db, account.key, MOST_OBJECTIONS),
  ]);
  return {
    subject: linked.subject,
    name: linked.subject === 'COMPANY' ? companyName : '',
    isBlocked,
    statement: isBlocked ? presentStatement(event) : null,
    objections: objections.filter(({ subject }) => subject === linked.subject).map(presentObjection),
    isDecidedBySomebodyElse: await hasOtherModerator(context.db, [event?.actor ?? '', account.id]),
  };
}

/**
 * Takes an objection and mails a receipt. While one is open, the same words are the same objection and others are refused.
 * @throws moderation.link-worthless (404), moderation.not-blocked, moderation.objection-open (409)
 */
export async function objectByLink(
  context: Context,
  { token, content }: { token: string; content: string },
): Promise<Record<string, never>> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const opened = await openLink(inside, token, lockAccount);
    if (!opened.isBlocked) throw blockLiftedAlready();
    const { linked, account, companyName } = opened;
    const now = context.clock();
    const given = { ...caseOf(opened), id: context.newId(), content, createdAt: now };
    const objection = await insertAccountObjection(db, given);
    if (objection === null) {
      const open = (await listAccountObjections(db, account.key, MOST_OBJECTIONS)).find(
        ({ subject, status }) => subject === linked.subject && status === 'OPEN',
      );
      if (open?.content === content) return {};
      throw accountObjectionOpen();
    }
    const details = { objectionId: objection.id };
    const event = { ...caseOf(opened), at: now, kind: 'OBJECTED', actor: account.id, details };
    const eventId = await insertAccountEvent(db, event);
    const blocked = await findAccountEvent(db, caseOf(opened), ['BLOCKED']);
    const hasColleague = await hasOtherModerator(db, [blocked?.actor ?? '', account.id]);
    await mailAccountObjectionReceipt(
      inside,
      { account, subject: linked.subject, name: companyName, eventId },
      hasColleague,
    );
    return {};
  });
}
