import { randomInt } from 'node:crypto';
import type * as z from 'zod/mini';
import { periodEnd } from '#domain/payments/period.ts';
import { PRIVILEGE_GROUPS, chosenPlan } from '#domain/plans/plans.data.ts';
import { VOUCHER_ALPHABET, voucherCodeKey, voucherCodeOf } from '#domain/payments/vouchers/voucher-code.ts';
import type { Campaign, CreateVoucherDto, Voucher } from '#contract/payments/voucher.schemas.ts';
import { voucherTexts } from '#texts/de/payments/payments.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { type BaseContext, type Context, requirePermission } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { voucherNotFound, voucherRefused } from './vouchers.problems.ts';
import * as vouchers from './vouchers.repository.ts';

const { refusals } = voucherTexts;
const MOST_VOUCHERS = 500;
const CODE_LENGTH = 10;

/** The newest vouchers and how often each was used. @throws permission.missing, permission.rests (403) */
export async function listVouchers(context: Context): Promise<Voucher[]> {
  requirePermission(context.viewer, 'admin');
  return (await vouchers.listVoucherRows(context.db, MOST_VOUCHERS)).map(present);
}

/** Makes a voucher; without a code one is made up. @throws permission.missing (403), voucher.refused (422) */
export async function createVoucher(
  context: Context,
  wish: z.infer<typeof CreateVoucherDto>,
  { voucherId }: { voucherId: string },
): Promise<Voucher> {
  const viewer = requirePermission(context.viewer, 'admin');
  const code = voucherCodeOf(wish.code || newCode());
  refuse(wish, { code, now: context.clock() });
  return inTransaction(context.db, async (db) => {
    const known = await vouchers.findVoucher(db, voucherId);
    if (known) return present(known);
    const now = context.clock();
    const row = await vouchers.insertVoucher(db, {
      id: voucherId,
      code,
      codeKey: voucherCodeKey(code),
      title: wish.title,
      kind: wish.kind,
      planId: wish.kind === 'PERMISSION' ? null : (chosenPlan(wish.planId ?? '')?.planId ?? null),
      privilegeGroup: wish.kind === 'PERMISSION' ? (wish.privilegeGroup ?? null) : null,
      days: wish.kind === 'DISCOUNT' ? null : (wish.days ?? null),
      discountInPercent: wish.kind === 'DISCOUNT' ? (wish.discountInPercent ?? null) : null,
      validFrom: wish.validFrom ? new Date(wish.validFrom) : now,
      validTo: wish.validTo ? new Date(wish.validTo) : null,
      usesPerPerson: wish.usesPerPerson,
      usesInTotal: wish.usesInTotal ?? null,
      createdBy: viewer.id,
      createdAt: now,
    });
    if (!row) throw voucherRefused('code', refusals.codeTaken);
    await writeAudit({ ...context, db }, { action: 'voucher.created', subject: row.id, details: { kind: row.kind } });
    return present(row);
  });
}

/** Services for payments take no amounts of a few cents; what is free needs no payment. Source: Stripe, minimum 0.50 EUR. */
const LARGEST_DISCOUNT = 90;

function refuse(wish: z.infer<typeof CreateVoucherDto>, { code, now }: { code: string; now: Date }): void {
  if (!/^[A-Z0-9]{4,40}$/.test(code)) throw voucherRefused('code', refusals.codeForm);
  const planIsUnknown = wish.planId ? chosenPlan(wish.planId) === undefined : wish.kind === 'FREE_PERIOD';
  if (wish.kind !== 'PERMISSION' && planIsUnknown) throw voucherRefused('planId', refusals.planMissing);
  if (wish.kind === 'PERMISSION' && !(wish.privilegeGroup && Object.hasOwn(PRIVILEGE_GROUPS, wish.privilegeGroup)))
    throw voucherRefused('privilegeGroup', refusals.groupMissing);
  if (wish.kind === 'FREE_PERIOD' && !wish.days) throw voucherRefused('days', refusals.daysMissing);
  if (wish.kind === 'DISCOUNT' && !wish.discountInPercent)
    throw voucherRefused('discountInPercent', refusals.percentMissing);
  if (wish.discountInPercent && wish.discountInPercent > LARGEST_DISCOUNT && wish.discountInPercent < 100)
    throw voucherRefused('discountInPercent', refusals.percentTooLarge);
  refuseTerm(wish, now);
}

function refuseTerm({ validFrom, validTo }: z.infer<typeof CreateVoucherDto>, now: Date): void {
  const [from, to] = [validFrom, validTo].map((time) => (time ? Date.parse(time) : null));
  if ([from, to].some((time) => Number.isNaN(time)) || (from && to && to <= from))
    throw voucherRefused('validTo', refusals.endBeforeStart);
  if (to && to <= now.getTime()) throw voucherRefused('validTo', refusals.endIsPast);
}

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => VOUCHER_ALPHABET[randomInt(VOUCHER_ALPHABET.length)]).join('');

