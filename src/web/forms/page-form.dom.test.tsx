import { render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { accountRefusals } from '#texts/de/accounts/refusals.ts';
import { AccountForm } from './account-form.tsx';
import { refusedFields } from './sending/refusals.ts';
import { NewPasswordField } from '#web/accounts/passwords/new-password-field.parts.tsx';

function draw(errors: Record<string, string>) {
  const answer = refusedFields(errors, {});
  const reply = answer !== null && 'reply' in answer ? answer.reply : undefined;
  const Page = () => (
    <AccountForm reply={reply}>
      <NewPasswordField label="Passwort" email="franz@ischl.example" reply={reply} />
    </AccountForm>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
}

test('what is wrong with a password stands once, at its field, which has the focus', async () => {
  draw({ password: accountRefusals.password.NAME });
  expect(screen.getAllByText(/Ein Name ist leicht zu erraten/)).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('');
  const field = screen.getByLabelText('Passwort');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain('Ein Name ist leicht zu erraten');
});

test('several fields to mend are announced above the form', async () => {
  draw({ password: accountRefusals.password.NAME, email: 'Wie ist deine Adresse?' });
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
});
