import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { contentOf } from '#contract/adverts/edit-content.ts';
import { fieldIssues } from '#contract/field-issues.ts';
import { MAX_DELIVERY_BANDS } from '#domain/adverts/advert-content.ts';
import { CATEGORY_CODES, VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { createRandom } from '#domain/pictures/random.ts';
import { fromEdit, toEditAdvertDto, valuesOfForm } from './draft.ts';
import { CONTACT_FIELDS, DELIVERY_FIELDS, PLACE_FIELDS, PRICE_FIELDS, RAFFLE_FIELDS } from './draft-fields.ts';
import { SETTLED_FIELD, settledMarkOf, termsEditOf } from './draft-terms.ts';

const TERMS = [...PRICE_FIELDS, ...PLACE_FIELDS, ...DELIVERY_FIELDS, ...CONTACT_FIELDS, ...RAFFLE_FIELDS];

type Draw = ReturnType<typeof createRandom>;

const LETTERS = [...'abcäöüßXYZ 0123.,;:\'"<>&/|%€–„“🌲'] as [string, ...string[]];
const maybe = <T>(draw: Draw, value: () => T): T | null => (draw.chance(0.3) ? null : value());
const cents = (draw: Draw): number => draw.integer(1, draw.pick([99, 20_000, 1_000_000_000]));
const degrees = (draw: Draw, reach: number): number => draw.between(-reach, reach);
const words = (draw: Draw, longest: number): string =>
  Array.from({ length: draw.integer(0, longest / 2) }, () => draw.pick(LETTERS)).join('');

/** Whole figures and those with up to three decimals, small and large. */
function figure(draw: Draw, low: number, high: number): number {
  const decimals = draw.integer(0, 3);
  const value = Number(draw.between(low, draw.chance(0.5) ? Math.min(high, 100) : high).toFixed(decimals));
  return Math.max(low, value);
}

const anyBand = (draw: Draw) => ({
  upToKm: figure(draw, 1, 1_000),
  minimumQuantity: maybe(draw, () => figure(draw, 0.001, 1_000_000)),
  amountInCents: draw.chance(0.2) ? 0 : cents(draw),
  per: draw.pick(['TRIP', 'UNIT']),
});

const anyAddress = (draw: Draw) => ({
  countryCode: draw.pick(['AT', 'DE', 'SI', 'XX']),
  postalCode: draw.pick(['4591', '8010', '94032']),
  city: words(draw, 120),
  street: words(draw, 160),
  latitude: maybe(draw, () => degrees(draw, 90)),
  longitude: maybe(draw, () => degrees(draw, 180)),
});

const anyContact = (draw: Draw) => ({
  firstname: words(draw, 80),
  lastname: words(draw, 80),
  companyName: words(draw, 120),
  phoneNumber: draw.pick(['0664 1234567', '+49 8652 948-0', '']),
  email: draw.pick(['', 'eva@example.at']),
  shopLink: draw.pick(['', 'https://holz.example/shop?x=1']),
});

/** A valid payload as the contract reads it. */
function anyEdit(draw: Draw): EditAdvertDto {
  const category = draw.pick(CATEGORY_CODES);
  return z.parse(EditAdvertDto, {
    category,
    pricePerUnitInCents: maybe(draw, () => cents(draw)),
    priceTotalInCents: maybe(draw, () => cents(draw)),
    unit: maybe(draw, () => draw.pick(UNIT_CODES)),
    unitQuantity: maybe(draw, () => figure(draw, 0.001, 1_000_000)),
    minimumQuantity: maybe(draw, () => figure(draw, 0.001, 1_000_000)),
    vatRate: maybe(draw, () => draw.pick(VAT_RATES_IN_PERCENT)),
    priceIsGross: maybe(draw, () => draw.chance(0.5)),
    address: maybe(draw, () => anyAddress(draw)),
    contact: maybe(draw, () => anyContact(draw)),
    deliveryBands: Array.from({ length: draw.integer(0, MAX_DELIVERY_BANDS) }, () => anyBand(draw)),
    raffleAccepted: draw.chance(0.5),
  });
}

const seeds = Array.from({ length: 400 }, (_, seed) => seed);

describe('the terms of a draft', () => {
  it('survive being filled into the fields and read again, whatever a valid payload says', () => {
    for (const seed of seeds) {
      const edit = anyEdit(createRandom(seed));
      const read = toEditAdvertDto(edit.category, fromEdit(edit));
      expect(z.safeParse(EditAdvertDto, read).success, `seed ${seed}`).toBe(true);
      expect(contentOf(read), `seed ${seed}`).toEqual(contentOf(edit));
    }
  });

  it('survive a plain form that is sent as it was shown', () => {
    for (const seed of seeds) {
      const edit = anyEdit(createRandom(seed));
      const values = fromEdit(edit);
      const form = new FormData();
      for (const name of TERMS) form.append(name, String(values[name] ?? ''));
      form.set(SETTLED_FIELD, settledMarkOf(values));
      const read = termsEditOf(edit.category, valuesOfForm(form, TERMS));
      expect(contentOf({ ...edit, ...read }), `seed ${seed}`).toEqual(contentOf(edit));
    }
  });
});

describe('the price that counts', () => {
  const both = { pricePerUnitInCents: '165', priceTotalInCents: '7.590,00' };
  it.each([
    ['PER_UNIT', both, { pricePerUnitInCents: 16_500, priceTotalInCents: null }],
    ['TOTAL', both, { pricePerUnitInCents: null, priceTotalInCents: 759_000 }],
    ['BOTH', both, { pricePerUnitInCents: 16_500, priceTotalInCents: 759_000 }],
    ['ON_REQUEST', both, { pricePerUnitInCents: null, priceTotalInCents: null }],
    ['', both, { pricePerUnitInCents: 16_500, priceTotalInCents: 759_000 }],
    ['PER_UNIT', { priceTotalInCents: '7590' }, { pricePerUnitInCents: null, priceTotalInCents: 759_000 }],
    ['TOTAL', { pricePerUnitInCents: '165.5' }, { pricePerUnitInCents: 16_550, priceTotalInCents: null }],
  ])('with the choice "%s" of %j is %j', (priceKind, typed, prices) => {
    expect(termsEditOf('FIREWOOD', { ...typed, priceKind })).toMatchObject(prices);
  });
});

describe('a place sent by a plain form', () => {
  const shown = {
    'address.countryCode': 'AT',
    'address.postalCode': '4591',
    'address.city': 'Molln',
    'address.latitude': '47.88',
    'address.longitude': '14.26',
  };
  const sent = (changes: Record<string, string>) =>
    termsEditOf('FIREWOOD', { ...shown, [SETTLED_FIELD]: settledMarkOf(shown), ...changes }).address;

  it('keeps town and point as long as the postcode is the same', () => {
    expect(sent({ 'address.street': 'Waldweg 3' })).toMatchObject({ city: 'Molln', latitude: 47.88, longitude: 14.26 });
  });

  it('leaves town and point of the old postcode behind', () => {
    expect(sent({ 'address.postalCode': '8010' })).toMatchObject({ city: null, latitude: null, longitude: null });
  });

  it('takes a town and a point that were typed with the new postcode', () => {
    const typed = { 'address.postalCode': '8010', 'address.city': 'Graz', 'address.latitude': '47,07' };
    expect(sent(typed)).toMatchObject({ city: 'Graz', latitude: 47.07, longitude: 14.26 });
  });
});

describe('a delivery row', () => {
  const issuesOf = (values: Record<string, string>) => {
    const { error } = z.safeParse(EditAdvertDto, toEditAdvertDto('FIREWOOD', values), { reportInput: true });
    return fieldIssues(error?.issues ?? []).map(({ path, code }) => [path, code]);
  };

  it('misses its amount at the field of the amount', () => {
    expect(issuesOf({ 'deliveryBands.0.upToKm': '20' })).toEqual([['deliveryBands.0.amountInCents', 'required']]);
  });

  it('with a smallest quantity only is not lost without a word', () => {
    expect(issuesOf({ 'deliveryBands.0.minimumQuantity': '6' })).toEqual([
      ['deliveryBands.0.upToKm', 'required'],
      ['deliveryBands.0.amountInCents', 'required'],
    ]);
  });

  it('says which figure cannot be read', () => {
    expect(issuesOf({ 'deliveryBands.0.upToKm': 'weit', 'deliveryBands.0.amountInCents': '78' })).toEqual([
      ['deliveryBands.0.upToKm', 'type'],
    ]);
  });
});
