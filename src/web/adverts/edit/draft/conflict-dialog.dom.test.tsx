import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { NOTHING_RETIRED } from '#domain/lookups/choices/retired-choices.ts';
import { advertOf } from '#test/sample-advert.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import type { WizardData } from '#web/adverts/edit/load-wizard.ts';
import { stepPath } from '#web/adverts/edit/wizard-steps.ts';
import { Wizard } from '#web/adverts/edit/wizard.tsx';
import { fromAdvert } from './draft.ts';
import { readLocalDraft, writeLocalDraft } from './local-drafts.ts';

const ADVERT = advertOf('FIREWOOD', {}, { status: 'DRAFT', version: 4, title: 'Titel aus Tab Z' });
const DATA: WizardData = {
  key: ADVERT.id,
  ref: ADVERT.id,
  draftKey: 'unused',
  category: 'FIREWOOD',
  values: fromAdvert(ADVERT),
  advert: ADVERT,
  account: {
    id: 'eva',
    needs: [],
    mail: 'eva@example.at',
    firstname: 'Eva',
    lastname: 'Holzer',
    maySellPellets: false,
    sellerKind: 'PRIVATE',
  },
  contactTemplate: null,
  drafts: [],
  template: null,
  retired: NOTHING_RETIRED,
  pelletPlan: { title: 'Pellets', monthlyInCents: 1_490 },
  preview: null,
  published: null,
};
const dialog = () => screen.queryByRole('dialog', { name: 'Zwei Fassungen dieser Anzeige' });

/** A wizard whose device kept a title that builds on an older version than the server has; counts what is sent. */
async function drawConflict(step: 1 | 3) {
  const sent = vi.fn<() => Promise<Response>>(async () => new Response('{}', { status: 503 }));
  vi.stubGlobal('fetch', sent);
  writeLocalDraft(ADVERT.id, {
    owner: 'eva',
    category: 'FIREWOOD',
    values: { ...DATA.values, title: 'Titel aus Tab A' },
    version: 3,
    created: null,
    changedAt: '2026-11-21T13:32:00.000Z',
  });
  const Page = () => (
    <QueryClientProvider client={new QueryClient()}>
      <NotificationProvider>
        <main>
          <Wizard data={DATA} sent={null} />
        </main>
      </NotificationProvider>
    </QueryClientProvider>
  );
  const Stub = createRoutesStub([{ path: '/editadvert/:first/:second?', Component: Page }]);
  render(<Stub initialEntries={[stepPath(step, ADVERT.id)]} />);
  await screen.findByRole('dialog', { name: 'Zwei Fassungen dieser Anzeige' });
  const writes = () => sent.mock.calls.filter((call) => JSON.stringify(call).includes('/adverts/'));
  return { writes };
}
afterEach(() => vi.unstubAllGlobals());

test('the comparison that opens in mid-typing has no button in the way of the next key', async () => {
  await drawConflict(1);
  expect(document.activeElement?.textContent).toBe('Zwei Fassungen dieser Anzeige');
});

test('closing the comparison decides nothing, and a notice opens it again', async () => {
  const { writes } = await drawConflict(1);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(dialog()).toBeNull();
  // Longer than the wizard waits before it saves.
  await new Promise((done) => setTimeout(done, 1_700));
  expect(writes()).toEqual([]);
  expect(readLocalDraft(ADVERT.id, 'eva')).toMatchObject({ version: 3, values: { title: 'Titel aus Tab A' } });
  await userEvent.click(screen.getByRole('button', { name: 'Fassungen vergleichen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Die andere übernehmen' }));
  expect(dialog()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Fassungen vergleichen' })).toBeNull();
  expect(screen.getByDisplayValue('Titel aus Tab Z')).toBeDefined();
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('publishing asks for the choice first', async () => {
  const { writes } = await drawConflict(3);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await screen.findByRole('dialog', { name: 'Zwei Fassungen dieser Anzeige' })).toBeDefined();
  expect(writes()).toEqual([]);
});
