import { useState } from 'react';
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
  const send = async (): Promise<void> => {
    setState('BUSY');
    try {
      await (await connect()).call(sendEmailConfirmation, { confirmationRequest: { email: mail } });
      setState('SENT');
    } catch {
      setState('FAILED');
    }
  };
  if (state === 'SENT') {
    return (
      <div className="notice-line" role="status">
        <Notice kind="success">{texts.sent(mail)}</Notice>
      </div>
    );
  }
  return (
    <div className="notice-line">
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
          <Button type="submit" variant="text" disabled={state === 'BUSY'}>
            {texts.again}
          </Button>
        </form>
        {state === 'FAILED' && <p role="alert">{texts.failed}</p>}
      </Notice>
    </div>
  );
}
