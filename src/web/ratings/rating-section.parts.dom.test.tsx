import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { AgreementRatings } from '#contract/ratings/ratings.schemas.ts';
import { barriersIn } from '#test/axe.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { RatingSection } from './rating-section.parts.tsx';

const RATINGS: AgreementRatings = {
  agreementId: 'a1',
  role: 'BUYER',
  otherName: 'Sepp H.',
  time: 'OPEN',
  asked: ['amount', 'dryness', 'punctuality', 'dealing'],
  from: '2026-11-21',
  until: '2027-01-20',
  own: null,
  otherHasRated: true,
  other: null,
  publishesAt: null,
};

function draw(ratings: Partial<AgreementRatings> = {}, sent: FormReply | null = null): HTMLElement {
  const Page = () => (
    <main>
      <RatingSection ratings={{ ...RATINGS, ...ratings }} sent={sent} done={null} />
    </main>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return render(<Stub />).container;
}

test('a buyer is asked for the facts of a seller, by keyboard, and not for the payment', async () => {
  const container = draw();
  const amount = screen.getByRole('group', { name: /War die Menge richtig/ });
  expect(screen.queryByRole('group', { name: /bezahlt/ })).toBeNull();
  expect(screen.getByText(/Sepp H\. hat schon bewertet\. Was da steht, siehst du nach deiner/)).toBeTruthy();
  const less = within(amount).getByRole<HTMLInputElement>('radio', { name: 'weniger' });
  less.focus();
  await userEvent.setup().keyboard(' ');
  expect(less.checked).toBe(true);
  expect(await barriersIn(container)).toEqual([]);
});

test('dryness is not asked for where none was agreed, and is sent as not measured', () => {
  const container = draw({ asked: ['amount', 'punctuality', 'dealing'] });
  expect(screen.queryByRole('group', { name: /so trocken/ })).toBeNull();
  expect(new FormData(container.querySelector('form') ?? undefined).get('dryness')).toBe('NOT_MEASURED');
});

test('an unanswered fact is marked, what was chosen and written stays', async () => {
  const sent: FormReply = {
    intent: 'RATE',
    message: null,
    errors: { dealing: 'Bitte wähl hier etwas aus.' },
    values: { amount: 'LESS', text: 'Es war um ein Viertel weniger.' },
  };
  draw({}, sent);
  const dealing = screen.getByRole('group', { name: /Wie war der Umgang/ });
  expect(dealing.textContent).toContain('Bitte wähl hier etwas aus.');
  for (const choice of within(dealing).getAllByRole('radio')) expect(choice.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(dealing.contains(document.activeElement)).toBe(true));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'weniger' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Anmerkung/).value).toBe('Es war um ein Viertel weniger.');
});

test('before and after its time there is no form', () => {
  draw({ time: 'TOO_LATE', otherHasRated: false });
  expect(screen.getByText(/Die Zeit für Bewertungen ist seit .* vorbei/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bewertung abgeben' })).toBeNull();
});

test('who wrote a hidden text reads why, with the ground by its name', () => {
  draw({
    own: {
      id: 'r1',
      facts: { role: 'SELLER', amount: 'LESS', dryness: 'AS_AGREED', punctuality: 'ON_TIME', dealing: 'BAD' },
      text: 'So ein Gauner.',
      createdAt: '2026-11-25T09:00:00.000Z',
      publishedAt: '2026-11-26T09:00:00.000Z',
      answer: '',
      answeredAt: null,
      hidden: 'TEXT',
      statement: {
        at: '2026-11-27T09:00:00.000Z',
        fact: 'Der Text beleidigt eine Person.',
        ground: 'TERMS',
        groundText: 'Punkt 4.4',
      },
      objection: null,
    },
  });
  expect(screen.getByText(/Begründung: Der Text beleidigt eine Person\. \(unsere AGB, Punkt 4\.4\)/)).toBeTruthy();
});
