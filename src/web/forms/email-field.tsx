import type { ChangeEvent } from 'react';
import { useRef, useState } from 'react';
import { meantEmail } from '#domain/accounts/email-typos.ts';
import { emailFieldTexts as texts } from '#texts/de/forms/email-field.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { TextFieldProps } from '#ui/fields/text-field.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue'> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
};

/** An e-mail address, with a question where it is one slip away from a common one; it never refuses one. */
export function EmailField({ onChange, className, ...rest }: EmailFieldProps) {
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const meant = meantEmail(rest.value ?? typed);
  const note = (event: ChangeEvent<HTMLInputElement>): void => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  const take = (): void => {
    const input = place.current?.querySelector('input');
    if (meant === null || !input) return;
    // Past React's own setter, so that the change counts as typed.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, meant);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <div ref={place} className={className}>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        onChange={note}
      />
      <p className={meant === null ? 'only-read' : 'field-help mt-1.5'} role="status">
        {meant !== null && isHydrated && (
          <button type="button" className="text-action" onClick={take}>
            {texts.meant(meant)}
          </button>
        )}
        {meant !== null && !isHydrated && texts.meant(meant)}
      </p>
    </div>
  );
}
