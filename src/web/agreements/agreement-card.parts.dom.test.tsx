import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { agreementAmounts, changedTerms } from '#domain/agreements/agreement-terms.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import type { Agreement } from '#contract/agreements/agreements.schemas.ts';
import type { Api } from '#contract/api.ts';
import { ResponseError } from '#contract/api-errors.ts';
import type { Chat, Message } from '#contract/chats/chats.schemas.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { advertOf } from '#test/sample-advert.ts';
import { barriersIn } from '#test/axe.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import { forgetPerson } from '#web/device/personal/personal-data.ts';
import { writeWish } from '#web/adverts/buyer-wish.parts.ts';
import { AgreementMessage } from './agreement-card.parts.tsx';
import { AgreementTool } from './agreement-tool.parts.tsx';

afterEach(() => window.localStorage.clear());

const AT = '2026-11-21T09:00:00.000Z';
const CHAT: Chat = {
  id: 'c1',
  sellerUserId: 's',
  buyerUserId: 'b',
  deletedBySeller: false,
  deletedByBuyer: false,
  status: 'READ',
  itemTitle: 'Buche 33 cm',
  publicItemId: 'a1',
  createdAt: AT,
  updatedAt: AT,
  thumbnail: null,
  role: 'BUYER',
  otherName: 'Sepp H.',
};
const MESSAGE: Message = {
  id: 'm2',
  chatId: 'c1',
  senderId: 's',
  text: 'Vereinbarung geändert, Fassung 2',
  image: null,
  timestamp: AT,
  status: 'READ',
  seq: 2,
  kind: 'AGREEMENT',
  agreementId: 'g1',
};

/** What the seller changed: five metres instead of six. */
function changed(rest: Partial<Agreement> = {}): Agreement {
  const [first, second] = [agreementTerms(), agreementTerms({ quantity: 5, remarks: '<b>fett</b>' })];
  const version = (number: number, terms: typeof first): Agreement['versions'][number] => ({
    version: number,
    author: number === 1 ? 'BUYER' : 'SELLER',
    terms,
    amounts: agreementAmounts(terms),
    changes: number === 1 ? [] : changedTerms(first, second),
    createdAt: AT,
    sellerAcceptedAt: null,
    buyerAcceptedAt: null,
  });
  return {
    id: 'g1',
    chatId: 'c1',
    state: 'OPEN',
    version: 2,
    versions: [version(1, first), version(2, second)],
    role: 'BUYER',
    steps: ['ACCEPT', 'CHANGE', 'DECLINE'],
    createdAt: AT,
    closedAt: null,
    lowering: null,
    quantityLoweredAt: null,
    ...rest,
  };
}

type Call = { operation: string; input: unknown };

/** The card with a server that gives the answers of `answer`. */
async function open(answer: (call: Call) => unknown = () => changed()) {
  const calls: Call[] = [];
  const api: Api = {
    // The test answers what the endpoint declares.
    call: async (endpoint, input) => {
      const call = { operation: endpoint.operation, input };
      calls.push(call);
      return answer(call) as never;
    },
  };
  const { container } = render(
    <NotificationProvider>
      <AgreementMessage message={MESSAGE} isOwn={false} isLatest chat={CHAT} api={api} />
    </NotificationProvider>,
  );
  const card = await screen.findByRole('article', { name: 'Vereinbarung, Fassung 2' });
  return { calls, card, container, api };
}

test('the card says every term, what was changed and who is to move, without barriers', async () => {
  const { card, container } = await open();
  const said = (card.textContent ?? '').replaceAll('\u00A0', ' ');
  for (const words of [
    'Menge5 rm, kurze Scheiter, geschlichtet',
    'Gemessenam Lkw, vor dem Abladen',
    'höchstens 20 % Wassergehalt',
    'Gesamt€ 650,00 inkl. 13 % USt',
    'TerminSa., 5. Dezember 2026, 9 Uhr',
  ]) {
    expect(said).toContain(words);
  }
  expect(within(card).getByText('vorher: 6 rm, kurze Scheiter, geschlichtet')).toBeDefined();
  expect(within(card).getByText('<b>fett</b>')).toBeDefined();
  expect(within(card).getByText('Das schlägt Sepp H. vor. Lies es in Ruhe durch.')).toBeDefined();
  expect(await barriersIn(container)).toEqual([]);
});

test('before its terms are there the card leads to the page of the agreement, as it does without script', () => {
  const page = renderToString(
    <NotificationProvider>
      <AgreementMessage
        message={MESSAGE}
        isOwn={false}
        isLatest
        chat={CHAT}
        api={{ call: () => new Promise(() => {}) }}
      />
    </NotificationProvider>,
  );
  document.body.innerHTML = page;
  expect(screen.getByRole('link', { name: 'Vereinbarung ansehen' }).getAttribute('href')).toBe(
    '/meine-vereinbarungen/g1',
  );
});

