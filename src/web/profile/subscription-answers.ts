import type { Api } from '#contract/api.ts';
import { cancelSubscription, resumeSubscription } from '#contract/payment.ts';
import { redeemVoucher } from '#contract/voucher.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { profileTexts } from '#texts/de/profile.ts';
import { typed } from './form-fields.ts';
import type { Answer, Intent } from './profile-forms.ts';

const { voucher: texts } = profileTexts;

/** What the forms about subscription and vouchers do. */
export const SUBSCRIPTION_ANSWERS = {
  'abo-kuendigen': async (api) => {
    await api.call(cancelSubscription, {});
    return {};
  },
  'abo-fortsetzen': async (api) => {
    await api.call(resumeSubscription, {});
    return {};
  },
  gutschein: redeem,
} as const satisfies Partial<Record<Intent, Answer>>;

async function redeem(api: Api, form: FormData): ReturnType<Answer> {
  const code = typed(form, 'code');
  if (code === '') return { errors: { code: texts.codeMissing } };
  const { title, validTo, kind, discountInPercent } = await api.call(redeemVoucher, { voucherDto: { code } });
  if (kind === 'DISCOUNT' && typeof discountInPercent === 'number') {
    return { message: texts.discount(title, discountInPercent) };
  }
  return { message: texts.gave(title, validTo === null ? null : formatDateLong(new Date(Date.parse(validTo) - 1))) };
}
