import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { PriceComparison } from '#contract/market-prices/market-prices.schemas.ts';
import { barriersIn } from '#test/axe.ts';
import { advertOf } from '#test/sample-advert.ts';
import { AdvertPage } from './advert-page.tsx';
import type { AdvertReply, FeedbackReply } from './advert-forms.ts';
import { feedbackErrors } from './advert-forms.ts';
import { factsOf } from './advert-facts.ts';
import { deliveryViewOf } from './price/delivery-view.ts';
import { heatViewOf } from './price/heat-view.ts';
import type { ShownAdvert } from './load-advert.ts';
import { pricePositionViewOf } from './price/price-position-view.ts';
import { placeViewOf } from '#web/places/place-view.parts.ts';
import { priceWordsOf } from './price/price-words.ts';

const source = advertOf(
  'FIREWOOD',
  {},
  {
    heatPrice: { lowInCents: 6, highInCents: 7, centreInCents: 6.5 },
    deliveryBands: [
      { upToKm: 20, minimumQuantity: null, amountInCents: 6000, per: 'TRIP' },
      { upToKm: 40, minimumQuantity: 5, amountInCents: 9000, per: 'TRIP' },
    ],
  },
);
const shortUrl = `https://stammplatz.example/ad/${source.id}`;
const picture = (id: string, index: number) => ({
  id,
  order: index,
  url: `/bilder/z/stack/buche/${index}/960.jpg`,
  isSymbol: true,
  alt: '',
});

const MARKET: PriceComparison['market'] = {
  product: 'buche-scheite-trocken',
  productName: 'Buche, Scheiter, trocken',
  state: 'oberoesterreich',
  month: '2026-11',
  unit: 'RM',
  isNet: false,
  ownInCents: 15_800,
  price: { low: 15_200, median: 16_600, high: 18_045 },
  quarter: 'LOWER',
  differenceInPercent: -5,
  adverts: 34,
  sellers: 21,
};

type Wishes = { distanceInKm?: number | null; advert?: Partial<ShownAdvert> };

function shown({ distanceInKm = 14, advert = {} }: Wishes = {}): ShownAdvert {
  const destination =
    distanceInKm === null
      ? null
      : { postalCode: '4560', countryCode: 'AT', name: 'Kirchdorf', distanceInKm, isByRoad: false };
  return {
    kind: 'SHOWN',
    head: { title: '', description: '', path: '', isHidden: false, structuredData: [] },
    id: source.id,
    title: source.title,
    confirmed: null,
    category: 'FIREWOOD',
    crumbs: [{ label: 'Brennholz', href: '/kaufen-verkaufen/brennholz' }],
    images: [picture('i1', 1), picture('i2', 2)],
    flags: ['Hartholz'],
    caution: null,
    price: priceWordsOf(source),
    delivery: deliveryViewOf(source, { wanted: 6, destination, unknownPlace: null }),
    heat: heatViewOf(source, { inCents: 7.1, state: 'Oberösterreich' }),
    position: pricePositionViewOf({ market: MARKET, around: null }, 'RM'),
    facts: factsOf(source),
    description: source.description,
    place: placeViewOf(source.address, null),
    seller: {
      id: 's1abcdef',
      name: 'Eva H.',
      kind: 'PRIVATE',
      memberSince: 'März 2023',
      contactPerson: null,
      companySlug: null,
      otherAdverts: 12,
      badges: null,
      record: null,
      ratings: { lines: ['Menge: 12 von 13 wie vereinbart'], more: '13 Bewertungen lesen' },
    },
    contact: { hasPhoneNumber: true, hasEmail: true, shopLink: null, mayBeShown: true },
    standArea: null,
    owner: null,
    similar: [],
    similarAreNear: false,
    hasAdvertising: false,
    shortUrl,
    now: '2026-11-21T09:00:00.000Z',
    ...advert,
  };
}

type Answer = (form: FormData) => AdvertReply | Promise<AdvertReply>;

function open(wishes: Wishes = {}, answer: Answer = () => ({ intent: 'REVEAL', contact: null, message: null })) {
  sessionStorage.setItem('stammplatz:gesehen', source.id);
  const advert = shown(wishes);
  const Stub = createRoutesStub([
    {
      path: '/kaufen-verkaufen/p/:advert',
      Component: () => <AdvertPage advert={advert} sent={null} />,
      action: async ({ request }) => answer(await request.formData()),
    },
  ]);
  return render(<Stub initialEntries={['/kaufen-verkaufen/p/buche']} />);
}

const boxOf = (name: string) => within(screen.getByRole('region', { name }));
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