test('accepting asks first, names the version that was read, and shows what came of it', async () => {
  const user = userEvent.setup();
  const { calls, card } = await open(({ operation }) =>
    operation === 'acceptAgreement' ? changed({ state: 'AGREED', steps: [], closedAt: AT }) : changed(),
  );
  await user.click(within(card).getByRole('button', { name: 'Fassung 2 annehmen' }));
  const question = await screen.findByRole('dialog', { name: 'Einverstanden?' });
  expect(calls.map(({ operation }) => operation)).toEqual(['getAgreement']);
  await user.click(within(question).getByRole('button', { name: 'Fassung 2 annehmen' }));
  expect(await within(card).findByText('Beide einverstanden')).toBeDefined();
  expect(calls.at(-1)).toEqual({
    operation: 'acceptAgreement',
    input: { chatId: 'c1', agreementId: 'g1', agreementVersionDto: { version: 2 } },
  });
  const paper = within(card).getByRole('link', { name: 'Schlussbrief (PDF)' });
  expect(paper.getAttribute('href')).toBe('/api/v1/chats/c1/agreements/g1/document');
});

test('a version that was replaced meanwhile is told and read again', async () => {
  const user = userEvent.setup();
  const refusal = { status: 409, code: 'agreement.stale-version', message: 'Inzwischen gibt es eine neuere Fassung.' };
  const { calls, card } = await open(({ operation }) => {
    if (operation === 'declineAgreement') throw new ResponseError(409, JSON.stringify(refusal));
    return changed();
  });
  await user.click(within(card).getByRole('button', { name: 'Ablehnen' }));
  expect(await screen.findByText('Inzwischen gibt es eine neuere Fassung.')).toBeDefined();
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'getAgreement')).toHaveLength(2));
});

test('the seller lowers the quantity of the advert with one tap', async () => {
  const user = userEvent.setup();
  const agreed = changed({ state: 'AGREED', steps: [], closedAt: AT, role: 'SELLER' });
  const { card } = await open(({ operation }) =>
    operation === 'lowerAdvertQuantity'
      ? { ...agreed, quantityLoweredAt: AT }
      : { ...agreed, lowering: { unit: 'RM', quantity: 20, remaining: 15 } },
  );
  await user.click(within(card).getByRole('button', { name: /^Menge der Anzeige auf 15\srm senken$/ }));
  expect(await within(card).findByText('Die Menge der Anzeige ist gesenkt.')).toBeDefined();
});

test('a double tap opens the question once and accepts nothing; two taps on the answer accept once', async () => {
  const user = userEvent.setup();
  const { calls, card } = await open(({ operation }) =>
    operation === 'acceptAgreement' ? changed({ state: 'AGREED', steps: [], closedAt: AT }) : changed(),
  );
  await user.click(within(card).getByRole('button', { name: 'Fassung 2 annehmen' }));
  const question = await screen.findByRole('dialog', { name: 'Einverstanden?' });
  // The second tap of a double tap: outside the dialog it must not close it, on its button it must not answer.
  expect(question.getAttribute('closedby')).toBe('closerequest');
  const answer = within(question).getByRole('button', { name: 'Fassung 2 annehmen' });
  fireEvent.click(answer, { detail: 2 });
  expect(calls.map(({ operation }) => operation)).toEqual(['getAgreement']);
  await waitFor(() => expect(question.getAttribute('closedby')).toBe('any'));
  fireEvent.click(answer, { detail: 1 });
  fireEvent.click(answer, { detail: 2 });
  expect(await within(card).findByText('Beide einverstanden')).toBeDefined();
  expect(calls.filter(({ operation }) => operation === 'acceptAgreement')).toHaveLength(1);
});

