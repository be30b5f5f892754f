import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FormReply } from '#web/forms/form-reply.ts';
import RemoveRequest from './remove-request.route.tsx';

const GESUCH = { slug: 'trockene-buche-0123456789', title: 'Trockene Buche', text: '', state: 'OPEN', done: null };

async function show(loaderData: object, actionData?: FormReply) {
  const Component = RemoveRequest as unknown as (props: { loaderData: object; actionData: unknown }) => ReactNode;
  const Site = createRoutesStub([
    { path: '/', Component: () => <Component loaderData={{ ...GESUCH, ...loaderData }} actionData={actionData} /> },
  ]);
  render(<Site />);
  await screen.findByRole('heading', { level: 1 });
}

test('says that a Gesuch was removed', async () => {
  await show({ state: 'REMOVED', done: 'Entfernt.' });
  expect(screen.getByText('Entfernt.')).toBeTruthy();
});

test('shows a moderator whom a colleague forestalled the words that were not sent', async () => {
  const words = 'Das ist keine Suche nach Holz.';
  await show({ state: 'REMOVED' }, { message: 'Schon entfernt.', errors: {}, values: { reason: words } });
  expect(screen.getByText('Schon entfernt.', { exact: false })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  screen.getByRole('button', { name: 'Entfernung zurücknehmen' });
});
