import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { VIEWER_KEY } from './device-owner-keys.ts';
import { keepTyped, restoreTyped } from './typed-before-sign-in.ts';

const HERE = '/';

beforeEach(() => {
  localStorage.setItem(VIEWER_KEY, 'eva');
  sessionStorage.clear();
});

function Page({ isBusy }: { isBusy: boolean }) {
  const [text, setText] = useState('');
  return (
    <main>
      <form aria-busy={isBusy || undefined}>
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
function sendWithoutSession(): void {
  const { unmount } = render(<Page isBusy />);
  field('Text').value = 'Lärche nach Liste';
  field('Laut').checked = true;
  field('Passwort').value = 'geheim-geheim';
  field('Code').value = '123456';
  keepTyped(HERE);
  unmount();
  render(<Page isBusy={false} />);
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
  const { unmount } = render(<Page isBusy />);
  field('Text').value = 'Lärche';
  keepTyped('/anderswo');
  unmount();
  render(<Page isBusy={false} />);
  await restoreTyped('eva');
  expect(field('Text').value).toBe('');
  expect(sessionStorage).toHaveLength(1);
});
