import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import { EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { isStorableText } from '#contract/fields.ts';
import { LOCAL_DAYS, LOCAL_RADIUS_IN_KM, canCapHouseholds } from '#domain/adverts/availability/local-first.ts';
import { MAX_DELIVERY_BANDS } from '#domain/adverts/advert-content.ts';
import type { TextForm } from '#domain/adverts/categories/text-forms.ts';
import { MEASURE_BASES } from '#domain/adverts/category-data.ts';
import { editBlocksOf } from '#domain/adverts/edit/edit-fields.data.ts';
import type { EditField, IdList } from '#domain/adverts/edit/edit-fields.data.ts';
import { VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { AREAS_OF_SERVICE } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { ADVERT_LIMITS } from '#domain/wood/limits.data.ts';
import type { Limits } from '#domain/wood/limits.data.ts';

const IDS: Record<IdList, readonly { id: number }[]> = {
  SERVICE_CATEGORIES,
  AREAS_OF_SERVICE,
  EQUIPMENT,
  CERTIFICATES,
};

const TEXTS: Record<TextForm, readonly string[]> = {
  MONTH: ['2015-01', '2026-10', '2064-12'],
  ENPLUS_NUMBER: ['AT 001', 'DE 342'],
  SPECIES_SHARES: ['70\u00a0%\u00a0Fichte, 30\u00a0%\u00a0Tanne'],
};

/** Absent, null or an answer: a draft may leave anything open. */
const open = <T>(answer: Arbitrary<T>): Arbitrary<T | null | undefined> =>
  fc.oneof({ weight: 6, arbitrary: answer }, fc.constantFrom(null, undefined));

/** What people and attackers write: letters, emoji, markup, quotes, line ends. */
const anyText = (most: number): Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: Math.min(most, 60) }),
      fc.constantFrom(
        '',
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "O'Brien & Söhne",
        '木🌲',
        '{{1}}',
      ),
      fc.string({ unit: 'grapheme-ascii', minLength: most, maxLength: most }),
    )
    .map((words) => words.slice(0, most).toWellFormed().trim())
    .filter(isStorableText);

const wholeWithin = ({ minimum, maximum }: Limits): Arbitrary<number> => fc.integer({ min: minimum, max: maximum });
/** Thousandths are the finest that quantities are kept in. */
const thousandths = ({ minimum, maximum }: Limits): Arbitrary<number> =>
  fc.integer({ min: Math.ceil(minimum * 1000), max: maximum * 1000 }).map((count) => count / 1000);
const degrees = (reach: number): Arbitrary<number> =>
  fc.double({ min: -reach, max: reach, noNaN: true }).map((angle) => angle + 0);
const idsOf = (rows: readonly { id: number }[]): Arbitrary<number[]> =>
  fc.uniqueArray(fc.constantFrom(...rows.map(({ id }) => id)), { maxLength: 12 });

/** Valid answers to one field of category data, by the names of the payload. */
function answers(field: EditField): Record<string, Arbitrary<unknown>> {
  switch (field.kind) {
    case 'WOOD_TYPES':
      return { [field.field]: open(idsOf(WOOD_TYPES)) };
    case 'WOOD_TYPE':
      return { [field.field]: open(fc.constantFrom(...WOOD_TYPES.map(({ id }) => id))) };
    case 'CODE':
      return { [field.field]: open(fc.constantFrom('', ...field.list.map(({ code }) => code))) };
    case 'IDS':
      return { [field.field]: open(idsOf(IDS[field.list])) };
    case 'CLAIM':
    case 'SINGLE_ITEM':
      return { [field.field]: open(fc.boolean()) };
    case 'MEASURE_BASIS':
      return { [field.field]: open(fc.constantFrom(...MEASURE_BASES)) };
    case 'FIGURE':
      return { [field.field]: open(field.isWhole ? wholeWithin(field.limits) : thousandths(field.limits)) };
    case 'CENTS':
      return { [field.field]: open(wholeWithin(field.limits)) };
    case 'TEXT':
      return { [field.field]: open(fc.constantFrom('', ...TEXTS[field.form])) };
    case 'MEASURE':
      return Object.fromEntries(
        [field.single, field.from, field.to].map((name) => [name, open(wholeWithin(field.limits))]),
      );
  }
}

