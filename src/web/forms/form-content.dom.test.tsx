import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { presentContentOf, storedContentOf } from './form-content.ts';

function drawForm(): HTMLFormElement {
  render(
    <form aria-label="Formular">
      <input type="hidden" name="intent" value="kontakt" />
      <input aria-label="Name" name="name" defaultValue="Eva" />
      <input aria-label="privat" type="radio" name="kind" value="PRIVATE" defaultChecked />
      <input aria-label="gewerblich" type="radio" name="kind" value="BUSINESS" />
      <input aria-label="Mail" type="checkbox" name="mail" value="ja" />
      <select aria-label="Land" name="land" defaultValue="AT">
        <option value="DE">Deutschland</option>
        <option value="AT">Österreich</option>
      </select>
    </form>,
  );
  return screen.getByRole<HTMLFormElement>('form', { name: 'Formular' });
}

const isUnsaved = (form: HTMLFormElement): boolean => presentContentOf(form) !== storedContentOf(form);

it('a form that is untouched holds what is stored', () => {
  expect(isUnsaved(drawForm())).toBe(false);
});

it.each([
  ['text', () => userEvent.type(screen.getByLabelText('Name'), ' Maria')],
  ['a radio button', () => userEvent.click(screen.getByLabelText('gewerblich'))],
  ['a checkbox', () => userEvent.click(screen.getByLabelText('Mail'))],
  ['a list', () => userEvent.selectOptions(screen.getByLabelText('Land'), 'DE')],
])('%s that was changed is not saved yet', async (_what, change) => {
  const form = drawForm();
  await change();
  expect(isUnsaved(form)).toBe(true);
});

it('what was changed and changed back is as it was stored', async () => {
  const form = drawForm();
  await userEvent.click(screen.getByLabelText('Mail'));
  await userEvent.click(screen.getByLabelText('Mail'));
  expect(isUnsaved(form)).toBe(false);
});
