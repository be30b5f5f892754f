import { DAY_IN_MS } from '#domain/durations.ts';
import { requestSlug } from '#domain/requests/request.ts';
import { shortIdOf } from '#domain/text/title-slug.ts';
import type { RequestRenewal } from '#contract/requests/requests.schemas.ts';
import { type Secrets, secretsOf } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { readSigned, signText } from '#server/platform/secrets/signed-text.ts';
import type { RequestRow } from '#server/requests/request-row.ts';
import { renewalOver, renewalUnknown, requestNotFound } from '#server/requests/requests.problems.ts';
import { findRequestByShortId, lockRequest } from '#server/requests/requests.repository.ts';
import { renewLocked } from '#server/requests/requests.service.ts';

const USE = 'request renewal';
/** How long after the end of the term its link still renews; product decision. */
const RENEWABLE_AFTER_END_IN_MS = 30 * DAY_IN_MS;

/** One term of one Gesuch: the next term has another end, so that a link renews once. */
type Term = { shortId: string; expiresAt: Date };

/** A signed token, stored nowhere, that lets its holder renew this term of this Gesuch. */
export function requestRenewalToken({ id, expiresAt }: { id: string; expiresAt: Date }, secret: string): string {
  return signText(`${shortIdOf(id)}.${expiresAt.getTime().toString(36)}`, secret, USE);
}

function readTerm(token: string, secrets: Secrets): Term {
  const parts = readSigned(token, secrets, USE);
  if (parts === null) throw renewalUnknown();
  const [shortId = '', time = ''] = parts;
  return { shortId, expiresAt: new Date(Number.parseInt(time, 36)) };
}

const wasRenewed = (row: RequestRow, term: Term): boolean => row.expires_at.getTime() !== term.expiresAt.getTime();

const present = (row: RequestRow, isDone: boolean): RequestRenewal => ({
  title: row.title,
  slug: requestSlug(row.title, row.id),
  expiresAt: row.expires_at.toISOString(),
  isDone,
});

async function findRenewable(context: Context, term: Term): Promise<RequestRow> {
  const row = await findRequestByShortId(context.db, term.shortId);
  if (row === null || row.owner_is_hidden) throw requestNotFound();
  if (wasRenewed(row, term)) return row;
  const lastDay = term.expiresAt.getTime() + RENEWABLE_AFTER_END_IN_MS;
  if (row.state !== 'OPEN' || context.clock().getTime() > lastDay) throw renewalOver();
  return row;
}

/** What a link would renew. @throws request.renewal-unknown (400), request.not-found (404), request.renewal-over (410) */
export async function getRequestRenewal(context: Context, { token }: { token: string }): Promise<RequestRenewal> {
  const term = readTerm(token, secretsOf(context.config));
  const row = await findRenewable(context, term);
  return present(row, wasRenewed(row, term));
}

/**
 * Renews the term that the link was made for; idempotent, also where it was renewed in another way.
 * @throws request.renewal-unknown (400), request.not-found (404), request.renewal-over (410), request.too-many-open (409)
 */
export async function renewRequestByLink(context: Context, { token }: { token: string }): Promise<RequestRenewal> {
  const term = readTerm(token, secretsOf(context.config));
  const { id } = await findRenewable(context, term);
  return inTransaction(context.db, async (db) => {
    const row = await lockRequest(db, id);
    if (row === null) throw requestNotFound();
    if (wasRenewed(row, term)) return present(row, true);
    if (row.state !== 'OPEN') throw renewalOver();
    await renewLocked({ ...context, db }, row);
    return present((await lockRequest(db, id)) ?? row, true);
  });
}
