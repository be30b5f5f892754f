import { campaignVoucher } from '#server/payments/vouchers/admin-vouchers.service.ts';

const createdBy = 'sample';

/** One voucher of each kind, and the one of the partner campaign. */
export const SAMPLE_VOUCHERS = [
  { code: 'HOLZ30', title: '30 Tage Betrieb gratis', kind: 'FREE_PERIOD', planId: 'betrieb', days: 30, createdBy },
  { code: 'PELLETS14', title: '14 Tage Pellets', kind: 'PERMISSION', privilegeGroup: 'pellets', days: 14, createdBy },
  { code: 'TREUE25', title: '25 Prozent Treuerabatt', kind: 'DISCOUNT', discountInPercent: 25, createdBy },
  {
    code: 'EINMAL',
    title: 'Ein Jahr Firmenseite, nur für eine Person',
    kind: 'FREE_PERIOD',
    planId: 'firma',
    days: 365,
    usesInTotal: 1,
    createdBy,
  },
  campaignVoucher,
] as const;
