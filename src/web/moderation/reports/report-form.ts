import type { Api } from '#contract/api.ts';
import { reportAdvert } from '#contract/moderation/moderation.ts';
import { REPORT_REASONS, type ReportReason, mayBeNameless } from '#domain/moderation/report-reasons.ts';
import { REPORTED_PARTS, type ReportedPart } from '#domain/moderation/account-cases.ts';
import { reportTexts as texts } from '#texts/de/moderation/moderation.ts';
import { typed } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedFields, refusedBy } from '#web/forms/sending/refusals.ts';
import { lengthError } from '#web/moderation/case-form.ts';

const MAX_NAME = 80;
const CONTENT = { min: 10, max: 2000 };
/** A rough check for typing errors; the server checks exactly. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type ReportAnswer = { reply: { sentTo: string }; status: number } | Refused;

export const isSent = (reply: { sentTo: string } | FormReply): reply is { sentTo: string } => 'sentTo' in reply;

const isReason = (value: string): value is ReportReason => REPORT_REASONS.some((reason) => reason === value);

/** Sends the notice about an advert, or says what is missing in it. */
export const answerReport = (
  api: Api,
  form: FormData,
  { id: advertId, ...facts }: ReportFacts & { id: string },
): Promise<ReportAnswer> =>
  answerNotice(form, facts, (advertReportDto) => api.call(reportAdvert, { advertId, advertReportDto }));

type ReportFacts = { pageUrl: string; isSignedIn: boolean };
type Notice = {
  reason: ReportReason;
  content: string;
  name: string;
  email: string;
  goodFaith: true;
  pageUrl: string;
  part: ReportedPart;
};

/** The same about anything that takes notices. */
export async function answerNotice(
  form: FormData,
  { pageUrl, isSignedIn }: ReportFacts,
  send: (notice: Notice) => Promise<{ receiptSentTo: string }>,
): Promise<ReportAnswer> {
  const values = {
    reason: typed(form, 'reason'),
    content: typed(form, 'content'),
    name: typed(form, 'name'),
    email: typed(form, 'email'),
    goodFaith: typed(form, 'goodFaith'),
    part: typed(form, 'part'),
  };
  const { reason } = values;
  const gaps = refusedFields(errorsOf(values, isSignedIn), values, { check: texts.check });
  if (gaps !== null || !isReason(reason))
    return gaps ?? { reply: { message: texts.check, errors: {}, values }, status: 422 };
  try {
    const { receiptSentTo } = await send({
      reason,
      content: values.content,
      name: values.name,
      email: values.email,
      goodFaith: true,
      pageUrl,
      part: REPORTED_PARTS.find((one) => one === values.part) ?? 'PAGE',
    });
    return { reply: { sentTo: receiptSentTo }, status: 200 };
  } catch (error) {
    return refusedBy(error, { values, otherwise: texts.failed });
  }
}

type Values = Record<'reason' | 'content' | 'name' | 'email' | 'goodFaith', string>;

function errorsOf(values: Values, isSignedIn: boolean): FormReply['errors'] {
  const isNameless = isReason(values.reason) && mayBeNameless(values.reason);
  const content = lengthError(values.content, CONTENT, {
    tooShort: texts.contentTooShort,
    tooLong: texts.contentTooLong,
  });
  const name = lengthError(
    values.name,
    { min: 1, max: MAX_NAME },
    { tooShort: texts.nameMissing, tooLong: texts.nameTooLong },
  );
  return {
    ...(isReason(values.reason) ? {} : { reason: texts.reasonMissing }),
    ...(content === null ? {} : { content }),
    ...(isSignedIn || name === null || (isNameless && values.name === '') ? {} : { name }),
    ...(isSignedIn || EMAIL.test(values.email) || (isNameless && values.email === '')
      ? {}
      : { email: texts.emailMissing }),
    ...(values.goodFaith === 'ja' ? {} : { goodFaith: texts.goodFaithMissing }),
  };
}
