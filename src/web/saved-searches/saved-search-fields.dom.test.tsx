import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { SavedSearchFields, type StoredFields } from './saved-search-fields.tsx';

const STORED: StoredFields = {
  name: 'Buche um Linz',
  frequency: 'DAILY',
  byMail: true,
  byPush: false,
  places: [{ postalCode: '4020', name: 'Linz', radiusInKm: 35 }],
};

const draw = (reply: FormReply | null = null, hasChannels = true): HTMLElement =>
  render(
    <form>
      <SavedSearchFields fields={fieldsOf(reply)} stored={STORED} hasChannels={hasChannels} />
    </form>,
  ).container;

test('a stored search shows its places with room for one more, and its own radius', async () => {
  const container = draw();
  expect(screen.getByLabelText<HTMLInputElement>('Ort 1').value).toBe('4020 Linz');
  expect(screen.getByLabelText<HTMLSelectElement>('Umkreis 1').value).toBe('35');
  expect(screen.getByLabelText<HTMLInputElement>('Ort 2').value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Per Mail' }).checked).toBe(true);
  expect(await barriersIn(container)).toEqual([]);
});

test('how often is one choice, made by keyboard', async () => {
  draw();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.filter(({ checked }) => checked)).toHaveLength(1);
  const other = radios.find(({ checked }) => !checked);
  other?.focus();
  await userEvent.setup().keyboard(' ');
  expect(radios.filter(({ checked }) => checked)).toEqual([other]);
});

test('an unknown place is said at its own field; what was switched off stays off', () => {
  draw({
    message: null,
    errors: { 'ort-1': 'Diesen Ort kennen wir nicht.' },
    values: { name: 'Buche', frequency: 'DAILY', 'ort-0': '4020 Linz', 'ort-1': 'Nirgendwo' },
  });
  const place = screen.getByLabelText<HTMLInputElement>('Ort 2');
  expect(place.value).toBe('Nirgendwo');
  expect(place.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(place.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'kennen wir nicht',
  );
  expect(screen.getByLabelText('Ort 1').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Per Mail' }).checked).toBe(false);
});

test('by e-mail alone there are no channels to choose', () => {
  draw(null, false);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
