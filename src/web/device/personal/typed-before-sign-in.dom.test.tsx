import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSentForm, restoreTyped, watchSentForms } from './typed-before-sign-in.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

function Page() {
  const [text, setText] = useState('');
  return (
    <main>
      <form method="post">
        <label>
          Text <textarea name="text" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <label>
          Laut <input type="checkbox" name="loud" value="ja" />
        </label>
        <label>
          Passwort <input type="password" name="password" />
        </label>
        <label>
          Code <input name="otp" autoComplete="one-time-code" />
        </label>
        <output>{text}</output>
      </form>
    </main>
  );
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name);

/** Fills the page, lets its form meet an ended session, and shows the page once more. */
function sendWithoutSession(from = '/'): void {
  watchSentForms('eva');
  const { unmount } = render(<Page />);
  field('Text').value = 'Lärche nach Liste';
  field('Laut').checked = true;
  field('Passwort').value = 'geheim-geheim';
  field('Code').value = '123456';
  fireEvent.submit(field('Text').closest('form') ?? document.body);
  unmount();
  history.replaceState(null, '', `/anmelden?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: from })}`);
  keepSentForm();
  history.replaceState(null, '', '/');
  render(<Page />);
}

test('what was typed comes back once, also for React, and without secrets', async () => {
  sendWithoutSession();
  expect(sessionStorage.getItem('stammplatz:getippt')).not.toMatch(/geheim|123456/);
  await restoreTyped('eva');
  expect(screen.getByRole('status').textContent).toBe('Lärche nach Liste');
  expect(field('Laut').checked).toBe(true);
  expect([field('Passwort').value, field('Code').value]).toEqual(['', '']);
  expect(sessionStorage).toHaveLength(0);
});

test('another account gets nothing of it, and it is gone', async () => {
  sendWithoutSession();
  await restoreTyped('franz');
  expect(field('Text').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('it waits for its own page', async () => {
  sendWithoutSession('/anderswo');
  await restoreTyped('eva');
  expect(field('Text').value).toBe('');
  expect(sessionStorage).toHaveLength(1);
});

test('what was sent and carried out is not kept', () => {
  watchSentForms('eva');
  render(<Page />);
  fireEvent.submit(field('Text').closest('form') ?? document.body);
  history.replaceState(null, '', '/anmelden');
  keepSentForm();
  expect(sessionStorage).toHaveLength(0);
});
