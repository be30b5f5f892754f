import type { Api } from '#contract/api.ts';
import { reportAdvert } from '#contract/moderation.ts';
import { REPORT_REASONS, type ReportReason } from '#domain/adverts/report-reasons.ts';
import { reportTexts as texts } from '#texts/de/moderation.ts';
import { type CaseReply, type Refused, gapsOf, lengthError, refusedBy, typed } from './case-form.ts';

const MAX_NAME = 80;
const CONTENT = { min: 10, max: 2000 };
/** Enough to tell a slip from an address; the server checks exactly. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type ReportAnswer = { reply: { sentTo: string }; status: number } | Refused;

export const isSent = (reply: { sentTo: string } | CaseReply): reply is { sentTo: string } => 'sentTo' in reply;

const isReason = (value: string): value is ReportReason => REPORT_REASONS.some((reason) => reason === value);

/** Sends the notice of a form, or says what is missing in it. */
export async function answerReport(
  api: Api,
  form: FormData,
  advert: { id: string; pageUrl: string; isSignedIn: boolean },
): Promise<ReportAnswer> {
  const values = {
    reason: typed(form, 'reason'),
    content: typed(form, 'content'),
    name: typed(form, 'name'),
    email: typed(form, 'email'),
    goodFaith: typed(form, 'goodFaith'),
  };
  const { reason } = values;
  const gaps = gapsOf(errorsOf(values, advert.isSignedIn), values, texts.check);
  if (gaps !== null || !isReason(reason))
    return gaps ?? { reply: { message: texts.check, errors: {}, values }, status: 422 };
  try {
    const { receiptSentTo } = await api.call(reportAdvert, {
      advertId: advert.id,
      advertReportDto: {
        reason,
        content: values.content,
        name: values.name,
        email: values.email,
        goodFaith: true,
        pageUrl: advert.pageUrl,
      },
    });
    return { reply: { sentTo: receiptSentTo }, status: 200 };
  } catch (error) {
    return refusedBy(error, values, texts.failed);
  }
}

type Values = Record<'reason' | 'content' | 'name' | 'email' | 'goodFaith', string>;

function errorsOf(values: Values, isSignedIn: boolean): CaseReply['errors'] {
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
    ...(isSignedIn || name === null ? {} : { name }),
    ...(isSignedIn || EMAIL.test(values.email) ? {} : { email: texts.emailMissing }),
    ...(values.goodFaith === 'ja' ? {} : { goodFaith: texts.goodFaithMissing }),
  };
}
