import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberField, TextField } from './text-field.tsx';

test('an error takes the place of the help and is read with the field', () => {
  render(<NumberField label="Länge" unit="cm" help="Länge eines Scheits" error="Meintest du 33 cm?" />);
  const field = screen.getByRole('textbox', { name: 'Länge' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const noteId = field.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(noteId)?.textContent).toBe('Meintest du 33 cm?');
  expect(screen.queryByText('Länge eines Scheits')).toBeNull();
});

test('a number field keeps its comma and calls up digits with a comma on phones', () => {
  render(<NumberField label="Menge" unit="rm" defaultValue="12,5" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' });
  expect(field.value).toBe('12,5');
  expect(field.inputMode).toBe('decimal');
});

test('what may stay empty says so in its name', () => {
  render(<TextField label="Straße" isOptional />);
  expect(screen.getByRole('textbox', { name: 'Straße (freiwillig)' })).toBeDefined();
});