test('the page has no barriers', async () => {
  const { container } = open({
    advert: { owner: { status: 'BLOCKED', blockedReason: 'Falsche Menge', viewCount: 3 } },
  });
  expect(await barriersIn(container)).toEqual([]);
});

test('the total to the door follows the quantity at once', async () => {
  open();
  const box = boxOf('Bis zu dir');
  expect(box.getByText(/1\.050,00/)).toBeDefined();
  await userEvent.click(box.getByRole('button', { name: 'Mehr' }));
  expect(box.getByText(/1\.215,00/)).toBeDefined();
  const field = box.getByRole('textbox', { name: 'Menge' });
  await userEvent.clear(field);
  await userEvent.type(field, '2,5{Tab}');
  expect(box.getByText(/472,50/)).toBeDefined();
});

test('too little is raised to the smallest quantity and said', async () => {
  open();
  const box = boxOf('Bis zu dir');
  const field = box.getByRole('textbox', { name: 'Menge' });
  await userEvent.clear(field);
  await userEvent.type(field, '0,2');
  expect(plain(box.getByText(/Mindestmenge/).textContent)).toBe('Mindestmenge: 1 rm.');
});

test('more than there is becomes what there is, and the box goes on to say so', async () => {
  const few = { ...source, unitQuantity: 8 };
  open({ advert: { delivery: deliveryViewOf(few, { wanted: 6, destination: null, unknownPlace: null }) } });
  const box = boxOf('Bis zu dir');
  const field = box.getByRole<HTMLInputElement>('textbox', { name: 'Menge' });
  await userEvent.clear(field);
  await userEvent.type(field, '20{Tab}');
  expect(field.value).toBe('8');
  expect(plain(box.getByText(/Vorrätig sind/).textContent)).toBe('Vorrätig sind 8 rm.');
  await userEvent.click(box.getByRole('button', { name: 'Weniger' }));
  expect(box.queryByText(/Vorrätig sind/)).toBeNull();
});

test('beyond the reach of the delivery the box says how far it goes', () => {
  open({ distanceInKm: 63 });
  expect(plain(boxOf('Bis zu dir').getByText(/Zustellung nur bis/).textContent)).toBe(
    'Zustellung nur bis 40 km, zu dir sind es 63 km.',
  );
});

test('without a place the box asks for one; with one it can be changed', async () => {
  const { unmount } = open({ distanceInKm: null });
  expect(boxOf('Bis zu dir').getByRole('textbox', { name: 'Deine Postleitzahl oder dein Ort' })).toBeDefined();
  unmount();
  open();
  await userEvent.click(boxOf('Bis zu dir').getByRole('link', { name: /Ort ändern/ }));
  expect(document.activeElement).toBe(
    boxOf('Bis zu dir').getByRole('textbox', { name: 'Deine Postleitzahl oder dein Ort' }),
  );
});

test('number and address are shown after the button, in box and bar, with links to call and write', async () => {
  const { container } = open({}, (form) => {
    expect([form.get('intent'), form.get('anzeige')]).toEqual(['kontakt', source.id]);
    return { intent: 'REVEAL', contact: { phoneNumber: '+43 660 123 45 67', email: 'eva@example.at' }, message: null };
  });
  expect(container.innerHTML).not.toMatch(/660|eva@/);
  await userEvent.click(boxOf('Kontakt').getByRole('button', { name: 'Nummer zeigen' }));
  await waitFor(() => expect(boxOf('Kontakt').getByText('+43 660 123 45 67')).toBeDefined());
  const call = boxOf('Kontakt').getByRole('link', { name: '+43 660 123 45 67 anrufen' });
  expect(call.getAttribute('href')).toBe('tel:+436601234567');
  const write = boxOf('Kontakt').getByRole('link', { name: 'E-Mail schreiben an eva@example.at' });
  expect(write.getAttribute('href')).toMatch(/^mailto:eva@example\.at\?subject=/);
  expect(boxOf('Preis und Kontakt').getByRole('link', { name: 'Anrufen' }).getAttribute('href')).toBe(
    'tel:+436601234567',
  );
  expect(await barriersIn(container)).toEqual([]);
});

test('while the number is on its way the button says so', async () => {
  let finish: (reply: AdvertReply) => void = () => undefined;
  open({}, () => new Promise((resolve) => (finish = resolve)));
  await userEvent.click(boxOf('Kontakt').getByRole('button', { name: 'Nummer zeigen' }));
  expect(await boxOf('Kontakt').findByRole('button', { name: 'Wird geladen' })).toBeDefined();
  finish({ intent: 'REVEAL', contact: { phoneNumber: '0660 1', email: null }, message: null });
  expect(await boxOf('Kontakt').findByText('0660 1')).toBeDefined();
});

