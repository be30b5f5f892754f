import { endpoint } from '#contract/endpoint.ts';
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

export const getCampaign = endpoint<Shapes['getCampaign']>({
  operation: 'getCampaign',
  method: 'GET',
  path: '/api/v1/voucher/campaign',
  summary: 'Tells whether the code of the partner campaign can be redeemed.',
  tag,
  auth: 'anonymous',
});

export const listVouchers = endpoint<Shapes['listVouchers']>({
  operation: 'listVouchers',
  method: 'GET',
  path: '/api/v1/voucher/admin/vouchers',
  summary: 'Lists the vouchers and how often each was used; for who administers.',
  tag,
  auth: 'viewer',
});

export const createVoucher = endpoint<Shapes['createVoucher']>({
  operation: 'createVoucher',
  method: 'POST',
  path: '/api/v1/voucher/admin/vouchers',
  summary: 'Creates a voucher; for who administers.',
  tag,
  auth: 'viewer',
  body: 'createVoucherDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const endVoucher = endpoint<Shapes['endVoucher']>({
  operation: 'endVoucher',
  method: 'POST',
  path: '/api/v1/voucher/admin/vouchers/{voucherId}/end',
  summary: 'Ends a voucher: it can no longer be redeemed; for administrators.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const resumeVoucher = endpoint<Shapes['resumeVoucher']>({
  operation: 'resumeVoucher',
  method: 'POST',
  path: '/api/v1/voucher/admin/vouchers/{voucherId}/resume',
  summary: 'Takes back the end of a voucher: it can be redeemed as before; for administrators.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});
