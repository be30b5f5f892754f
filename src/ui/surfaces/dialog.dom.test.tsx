import { render, screen } from '@testing-library/react';
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