test('a double click asks for the number once, as it is counted', async () => {
  const asked: ((reply: AdvertReply) => void)[] = [];
  open({}, () => new Promise((resolve) => asked.push(resolve)));
  await userEvent.dblClick(boxOf('Kontakt').getByRole('button', { name: 'Nummer zeigen' }));
  expect(asked).toHaveLength(1);
  asked[0]?.({ intent: 'REVEAL', contact: { phoneNumber: '0660 1', email: null }, message: null });
  expect(await boxOf('Kontakt').findByText('0660 1')).toBeDefined();
});

test('a reached limit is told in the words of the server, and the button stays', async () => {
  open({}, () => ({ intent: 'REVEAL', contact: null, message: 'Das waren viele Versuche. Bitte warte 20 Minuten.' }));
  await userEvent.click(boxOf('Kontakt').getByRole('button', { name: 'Nummer zeigen' }));
  expect(await boxOf('Kontakt').findByText(/Bitte warte 20 Minuten/)).toBeDefined();
  expect(boxOf('Kontakt').getByRole('button', { name: 'Nummer zeigen' })).toBeDefined();
});

test('an advert without number and address offers the chat alone', () => {
  open({ advert: { contact: { hasPhoneNumber: false, hasEmail: false, shopLink: null, mayBeShown: true } } });
  const link = boxOf('Kontakt').getByRole('link', { name: 'Nachricht schreiben' });
  expect(link.getAttribute('href')).toMatch(/^\/chats\/neu\?anzeige=/);
  expect(screen.queryByRole('button', { name: /zeigen$/ })).toBeNull();
});

test('a visitor who is not signed in writes at once, with the own place where the advert is for people nearby', async () => {
  const place = { label: 'Dein Ort', known: '4820 Bad Ischl' };
  const contact = {
    hasPhoneNumber: false,
    hasEmail: false,
    shopLink: null,
    mayBeShown: true,
    messagePath: '/chats/erste/1',
    place,
  };
  const { container } = open({ advert: { contact } });
  const field = boxOf('Kontakt').getByRole('textbox', { name: 'Nachricht an Eva H.' });
  expect(field.closest('form')?.getAttribute('action')).toBe('/chats/erste/1');
  expect(boxOf('Kontakt').getByRole<HTMLInputElement>('textbox', { name: 'Dein Ort' }).value).toBe('4820 Bad Ischl');
  expect(boxOf('Kontakt').queryByRole('link', { name: 'Nachricht schreiben' })).toBeNull();
  await userEvent.click(boxOf('Preis und Kontakt').getByRole('link', { name: 'Nachricht' }));
  expect(document.activeElement).toBe(field);
  expect(await barriersIn(container)).toEqual([]);
});

test('only an e-mail address is offered as such', () => {
  open({ advert: { contact: { hasPhoneNumber: false, hasEmail: true, shopLink: null, mayBeShown: true } } });
  expect(
    boxOf('Kontakt')
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['E-Mail zeigen']);
});

const feedback: Answer = (form) => {
  const values = { name: String(form.get('name')), content: String(form.get('content')) };
  const errors = feedbackErrors(values);
  const isSent = Object.keys(errors).length === 0;
  return { intent: 'FEEDBACK', isSent, message: null, errors, values } satisfies FeedbackReply;
};

test('a remark with gaps names them at their fields and takes the focus there; a whole one is thanked for', async () => {
  open({}, feedback);
  await userEvent.click(screen.getByText('Hinweis geben'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Hinweis' }), 'Der Preis gilt nicht mehr.');
  await userEvent.click(screen.getByRole('button', { name: 'Hinweis senden' }));
  const name = screen.getByRole('textbox', { name: 'Dein Name' });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByText('Sag uns noch, wie wir dich nennen dürfen.')).toBeDefined();
  await userEvent.type(name, 'Rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Hinweis senden' }));
  expect(await screen.findByText('Danke, dein Hinweis ist angekommen.')).toBeDefined();
});

