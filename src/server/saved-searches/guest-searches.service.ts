import * as z from 'zod/mini';
import { normaliseEmail } from '#domain/accounts/email-address.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import {
  NewSavedSearchDto,
  type SavedSearch,
  type SavedSearchDto,
  type SavedSearchList,
} from '#contract/saved-searches/saved-searches.schemas.ts';
import { MOST_SAVED_SEARCHES } from '#domain/saved-searches/saved-search.ts';
import type { QuietHours } from '#domain/users/quiet-hours.ts';
import { savedSearchMails } from '#texts/de/saved-searches/saved-search-mails.ts';
import { type MailContent, mailLink, queueMail, singleLine } from '#server/mail/mails.service.ts';
import { issueCode, redeemCode } from '#server/one-time-codes/one-time-codes.service.ts';
import { type Config, secretsOf } from '#server/platform/config.ts';
import type { BaseContext, Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { readSavedSearchToken, savedSearchToken, type TokenScope } from './saved-search-token.ts';
import { savedSearchCodeOver, savedSearchNotFound, savedSearchTokenUnknown } from './saved-searches.problems.ts';
import {
  type Owner,
  type SavedSearchRow,
  deleteSearches,
  findSearchRow,
  findUserOfEmail,
  updateQuietHours,
} from './saved-searches.repository.ts';
import {
  changeSearchOf,
  checkSearch,
  listOf,
  presentOne,
  quietHoursOf,
  storeSearch,
} from './saved-searches.service.ts';

const WEEK_IN_MINUTES = 7 * 24 * 60;

type Order = Pick<NewSavedSearchDto, 'address' | 'name' | 'frequency' | 'places'> & { email: string };

/**
 * Mails an address to ask whether the search is wanted. Nothing but the hashed code is stored until it is confirmed.
 * @throws search.refused, request.refused (422)
 */
export async function orderSavedSearch(context: Context, { email, ...order }: Order): Promise<void> {
  await checkSearch(context, order);
  const to = normaliseEmail(email);
  await inTransaction(context.db, async (db) => {
    const payload = { search: JSON.stringify(order) };
    const code = {
      purpose: 'SAVED_SEARCH',
      userKey: null,
      email: to,
      payload,
      lifetimeInMinutes: WEEK_IN_MINUTES,
    } as const;
    const issued = await issueCode({ ...context, db }, code);
    const content = confirmationMail(context.config, { code: issued.code, name: order.name });
    await queueMail({ ...context, db }, { eventKey: `saved-search-confirm:${issued.id}`, to, content });
  });
}

function confirmationMail(config: Config, { code, name }: { code: string; name: string }): MailContent {
  const { subject, preheader, paragraphs, action, afterAction } = savedSearchMails.confirm;
  return {
    template: 'saved-search-confirm',
    subject: subject(singleLine(name)),
    preheader,
    paragraphs: paragraphs(singleLine(name)),
    action: { label: action, url: mailLink(config, mailPaths.savedSearchConfirm(code)) },
    afterAction: [...afterAction],
  };
}

const Ordered = z.omit(NewSavedSearchDto, { byMail: true, byPush: true });

/**
 * Saves an ordered search with the code of the mail: for the account of the address where there is one, else for the
 * address, whose searches the token manages.
 * @throws saved-search.code-over (400), saved-search.too-many (409)
 */
export async function confirmSavedSearch(
  context: Context,
  { code }: { code: string },
): Promise<{ search: SavedSearch; token: string | null }> {
  return inTransaction(context.db, async (db) => {
    const found = await redeemCode({ ...context, db }, { purpose: 'SAVED_SEARCH', code });
    if (found === null) throw savedSearchCodeOver();
    const email = normaliseEmail(found.email);
    const wanted = z.parse(Ordered, JSON.parse(String(found.payload.search)));
    const userKey = await findUserOfEmail(db, email);
    const owner: Owner = userKey === null ? { email } : { userKey };
    const search = await storeSearch({ ...context, db }, owner, { ...wanted, byMail: true, byPush: false });
    return { search, token: userKey === null ? savedSearchToken({ email }, context.config.sessionSecret) : null };
  });
}

type Reader = Pick<BaseContext, 'db' | 'clock' | 'config'>;

/** What the token of a mail is for. @throws saved-search.token-unknown (400), saved-search.not-found (404) */
export async function listByToken(context: Reader, { token }: { token: string }): Promise<SavedSearchList> {
  const scope = scopeOf(context, token);
  if ('email' in scope) return listOf(context, { email: scope.email }, scope.email);
  const row = await rowOf(context, scope.searchId);
  const quietHours = row.user_id === null ? quietHoursOf(row) : null;
  return { items: [await presentOne(context, row)], limit: MOST_SAVED_SEARCHES, email: null, quietHours };
}

/** @throws saved-search.token-unknown (400), saved-search.not-found (404), request.refused (422) */
export async function changeByToken(
  context: Reader,
  { token, id }: { token: string; id: string },
  dto: SavedSearchDto,
): Promise<SavedSearch> {
  const owner = await ownerIn(context, scopeOf(context, token), id);
  return changeSearchOf(context, owner, id, dto);
}

/**
 * Sets the hours without mails of an address without an account, by the token of any of its mails.
 * @throws saved-search.token-unknown (400), saved-search.not-found (404) also for a search of an account, which has its own
 */
export async function changeQuietHoursByToken(
  context: Reader,
  { token }: { token: string },
  hours: QuietHours,
): Promise<void> {
  const scope = scopeOf(context, token);
  const owner = 'email' in scope ? scope : ownerOf(await rowOf(context, scope.searchId));
  if (!('email' in owner)) throw savedSearchNotFound();
  await updateQuietHours(context.db, owner, hours.isOn ? hours : null);
}

/**
 * Ends what the token is for, or one search of it; idempotent, so that a click on an old mail is no fault.
 * @throws saved-search.token-unknown (400), saved-search.not-found (404) for a search that the token is not for
 */
export async function endByToken(
  context: Reader,
  { token, id }: { token: string; id?: string | undefined },
): Promise<void> {
  const scope = scopeOf(context, token);
  if ('email' in scope) return void (await deleteSearches(context.db, { email: scope.email }, id));
  if (id !== undefined && id !== scope.searchId) throw savedSearchNotFound();
  const row = await findSearchRow(context.db, scope.searchId);
  if (row !== null) await deleteSearches(context.db, ownerOf(row), row.id);
}

function scopeOf({ config }: Reader, token: string): TokenScope {
  const scope = readSavedSearchToken(token, secretsOf(config));
  if (scope === null) throw savedSearchTokenUnknown();
  return scope;
}

async function rowOf({ db }: Reader, id: string): Promise<SavedSearchRow> {
  const row = await findSearchRow(db, id);
  if (row === null) throw savedSearchNotFound();
  return row;
}

async function ownerIn(context: Reader, scope: TokenScope, id: string): Promise<Owner> {
  if ('email' in scope) return { email: scope.email };
  if (id !== scope.searchId) throw savedSearchNotFound();
  return ownerOf(await rowOf(context, id));
}

const ownerOf = ({ user_id: userKey, email }: SavedSearchRow): Owner =>
  userKey === null ? { email: email ?? '' } : { userKey };
