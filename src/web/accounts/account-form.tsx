import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { accountTexts } from '#texts/de/accounts.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonVariant } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { FieldProps } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import type { FormReply } from './form-reply.ts';
import { useMended } from '#web/shell/use-mended.ts';

const { fields: texts } = accountTexts;

type AccountFormProps = {
  reply: FormReply | undefined;
  children: ReactNode;
};

/** A form of this page: one answer at a time, and what is wrong stands above it and has the focus. */
export function AccountForm({ reply, children }: AccountFormProps) {
  const isBusy = useIsSending();
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { message, onInput } = useMended(reply);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isBusy || reply === undefined || reply.message === null) return;
    const field = isSaidAtField(reply) ? form.current?.querySelector<HTMLElement>('[aria-invalid]') : null;
    (field ?? summary.current)?.focus();
  }, [reply, isBusy]);
  // Without script a page starts at its top, where the sentence has to stand.
  const isRepeated = isHydrated && reply !== undefined && isSaidAtField(reply);
  const sendOnce = (event: FormEvent) => {
    if (isBusy) event.preventDefault();
  };
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={sendOnce}
      onInput={onInput}
      className="account-form"
      aria-busy={isBusy || undefined}
    >
      <FormSummary message={isRepeated ? null : message} ref={summary} />
      {children}
    </Form>
  );
}

/** One field is to be mended and says the same sentence. */
const isSaidAtField = ({ message, errors }: FormReply): boolean =>
  Object.values(errors).some((error) => error === message);

function FormSummary({ message, ref }: { message: string | null; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} tabIndex={-1} className="form-summary">
      {message !== null && (
        <Notice kind="error" isLive>
          {message}
        </Notice>
      )}
    </div>
  );
}

/** Whether a form of this page is on its way. */
function useIsSending(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== 'idle' && formMethod === 'POST';
}

type SubmitButtonProps = {
  children: string;
  variant?: ButtonVariant;
  /** Sent along as `intent`, where a form can be sent in more than one way. */
  intent?: string;
  icon?: ComponentProps<typeof Button>['icon'];
};

export function SubmitButton({ children, variant = 'main', intent, icon }: SubmitButtonProps) {
  const navigation = useNavigation();
  const isBusy = useIsSending();
  const isThis = isBusy && (intent === undefined || navigation.formData?.get('intent') === intent);
  return (
    <Button
      type="submit"
      variant={variant}
      size={variant === 'main' ? 'large' : undefined}
      isFull
      icon={icon}
      aria-disabled={isBusy || undefined}
      {...(intent === undefined ? {} : { name: 'intent', value: intent })}
    >
      {isThis ? accountTexts.form.sending : children}
    </Button>
  );
}

type PasswordFieldProps = Pick<FieldProps, 'label' | 'help' | 'error'> & {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  onChange?: (password: string) => void;
};

/** A password with a button that shows what was typed; never filled in by the server. */
export function PasswordField({ label, help, error, name, autoComplete, onChange }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className="input-frame">
          <input
            className="input"
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            onChange={(event) => onChange?.(event.currentTarget.value)}
            {...control}
          />
          {isHydrated && (
            <button
              type="button"
              className="input-show"
              aria-label={isShown ? texts.hidePassword : texts.showPassword}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? texts.hide : texts.show}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
