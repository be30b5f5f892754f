import { type CompanyState, EMPTY_DISCLOSURE, companyPublishingIssues } from '#domain/companies/company-profile.ts';
import type { Issue } from '#domain/result.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { findCompanyOfUser, lockCompanyOfUser, updatePublishState } from './companies.repository.ts';
import {
  type ClaimRow,
  approveNumbers,
  deleteHold,
  findHold,
  listForeignClaims,
  lockForeignClaims,
  upsertHold,
} from './company-holds.repository.ts';
import type { CompanyColumns, CompanyRow } from './company-row.ts';

type HoldContext = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;
/** Mails the owner, in the caller's transaction, that moderation has to check the page first, and why. */
export type NotifyHeld = (
  context: HoldContext,
  held: { userKey: number; companyName: string; numbers: string[] },
) => Promise<void>;

type Numbers = Pick<CompanyColumns, 'uid' | 'disclosure'>;

/** The numbers by which a company says which one it is. */
const numbersOf = ({ uid, disclosure }: Numbers): string[] =>
  [uid, disclosure.registerNumber ?? null].filter((number) => number !== null);

/** What is missing before a page may be public. */
export const gapsOf = (columns: CompanyColumns): Issue[] =>
  companyPublishingIssues({
    name: columns.name,
    email: columns.email,
    phoneNumber: columns.phone_number,
    street: columns.street,
    postalCode: columns.postal_code,
    city: columns.city,
    countryCode: columns.country_code,
    disclosure: { ...EMPTY_DISCLOSURE, ...columns.disclosure },
  });

/**
 * Publishes the company page of a locked row, unless another company has one of its numbers: then moderation checks it
 * first.
 */
export async function publishUnlessClaimed(
  context: HoldContext,
  row: CompanyRow,
  notifyHeld: NotifyHeld,
): Promise<void> {
  const { db } = context;
  const now = context.clock();
  const claimed = await lockForeignClaims(db, row.owner_key, numbersOf(row));
  if (claimed.length === 0) {
    if (row.hold !== null) await deleteHold(db, row.owner_key);
    return updatePublishState(db, row.key, 'PUBLISHED', now);
  }
  if (row.hold !== null) return;
  if (row.publish_state === 'PUBLISHED') await updatePublishState(db, row.key, 'UNPUBLISHED', now);
  await upsertHold(db, row.owner_key, { kind: 'REVIEW', since: now, state_before: 'PUBLISHED' });
  await notifyHeld(context, { userKey: row.owner_key, companyName: row.name, numbers: claimed });
}

/** After a change: a public page that now claims another company's number waits, one that waited and no longer does goes out. */
export async function updateHoldAfterChange(
  context: HoldContext,
  before: CompanyRow,
  notifyHeld: NotifyHeld,
): Promise<void> {
  const row = await lockCompanyOfUser(context.db, before.owner_key);
  if (row === null) return;
  const hasNewNumbers = numbersOf(row).some((number) => !numbersOf(before).includes(number));
  if (row.publish_state === 'PUBLISHED' && hasNewNumbers) return publishUnlessClaimed(context, row, notifyHeld);
  if (row.hold === 'REVIEW' && gapsOf(row).length === 0) return publishUnlessClaimed(context, row, notifyHeld);
}

/** The owner does not want the page public any more: a pending check is dropped, a block stays. */
export async function withdrawWish(tx: Db, userKey: number, now: Date): Promise<void> {
  const hold = await findHold(tx, userKey);
  if (hold?.kind === 'REVIEW') await deleteHold(tx, userKey);
  if (hold?.kind === 'BLOCKED')
    await upsertHold(tx, userKey, { kind: 'BLOCKED', since: now, state_before: 'UNPUBLISHED' });
}

/** The page is deleted; a block waits for the next one. */
export async function keepBlockOnly(tx: Db, userKey: number, now: Date): Promise<void> {
  const hold = await findHold(tx, userKey);
  if (hold?.kind === 'REVIEW') await deleteHold(tx, userKey);
  if (hold?.kind === 'BLOCKED') await upsertHold(tx, userKey, { kind: 'BLOCKED', since: now, state_before: 'DRAFT' });
}

/** The company of an account in any state with what else claims its numbers; for moderation. */
export async function findModeratedCompany(
  db: Db,
  userKey: number,
): Promise<{ row: CompanyRow; claims: ClaimRow[] } | null> {
  const row = await findCompanyOfUser(db, userKey);
  return row === null ? null : { row, claims: await listForeignClaims(db, userKey, numbersOf(row)) };
}

/** Hides a company page whatever its owner wants; false where it is blocked already or there is none. */
export async function blockCompany({ db, clock }: HoldContext, userKey: number): Promise<boolean> {
  const row = await lockCompanyOfUser(db, userKey);
  if (row === null || row.hold === 'BLOCKED') return false;
  const now = clock();
  const before: CompanyState = row.hold === 'REVIEW' ? 'PUBLISHED' : row.publish_state;
  if (row.publish_state === 'PUBLISHED') await updatePublishState(db, row.key, 'UNPUBLISHED', now);
  await upsertHold(db, userKey, { kind: 'BLOCKED', since: now, state_before: before });
  noteIndexWrite(db);
  return true;
}

/**
 * Lifts a hold of this kind: the page is public or not as its owner wants, and keeps its numbers. Null where there is
 * no such hold.
 */
export async function releaseCompany(
  { db, clock }: HoldContext,
  userKey: number,
  { kind, by }: { kind: 'REVIEW' | 'BLOCKED'; by: string },
): Promise<{ isPublic: boolean } | null> {
  const row = await lockCompanyOfUser(db, userKey);
  const hold = await findHold(db, userKey);
  if (hold?.kind !== kind) return null;
  const now = clock();
  await deleteHold(db, userKey);
  if (row === null) return { isPublic: false };
  await approveNumbers(db, userKey, { numbers: numbersOf(row), by, now });
  if (hold.state_before === 'PUBLISHED' && gapsOf(row).length === 0) {
    await updatePublishState(db, row.key, 'PUBLISHED', now);
  }
  noteIndexWrite(db);
  return { isPublic: (await lockCompanyOfUser(db, userKey))?.is_public ?? false };
}
