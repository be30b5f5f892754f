import type { FormEvent } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FileField } from './file-field.tsx';

const FILE = new File(['x'.repeat(2_000)], 'logo.png', { type: 'image/png' });

const noteOf = (input: HTMLElement): string =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

function shown(mostBytes: number, error = '') {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <FileField label="Logo" name="file" accept="image/png" mostBytes={mostBytes} error={error} />
      <button type="submit">Hochladen</button>
      <button type="submit" formNoValidate>
        Entfernen
      </button>
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Logo');
  const choose = () => fireEvent.change(input, { target: { files: [FILE] } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { input, onSubmit, choose, press };
}

test('a file that is too large is named at its field and not sent', () => {
  const { input, onSubmit, choose, press } = shown(1_000);
  choose();
  expect(noteOf(input)).toMatch(/höchstens/);
  press('Hochladen');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input);
});

test('a button that needs no file goes through', () => {
  const { onSubmit, choose, press } = shown(1_000);
  choose();
  press('Entfernen');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a file that fits is sent, and ends what the server said of the one before', () => {
  const { input, onSubmit, choose, press } = shown(5_000, 'Das Bild ist größer als 15 MB.');
  expect(noteOf(input)).toMatch(/größer/);
  choose();
  expect(noteOf(input)).toBe('');
  press('Hochladen');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
