import { endpoint } from './endpoint.ts';
import type { voucherShapes } from './voucher.schemas.ts';

type Shapes = typeof voucherShapes;

const tag = 'Voucher';

export const redeemVoucher = endpoint<Shapes['redeemVoucher']>({
  operation: 'redeemVoucher',
  method: 'POST',
  path: '/api/v1/voucher',
  summary: 'Redeems a voucher code; each code counts once.',
  tag,
  auth: 'viewer',
  body: 'voucherDto',
  honoursIdempotencyKey: true,
});
