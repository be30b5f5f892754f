import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { EmailField } from './email-field.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('E-Mail');
const question = () => screen.queryByRole('button', { name: 'Meintest du eva@gmail.com?' });

test('an address that is one slip away from a common one is asked about, and one tap takes what was meant', async () => {
  const onInput = vi.fn<() => void>();
  render(
    <form onInput={onInput}>
      <EmailField label="E-Mail" name="email" />
    </form>,
  );
  await userEvent.type(field(), 'eva@gmial.com');
  onInput.mockClear();
  await userEvent.click(question() ?? field());
  expect(field().value).toBe('eva@gmail.com');
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(question()).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('a stored address is asked about at once, and a correct one never', () => {
  const { unmount } = render(<EmailField label="E-Mail" name="email" defaultValue="eva@gmial.com" />);
  expect(question()).not.toBeNull();
  unmount();
  render(<EmailField label="E-Mail" name="email" defaultValue="eva@holzhof-gmail.at" />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what was meant reaches a form that keeps the answers itself', async () => {
  function Form() {
    const [email, setEmail] = useState('eva@gmial.com');
    return (
      <>
        <EmailField label="E-Mail" name="e" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
        <output>{email}</output>
      </>
    );
  }
  render(<Form />);
  await userEvent.click(question() ?? field());
  expect(field().value).toBe('eva@gmail.com');
});
