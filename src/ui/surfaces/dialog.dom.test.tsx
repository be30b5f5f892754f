import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

test('an open dialog is named by its title and closes by its cross', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog isOpen onClose={onClose} title="Entwurf behalten?">
      <p>Drei Fotos sind noch nicht veröffentlicht.</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Entwurf behalten?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a closed dialog has no content on the page', () => {
  render(
    <Dialog isOpen={false} onClose={() => undefined} title="Entwurf behalten?">
      <p>Drei Fotos</p>
    </Dialog>,
  );
  expect(screen.queryByText('Drei Fotos')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog that opens by itself takes the focus to its title and no key that was meant for what was there', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  render(
    <Dialog isOpen opensByItself onClose={() => undefined} title="Zwei Fassungen">
      <p>Welche soll gelten?</p>
    </Dialog>,
  );
  const title = screen.getByRole('heading', { name: 'Zwei Fassungen' });
  expect(document.activeElement).toBe(title);
  expect(fireEvent.keyDown(title, { key: ' ' })).toBe(false);
  now.mockReturnValue(1_600);
  expect(fireEvent.keyDown(title, { key: ' ' })).toBe(true);
});
