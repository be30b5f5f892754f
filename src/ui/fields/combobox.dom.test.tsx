import type { FormEvent } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useState } from 'react';
import type { Suggestion } from './combobox.tsx';
import { Combobox } from './combobox.tsx';

const places: Suggestion[] = [
  { value: '4560', label: '4560 Kirchdorf' },
  { value: '4591', label: '4591 Molln' },
];

function Place({ onSelect }: { onSelect: (suggestion: Suggestion) => void }) {
  const [text, setText] = useState('');
  return <Combobox label="Ort" value={text} onChange={setText} suggestions={text ? places : []} onSelect={onSelect} />;
}

test('typing opens the list and says how many suggestions there are', async () => {
  render(<Place onSelect={() => undefined} />);
  const field = screen.getByRole('combobox', { name: 'Ort' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(field, '45');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('2 Vorschläge');
});

test('arrow keys and Enter choose a suggestion without leaving the field', async () => {
  const onSelect = vi.fn<(suggestion: Suggestion) => void>();
  render(<Place onSelect={onSelect} />);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, '45{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active.textContent).toBe('4591 Molln');
  expect(field.getAttribute('aria-activedescendant')).toBe(active.id);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith(places[1]);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('option')).toBeNull();
});

test('arrow up starts at the last suggestion', async () => {
  render(<Place onSelect={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), '4{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('4591 Molln');
});

test('a tap chooses, Escape only closes', async () => {
  const onSelect = vi.fn<(suggestion: Suggestion) => void>();
  render(<Place onSelect={onSelect} />);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, '4{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.type(field, '5');
  await userEvent.click(screen.getByRole('option', { name: '4560 Kirchdorf' }));
  expect(onSelect).toHaveBeenCalledWith(places[0]);
});

test('Enter without a chosen suggestion is left to the form around it', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Place onSelect={() => undefined} />
    </form>,
  );
  await userEvent.type(screen.getByRole('combobox'), '4560{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a marked suggestion is the same one in the list that arrives later, or none', async () => {
  const onSelect = vi.fn<(suggestion: Suggestion) => void>();
  const list = (suggestions: readonly Suggestion[]) => (
    <Combobox label="Ort" value="45" onChange={() => undefined} suggestions={suggestions} onSelect={onSelect} />
  );
  const { rerender } = render(list(places));
  const field = screen.getByRole('combobox');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  rerender(list([{ value: '4500', label: '4500 Linz' }, ...places]));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('4591 Molln');
  rerender(list([{ value: '4500', label: '4500 Linz' }]));
  expect(field.getAttribute('aria-activedescendant')).toBe(null);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
});
