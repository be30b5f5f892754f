import { useRef, useState } from 'react';
import { sendEmailConfirmation } from '#contract/content-api/content-api.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { connect } from '#web/api/connect.ts';

const { confirmMail: texts } = chatPageTexts;

type ConfirmMailNoteProps = {
  mail: string;
  /** Whether the form was sent without the page's script and the mail is on its way. */
  isSent: boolean;
};

/** Explains that answers are not mailed until the address is confirmed, and resends the confirmation. */
export function ConfirmMailNote({ mail, isSent }: ConfirmMailNoteProps) {
  const [state, setState] = useState<'OPEN' | 'BUSY' | 'SENT' | 'FAILED'>(isSent ? 'SENT' : 'OPEN');
  const note = useRef<HTMLDivElement>(null);
  const send = async (): Promise<void> => {
    setState('BUSY');
    try {
      await (await connect()).call(sendEmailConfirmation, { confirmationRequest: { email: mail } });
      // The button goes with the answer.
      if (note.current?.contains(document.activeElement)) note.current.focus();
      setState('SENT');
    } catch {
      setState('FAILED');
    }
  };
  if (state === 'SENT') {
    return (
      <div ref={note} className="notice-line" role="status" tabIndex={-1}>
        <Notice kind="success">{texts.sent(mail)}</Notice>
      </div>
    );
  }
  return (
    <div ref={note} className="notice-line" tabIndex={-1}>
      <Notice kind="warning">
        {texts.text(mail)}{' '}
        <form
          method="post"
          className="inline"
          onSubmit={(event) => {
            event.preventDefault();
            if (state !== 'BUSY') void send();
          }}
        >
          <input type="hidden" name="intent" value="bestaetigen" />
          <Button type="submit" variant="text" aria-disabled={state === 'BUSY' || undefined}>
            {texts.again}
          </Button>
        </form>
        {state === 'FAILED' && <p role="alert">{texts.failed}</p>}
      </Notice>
    </div>
  );
}
