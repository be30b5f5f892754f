import { accountPageTexts } from '#texts/de/moderation/account-moderation.ts';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { END_SESSIONS } from './answer-account.ts';

const { sessions: texts } = accountPageTexts;

/** Ends all sessions of the account; for who administers, with a code of the own second factor. */
export function EndSessions({ sent }: { sent: FormReply | null }) {
  const reply = replyTo(sent, { intent: END_SESSIONS });
  return (
    <section className="box case-part" aria-label={texts.title}>
      <details className="case-decision [&>form]:pb-4.5" open={reply !== null || undefined}>
        <summary>{texts.title}</summary>
        <PageForm
          className="case-form roomy-choices"
          reply={reply}
          intent={END_SESSIONS}
          submit={texts.title}
          variant="danger"
        >
          <p className="text-sm text-ink-soft">{texts.intro}</p>
          <TextArea label={texts.reason} help={texts.reasonHelp} rows={3} {...fieldsOf(reply).text('reason')} />
          <TextField
            label={texts.otp}
            name="otp"
            error={reply?.errors['otp']}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        </PageForm>
      </details>
    </section>
  );
}