const anyCategoryData = (category: CategoryCode): Arbitrary<object> =>
  fc.record(Object.assign({}, ...editBlocksOf(category).flatMap(({ fields }) => fields.map(answers))));

const anyBand = fc.record({
  upToKm: thousandths({ minimum: 1, maximum: 1_000 }),
  minimumQuantity: open(thousandths({ minimum: 0, maximum: 1_000 })),
  amountInCents: wholeWithin({ minimum: 0, maximum: ADVERT_LIMITS.priceInCents.maximum }),
  per: fc.constantFrom('TRIP', 'UNIT'),
});

const anyAddress = fc.record({
  countryCode: open(fc.constantFrom('', 'AT', 'DE', 'SI', 'CH')),
  postalCode: open(fc.constantFrom('', '4591', '8010', '1010', '94032', '0000', 'Wald')),
  city: open(anyText(120)),
  street: open(anyText(160)),
  latitude: open(degrees(90)),
  longitude: open(degrees(180)),
});

/** Quotation marks and angle brackets are refused in addresses: they would end an attribute. */
const anyWebAddress = fc
  .webUrl({ withQueryParameters: true, withFragments: true })
  .map((address) => address.replaceAll("'", ''));

const anyContact = fc.record({
  firstname: open(anyText(80)),
  lastname: open(anyText(80)),
  companyName: open(anyText(120)),
  phoneNumber: open(fc.constantFrom('', '0664 1234567', '+43 (0) 7612/6457-12', '+49 8652 948-0')),
  email: open(fc.constantFrom('', 'eva@example.at', "o'neill+holz@sub.example.at")),
  shopLink: open(fc.oneof(fc.constant(''), anyWebAddress)),
});

/** Any payload of a category that the contract takes, pictures aside. */
export function anyEditOf(category: CategoryCode): Arbitrary<EditAdvertDto> {
  return fc
    .record({
      category: fc.constant(category),
      categoryData: open(anyCategoryData(category)),
      title: open(anyText(80)),
      description: open(anyText(5_000)),
      pricePerUnitInCents: open(wholeWithin(ADVERT_LIMITS.priceInCents)),
      priceTotalInCents: open(wholeWithin(ADVERT_LIMITS.priceInCents)),
      unit: open(fc.constantFrom(...UNIT_CODES)),
      unitQuantity: open(thousandths(ADVERT_LIMITS.quantity)),
      minimumQuantity: open(thousandths(ADVERT_LIMITS.quantity)),
      vatRate: open(fc.constantFrom(...VAT_RATES_IN_PERCENT)),
      priceIsGross: open(fc.boolean()),
      deliveryBands: open(fc.array(anyBand, { maxLength: MAX_DELIVERY_BANDS })),
      address: open(anyAddress),
      contact: open(anyContact),
      raffleAccepted: open(fc.boolean()),
      householdMaximum: canCapHouseholds(category) ? open(thousandths(ADVERT_LIMITS.quantity)) : fc.constant(undefined),
      localDays: open(wholeWithin(LOCAL_DAYS)),
      localRadiusInKm: open(wholeWithin(LOCAL_RADIUS_IN_KM)),
    })
    .map((edit) => JSON.parse(JSON.stringify(edit)))
    .map((edit) => z.parse(EditAdvertDto, edit));
}

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(-1, 0, 1e308, 1e-9, 2 ** 53, true, [], {}, [[]], { toString: 1 }, { length: -1 }),
  fc.constantFrom('\u0000', '\ud800', '__proto__', 'x'.repeat(6_000), '9'.repeat(400), "'; drop table adverts; --"),
);

/** A payload with one to three of its parts replaced by invalid values. */
export function anyBroken(payload: Arbitrary<object>): Arbitrary<unknown> {
  return fc
    .tuple(payload, fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 3 }))
    .map(([whole, breaks]) => breaks.reduce<unknown>((broken, [at, value]) => replaced(broken, at, value), whole));
}

/** Replaces the part that a number happens to choose. */
function replaced(payload: unknown, at: number, value: unknown): unknown {
  const copy: unknown = structuredClone(payload);
  const places: [object, string][] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const key of Object.keys(part)) {
      places.push([part, key]);
      visit(Reflect.get(part, key));
    }
  };
  visit(copy);
  const [part, key] = places[at % Math.max(places.length, 1)] ?? [];
  if (part === undefined || key === undefined) return value;
  Object.defineProperty(part, key, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}