/**
 * Ends a voucher; redeemed ones stay valid.
 * @throws permission.missing (403), voucher.not-found (404)
 */
export async function endVoucher(context: Context, { voucherId }: { voucherId: string }): Promise<Voucher> {
  requirePermission(context.viewer, 'admin');
  return inTransaction(context.db, async (db) => {
    const before = await vouchers.findVoucher(db, voucherId);
    if (!before) throw voucherNotFound();
    await vouchers.endVoucherRow(db, voucherId, context.clock());
    if (before.ended_at === null) await writeAudit({ ...context, db }, { action: 'voucher.ended', subject: voucherId });
    return present((await vouchers.findVoucher(db, voucherId)) ?? before);
  });
}

/** Takes back the end of a voucher. @throws permission.missing (403), voucher.not-found (404) */
export async function resumeVoucher(context: Context, { voucherId }: { voucherId: string }): Promise<Voucher> {
  requirePermission(context.viewer, 'admin');
  return inTransaction(context.db, async (db) => {
    const isResumed = await vouchers.resumeVoucherRow(db, voucherId);
    const now = await vouchers.findVoucher(db, voucherId);
    if (!now) throw voucherNotFound();
    if (isResumed) await writeAudit({ ...context, db }, { action: 'voucher.resumed', subject: voucherId });
    return present(now);
  });
}

const present = (row: vouchers.VoucherRow): Voucher => ({
  id: row.id,
  code: row.code,
  title: row.title,
  kind: row.kind,
  planId: row.plan_id,
  privilegeGroup: row.privilege_group,
  days: row.days,
  discountInPercent: row.discount_in_percent,
  validFrom: row.valid_from.toISOString(),
  validTo: row.valid_to?.toISOString() ?? null,
  usesPerPerson: row.uses_per_person,
  usesInTotal: row.uses_in_total,
  usedCount: row.used_count,
  endedAt: row.ended_at?.toISOString() ?? null,
});

type MakeContext = Pick<BaseContext, 'db' | 'clock' | 'newId'>;
type MadeVoucher = Pick<vouchers.NewVoucher, 'code' | 'title' | 'kind'> &
  Partial<vouchers.NewVoucher> & { createdBy: string };

/** Creates a voucher of the marketplace itself, unless its code exists. */
export async function ensureVoucher(context: MakeContext, voucher: MadeVoucher): Promise<void> {
  const now = context.clock();
  await vouchers.insertVoucher(context.db, {
    planId: null,
    privilegeGroup: null,
    days: null,
    discountInPercent: null,
    validFrom: now,
    validTo: null,
    usesPerPerson: 1,
    usesInTotal: null,
    createdAt: now,
    ...voucher,
    id: context.newId(),
    codeKey: voucherCodeKey(voucher.code),
  });
}

/** The code of the partner campaign: three months of a company page. */
export const CAMPAIGN_CODE = 'FAIE3M';
const CAMPAIGN = 'campaign';
/** No three months are longer. */
const THREE_MONTHS_IN_DAYS = 92;

export const campaignVoucher = {
  code: CAMPAIGN_CODE,
  title: 'Drei Monate Firmenseite gratis',
  kind: 'FREE_PERIOD',
  planId: 'firma',
  days: THREE_MONTHS_IN_DAYS,
  createdBy: CAMPAIGN,
} as const;

/** Whether the code of the partner campaign can be redeemed at the moment, and until when; null: no end is set. */
export async function findCampaign({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<Campaign> {
  const voucher = await vouchers.findVoucherByCode(db, voucherCodeKey(CAMPAIGN_CODE));
  const now = clock().getTime();
  const runs =
    voucher !== null &&
    voucher.ended_at === null &&
    voucher.valid_from.getTime() <= now &&
    (voucher.valid_to === null || voucher.valid_to.getTime() > now) &&
    (voucher.uses_in_total === null || voucher.used_count < voucher.uses_in_total);
  return { runs, validTo: voucher?.valid_to?.toISOString() ?? null };
}

/** Keeps the campaign voucher as configured: valid to the end of its last day. */
export async function keepCampaignVoucher(context: MakeContext & Pick<BaseContext, 'config'>): Promise<void> {
  const lastDay = context.config.faie3mEndsOn;
  if (lastDay === null) return;
  const validTo = periodEnd(`${lastDay}T12:00:00Z`, { unit: 'DAY', count: 0 });
  await ensureVoucher(context, { ...campaignVoucher, validTo });
  await vouchers.updateVoucherEnd(context.db, { codeKey: voucherCodeKey(CAMPAIGN_CODE), createdBy: CAMPAIGN, validTo });
}
