import { actTexts as texts } from '#texts/de/desk/acts.ts';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';

/** What every act that two people decide is asked for with: why, and a code of the own second factor. */
export function AskFields({ reply }: { reply: FormReply | null }) {
  return (
    <>
      <TextArea
        label={texts.reason}
        help={texts.whyHelp}
        rows={2}
        maxLength={500}
        {...fieldsOf(reply).text('reason')}
      />
      <OtpField reply={reply} />
    </>
  );
}

/** The same for money that went back, with the day on which it was transferred. */
export function GivenBackFields({ reply, today }: { reply: FormReply | null; today: string }) {
  return (
    <>
      <div className="admin-fields">
        <TextField
          label={texts.transferredBackOn}
          name="transferredOn"
          type="date"
          max={today}
          defaultValue={reply?.values['transferredOn'] ?? today}
          error={reply?.errors['transferredOn']}
        />
      </div>
      <AskFields reply={reply} />
    </>
  );
}

/** A code is never sent back to its field. */
export function OtpField({ reply }: { reply: FormReply | null }) {
  return (
    <TextField
      className="max-w-md"
      label={texts.otp}
      help={texts.otpHelp}
      name="otp"
      error={reply?.errors['otp']}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** A code for what one person books or takes back; left out while the session has just proved one. */
export const FreshCodeField = ({ isAsked, reply }: { isAsked: boolean; reply: FormReply | null }) =>
  isAsked || reply?.errors['otp'] !== undefined ? <OtpField reply={reply} /> : null;
