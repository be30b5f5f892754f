import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { advertOf } from '#test/sample-advert.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import type { WizardReply } from './answer-wizard-form.ts';
import { fromAdvert } from './draft/draft.ts';
import { NOTHING_RETIRED } from '#domain/lookups/choices/retired-choices.ts';
import type { WizardData } from './load-wizard.ts';
import { Wizard } from './wizard.tsx';
import { stepPath } from './wizard-steps.ts';

const ADVERT = advertOf('FIREWOOD', {}, { status: 'DRAFT' });
const ACCOUNT = {
  id: 'eva',
  needs: [],
  mail: 'eva@example.at',
  firstname: 'Eva',
  lastname: 'Holzer',
  maySellPellets: false,
  sellerKind: 'PRIVATE' as const,
};
const NEW: WizardData = {
  key: 'neu',
  ref: null,
  draftKey: '0199aa00-0000-7000-8000-000000000001',
  category: 'FIREWOOD',
  values: {},
  advert: null,
  account: ACCOUNT,
  contactTemplate: null,
  drafts: [],
  template: null,
  retired: NOTHING_RETIRED,
  pelletPlan: { title: 'Pellets', monthlyInCents: 1_490 },
  preview: null,
  published: null,
};
const REPLY: WizardReply = {
  values: { title: 'Buche', pricePerUnitInCents: 'viel' },
  errors: {},
  message: null,
  needsPlan: false,
  created: null,
  needErrors: {},
};

/** The form of a step as rendered on the server. */
function formOf(data: WizardData, address: string, sent: WizardReply | null = null): HTMLFormElement {
  const Page = () => (
    <QueryClientProvider client={new QueryClient()}>
      <NotificationProvider>
        <Wizard data={data} sent={sent} />
      </NotificationProvider>
    </QueryClientProvider>
  );
  const Stub = createRoutesStub([{ path: '/editadvert/:first/:second?', Component: Page }]);
  document.body.innerHTML = renderToString(<Stub initialEntries={[address]} />);
  const form = document.querySelector('form');
  if (form === null) throw new Error('The step has no form.');
  return form;
}

test('the last step is sent as an order to publish', () => {
  const data = { ...NEW, ref: ADVERT.id, advert: ADVERT, values: fromAdvert(ADVERT) };
  const form = formOf(data, stepPath(3, ADVERT.id));
  const submits = [...form.elements].filter(
    (one) => one instanceof HTMLButtonElement && one.type === 'submit',
  ) as HTMLButtonElement[];
  expect(submits.map(({ name, value }) => [name, value])).toEqual([['intent', 'veroeffentlichen']]);
});

const LIVE = advertOf('FIREWOOD', {}, { status: 'ACTIVE', version: 7 });
const LIVE_DATA = { ...NEW, ref: LIVE.id, advert: LIVE, values: fromAdvert(LIVE) };

test.each([1, 2] as const)('step %i of a public advert says that it goes online, and afterwards that it is', (step) => {
  const form = formOf(LIVE_DATA, stepPath(step, LIVE.id));
  expect(form.querySelector('.wizard-foot button')?.textContent).toBe('Änderungen veröffentlichen und weiter');
  expect(form.textContent).not.toContain('ist online');
  const address = stepPath(step, LIVE.id);
  const next = formOf(LIVE_DATA, `${address}${address.includes('?') ? '&' : '?'}online=ja`);
  expect(next.textContent).toContain('Deine Anzeige ist online, mit allem, was du bisher geändert hast.');
});

test('a step names the version that it was filled from', () => {
  for (const step of [1, 2, 3] as const)
    expect(new FormData(formOf(LIVE_DATA, stepPath(step, LIVE.id))).get('fassung')).toBe('7');
});

test('a form from an older version is shown again with both versions and the way to the other one', () => {
  const sent = { ...REPLY, values: { ...LIVE_DATA.values, pricePerUnitInCents: '66,00' }, isOutdated: true };
  const form = formOf(LIVE_DATA, stepPath(1, LIVE.id), sent);
  expect(new FormData(form).get('pricePerUnitInCents')).toBe('66,00');
  const notice = form.querySelector('.notice');
  expect(notice?.textContent).toContain('Zwei Fassungen dieser Anzeige');
  expect(notice?.textContent).toContain('Deine € 66,00');
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe(stepPath(1, LIVE.id));
});

test('a new advert is sent to the address that it was begun under', () => {
  const form = formOf(NEW, '/editadvert/step1?kategorie=brennholz');
  expect(form.hasAttribute('action')).toBe(false);
});

test('after a refused answer the form goes to the draft that was made, with everything typed in its fields', () => {
  const form = formOf(NEW, '/editadvert/step1?kategorie=brennholz', { ...REPLY, created: ADVERT });
  expect(form.getAttribute('action')).toBe(`/editadvert/step1?anzeige=${ADVERT.id}`);
  expect(new FormData(form).get('title')).toBe('Buche');
  expect(form.querySelector<HTMLAnchorElement>('.wizard-foot a')?.getAttribute('href')).toContain(ADVERT.id);
});
