import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton, ShareButton } from './share-button.tsx';

const URL_TO_SHARE = 'https://stammplatz.example/ad/1';

afterEach(() => vi.unstubAllGlobals());

/** A browser with a clipboard that answers so, and with the older way to copy. */
function withClipboard(writeText: () => Promise<void>, execCommand: () => boolean): void {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  Object.assign(document, { execCommand });
}

const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

test('a copied address is said on the button and to screen readers', async () => {
  withClipboard(
    () => Promise.resolve(),
    () => false,
  );
  render(<ShareButton title="Buche" url={URL_TO_SHARE} />);
  fireEvent.click(screen.getByRole('button', { name: 'Teilen' }));
  expect(await screen.findByRole('button', { name: 'Kopiert' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Kopiert');
});

test('a refused clipboard leaves the older way, and where that fails too it is said', async () => {
  let olderWayWorks = true;
  withClipboard(refuse, () => olderWayWorks);
  const { unmount } = render(<CopyButton text={URL_TO_SHARE} />);
  fireEvent.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(await screen.findByRole('button', { name: 'Kopiert' })).toBeTruthy();
  unmount();
  olderWayWorks = false;
  render(<CopyButton text={URL_TO_SHARE} />);
  fireEvent.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(await screen.findByRole('button', { name: 'Das hat nicht geklappt' })).toBeTruthy();
});