/** The form of a first proposal in a chat, with a server that refuses or takes it. */
async function openForm(chat: Chat, advert: Advert | null, said: readonly Message[] = []) {
  const sent: unknown[] = [];
  const api: Api = {
    call: async ({ operation }, input) => {
      if (operation === 'getAdvert') {
        if (advert === null) throw new ResponseError(404, '{}');
        return advert as never;
      }
      sent.push(input);
      return changed() as never;
    },
  };
  const { unmount } = render(
    <NotificationProvider>
      <AgreementTool chat={chat} api={api} messages={said} />
    </NotificationProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Vereinbarung vorschlagen' }));
  const form = await screen.findByRole('dialog', { name: 'Vereinbarung vorschlagen' });
  await within(form).findByLabelText('Ware');
  const valueOf = (label: string | RegExp) => within(form).getByLabelText<HTMLInputElement>(label).value;
  const submit = () => user.click(within(form).getByRole('button', { name: 'Vorschlagen' }));
  return { user, form, sent, valueOf, submit, unmount };
}

test('the form asks for what is unknown, takes figures with a comma, and sends what was meant', async () => {
  const { user, form, sent, submit } = await openForm(CHAT, null);
  await submit();
  expect(within(form).getAllByText('Diese Angabe fehlt noch.')).toHaveLength(4);
  expect(within(form).getAllByText('Bitte wähl hier noch etwas aus.')).toHaveLength(2);
  expect(within(form).getByText('Bitte wähl noch, wie die Ware zum Käufer kommt.')).toBeDefined();
  expect(within(form).getByText('Bitte prüf die genannten Felder.')).toBeDefined();
  expect(sent).toEqual([]);

  await user.type(within(form).getByLabelText('Menge'), '6,5');
  await user.type(within(form).getByLabelText('Preis'), '118');
  await user.click(within(form).getByRole('radio', { name: 'Wird abgeholt' }));
  expect(within(form).getByText(/Zusammen €\s767,00/)).toBeDefined();
  await user.type(within(form).getByLabelText('Wo wird abgeholt?'), '4560 Kirchdorf');
  await user.type(within(form).getByLabelText('Tag'), '2026-12-05');
  await user.selectOptions(within(form).getByLabelText('Wo wird gemessen?'), 'BUYER');
  await user.selectOptions(within(form).getByLabelText('Einheit'), 'SRM');
  await user.selectOptions(within(form).getByLabelText('Wie wird gemessen?'), 'LOOSE');
  expect(within(form).queryByText('Bitte prüf die genannten Felder.')).toBeNull();
  await submit();
  expect(sent).toMatchObject([
    {
      chatId: 'c1',
      proposeAgreementDto: {
        terms: { quantity: 6.5, unit: 'SRM', measure: 'LOOSE', handover: 'PICK_UP', deliveryPriceInCents: 0 },
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a proposal that is not sent is there after a reload, and gone once given up or signed out', async () => {
  const note = 'Das hast du schon eingetragen. Gesendet ist es noch nicht.';
  const first = await openForm(CHAT, null);
  expect(within(first.form).queryByText(note)).toBeNull();
  await first.user.type(within(first.form).getByLabelText('Menge'), '6,5');
  await first.user.type(within(first.form).getByLabelText('Tag'), '2026-12-05');
  first.unmount();

  const second = await openForm(CHAT, null);
  expect(within(second.form).getByText(note)).toBeDefined();
  expect([second.valueOf('Menge'), second.valueOf('Tag')]).toEqual(['6,5', '2026-12-05']);
  second.unmount();
  await forgetPerson(CHAT.buyerUserId);

  const third = await openForm(CHAT, null);
  expect(third.valueOf('Menge')).toBe('');
  await third.user.type(within(third.form).getByLabelText('Menge'), '3');
  await third.user.click(within(third.form).getByRole('button', { name: 'Abbrechen' }));
  third.unmount();
  const fourth = await openForm(CHAT, null);
  expect(within(fourth.form).queryByText(note)).toBeNull();
  expect(fourth.valueOf('Menge')).toBe('');
});

test('where the household has all it can get, that is said instead of offering a proposal', () => {
  const household = { unit: 'RM' as const, maximum: 5, left: 0 };
  render(
    <AgreementTool chat={{ ...CHAT, household }} api={{ call: () => Promise.reject(new Error()) }} messages={[]} />,
  );
  expect(screen.getByText(/^Höchstens 5\srm je Haushalt: Alles ist schon vereinbart\.$/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the form starts from advert, "Bis zu dir" and chat, and refuses more than there is', async () => {
  const advert = advertOf(
    'FIREWOOD',
    { measureBasis: 'STACKED_SHORT', moistureInPercent: 18, deliveryIsPossible: true },
    {
      unit: 'RM',
      unitQuantity: 35,
      pricePerUnitInCents: 14_500,
      deliveryBands: [{ upToKm: 30, minimumQuantity: null, amountInCents: 6_000, per: 'TRIP' }],
    },
  );
  writeWish('a1', { quantity: 5, postalCode: '4820', place: 'Bad Ischl', distanceInKm: 12 });
  const chat = { ...CHAT, itemTitle: 'Buche 33 cm, lufttrocken, 40 rm', sellerKind: 'PRIVATE' as const };
  const { user, form, sent, valueOf, submit } = await openForm(chat, advert);
  expect(
    ['Ware', 'Menge', 'Wie wird gemessen?', /^Wassergehalt höchstens/, 'Preis', 'Preis der Zustellung'].map(valueOf),
  ).toEqual(['Buche 33 cm, lufttrocken', '5', 'STACKED_SHORT', '18', '145', '60']);
  expect(valueOf('Wohin wird zugestellt?')).toBe('4820 Bad Ischl');
  expect(within(form).getByText(/Zusammen €\s785,00/)).toBeDefined();
  expect(within(form).queryByLabelText('Umsatzsteuer')).toBeNull();

  await user.selectOptions(within(form).getByLabelText('Wo wird gemessen?'), 'BUYER');
  await user.type(within(form).getByLabelText('Tag'), '2026-12-05');
  await user.clear(within(form).getByLabelText('Menge'));
  await user.type(within(form).getByLabelText('Menge'), '41');
  await submit();
  expect(within(form).getByText(/Frei sind noch 35\srm/)).toBeDefined();
  expect(sent).toEqual([]);
  await user.clear(within(form).getByLabelText('Menge'));
  await user.type(within(form).getByLabelText('Menge'), '5');
  await submit();
  expect(sent).toMatchObject([
    {
      proposeAgreementDto: {
        terms: { handover: 'DELIVERY', deliveryPriceInCents: 6_000, vatRate: 0, priceIsGross: true },
      },
    },
  ]);
  expect(await barriersIn(document.body)).toEqual([]);
});
