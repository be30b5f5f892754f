import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contentOf } from '#contract/adverts/edit-content.ts';
import type { Place } from '#contract/places/places.schemas.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { barriersIn } from '#test/axe.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { fromEdit, toEditAdvertDto } from '#web/adverts/edit/draft/draft.ts';
import { checkDraft } from '#web/adverts/edit/draft/draft-checks.ts';
import { sellerIn } from '#web/adverts/edit/draft/draft-terms.ts';
import { CONTACT_FIELDS, PLACE_FIELDS, PRICE_FIELDS, RAFFLE_FIELDS } from '#web/adverts/edit/draft/draft-fields.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { useDraft } from '#test/use-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import type { KnownTemplate } from './contact-template.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RaffleField } from './raffle-field.tsx';

const GRAZ: Place = {
  countryCode: 'AT',
  postalCode: '8010',
  name: 'Graz',
  federalStateId: 6,
  latitude: 47.07,
  longitude: 15.44,
  precision: 'exact',
};

const TEMPLATE: KnownTemplate = {
  contact: {
    id: '1',
    firstname: 'Eva',
    lastname: 'Holzer',
    companyName: '',
    phoneNumber: '0664 1234567',
    email: 'eva@example.at',
    shopLink: null,
  },
};

let latest: DraftValues = {};
let answers: Record<string, unknown> = {};

beforeEach(() => {
  answers = { '/api/v1/places/AT/8010': GRAZ, '/api/v1/places/suggest': { items: [] } };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input).replace(/\?.*/, '');
    const answer = answers[path];
    return new Response(JSON.stringify(answer ?? { status: 404 }), { status: answer === undefined ? 404 : 200 });
  });
});

type FormProps = { category: CategoryCode; initial: DraftValues; children: (group: FieldGroupProps) => ReactNode };

function Form({ category, initial, children }: FormProps) {
  const { values, onChange } = useDraft(initial);
  useEffect(() => {
    latest = values;
  });
  const { refused, warnings } = checkDraft(category, values);
  const group = { category, values, onChange, errors: refused, warnings };
  return (
    <main>
      <h1>Anzeige</h1>
      <h2>Teil</h2>
      <form method="post" data-testid="form">
        {children(group)}
      </form>
    </main>
  );
}

const all = (group: FieldGroupProps) => (
  <>
    <PriceFields {...group} />
    <PlaceFields {...group} ownerId="0191f0a0-0000-7000-8000-000000000001" />
    <DeliveryFields {...group} />
    <ContactFields {...group} template={TEMPLATE} />
    <RaffleField {...group} />
  </>
);

const inPage = (category: CategoryCode, initial: DraftValues, children: FormProps['children'] = all) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <Form category={category} initial={initial}>
      {children}
    </Form>
  </QueryClientProvider>
);
const show = (category: CategoryCode, initial: DraftValues = {}, children: FormProps['children'] = all) =>
  render(inPage(category, initial, children));

const FIELDS = { selector: 'input, select' };
const type = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label, FIELDS), { target: { value } });
};
const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label, FIELDS).value;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const edit = (category: CategoryCode = 'FIREWOOD') => toEditAdvertDto(category, latest);
const bands = [
  { upToKm: 20, amountInCents: 7_800, per: 'TRIP' as const },
  { upToKm: 50, minimumQuantity: 6, amountInCents: 1_600, per: 'UNIT' as const },
];

describe.each(CATEGORY_CODES)('the terms of %s', (category) => {
  test('have no barrier', async () => {
    const { container } = show(category, fromEdit({ ...COMPLETE_EDITS[category], deliveryBands: bands }));
    expect(await barriersIn(container)).toEqual([]);
  });

  test('have no barrier without an answer or with wrong ones', async () => {
    const wrong = { unitQuantity: 'viel', 'contact.shopLink': 'www.holz.at', 'deliveryBands.0.upToKm': '20' };
    const { container } = show(category, wrong);
    expect(await barriersIn(container)).toEqual([]);
  });
});

