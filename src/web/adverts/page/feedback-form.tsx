import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { useUnfixedErrors } from '#web/forms/sending/use-unfixed-errors.ts';
import { useSendOnce } from '#web/forms/sending/use-send-once.ts';
import type { AdvertReply, FeedbackReply } from './advert-forms.ts';
import { FORM_INTENTS, feedbackErrors, feedbackFields } from './advert-forms.ts';

const { feedback: texts } = advertPageTexts;

type FeedbackFormProps = {
  advertId: string;
  /** The answer to a form sent without the page's script. */
  sent: FeedbackReply | null;
};

/** A remark on the advert, for its owner and for moderation. */
export function FeedbackForm({ advertId, sent }: FeedbackFormProps) {
  const fetcher = useFetcher<AdvertReply>({ key: `feedback-${advertId}` });
  const [checked, setChecked] = useState<FeedbackReply | null>(null);
  const reply = checked ?? (fetcher.data?.intent === 'FEEDBACK' ? fetcher.data : sent);
  const isBusy = fetcher.state !== 'idle';
  const form = useFocusOnError(reply, isBusy);
  const sendOnce = useSendOnce(isBusy);
  const { message, onInput } = useUnfixedErrors(reply);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const refused = refusalOf(new FormData(event.currentTarget));
    if (refused === null) sendOnce(event);
    else event.preventDefault();
    setChecked(refused);
  };
  return (
    <details className="feedback" id="hinweis" open={sent !== null}>
      <summary className="button button-text">
        <Icon name="flag" />
        {texts.open}
      </summary>
      <Stack gap={2} className="px-2 pb-1">
        {reply?.isSent ? (
          <Notice kind="success" isLive>
            {texts.sent}
          </Notice>
        ) : (
          <fetcher.Form
            method="post"
            ref={form}
            className="grid gap-3.5 max-w-[40rem]"
            noValidate
            onSubmit={check}
            onInput={onInput}
          >
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
            {message !== null && (
              <Notice kind="error" isLive>
                {message}
              </Notice>
            )}
            <div>
              <Button type="submit" aria-disabled={isBusy || undefined}>
                {isBusy ? texts.sending : texts.send}
              </Button>
            </div>
          </fetcher.Form>
        )}
      </Stack>
    </details>
  );
}

/** What the server would answer to gaps, without asking it. */
function refusalOf(form: FormData): FeedbackReply | null {
  const values = feedbackFields(form);
  const errors = feedbackErrors(values);
  return Object.keys(errors).length === 0 ? null : { intent: 'FEEDBACK', isSent: false, message: null, errors, values };
}

/** After a refusal the first invalid field gets the focus. */
function useFocusOnError(reply: FeedbackReply | null, isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const hasErrors = !isBusy && reply !== null && Object.keys(reply.errors).length > 0;
  useEffect(() => {
    if (hasErrors) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasErrors, reply]);
  return form;
}
