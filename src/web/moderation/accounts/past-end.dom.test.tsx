import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import ModeratedAdverts from '#web/moderation/adverts/adverts.route.tsx';
import ModerationQueue from '#web/moderation/queue.route.tsx';
import ProofsToCheck from '#web/moderation/proofs/proofs-to-check.route.tsx';
import ModeratedAccounts from './accounts.route.tsx';

type Shown = { loaderData: object; actionData: undefined };

const NOTHING = { items: [], page: 999, totalPages: 12, totalElements: 280, isAdmin: true };

test.each([
  ['accounts', ModeratedAccounts, { search: 'anna' }, `${adminPaths.moderatedAccounts()}?suche=anna`],
  ['adverts', ModeratedAdverts, { search: '', status: 'ACTIVE' }, `${adminPaths.moderatedAdverts()}?stand=ACTIVE`],
  ['cases', ModerationQueue, { wanted: '', done: '', decided: [] }, paths.moderation()],
  ['proofs', ProofsToCheck, { isConfirmed: true, done: '' }, proofPaths.proofsToCheck('bestaetigt')],
])('a page of %s past the end leads to the first one, and denies nothing', async (_what, Page, more, first) => {
  const Component = Page as unknown as (props: Shown) => ReactNode;
  const Site = createRoutesStub([
    { path: '/', Component: () => <Component loaderData={{ ...NOTHING, ...more }} actionData={undefined} /> },
  ]);
  render(<Site />);
  const link = await screen.findByRole('link', { name: 'Zur ersten Seite' });
  expect(link.getAttribute('href')).toBe(first);
  screen.getByRole('heading', { level: 2, name: 'Diese Seite gibt es nicht mehr' });
});