test('a remark goes out once, however often its button is pressed', async () => {
  const sent: FormData[] = [];
  let answer = (): void => undefined;
  open({}, (form) => {
    sent.push(form);
    return new Promise((resolve) => (answer = () => resolve(feedback(form))));
  });
  await userEvent.click(screen.getByText('Hinweis geben'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Dein Name' }), 'Rosa');
  await userEvent.type(screen.getByRole('textbox', { name: 'Hinweis' }), 'Der Preis gilt nicht mehr.');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Hinweis senden' }));
  expect(sent.map((form) => form.get('name'))).toEqual(['Rosa']);
  await act(async () => answer());
  expect(await screen.findByText('Danke, dein Hinweis ist angekommen.')).toBeDefined();
});

test('a picture opens enlarged, grows and shrinks by buttons, and gives way to the next one', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: /^Bild 1 vergrößern/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild vergrößert' }));
  expect(plain(dialog.getByRole('status').textContent)).toBe('100 %');
  await userEvent.click(dialog.getByRole('button', { name: 'Größer' }));
  expect(plain(dialog.getByRole('status').textContent)).toBe('150 %');
  await userEvent.keyboard('-');
  expect(plain(dialog.getByRole('status').textContent)).toBe('100 %');
  await userEvent.click(dialog.getByRole('button', { name: 'Nächstes Bild' }));
  expect(within(screen.getByRole('dialog')).getByText(/Bild 2 von 2/)).toBeDefined();
});

test('the way back closes the enlarged picture alone, and the focus is at the picture seen last', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: /^Bild 1 vergrößern/ }));
  await screen.findByRole('dialog', { name: 'Bild vergrößert' });
  await userEvent.keyboard('{ArrowRight}');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Bild 2 vergrößern/ }));
  // Closed by its cross it leaves no entry behind that the way back would stop at.
  await userEvent.click(screen.getByRole('link', { name: /^Bild 2 vergrößern/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild vergrößert' }));
  const isOverPage = () => Reflect.has(Object(window.history.state), 'liesOverPage');
  expect(isOverPage()).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(isOverPage()).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what the camera noted stands at its picture, and enlarged with what it is worth', async () => {
  const mark = 'Laut Kamera am 12. November 2026 am Lagerplatz aufgenommen';
  open({ advert: { images: [{ ...picture('a', 1), mark }, picture('b', 2)] } });
  expect(screen.getByText(mark).closest('li')?.id).toBe('bild-1');
  await userEvent.click(screen.getByRole('link', { name: /^Bild 1 vergrößern/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild vergrößert' }));
  expect(dialog.getByText(/am Lagerplatz aufgenommen/).textContent).toContain('Geprüft haben wir es nicht');
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.queryByText(/Laut Kamera/)).toBeNull();
});

test('pictures lead to their largest version where no script runs, and drawings are named as such', () => {
  open();
  const [first] = screen.getAllByRole('link', { name: /vergrößern/ });
  expect(first?.getAttribute('href')).toBe('/bilder/z/stack/buche/1/1600.jpg');
  expect(screen.getByText('Bild 1 von 2, Symbolbild')).toBeDefined();
});

test('the owner is told in which state the advert is, and why it is blocked', () => {
  open({ advert: { owner: { status: 'BLOCKED', blockedReason: 'Falsche Menge', viewCount: 3 } } });
  expect(screen.getByText(/Sie ist gesperrt/).textContent).toContain('Grund: Falsche Menge');
});

describe('the price among others', () => {
  test('says how far it is from the middle, in words and as a bar with a text of its own', () => {
    open();
    const region = screen.getByRole('region', { name: 'Preis im Vergleich' });
    const box = within(region);
    expect(plain(region.textContent)).toContain('5 % unter dem mittleren Preis');
    expect(plain(region.textContent)).toContain('Buche, Scheiter, trocken in Oberösterreich');
    expect(plain(box.getByRole('img').getAttribute('aria-label'))).toContain('üblich sind € 152 bis 180');
    expect(box.getByRole('link').getAttribute('href')).toBe(
      '/holzpreise/buche-scheite-trocken?bundesland=oberoesterreich',
    );
  });

  test('within two percent of the middle it says nothing of halves, and the bar has its figures', () => {
    if (MARKET === null) throw new Error('no market');
    const market = { ...MARKET, ownInCents: 16_400, differenceInPercent: -1 };
    const view = pricePositionViewOf({ market, around: null }, 'RM');
    expect([view?.difference, view?.sentence]).toEqual(['Praktisch der mittlere Preis', null]);
    expect(view?.bar?.figures.map(({ text, isOwn }) => [plain(text), isOwn])).toEqual([
      ['€ 152', false],
      ['€ 164', true],
      ['€ 180', false],
    ]);
  });

  test('among adverts around there is no bar, and without any comparison no box', () => {
    const around = {
      basis: 'HEAT',
      ownInCents: 6,
      medianInCents: 7.5,
      differenceInPercent: -20,
      comparedAdverts: 12,
    } as const;
    const view = pricePositionViewOf({ market: null, around }, 'RM');
    expect(view?.bar).toBeNull();
    expect(view?.facts).toContain('7,5\u00a0ct/kWh');
    expect(pricePositionViewOf({ market: null, around: null }, 'RM')).toBeNull();
  });
});
