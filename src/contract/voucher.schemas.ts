import * as z from 'zod/mini';
import { instant, named, text } from './fields.ts';

export const VoucherDto = named('VoucherDto', z.object({ code: text({ min: 4, max: 40 }) }));

export const RedeemedVoucher = named(
  'RedeemedVoucher',
  z.object({ privilegeGroup: z.string(), title: z.string(), validFrom: instant(), validTo: z.nullable(instant()) }),
);

export const voucherShapes = {
  redeemVoucher: { body: { voucherDto: VoucherDto }, reply: RedeemedVoucher },
} as const;
