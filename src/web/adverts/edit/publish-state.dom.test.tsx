import { render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoutesStub } from 'react-router';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { PublishingNeed } from '#domain/users/publishing-needs.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { advertOf } from '#test/sample-advert.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import { fromAdvert } from './draft/draft.ts';
import { NOTHING_RETIRED } from '#domain/lookups/choices/retired-choices.ts';
import type { WizardData } from './load-wizard.ts';
import { Wizard } from './wizard.tsx';
import { stepPath } from './wizard-steps.ts';

type Case = { category?: CategoryCode; needs?: PublishingNeed[]; values?: object; maySellPellets?: boolean };

/** The last step of a stored draft. */
function draw({ category = 'FIREWOOD', needs = [], values = {}, maySellPellets = false }: Case) {
  const advert = advertOf(category, {}, { status: 'DRAFT' });
  const data: WizardData = {
    key: advert.id,
    ref: advert.id,
    draftKey: 'unused',
    category,
    values: { ...fromAdvert(advert), ...values },
    advert,
    account: {
      id: 'eva',
      needs,
      mail: 'eva@example.at',
      firstname: 'Eva',
      lastname: 'Holzer',
      maySellPellets,
      sellerKind: 'PRIVATE' as const,
    },
    contactTemplate: null,
    drafts: [],
    template: null,
    retired: NOTHING_RETIRED,
    pelletPlan: { title: 'Pellets', monthlyInCents: 1_490 },
    preview: null,
    published: null,
  };
  const Page = () => (
    <QueryClientProvider client={new QueryClient()}>
      <NotificationProvider>
        <Wizard data={data} sent={null} />
      </NotificationProvider>
    </QueryClientProvider>
  );
  const Stub = createRoutesStub([{ path: '/editadvert/:first/:second?', Component: Page }]);
  render(<Stub initialEntries={[stepPath(3, advert.id)]} />);
}
const isComplete = () => screen.queryByText('Alles da. Du kannst veröffentlichen.') !== null;

test('a complete advert of a complete account can be published', () => {
  draw({});
  expect(isComplete()).toBe(true);
});

test('an account that lacks something never hears that all is there; what is missing stands beside the button', () => {
  draw({ needs: ['mail'] });
  expect(isComplete()).toBe(false);
  expect(screen.getByText(/Die Anzeige ist vollständig\. Bevor sie online geht: Bestätige deine E-Mail/)).toBeDefined();
  const needs = screen.getByRole('region', { name: 'Vor der ersten Anzeige' });
  const again = screen.getByRole('button', { name: 'Mail noch einmal schicken' });
  expect(needs.contains(again)).toBe(true);
  const publish = screen.getByRole('button', { name: 'Veröffentlichen' });
  // The account needs come after the fields of the step, before the button.
  const place = screen.getByRole('heading', { name: 'Ort' });
  expect(place.compareDocumentPosition(needs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(needs.compareDocumentPosition(publish) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each([
  ['more than a private left-over', { unit: 'KG', unitQuantity: '501' }, false],
  ['a quantity that is not said', { unit: 'KG', unitQuantity: '' }, false],
  ['a private left-over', { unit: 'KG', unitQuantity: '500' }, true],
])('pellets without a plan: %s', (_name, values, isFree) => {
  draw({ category: 'PELLETS', values });
  expect(isComplete()).toBe(isFree);
  const link = screen.queryByRole('link', { name: 'Abos ansehen' });
  expect(link?.getAttribute('href') ?? null).toBe(isFree ? null : '/abos');
  expect(document.body.textContent).not.toContain('#:#');
});

test('pellets with a plan have no limit', () => {
  draw({ category: 'PELLETS', values: { unit: 'T', unitQuantity: '12' }, maySellPellets: true });
  expect(isComplete()).toBe(true);
});

const UNPRICED = { priceKind: '', pricePerUnitInCents: '', priceTotalInCents: '' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The calls that the page makes, all of which the server refuses. */
function callsOfPage(): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: unknown) => {
    calls.push(String(input));
    return new Response('{}', { status: 503 });
  });
  return calls;
}
afterEach(() => vi.unstubAllGlobals());

test('a forgotten price is asked about before anything is sent, and leads to its field', async () => {
  const calls = callsOfPage();
  draw({ values: UNPRICED });
  await press('Veröffentlichen');
  expect(await screen.findByText(/Ohne Preis veröffentlichen\?/)).toBeDefined();
  expect(calls.filter((path) => path.includes('/adverts/'))).toEqual([]);
  const way = screen.getByRole('link', { name: 'Preis eintragen' }).getAttribute('href');
  expect(way).toContain('step1');
  expect(way).toMatch(/#pricePerUnitInCents$/);
});

test('once it is said that no price is meant, the advert goes out without another question', async () => {
  const calls = callsOfPage();
  draw({ values: UNPRICED });
  await press('Veröffentlichen');
  await press('Ohne Preis veröffentlichen');
  await vi.waitFor(() => expect(calls.some((path) => path.includes('/adverts/'))).toBe(true));
  expect(screen.queryByText(/Ohne Preis veröffentlichen\?/)).toBeNull();
});

test('a price on request that was chosen is no forgotten price', async () => {
  const calls = callsOfPage();
  draw({ values: { ...UNPRICED, priceKind: 'ON_REQUEST' } });
  await press('Veröffentlichen');
  await vi.waitFor(() => expect(calls.some((path) => path.includes('/adverts/'))).toBe(true));
  expect(screen.queryByText(/Ohne Preis veröffentlichen\?/)).toBeNull();
});
