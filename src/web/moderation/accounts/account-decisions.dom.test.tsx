import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ModeratedAccount } from '#contract/moderation/account-moderation.schemas.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { AccountDecisions } from './account-decisions.tsx';

const SHOWN: ModeratedAccount = {
  id: '0199aa00-0000-7000-8000-000000000001',
  name: 'Sepp Forcher',
  email: 'sepp@muster.example',
  isBusiness: false,
  sellerKind: 'PRIVATE',
  isBlocked: false,
  isLeaving: false,
  mailIsConfirmed: true,
  memberSince: '2026-01-10T08:00:00.000Z',
  permissions: [],
  advertCount: 1,
  activeAdvertCount: 1,
  blockedAdvertCount: 0,
  adverts: [],
  company: null,
  accountStatement: null,
  companyStatement: null,
  reports: [],
  chatReports: [],
  objections: [],
  leftToColleagues: [],
  undoable: [],
  events: [],
  version: 7,
};
const WORDS = 'Drei Käufer haben bezahlt und nichts bekommen.';

function page(version: number, sent: FormReply | null) {
  const element = <AccountDecisions shown={{ ...SHOWN, version }} isOwn={false} sent={sent} />;
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
}

const warning = () => {
  const form = screen.getByRole('button', { name: 'Konto verwarnen', hidden: true }).closest('form');
  const fact = form?.querySelector('textarea[name="fact"]');
  if (!(fact instanceof HTMLTextAreaElement)) throw new Error('The warning has a field for its fact.');
  return { fact, isOpen: form?.closest('details')?.open };
};

test('a warning that was given is not lying there to be sent once more', () => {
  const { rerender } = render(page(7, null));
  fireEvent.click(screen.getByText('Konto verwarnen', { selector: 'summary' }));
  fireEvent.change(warning().fact, { target: { value: WORDS } });
  rerender(page(8, null));
  expect(warning()).toMatchObject({ isOpen: false, fact: { value: '' } });
});

test('a warning that a colleague’s decision came before keeps its words and says why it was refused', () => {
  const { rerender } = render(page(7, null));
  fireEvent.change(warning().fact, { target: { value: WORDS } });
  const message = 'Inzwischen hat sich bei diesem Konto etwas getan.';
  rerender(page(8, { intent: 'WARN', about: 'ACCOUNT', message, errors: {}, values: { fact: WORDS } }));
  expect(warning()).toMatchObject({ isOpen: true, fact: { value: WORDS } });
  screen.getByText(message);
});
