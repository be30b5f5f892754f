import * as z from 'zod/mini';
import { id, instant, lookupCode, named, open, text, wholeNumber } from '#contract/fields.ts';

export const VOUCHER_KINDS = ['FREE_PERIOD', 'PERMISSION', 'DISCOUNT'] as const;

export const VoucherDto = named('VoucherDto', z.object({ code: text({ min: 4, max: 40 }) }));

export const RedeemedVoucher = named(
  'RedeemedVoucher',
  z.object({
    privilegeGroup: z.string(),
    title: z.string(),
    validFrom: instant(),
    validTo: z.nullable(instant()),
    kind: z.exactOptional(z.enum(VOUCHER_KINDS)),
    /** DISCOUNT: what the next order costs less. */
    discountInPercent: z.exactOptional(z.nullable(z.number())),
  }),
);
export type RedeemedVoucher = z.infer<typeof RedeemedVoucher>;

/** Of the partner campaign: whether its code can be redeemed now, and its end (first moment after it). */
export const Campaign = named('Campaign', z.object({ runs: z.boolean(), validTo: z.nullable(instant()) }));
export type Campaign = z.infer<typeof Campaign>;

export const Voucher = named(
  'Voucher',
  z.object({
    id: z.string(),
    code: z.string(),
    title: z.string(),
    kind: z.enum(VOUCHER_KINDS),
    planId: z.nullable(z.string()),
    privilegeGroup: z.nullable(z.string()),
    days: z.nullable(z.number()),
    discountInPercent: z.nullable(z.number()),
    validFrom: instant(),
    validTo: z.nullable(instant()),
    usesPerPerson: z.number(),
    usesInTotal: z.nullable(z.number()),
    usedCount: z.number(),
    endedAt: z.nullable(instant()),
  }),
);
export type Voucher = z.infer<typeof Voucher>;

export const CreateVoucherDto = named(
  'CreateVoucherDto',
  z.object({
    /** Absent: the server makes one up. */
    code: open(text({ min: 4, max: 40 })),
    title: text({ min: 3, max: 120 }),
    kind: z.enum(VOUCHER_KINDS),
    planId: open(lookupCode()),
    privilegeGroup: open(lookupCode()),
    days: open(wholeNumber(1, 3650)),
    discountInPercent: open(wholeNumber(1, 100)),
    validFrom: open(instant()),
    validTo: open(instant()),
    usesPerPerson: z._default(wholeNumber(1, 100), 1),
    usesInTotal: open(wholeNumber(1, 1_000_000)),
  }),
);

export const voucherShapes = {
  redeemVoucher: { body: { voucherDto: VoucherDto }, reply: RedeemedVoucher },
  getCampaign: { reply: Campaign },
  listVouchers: { reply: z.array(Voucher) },
  createVoucher: { body: { createVoucherDto: CreateVoucherDto }, reply: Voucher },
  endVoucher: { params: z.object({ voucherId: id() }), reply: Voucher },
  resumeVoucher: { params: z.object({ voucherId: id() }), reply: Voucher },
} as const;
