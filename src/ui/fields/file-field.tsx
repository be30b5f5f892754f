import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fileFieldTexts } from '#texts/de/ui/file-field.ts';
import { Field, type FieldProps } from './field.tsx';

type FileFieldProps = Omit<FieldProps, 'error'> & {
  error?: ReactNode;
  name: string;
  accept: string;
  /** Larger files are refused here, before they are sent; the server refuses them as well. */
  mostBytes: number;
  required?: boolean | undefined;
};

/**
 * One file to upload: a plain file input, which works without script. With script a file that is too large is reported
 * at once and prevents submitting, except by buttons with `formNoValidate`.
 */
export function FileField({ name, accept, mostBytes, required, error, className, ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  useEffect(() => {
    const control = input.current;
    const form = control?.form;
    if (!control || !form) return;
    const refuse = (event: SubmitEvent): void => {
      const [file] = control.files ?? [];
      if (file === undefined || file.size <= mostBytes || isUnchecked(event.submitter)) return setChosen(null);
      event.preventDefault();
      event.stopPropagation();
      setChosen(file);
      control.focus();
    };
    form.addEventListener('submit', refuse, { capture: true });
    return () => form.removeEventListener('submit', refuse, { capture: true });
  }, [mostBytes]);
  const isTooLarge = chosen !== null && chosen.size > mostBytes;
  // Another choice, until it is sent, makes what the server said of the one before out of date.
  const said =
    chosen === null
      ? error
      : isTooLarge
        ? fileFieldTexts.tooLarge(megabytes(chosen.size), megabytes(mostBytes))
        : undefined;
  return (
    <Field {...field} error={said} className={className}>
      {(control) => (
        <input
          ref={input}
          className="file-input"
          type="file"
          name={name}
          accept={accept}
          required={required}
          onChange={({ target }) => setChosen(target.files?.[0] ?? null)}
          {...control}
        />
      )}
    </Field>
  );
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 ** 2);

const isUnchecked = (button: HTMLElement | null): boolean =>
  button instanceof HTMLButtonElement && button.formNoValidate;
