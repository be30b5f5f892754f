import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { paths } from '#contract/paths.ts';
import { signInMails } from '#texts/de/mail/mails.ts';
import { providerRefusals } from '#texts/de/accounts/refusals.ts';
import { recordEvent } from '#server/events/events.service.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type UserRow, findUserByEmail, findUserByKey } from '#server/accounts/accounts.repository.ts';
export { findUserByEmail, findUserByKey } from '#server/accounts/accounts.repository.ts';
export { secondFactorRequired } from '#server/accounts/accounts.problems.ts';
import { accountBlocked, accountUnknown } from '#server/accounts/accounts.problems.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { sendConfirmation } from '#server/accounts/email/email-confirmation.service.ts';
import {
  confirmAndDropPassword,
  deleteIdentitiesOf,
  findIdentityOwner,
  insertIdentity,
  insertPasswordlessUser,
} from './identities.repository.ts';
import { endCodes } from '#server/one-time-codes/one-time-codes.service.ts';
import { endSessionRows } from '#server/accounts/sessions/sessions.repository.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';

/** What another service says about an account that has just signed in there. */
export type ForeignIdentity = {
  provider: string;
  /** Unique and never reassigned at that service. */
  subject: string;
  email: string | null;
  /** Whether the service has made sure that the address is theirs. */
  emailIsVerified: boolean;
  firstName: string;
  lastName: string;
};

const LONGEST_ADDRESS = 254;
const LONGEST_NAME = 80;

type IdentityContext = Pick<Context, 'db' | 'clock' | 'newId' | 'config' | 'logger' | 'requestId' | 'memory'>;

/**
 * The account behind an identity at another service: the one it belongs to, the one whose confirmed address the service
 * has verified too, or a new one without a password.
 * @throws account.not-linked, account.no-address (400), account.blocked (403)
 */
export async function accountOfIdentity(context: IdentityContext, identity: ForeignIdentity): Promise<UserRow> {
  const owner = await findIdentityOwner(context.db, identity.provider, identity.subject);
  // Of two concurrent first sign-ins, the second finds the account that the first one created.
  const key = owner ?? (await linkOrCreateAccount(context, identity)) ?? (await linkOrCreateAccount(context, identity));
  const user = key === null ? null : await findUserByKey(context.db, key);
  if (!user) throw accountUnknown();
  if (user.blocked_at) throw accountBlocked();
  return user;
}

/** Links the identity to its account or makes one; null when another request was quicker. */
async function linkOrCreateAccount(context: IdentityContext, identity: ForeignIdentity): Promise<number | null> {
  const email = readAddress(identity.email);
  let isNew = false;
  const attempt = inTransaction(context.db, async (tx) => {
    const known = await findIdentityOwner(tx, identity.provider, identity.subject);
    if (known !== null) return known;
    const owner = email === null ? null : await findUserByEmail(tx, email);
    if (owner && !(owner.email_confirmed_at && identity.emailIsVerified)) throw notLinked();
    if (email === null) throw noAddress();
    const key = owner?.key ?? (await makeAccount({ ...context, db: tx }, identity, email));
    const { provider, subject } = identity;
    if (key === null) throw new OtherWasQuicker();
    if (!(await insertIdentity(tx, { provider, subject, userKey: key, email, createdAt: context.clock() })))
      throw new OtherWasQuicker();
    if (owner) {
      const audit = { action: 'identity.linked', subject: owner.id, details: { provider }, actor: owner.id } as const;
      await writeAudit({ ...context, db: tx }, audit);
    }
    const event = owner ? 'identity.linked' : 'account.registered';
    isNew = owner === null;
    context.logger.info({ event, userKey: key, provider, requestId: context.requestId }, event);
    return key;
  });
  const key = await attempt.catch((error: unknown) => {
    if (error instanceof OtherWasQuicker) return null;
    throw error;
  });
  if (isNew && key !== null) recordEvent(context, { type: 'REGISTERED' });
  return key;
}

/** Takes a half-made account back; the next look finds the one of the other visit. */
class OtherWasQuicker extends Error {
  override name = 'OtherWasQuicker';
}

async function makeAccount(context: IdentityContext, identity: ForeignIdentity, email: string): Promise<number | null> {
  const now = context.clock();
  const firstName = readName(identity.firstName);
  const emailConfirmedAt = identity.emailIsVerified ? now : null;
  const names = { firstName, lastName: readName(identity.lastName) };
  const user = { id: context.newId(), email, ...names, emailConfirmedAt, createdAt: now };
  const key = await insertPasswordlessUser(context.db, user);
  if (key !== null && !emailConfirmedAt) await sendConfirmation(context, { key, email, first_name: firstName });
  return key;
}

function readAddress(given: string | null): string | null {
  if (
    given === null ||
    given.length > LONGEST_ADDRESS ||
    !/^[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(?:\.[^\s\p{Cc}@.]+)+$/u.test(given)
  )
    return null;
  return given.isWellFormed() ? normaliseEmail(given) : null;
}

const readName = (given: string): string => oneLine(given, LONGEST_NAME);

/**
 * Confirms the address of an account that used a link in a mail. One that was not confirmed until now may have
 * been made by a stranger: what could still let him in (password, other services, sessions, a change to an address of
 * his that waits for its link) ends with that.
 */
export async function confirmByMail(
  context: Pick<Context, 'db' | 'clock' | 'newId' | 'config' | 'logger' | 'memory'>,
  sessions: SessionReader,
  user: UserRow,
): Promise<UserRow> {
  if (user.email_confirmed_at) return user;
  const ended = await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    if (!(await confirmAndDropPassword(db, user.key, context.clock()))) return [];
    await deleteIdentitiesOf(db, user.key);
    await endCodes(inside, {
      userKey: user.key,
      purposes: ['CHANGE_EMAIL', 'RESET_PASSWORD', 'SIGN_IN_LINK', 'CONFIRM_EMAIL'],
    });
    if (user.password_hash !== null) {
      await writeAudit(inside, { action: 'password.dropped', subject: user.id, actor: user.id });
      await mailDroppedPassword(inside, user);
    }
    return endSessionRows(db, { userKey: user.key }, context.clock());
  });
  ended.forEach((sessionId) => sessions.forget(sessionId));
  return (await findUserByKey(context.db, user.key)) ?? user;
}

async function mailDroppedPassword(
  context: Pick<Context, 'db' | 'clock' | 'newId' | 'config' | 'logger' | 'memory'>,
  user: UserRow,
): Promise<void> {
  const words = signInMails.confirmedByLink(mailLink(context.config, paths.forgotPassword()));
  const content = { ...words, greetingName: user.first_name };
  await queueMail(context, { eventKey: `confirmed-by-link:${context.newId()}`, to: user.email, content });
}

const notLinked = (): Problem =>
  new Problem({ status: 400, code: 'account.not-linked', message: providerRefusals.notLinked });

const noAddress = (): Problem =>
  new Problem({ status: 400, code: 'account.no-address', message: providerRefusals.noAddress });
