import { REPORT_REASONS, type ReportReason } from '#domain/adverts/report-reasons.ts';
import { REPORTED_PARTS, type ReportedPart } from '#domain/moderation/account-cases.ts';
import { pageReportTexts } from '#texts/de/account-moderation.ts';
import { reportTexts as texts } from '#texts/de/moderation.ts';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/choice.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { EmailField } from '#web/shell/email-field.tsx';
import type { CaseReply } from './case-form.ts';
import { CaseForm } from './case-frame.tsx';

type ReportFormProps = {
  reply: CaseReply | null;
  /** Name of the account that reports; null where nobody is signed in. */
  account: string | null;
  /** What of the page can be reported; an advert is reported as a whole. */
  parts?: Readonly<Record<ReportedPart, string>>;
};

/** The fields of a notice, about an advert, a seller or a company page. */
export function ReportForm({ reply, account, parts }: ReportFormProps) {
  return (
    <CaseForm reply={reply} submit={texts.submit} sending={texts.sending}>
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
        name="content"
        required
        rows={5}
        help={parts === undefined ? texts.contentHelp : pageReportTexts.contentHelp}
        defaultValue={reply?.values['content'] ?? ''}
        error={reply?.errors['content']}
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
    </CaseForm>
  );
}

type Fields = { reply: CaseReply | null };

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
              <b className="case-reason">{texts.reasons[reason]}</b>
              <span className="case-reason-help">{help[reason]}</span>
            </>
          }
        />
      ))}
    </ChoiceGroup>
  );
}

function Reporter({ reply }: Fields) {
  return (
    <div className="case-pair">
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        defaultValue={reply?.values['name'] ?? ''}
        error={reply?.errors['name']}
      />
      <EmailField
        label={texts.email}
        name="email"
        required
        help={texts.emailHelp}
        defaultValue={reply?.values['email'] ?? ''}
        error={reply?.errors['email']}
      />
    </div>
  );
}