describe('without the script of the page', () => {
  const markupOf = (initial: DraftValues) => renderToStaticMarkup(inPage('FIREWOOD', initial));

  test('every field is a plain input of the form', () => {
    const page = new DOMParser().parseFromString(markupOf({}), 'text/html');
    const names = new Set([...page.querySelectorAll('form [name]')].map((field) => field.getAttribute('name')));
    const wanted = [...PRICE_FIELDS, ...PLACE_FIELDS, ...CONTACT_FIELDS, ...RAFFLE_FIELDS];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    expect(names.has('deliveryBands.1.amountInCents')).toBe(true);
  });

  test('the server fills in the price that follows from the other one', () => {
    const markup = markupOf({ priceKind: 'PER_UNIT', pricePerUnitInCents: '165', unitQuantity: '46' });
    expect(markup).toMatch(/name="priceTotalInCents"[^>]*value="7.590,00"/);
  });

  test('a row that was emptied is gone, and two more can be filled in', () => {
    const values = { ...fromEdit({ category: 'FIREWOOD', deliveryBands: bands }) };
    const markup = markupOf({ ...values, 'deliveryBands.0.upToKm': '', 'deliveryBands.0.amountInCents': '' });
    expect(markup).toMatch(/name="deliveryBands.0.upToKm"[^>]*value="50"/);
    expect(markup.match(/name="deliveryBands\.\d+\.upToKm"/g)).toHaveLength(3);
  });
});

