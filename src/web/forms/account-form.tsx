import type { ComponentProps } from 'react';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { PageForm, SubmitButton } from './page-form.tsx';

export const AccountForm = (props: ComponentProps<typeof PageForm>) => <PageForm className="account-form" {...props} />;

/** The full-width button of such a form. */
export function AccountSubmit({ variant = 'main', ...rest }: ComponentProps<typeof SubmitButton>) {
  const size = variant === 'main' ? 'large' : undefined;
  return <SubmitButton variant={variant} size={size} isFull sending={accountTexts.form.sending} {...rest} />;
}
