import { DAY_IN_MS } from '#domain/durations.ts';
import { countPermissions } from '#domain/accounts/permissions.ts';
import type { Renewal } from '#contract/adverts/advert-life.schemas.ts';
import { secretsOf } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { type AdvertRow, isHidden } from '#server/adverts/advert-row.ts';
import { changeOwnAdvert } from './advert-status.service.ts';
import { presentListItem } from '#server/adverts/adverts.presenter.ts';
import { findAdvert } from '#server/adverts/adverts.repository.ts';
import { advertNotFound, statusRefused } from '#server/adverts/adverts.problems.ts';
import { renewalOver, renewalUnknown } from './advert-life.problems.ts';
import { listOwnerPermissions } from '#server/adverts/own/own-adverts.repository.ts';
import { type RenewedTerm, readRenewalToken } from './renewal-token.ts';

/** How long after the end of the term its link still renews; product decision. */
const RENEWABLE_AFTER_END_IN_MS = 30 * DAY_IN_MS;

type Token = { token: string };

/** The advert behind a link of ours. @throws advert.renewal-unknown (400), advert.renewal-over (410), advert.is-… (409) */
export async function getRenewal(context: Context, { token }: Token): Promise<Renewal> {
  const term = readTerm(context, token);
  const row = await findRenewable(context, term);
  return present(context, row, wasRenewed(row, term));
}

/**
 * Extends the term that the link was made for. Idempotent, also where it was extended in another way.
 * @throws advert.renewal-unknown (400), advert.renewal-over (410), advert.not-publishable (422), advert.is-… (409)
 */
export async function renewByLink(context: Context, { token }: Token): Promise<Renewal> {
  const term = readTerm(context, token);
  const before = await findRenewable(context, term);
  if (wasRenewed(before, term)) return present(context, before, true);
  const granted = await listOwnerPermissions(context.db, before.owner_key);
  const { permissions } = countPermissions(granted, { hasSecondFactor: false });
  const actor = { key: before.owner_key, id: before.seller_id, permissions };
  const keep = (row: AdvertRow): void => {
    if (wasRenewed(row, term)) throw new RenewedMeanwhile(row);
  };
  try {
    const event = { advertId: term.advertId, event: 'RENEW', actor, require: keep } as const;
    return present(context, await changeOwnAdvert(context, event), true);
  } catch (error) {
    if (error instanceof RenewedMeanwhile) return present(context, error.row, true);
    throw error;
  }
}

class RenewedMeanwhile extends Error {
  readonly row: AdvertRow;
  constructor(row: AdvertRow) {
    super('renewed meanwhile');
    this.row = row;
  }
}

function readTerm(context: Context, token: string): RenewedTerm {
  const term = readRenewalToken(token, secretsOf(context.config));
  if (term === null) throw renewalUnknown();
  return term;
}

async function findRenewable(context: Context, term: RenewedTerm): Promise<AdvertRow> {
  const row = await findAdvert(context.db, term.advertId);
  if (row === null || isHidden(row)) throw advertNotFound();
  if (row.status === 'DELETED') throw statusRefused('IS_DELETED');
  if (row.status === 'BLOCKED') throw statusRefused('IS_BLOCKED');
  if (row.status === 'DRAFT') throw statusRefused('IS_NOT_PUBLISHED');
  const lastDay = term.expiresAt.getTime() + RENEWABLE_AFTER_END_IN_MS;
  if (!wasRenewed(row, term) && context.clock().getTime() > lastDay) throw renewalOver();
  return row;
}

const wasRenewed = (row: AdvertRow, term: RenewedTerm): boolean =>
  row.expires_at?.getTime() !== term.expiresAt.getTime();

const present = (context: Context, row: AdvertRow, isDone: boolean): Renewal => ({
  advert: presentListItem(row, context.clock()),
  isDone,
});
