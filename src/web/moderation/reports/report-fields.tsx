import { REPORT_REASONS, type ReportReason } from '#domain/moderation/report-reasons.ts';
import { REPORTED_PARTS, type ReportedPart } from '#domain/moderation/account-cases.ts';
import { pageReportTexts } from '#texts/de/moderation/account-moderation.ts';
import { reportTexts as texts } from '#texts/de/moderation/moderation.ts';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { EmailField } from '#web/forms/email-field.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';

type ReportFormProps = {
  reply: FormReply | null;
  /** Name of the account that reports; null when signed out. */
  account: string | null;
  /** What of the page can be reported; an advert is reported as a whole. */
  parts?: Readonly<Record<ReportedPart, string>>;
};

/** The fields of a notice, about an advert, a seller or a company page. */
export function ReportForm({ reply, account, parts }: ReportFormProps) {
  const { text } = fieldsOf(reply);
  return (
    <PageForm className="case-form roomy-choices" reply={reply} submit={texts.submit} sending={texts.sending}>
      {parts !== undefined && (
        <ChoiceGroup legend={pageReportTexts.part}>
          {REPORTED_PARTS.map((part) => (
            <RadioRow
              key={part}
              name="part"
              value={part}
              defaultChecked={(reply?.values['part'] || 'PAGE') === part}
              label={parts[part]}
            />
          ))}
        </ChoiceGroup>
      )}
      <ReasonField reply={reply} help={parts === undefined ? texts.reasonHelp : pageReportTexts.reasonHelp} />
      <TextArea
        label={texts.content}
        required
        rows={5}
        help={parts === undefined ? texts.contentHelp : pageReportTexts.contentHelp}
        {...text('content')}
      />
      {account === null ? <Reporter reply={reply} /> : <p>{texts.asAccount(account)}</p>}
      <ChoiceGroup legend={texts.goodFaithLegend} legendIsHidden error={reply?.errors['goodFaith']}>
        <CheckboxRow
          name="goodFaith"
          value="ja"
          required
          aria-invalid={reply?.errors['goodFaith'] === undefined ? undefined : true}
          defaultChecked={reply?.values['goodFaith'] === 'ja'}
          label={texts.goodFaith}
        />
      </ChoiceGroup>
    </PageForm>
  );
}

type Fields = { reply: FormReply | null };

function ReasonField({ reply, help }: Fields & { help: Readonly<Record<ReportReason, string>> }) {
  const error = reply?.errors['reason'];
  return (
    <ChoiceGroup legend={texts.reason} error={error}>
      {REPORT_REASONS.map((reason) => (
        <RadioRow
          key={reason}
          name="reason"
          value={reason}
          required
          aria-invalid={error === undefined ? undefined : true}
          defaultChecked={reply?.values['reason'] === reason}
          label={
            <>
              <b className="block font-medium">{texts.reasons[reason]}</b>
              <span className="block text-ink-soft text-sm">{help[reason]}</span>
            </>
          }
        />
      ))}
    </ChoiceGroup>
  );
}

function Reporter({ reply }: Fields) {
  const { text } = fieldsOf(reply);
  return (
    <Stack gap={4.5} className="md:grid-cols-2">
      <TextField label={texts.name} autoComplete="name" maxLength={80} {...text('name')} />
      <EmailField label={texts.email} help={texts.emailHelp} {...text('email')} />
    </Stack>
  );
}