describe('the price', () => {
  const price = (group: FieldGroupProps) => <PriceFields {...group} />;

  test('of a unit gives the price of everything, and the other way round', () => {
    show('FIREWOOD', { unitQuantity: '46' }, price);
    type('Preis je rm', '165');
    expect(valueOf('Gesamtpreis')).toBe('7.590,00');
    expect(edit()).toMatchObject({ pricePerUnitInCents: 16_500, priceTotalInCents: null });
    type('Gesamtpreis', '6.900');
    expect(valueOf('Preis je rm')).toBe('150,00');
    expect(edit()).toMatchObject({ pricePerUnitInCents: null, priceTotalInCents: 690_000 });
    fireEvent.click(screen.getByRole('radio', { name: 'Je rm' }));
    expect(edit()).toMatchObject({ pricePerUnitInCents: 15_000, priceTotalInCents: null });
  });

  test('of a gift is chosen, not typed: no price, tax or heat price is asked, and the unit stays', () => {
    show('FIREWOOD', { unitQuantity: '46', unit: 'RM', vatRate: '13', priceIsGross: 'brutto' }, price);
    type('Preis je rm', '165');
    fireEvent.click(screen.getByRole('radio', { name: 'Zu verschenken' }));
    expect(screen.queryByLabelText('Preis je rm', FIELDS)).toBeNull();
    expect(screen.queryByLabelText('Umsatzsteuer', FIELDS)).toBeNull();
    expect(screen.getByText(/steht „Zu verschenken“/)).toBeTruthy();
    expect(edit()).toMatchObject({ pricePerUnitInCents: 0, priceTotalInCents: null, unit: 'RM' });
    expect(fromEdit(edit())).toMatchObject({ priceKind: 'GIFT', pricePerUnitInCents: '' });
    fireEvent.click(screen.getByRole('radio', { name: 'Je rm' }));
    expect(edit()).toMatchObject({ pricePerUnitInCents: 16_500 });
  });

  test('typed as zero is that of a gift', () => {
    show('FIREWOOD', { unitQuantity: '46' }, price);
    type('Gesamtpreis', '0');
    expect(screen.getByText(/steht „Zu verschenken“/)).toBeTruthy();
    expect(fromEdit(edit())).toMatchObject({ priceKind: 'GIFT', priceTotalInCents: '' });
    expect(contentOf(edit())).toMatchObject({ pricePerUnitInCents: 0, priceTotalInCents: null });
  });

  test('follows the quantity', () => {
    show('FIREWOOD', { unitQuantity: '46', pricePerUnitInCents: '165,50', priceKind: 'PER_UNIT' }, price);
    type('Menge', '10');
    expect(valueOf('Gesamtpreis')).toBe('1.655,00');
  });

  test('that is emptied leaves no other price behind', () => {
    show('FIREWOOD', { unitQuantity: '46' }, price);
    type('Preis je rm', '165');
    type('Preis je rm', '');
    expect(valueOf('Gesamtpreis')).toBe('');
    expect(edit()).toMatchObject({ pricePerUnitInCents: null, priceTotalInCents: null });
  });

  test('on request hides the prices, and they are there again afterwards', () => {
    show('FIREWOOD', { pricePerUnitInCents: '165', priceKind: 'PER_UNIT' }, price);
    fireEvent.click(screen.getByRole('radio', { name: 'Preis auf Anfrage' }));
    expect(screen.queryByLabelText('Gesamtpreis')).toBeNull();
    expect(edit()).toMatchObject({ pricePerUnitInCents: null, priceTotalInCents: null });
    fireEvent.click(screen.getByRole('radio', { name: 'Je rm' }));
    expect(valueOf('Preis je rm')).toBe('165');
  });

  test('shows the other side of the tax', () => {
    show('FIREWOOD', {}, price);
    type('Preis je rm', '113');
    expect(plain(screen.getByTestId('form').textContent)).toContain('Ohne Steuer sind das € 100,00 / rm.');
    fireEvent.click(screen.getByRole('radio', { name: 'exkl. USt' }));
    expect(plain(screen.getByTestId('form').textContent)).toContain('Mit Steuer sind das € 127,69 / rm.');
    expect(edit()).toMatchObject({ priceIsGross: false });
  });

  test.each([
    ['FIREWOOD', '13', 'inkl. USt'],
    ['LOGS', '20', 'exkl. USt'],
    ['PELLETS', '13', 'inkl. USt'],
  ] as const)('of %s starts with %s %% and %s', (category, rate, basis) => {
    show(category, {}, price);
    expect(valueOf('Umsatzsteuer')).toBe(rate);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: basis }).checked).toBe(true);
  });

  test('of a private person has no tax', () => {
    show('LOGS', { pricePerUnitInCents: '38' }, (group) => <PriceFields {...group} seller="PRIVATE" />);
    expect(screen.queryByLabelText('Umsatzsteuer')).toBeNull();
    expect(screen.getByText('Du verkaufst privat: Dein Preis ist der Endpreis, ohne Umsatzsteuer.')).toBeTruthy();
  });

  test.each([
    ['Privat', { vatRate: 0, priceIsGross: true }],
    ['Land- und Forstwirtschaft', { vatRate: 13, priceIsGross: true }],
    ['Gewerbe', { vatRate: 20, priceIsGross: false }],
  ])('without an account asks who sells before it presets a tax: %s', (answer, tax) => {
    show('LOGS', { pricePerUnitInCents: '38' }, (group) => (
      <PriceFields {...group} seller={sellerIn(group.values)} asksSeller />
    ));
    expect(screen.queryByLabelText('Umsatzsteuer')).toBeNull();
    expect(checkDraft('LOGS', latest, sellerIn(latest)).publishingErrors).toHaveProperty('sellerKind');
    fireEvent.click(screen.getByRole('radio', { name: answer }));
    expect(edit('LOGS')).toMatchObject(tax);
    expect(checkDraft('LOGS', latest, sellerIn(latest)).publishingErrors).not.toHaveProperty('sellerKind');
    expect(screen.queryByLabelText('Umsatzsteuer') === null).toBe(tax.vatRate === 0);
  });

  test('of work is not offered as private, and keeps an answer given before', () => {
    const asked = (group: FieldGroupProps) => <PriceFields {...group} seller={sellerIn(group.values)} asksSeller />;
    show('SERVICES', { pricePerUnitInCents: '38' }, asked);
    expect(screen.queryByRole('radio', { name: 'Privat' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Land- und Forstwirtschaft' })).toBeTruthy();
    cleanup();
    show('SERVICES', { pricePerUnitInCents: '38', sellerKind: 'PRIVATE' }, asked);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Privat' }).checked).toBe(true);
  });

  test('that is unusual is questioned at its field', () => {
    show('FIREWOOD', { unit: 'RM', pricePerUnitInCents: '1650' }, price);
    const field = screen.getByLabelText('Preis je rm', FIELDS).closest('.field');
    expect(plain(field?.textContent)).toContain('Üblich sind inklusive Steuer € 30 bis 350 je Einheit.');
  });

  test('that cannot be read says so at its field', () => {
    show('FIREWOOD', {}, price);
    type('Preis je rm', 'Verhandlungssache');
    expect(screen.getByLabelText('Preis je rm', FIELDS).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Der Preis je Einheit ist so nicht lesbar.')).toBeTruthy();
  });

  test('is a lump sum where a unit cannot be counted', () => {
    show('SERVICES', {}, price);
    fireEvent.change(screen.getByLabelText('Einheit'), { target: { value: 'PAUSCHAL' } });
    expect(screen.getByLabelText('Pauschalpreis', { selector: 'input[name=pricePerUnitInCents]' })).toBeTruthy();
    expect(screen.queryByLabelText('Menge')).toBeNull();
  });
});

describe('the heat price', () => {
  const beech = fromEdit({ ...COMPLETE_EDITS.FIREWOOD, pricePerUnitInCents: null });

  test('appears while the price is typed, as the domain calculates it', () => {
    show('FIREWOOD', beech, (group) => <PriceFields {...group} />);
    expect(screen.queryByText(/ct\/kWh/)).toBeNull();
    type('Preis je rm', '165');
    expect(plain(screen.getByText(/ct\/kWh/).textContent)).toMatch(/^\d,\d bis \d,\d ct\/kWh$/);
    const before = screen.getByText(/ct\/kWh/).textContent;
    type('Preis je rm', '330');
    expect(screen.getByText(/ct\/kWh/).textContent).not.toBe(before);
  });

  test('stays while a length cannot be read', () => {
    show('FIREWOOD', { ...beech, 'categoryData.lengthInCm': '33 c', pricePerUnitInCents: '165' });
    expect(screen.getAllByText(/ct\/kWh/)).toHaveLength(1);
  });

  test('says where the middle of the offers lies', async () => {
    answers['/api/v1/products/categories'] = [
      { category: 'FIREWOOD', count: 40, unit: 'RM', minimumPriceInCents: 9_000, heatPriceMedianInCents: 5 },
    ];
    show('FIREWOOD', { ...beech, pricePerUnitInCents: '165' }, (group) => <PriceFields {...group} />);
    const words = await screen.findByText(/Mittlerer Preis/);
    expect(plain(words.textContent)).toBe('Mittlerer Preis in der Steiermark: 5,0 ct/kWh. Dein Angebot liegt darüber.');
  });

  test('is none of round wood', () => {
    show('LOGS', { pricePerUnitInCents: '100' }, (group) => <PriceFields {...group} />);
    expect(screen.queryByText(/Wärmepreis/)).toBeNull();
  });
});

describe('the place', () => {
  const place = (group: FieldGroupProps) => <PlaceFields {...group} ownerId={null} />;

  test('gets its town and its federal state from the postcode', async () => {
    show('FIREWOOD', {}, place);
    type('Postleitzahl', '8010');
    expect(await screen.findByText('Liegt in: Steiermark')).toBeTruthy();
    await waitFor(() => {
      expect(valueOf('Ort')).toBe('Graz');
      expect(edit().address).toMatchObject({ postalCode: '8010', city: 'Graz', latitude: null });
    });
  });

  test('loses town and point of a postcode that is left', async () => {
    const known = { countryCode: 'AT', postalCode: '4591', city: 'Molln', latitude: 47.9, longitude: 14.2 };
    show('FIREWOOD', fromEdit({ category: 'FIREWOOD', address: known }), place);
    type('Postleitzahl', '8010');
    expect(edit().address).toMatchObject({ postalCode: '8010', latitude: null, longitude: null });
    await screen.findByText('Liegt in: Steiermark');
    await waitFor(() => expect(edit().address).toMatchObject({ city: 'Graz' }));
  });

  test('keeps a town of its own until the postcode is changed', async () => {
    const known = { countryCode: 'AT', postalCode: '8010', city: 'Graz-Ries' };
    show('FIREWOOD', fromEdit({ category: 'FIREWOOD', address: known }), place);
    await screen.findByText('Liegt in: Steiermark');
    expect(edit().address).toMatchObject({ city: 'Graz-Ries' });
  });

  test('says that a postcode is unknown', async () => {
    show('FIREWOOD', {}, place);
    type('Postleitzahl', '9999');
    expect(await screen.findByText('Zu dieser Postleitzahl kennen wir keinen Ort. Bitte prüf sie.')).toBeTruthy();
  });

  test('has a point that the arrow keys move by a hundred metres, and that can be taken back', async () => {
    show('FIREWOOD', fromEdit({ category: 'FIREWOOD', address: { countryCode: 'AT', postalCode: '8010' } }), place);
    const pin = await screen.findByRole('button', { name: /Punkt verschieben/ });
    fireEvent.keyDown(pin, { key: 'ArrowUp' });
    expect(edit().address?.latitude).toBeCloseTo(47.0709, 4);
    expect(edit().address?.longitude).toBe(15.44);
    fireEvent.keyDown(pin, { key: 'ArrowUp' });
    expect(plain(screen.getByText(/neben der Ortsmitte/).textContent)).toContain('Der Punkt liegt 200 m neben');
    fireEvent.click(screen.getByRole('button', { name: 'Wieder Ortsmitte' }));
    expect(edit().address).toMatchObject({ latitude: null, longitude: null });
  });

  test('takes the position of the device, and says when there is none', async () => {
    const position = { coords: { latitude: 47.123456, longitude: 15.4 } };
    const find = vi.fn<(found: (at: typeof position) => void) => void>((found) => found(position));
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: find } });
    show('FIREWOOD', {}, place);
    fireEvent.click(screen.getByRole('button', { name: 'Mein Standort' }));
    expect(edit().address).toMatchObject({ latitude: 47.12346, longitude: 15.4 });
    vi.stubGlobal('navigator', {});
    fireEvent.click(screen.getByRole('button', { name: 'Mein Standort' }));
    expect(screen.getByText(/Den Standort bekommen wir gerade nicht/)).toBeTruthy();
    vi.unstubAllGlobals();
  });
});

