import { data } from 'react-router';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { PageForm } from '#web/forms/page-form.tsx';
import { DoneNotice } from './done-notice.tsx';

/** `BROKEN`: the token of the link is unknown or used up; `FAILED`: the server could not say, ask again. */
export type MailLinkOutcome = 'OPEN' | 'DONE' | 'BROKEN' | 'FAILED';

/** Whether a call was refused because of the token of a link in a mail. */
export const isBrokenLink = (error: unknown): boolean =>
  isResponseError(error) && error.status >= 400 && error.status < 429;

/** The answer of the page's action to a call with the token of a link in a mail. */
export async function mailLinkResult(call: Promise<unknown>) {
  try {
    await call;
    return data({ outcome: 'DONE' as const });
  } catch (error) {
    if (!isResponseError(error) && !isFetchError(error)) throw error;
    return isBrokenLink(error)
      ? data({ outcome: 'BROKEN' as const }, { status: 400 })
      : data({ outcome: 'FAILED' as const }, { status: 503 });
  }
}

type MailLinkPageProps = {
  outcome: MailLinkOutcome;
  texts: Readonly<Record<'title' | 'doneTitle' | 'brokenTitle' | 'done' | 'broken' | 'failed' | 'submit', string>>;
  question: string;
  next: { href: string; label: string };
};

/** A page behind a link in a mail that ends something at a press of its button: mail scanners open every link. */
export function MailLinkPage({ outcome, texts, question, next }: MailLinkPageProps) {
  return (
    <div className="wrap grid gap-5 pt-4 pb-12 wrap-anywhere hyphens-auto">
      <h1>{outcome === 'DONE' ? texts.doneTitle : outcome === 'BROKEN' ? texts.brokenTitle : texts.title}</h1>
      <DoneNotice>{outcome === 'DONE' && texts.done}</DoneNotice>
      {outcome === 'BROKEN' && <Notice kind="warning">{texts.broken}</Notice>}
      {outcome === 'FAILED' && (
        <Notice kind="error" isLive>
          {texts.failed}
        </Notice>
      )}
      {(outcome === 'OPEN' || outcome === 'FAILED') && (
        <PageForm className="grid justify-items-start gap-4" submit={texts.submit} leavesPage>
          <p>{question}</p>
        </PageForm>
      )}
      <div>
        <LinkButton href={next.href}>{next.label}</LinkButton>
      </div>
    </div>
  );
}
