import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { advertPageTexts } from '#texts/de/advert.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import type { AdvertReply, FeedbackReply } from './answer-form.ts';
import { FORM_INTENTS } from './answer-form.ts';

const { feedback: texts } = advertPageTexts;

type FeedbackFormProps = {
  advertId: string;
  /** The answer to a form sent without the page's script. */
  sent: FeedbackReply | null;
};

/** A remark on the advert, for its owner and for moderation. */
export function FeedbackForm({ advertId, sent }: FeedbackFormProps) {
  const fetcher = useFetcher<AdvertReply>({ key: `feedback-${advertId}` });
  const reply = fetcher.data?.intent === 'FEEDBACK' ? fetcher.data : sent;
  const isBusy = fetcher.state !== 'idle';
  const form = useFocusOnError(reply, isBusy);
  return (
    <details className="more feedback" id="hinweis" open={sent !== null}>
      <summary>
        <Icon name="flag" />
        {texts.open}
      </summary>
      <div className="more-body">
        {reply?.isSent ? (
          <Notice kind="success" isLive>
            {texts.sent}
          </Notice>
        ) : (
          <fetcher.Form method="post" ref={form} className="feedback-fields" noValidate>
            <input type="hidden" name="intent" value={FORM_INTENTS.feedback} />
            <input type="hidden" name="anzeige" value={advertId} />
            <p className="text-sm">{texts.intro}</p>
            <TextField
              label={texts.name}
              name="name"
              autoComplete="name"
              required
              defaultValue={reply?.values.name ?? ''}
              error={reply?.errors.name}
            />
            <TextArea
              label={texts.content}
              name="content"
              required
              help={texts.contentHelp}
              defaultValue={reply?.values.content ?? ''}
              error={reply?.errors.content}
            />
            {reply !== null && reply.message !== null && (
              <Notice kind="error" isLive>
                {reply.message}
              </Notice>
            )}
            <div>
              <Button type="submit" aria-disabled={isBusy || undefined}>
                {isBusy ? texts.sending : texts.send}
              </Button>
            </div>
          </fetcher.Form>
        )}
      </div>
    </details>
  );
}

/** After a refusal the first field to mend has the focus. */
function useFocusOnError(reply: FeedbackReply | null, isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const hasErrors = !isBusy && reply !== null && Object.keys(reply.errors).length > 0;
  useEffect(() => {
    if (hasErrors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasErrors, reply]);
  return form;
}
