import { data } from 'react-router';
import type { Api } from '#contract/api.ts';
import { REPORT_REASONS, type ReportReason, mayBeNameless } from '#domain/moderation/report-reasons.ts';
import { REPORTED_PARTS, type ReportedPart } from '#domain/moderation/account-cases.ts';
import { reportTexts as texts } from '#texts/de/moderation/moderation.ts';
import { apiContext } from '#web/api/api-context.ts';
import { typed } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedFields, refusedBy } from '#web/forms/sending/refusals.ts';
import { lengthError } from '#web/moderation/case-form.ts';
import { type FindReported, type Visit, loadReported } from './load-reported.ts';

const MAX_NAME = 80;
const CONTENT = { min: 10, max: 2000 };
/** A rough check for typing errors; the server checks exactly. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type ReportAnswer = { reply: { sentTo: string }; status: number } | Refused;

export const isSent = (reply: { sentTo: string } | FormReply): reply is { sentTo: string } => 'sentTo' in reply;

const isReason = (value: string): value is ReportReason => REPORT_REASONS.some((reason) => reason === value);

type Notice = {
  reason: ReportReason;
  content: string;
  name: string;
  email: string;
  goodFaith: true;
  pageUrl: string;
  part: ReportedPart;
};

type Send = (api: Api, id: string, notice: Notice) => Promise<{ receiptSentTo: string }>;

/** Sends the notice about a page, or says what is missing in it. */
export async function answerReport(sent: Visit & { request: Request }, find: FindReported, send: Send) {
  const page = await loadReported(sent, find);
  const api = sent.context.get(apiContext);
  const { reply, status } = await answerNotice(await sent.request.formData(), page, (notice) =>
    send(api, page.id, notice),
  );
  return data(reply, { status });
}

async function answerNotice(
  form: FormData,
  { pageUrl, account }: { pageUrl: string; account: string | null },
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
  const gaps = refusedFields(errorsOf(values, account !== null), values, { check: texts.check });
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
