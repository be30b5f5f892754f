import type { ReactNode } from 'react';
import { useContext, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { companyEditorTexts as texts } from '#texts/de/companies.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { IconName } from '#ui/icon-names.ts';
import { Notice } from '#ui/notice.tsx';
import { useMended } from '#web/shell/use-mended.ts';
import { useSendOnce } from '#web/shell/use-send-once.ts';
import type { CompanyIntent, CompanyOutcome } from './company-forms.ts';
import { EditorContext } from './editor-context.ts';

/** How a form draws its fields: what is stored, unless something else was typed and refused. */
export type FormFields = {
  text: (name: string, stored: string) => { name: string; defaultValue: string; error: string | undefined };
  isOn: (name: string, stored: boolean) => boolean;
  errorOf: (name: string) => string | undefined;
};

type CompanyFormProps = {
  intent: CompanyIntent;
  /** The service a form is about. */
  about?: string;
  submit?: string;
  icon?: IconName;
  variant?: ButtonVariant;
  hasFile?: boolean;
  /** Another form about the same thing says what was refused. */
  isQuiet?: boolean;
  className?: string;
  children: (fields: FormFields) => ReactNode;
};

/** A form that is saved by itself, with or without the page's script; refused, it keeps what was typed. */
export function CompanyForm(props: CompanyFormProps) {
  const { intent, about = '', submit, icon, variant = 'main', hasFile, className, children } = props;
  const { refused, isBusy, doneWords } = useAnswer(props);
  const { message, onInput } = useMended(refused);
  const form = useRef<HTMLFormElement>(null);
  const sendOnce = useSendOnce(isBusy);
  useEffect(() => {
    if (refused !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  return (
    <Form
      ref={form}
      method="post"
      encType={hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      className={classNames('company-form', className)}
      aria-busy={isBusy || undefined}
      preventScrollReset
      noValidate
      onSubmit={sendOnce}
      onInput={onInput}
    >
      <input type="hidden" name="was" value={intent} />
      {about !== '' && <input type="hidden" name="leistung" value={about} />}
      {message !== null && (
        <Notice kind="error" isLive>
          {message}
        </Notice>
      )}
      {doneWords !== null && (
        <Notice kind="success" isLive>
          {doneWords}
        </Notice>
      )}
      {children(fieldsOf(refused))}
      {submit !== undefined && (
        <div>
          <Button type="submit" variant={variant} icon={icon} aria-disabled={isBusy || undefined}>
            {isBusy ? texts.saving : submit}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** What became of this very form, and whether it is on its way. */
function useAnswer({ intent, about = '', isQuiet }: CompanyFormProps) {
  const { saved, outcome } = useContext(EditorContext);
  const { state, formData } = useNavigation();
  const isSent = formData?.get('was') === intent && (formData.get('leistung') ?? '') === about;
  const isMeant = isQuiet !== true && outcome?.intent === intent && outcome.about === about;
  // The state of the page says that a company was made, the list of services that one was saved.
  const isDone = saved === intent && about === '' && intent !== 'anlegen';
  return {
    isBusy: state !== 'idle' && isSent,
    refused: isMeant ? outcome : null,
    doneWords: isDone ? texts.done[intent] : null,
  };
}

const fieldsOf = (refused: CompanyOutcome | null): FormFields => ({
  text: (name, stored) => ({ name, defaultValue: refused?.values[name] ?? stored, error: refused?.errors[name] }),
  isOn: (name, stored) => (refused === null ? stored : refused.values[name] === 'ja'),
  errorOf: (name) => refused?.errors[name],
});
