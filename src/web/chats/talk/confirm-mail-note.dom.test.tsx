import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmMailNote } from './confirm-mail-note.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the button keeps the focus while the mail is sent, and what became of it takes the focus over', async () => {
  let answer: (response: Response) => void = () => undefined;
  const fetched = vi.fn<() => Promise<Response>>(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetched);
  render(<ConfirmMailNote mail="eva@example.at" isSent={false} />);
  const again = screen.getByRole('button');
  again.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(document.activeElement).toBe(again);
  answer(new Response(null, { status: 204 }));
  expect(await screen.findByRole('status')).toBe(document.activeElement);
});
