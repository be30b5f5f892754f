import { useState } from 'react';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { Field } from '#ui/fields/field.tsx';
import type { FieldProps } from '#ui/fields/field.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';

const { fields: texts } = accountTexts;

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
              className="flex-none px-3.5 border-l border-seam text-spruce text-sm font-semibold hover:bg-lichen focus-visible:[outline-offset:-3px]"
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
