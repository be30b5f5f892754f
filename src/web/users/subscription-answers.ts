import type { Api } from '#contract/api.ts';
import { cancelSubscription, resumeSubscription } from '#contract/payments/payment.ts';
import { redeemVoucher } from '#contract/payments/voucher.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { ABOUT_FIELD, typed } from '#web/forms/form-data.ts';
import type { Answer, Intent } from './profile-forms.ts';

const { voucher: texts, subscription: subscriptionTexts } = profileTexts;

/** What the forms about subscription and vouchers do. */
export const SUBSCRIPTION_ANSWERS = {
  'abo-kuendigen': async (api, form) => {
    const { canceledAt, validTo } = await api.call(cancelSubscription, meantBy(form));
    const isOver = validTo !== null && Date.parse(validTo) <= Date.parse(canceledAt);
    return isOver ? { message: subscriptionTexts.canceledAtOnce } : {};
  },
  'abo-fortsetzen': async (api, form) => {
    await api.call(resumeSubscription, meantBy(form));
    return {};
  },
  gutschein: redeem,
} as const satisfies Partial<Record<Intent, Answer>>;

/** The subscription of the form: sending it twice must not end another one. */
function meantBy(form: FormData): { subscriptionId?: string } {
  const subscriptionId = typed(form, ABOUT_FIELD);
  return subscriptionId === '' ? {} : { subscriptionId };
}

async function redeem(api: Api, form: FormData): ReturnType<Answer> {
  const code = typed(form, 'code');
  if (code === '') return { errors: { code: texts.codeMissing } };
  const { title, validTo, kind, discountInPercent } = await api.call(redeemVoucher, { voucherDto: { code } });
  if (kind === 'DISCOUNT' && typeof discountInPercent === 'number') {
    return { message: texts.discount(title, discountInPercent) };
  }
  return { message: texts.gave(title, validTo === null ? null : formatDateLong(new Date(Date.parse(validTo) - 1))) };
}
