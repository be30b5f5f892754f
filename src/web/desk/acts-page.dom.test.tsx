import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import type { OperatorAct } from '#contract/desk/acts.schemas.ts';
import { barriersIn } from '#test/axe.ts';
import { ActsPage } from './acts-page.tsx';
import { answerActs } from './answer-acts.ts';

const ACT: OperatorAct = {
  id: '0199aa00-0000-7000-8000-000000000001',
  kind: 'GIVE_PERMISSION',
  state: 'WAITING',
  reason: 'Sie vertritt mich im Winter.',
  subject: '0199aa00-0000-7000-8000-000000000002',
  subjectName: 'Eva Holzer',
  accountMail: 'eva@muster.example',
  permission: 'admin',
  reference: null,
  amountInCents: null,
  currency: null,
  transferredOn: null,
  askedBy: { id: '0199aa00-0000-7000-8000-000000000003', name: 'Anna Muster' },
  askedAt: '2026-11-27T08:00:00.000Z',
  expiresAt: '2026-11-30T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  isOwn: false,
  confirmableFrom: '2026-11-27T08:00:00.000Z',
};
const NOW = '2026-11-27T09:00:00.000Z';

function draw(...acts: Partial<OperatorAct>[]): HTMLElement {
  const shown = { isAlone: false, acts: acts.map((act) => ({ ...ACT, ...act })), now: NOW };
  const element = (
    <main>
      <ActsPage shown={shown} done={null} sent={null} />
    </main>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).container;
}

test('an act of a colleague says what, for whom, by whom and why, and takes a code', async () => {
  const page = draw({});
  expect(screen.getByRole('heading', { name: '„Verwaltung“ geben: Eva Holzer (eva@muster.example)' })).toBeTruthy();
  expect(page.textContent).toMatch(/Angefragt von Anna Muster, 27\.11\.2026.*Sie vertritt mich im Winter/);
  const form = screen.getByRole('button', { name: 'Freigeben' }).closest('form');
  if (!form) throw new Error('There is no form.');
  const sent = new FormData(form);
  sent.set('otp', '123456');
  const calls: unknown[] = [];
  const api = {
    call: async (endpoint: { operation: string }, input: unknown) => void calls.push([endpoint.operation, input]),
  };
  expect(await answerActs(api as unknown as Api, sent)).toEqual({ done: 'freigegeben' });
  expect(calls).toEqual([['confirmAct', { actId: ACT.id, confirmedActDto: { otp: '123456' } }]]);
  expect(await barriersIn(page)).toEqual([]);
});

test('an own act can only be stopped, until who is alone has waited', () => {
  draw({ isOwn: true, confirmableFrom: null });
  expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull();
  expect(screen.getByText(/Freigeben kann es nur eine andere Person/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stoppen' })).toBeTruthy();
});

test('what was decided says by whom', () => {
  const decidedBy = { id: '0199aa00-0000-7000-8000-000000000004', name: 'Berta Wald' };
  const page = draw(
    {
      kind: 'NOTE_REFUND',
      permission: null,
      reference: 'RF18',
      amountInCents: 9_900,
      transferredOn: '2026-11-20',
      state: 'DONE',
      decidedBy,
      decidedAt: NOW,
    },
    { id: 'x', state: 'EXPIRED' },
  );
  expect(page.textContent).toMatch(/Rückzahlung eintragen: €\s?99,00 zu RF18/);
  expect(page.textContent).toMatch(/Freigegeben von Berta Wald, 27\.11\.2026/);
  expect(page.textContent).toMatch(/Abgelaufen am 30\.11\.2026/);
});

test('what was asked for is not lying there to be asked for once more', () => {
  const page = (acts: OperatorAct[]) => {
    const element = <ActsPage shown={{ isAlone: false, acts, now: NOW }} done={null} sent={null} />;
    return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
  };
  const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Grund|Warum/ });
  const { rerender } = render(page([]));
  fireEvent.change(reason(), { target: { value: 'Sie vertritt mich.' } });
  rerender(page([ACT]));
  expect(reason().value).toBe('');
});