describe('delivery', () => {
  const delivery = (group: FieldGroupProps) => <DeliveryFields {...group} />;
  const row = (position: number) => within(screen.getByRole('group', { name: `Zustellpreis ${position}` }));
  const typeIn = (position: number, label: string, value: string) =>
    fireEvent.change(row(position).getByLabelText(label), { target: { value } });

  test('rows are added and removed, and those behind move up', () => {
    show('FIREWOOD', {}, delivery);
    typeIn(1, 'Bis', '20');
    typeIn(1, 'Betrag', '78');
    fireEvent.click(screen.getByRole('button', { name: 'Weitere Entfernung' }));
    typeIn(2, 'Bis', '50,5');
    typeIn(2, 'Betrag', '16.50');
    fireEvent.change(row(2).getByLabelText('Gilt'), { target: { value: 'UNIT' } });
    expect(edit().deliveryBands).toEqual([
      { upToKm: 20, minimumQuantity: null, amountInCents: 7_800, per: 'TRIP' },
      { upToKm: 50.5, minimumQuantity: null, amountInCents: 1_650, per: 'UNIT' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Zustellpreis 1 entfernen' }));
    expect(edit().deliveryBands).toEqual([{ upToKm: 50.5, minimumQuantity: null, amountInCents: 1_650, per: 'UNIT' }]);
    expect(screen.queryByRole('group', { name: 'Zustellpreis 2' })).toBeNull();
  });

  test('shows what buyers will read, for a usual order or the smallest one', () => {
    show('FIREWOOD', { ...fromEdit({ category: 'FIREWOOD', deliveryBands: bands }), minimumQuantity: '6' }, delivery);
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(lines).toEqual(['Zustellung 20 km, 6 rm: € 78', 'Zustellung 50 km, 6 rm: € 96']);
  });

  test('shows the sum with the goods once they have a price', () => {
    const values = fromEdit({ category: 'FIREWOOD', pricePerUnitInCents: 16_500, deliveryBands: bands.slice(0, 1) });
    show('FIREWOOD', { ...values, minimumQuantity: '6' }, delivery);
    expect(plain(screen.getByRole('listitem').textContent)).toBe('Zustellung 20 km, 6 rm: € 78, mit der Ware € 1.068');
  });

  test('asks for the parts that a row misses, at their fields', () => {
    show('FIREWOOD', { 'deliveryBands.1.minimumQuantity': '6' }, delivery);
    expect(row(2).getByText('Bis zu wie vielen Kilometern?')).toBeTruthy();
    expect(row(2).getByText('Was kostet das? 0 heißt: im Preis dabei.')).toBeTruthy();
    expect(row(1).queryByText('Bis zu wie vielen Kilometern?')).toBeNull();
  });

  test('offers to order rows that do not run from near to far', () => {
    show('FIREWOOD', fromEdit({ category: 'FIREWOOD', deliveryBands: bands.toReversed() }), delivery);
    fireEvent.click(screen.getByRole('button', { name: 'Nach Entfernung ordnen' }));
    expect(edit().deliveryBands?.map(({ upToKm }) => upToKm)).toEqual([20, 50]);
    expect(screen.queryByRole('button', { name: 'Nach Entfernung ordnen' })).toBeNull();
  });

  test('refuses two prices up to the same distance', () => {
    const twice = bands.map((band) => ({ ...band, upToKm: 20 }));
    show('FIREWOOD', fromEdit({ category: 'FIREWOOD', deliveryBands: twice }), delivery);
    expect(screen.getByText(/Zwei Zustellpreise gelten bis zur selben Entfernung/)).toBeTruthy();
  });

  test('ends at ten rows', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({
      upToKm: index + 1,
      amountInCents: 100,
      per: 'TRIP' as const,
    }));
    show('FIREWOOD', fromEdit({ category: 'FIREWOOD', deliveryBands: many }), delivery);
    expect(screen.queryByRole('button', { name: 'Weitere Entfernung' })).toBeNull();
  });
});

describe('the contact', () => {
  const contact = (template: KnownTemplate | null) => (group: FieldGroupProps) => (
    <ContactFields {...group} template={template} />
  );

  test('is taken from the contact template on demand, and says so', () => {
    show('FIREWOOD', { 'contact.companyName': 'Forst Holzer' }, contact(TEMPLATE));
    fireEvent.click(screen.getByRole('button', { name: 'Aus Kontaktvorlage übernehmen' }));
    expect(edit().contact).toEqual({
      firstname: 'Eva',
      lastname: 'Holzer',
      companyName: 'Forst Holzer',
      phoneNumber: '0664 1234567',
      email: 'eva@example.at',
      shopLink: null,
    });
    expect(screen.getAllByText('aus Kontaktvorlage')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Aus Kontaktvorlage übernehmen' })).toBeNull();
  });

  test('leads to the settings where there is no template', () => {
    show('FIREWOOD', {}, contact(null));
    expect(screen.getByRole('link', { name: 'Kontaktvorlage anlegen' }).getAttribute('href')).toBe(
      '/user/profil-einstellungen#kontakt',
    );
  });

  test('says what buyers see at once and what they have to ask for', () => {
    show('FIREWOOD', {}, contact(null));
    expect(screen.getByText('Gib Telefon oder E-Mail an, damit Käufer dich erreichen.')).toBeTruthy();
    type('Vorname', 'Eva');
    type('Nachname', 'holzer');
    type('Telefon', '0664 1234567');
    expect(screen.getByText('Gleich: Eva H.')).toBeTruthy();
    expect(screen.getByText('Erst nach einem Klick: Telefon')).toBeTruthy();
  });

  test('refuses a web address without its beginning and offers the whole one', () => {
    show('FIREWOOD', {}, contact(null));
    type(/^Website/, 'www.holz-eva.at/shop');
    expect(screen.getByText(/Die Webadresse beginnt mit https/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Meinst du https://www.holz-eva.at/shop?' }));
    expect(edit().contact?.shopLink).toBe('https://www.holz-eva.at/shop');
    expect(screen.queryByText(/Die Webadresse beginnt mit/)).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://holz.at'])('offers nothing for %s', (typed) => {
    show('FIREWOOD', { 'contact.shopLink': typed }, contact(null));
    expect(screen.getByText(/Die Webadresse beginnt mit https/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Meinst du/ })).toBeNull();
  });
});

test('taking part in the raffle needs ticking its own box', () => {
  show('FIREWOOD', {}, (group) => <RaffleField {...group} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(false);
  const terms = screen.getByRole('link', { name: 'Teilnahmebedingungen' });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/teilnahme-bedingungen', '_blank']);
  expect(edit().raffleAccepted).toBe(false);
  fireEvent.click(box);
  expect(edit().raffleAccepted).toBe(true);
});
