import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { AgreementDetails } from '#contract/agreements/agreements.schemas.ts';
import { compareMoisture, compareQuantity } from '#domain/agreements/measurement.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { barriersIn } from '#test/axe.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { Measuring } from './measuring.tsx';

const AT = '2026-11-21T09:00:00.000Z';
/** Six stacked metres of short firewood at 20 % at most. */
const terms = agreementTerms();
const weighed = { kind: 'WEIGHT', weightInKg: 2950, moistureInPercent: 23 } as const;
const AGREEMENT: AgreementDetails = {
  id: 'a1',
  chatId: 'c1',
  chatIsDeleted: false,
  state: 'AGREED',
  role: 'BUYER',
  isOwnTurn: false,
  otherName: 'Sepp H.',
  goods: terms.goods,
  quantity: terms.quantity,
  unit: terms.unit,
  date: terms.date,
  grossInCents: 65_000,
  createdAt: AT,
  closedAt: AT,
  rating: null,
  terms,
  measurements: [
    {
      id: 'm1',
      author: 'SELLER',
      measured: weighed,
      isLatest: true,
      createdAt: AT,
      quantity: compareQuantity(terms, weighed),
      moisture: compareMoisture(terms, weighed),
    },
  ],
};

function draw(reply: FormReply | null = null): HTMLElement {
  const Page = () => (
    <main>
      <Measuring agreement={AGREEMENT} kind={null} reply={reply} isSaved={false} />
    </main>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return render(<Stub />).container;
}

test('the form that fits the unit is shown, and what the other side measured differs', async () => {
  const container = draw();
  expect(screen.getByRole('link', { name: 'Ladung' }).getAttribute('aria-current')).toBe('true');
  for (const label of ['Länge', 'Breite', 'Höhe', 'Wie liegt das Holz?'])
    expect(screen.getByLabelText(label)).toBeTruthy();
  const entry = within(screen.getByRole('list', { name: 'Gemessen' })).getByRole('listitem');
  expect(entry.textContent).toContain('Sepp H.');
  expect(entry.textContent).toContain('weicht ab');
  expect(entry.textContent?.replaceAll('\u00A0', ' ')).toContain('Feuchter als vereinbart: 23 % statt höchstens 20 %');
  expect(await barriersIn(container)).toEqual([]);
});

test('a refused side is marked, has the focus and keeps what was typed', async () => {
  draw({
    message: null,
    errors: { widthInCm: 'Bitte gib hier eine Zahl ein, etwa 4,2.' },
    values: { kind: 'LOAD', lengthInCm: '4,00', widthInCm: 'breit', heightInCm: '0,60' },
  });
  const width = screen.getByLabelText('Breite');
  await waitFor(() => expect(document.activeElement).toBe(width));
  expect(width.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(width.getAttribute('aria-describedby') ?? '')?.textContent).toContain('eine Zahl');
  expect(screen.getByLabelText<HTMLInputElement>('Höhe').value).toBe('0,60');
  await userEvent.setup().tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Höhe'));
});
