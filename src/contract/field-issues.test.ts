import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EditAdvertDto, DeleteAdvertDto } from './adverts/adverts.schemas.ts';
import { AgreementVersionDto } from './agreements/agreements.schemas.ts';
import { Registration } from './content-api/content-api.schemas.ts';
import { EventLogDto } from './events/event-logs.schemas.ts';
import { refusalOf } from './field-issues.ts';
import { planShapes } from './plans/plans.schemas.ts';
import { FIELD_NAMES, validationTexts } from '#texts/de/forms/validation.ts';
import { ProductFilter } from './search/products.schemas.ts';

const NARROW = '\u00a0';

function refusal(schema: z.core.$ZodType, value: unknown) {
  const result = z.safeParse(schema, value, { reportInput: true });
  return result.success ? null : refusalOf(result.error.issues);
}

function messagesOf(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  return Object.fromEntries((refusal(schema, value)?.errors ?? []).map(({ path, message }) => [path, message]));
}

describe('what is said about a refused field', () => {
  it('names both limits with the unit of the field', () => {
    expect(messagesOf(EditAdvertDto, { category: 'FIREWOOD', categoryData: { lengthInCm: 5 } })).toEqual({
      'categoryData.lengthInCm': `Die Länge muss zwischen 10 und 300${NARROW}cm liegen.`,
    });
  });

  it('takes the limits of the category the advert is in', () => {
    expect(messagesOf(EditAdvertDto, { category: 'LOGS', categoryData: { lengthInCm: 5 } })).toEqual({
      'categoryData.lengthInCm': `Die Länge muss zwischen 50 und 2.500${NARROW}cm liegen.`,
    });
  });

  it('asks for whole cents and whole numbers where there are decimals', () => {
    const given = { category: 'FIREWOOD', pricePerUnitInCents: 12.5, categoryData: { lengthInCm: 33.5 } };
    expect(messagesOf(EditAdvertDto, given)).toEqual({
      pricePerUnitInCents: 'Der Preis je Einheit wird in ganzen Cent angegeben, ohne Nachkommastellen.',
      'categoryData.lengthInCm': 'Die Länge muss eine ganze Zahl sein.',
    });
  });

  it('speaks of money in euros', () => {
    expect(messagesOf(EditAdvertDto, { category: 'LOGS', pricePerUnitInCents: -1 })).toEqual({
      pricePerUnitInCents: `Der Preis je Einheit muss zwischen €${NARROW}0 und €${NARROW}10.000.000 liegen.`,
    });
  });

  it('speaks of the prices of a plan in euros', () => {
    const { changePlanDto } = planShapes.changePlan.body;
    expect(messagesOf(changePlanDto, { prices: { MONTHLY: 499, YEARLY: 2_000_000, ONCE: null } })).toMatchObject({
      'prices.MONTHLY': `Der Preis im Monat muss zwischen €${NARROW}5 und €${NARROW}10.000 liegen.`,
      'prices.YEARLY': `Der Preis im Jahr muss zwischen €${NARROW}5 und €${NARROW}10.000 liegen.`,
    });
  });

  it('calls every field by a name that begins in upper case, with or without its article', () => {
    const labels = Object.keys(FIELD_NAMES).map((path) => validationTexts.nameOf(path));
    expect(labels.filter((label) => !/^\p{Lu}/u.test(label))).toEqual([]);
    expect(['title', 'reservedUntil', 'latitude', 'currentPassword'].map(validationTexts.nameOf)).toEqual([
      'Titel',
      'Letzter Tag der Reservierung',
      'Geografische Breite',
      'Bisheriges Passwort',
    ]);
  });

  it('calls the version of an agreement not that of an advert', () => {
    expect(messagesOf(AgreementVersionDto, {})).toMatchObject({ version: 'Der Stand fehlt noch.' });
  });

  it('counts characters', () => {
    expect(messagesOf(EditAdvertDto, { category: 'LOGS', title: 'x'.repeat(81) })).toEqual({
      title: 'Der Titel darf höchstens 80 Zeichen haben.',
    });
    expect(messagesOf(Registration, { username: 'a', email: 'a@b.at', password: 'kurz' })).toEqual({
      password: 'Das Passwort braucht mindestens 8 Zeichen.',
    });
  });

  it('says what is missing, and in the plural where the field is one', () => {
    expect(messagesOf(EditAdvertDto, {})).toEqual({ category: 'Die Kategorie fehlt noch.' });
    expect(
      messagesOf(EditAdvertDto, { category: 'FIREWOOD', categoryData: { furnaceWoodTypeIds: [20, 9999] } }),
    ).toEqual({
      'categoryData.furnaceWoodTypeIds.1': 'Die Holzarten sind nicht in der Auswahl.',
    });
  });

  it('names the field of the kind that was sent, not what another kind would need', () => {
    const unknown = 'Diese Angabe ist nicht in der Auswahl.';
    expect(messagesOf(EventLogDto, { type: 'NOPE' })).toEqual({ type: unknown });
    expect(messagesOf(EventLogDto, { events: [{ type: 'LOGIN' }, { type: 'NOPE' }] })).toEqual({
      'events.1.type': unknown,
    });
  });

  it('shows the form of an address', () => {
    const contact = { email: 'anna', shopLink: 'javascript:alert(1)' };
    expect(messagesOf(EditAdvertDto, { category: 'LOGS', contact })).toEqual({
      'contact.email': 'Die E-Mail-Adresse ist noch nicht vollständig. Sie sieht so aus: name@beispiel.at',
      'contact.shopLink': 'Die Webadresse beginnt mit https:// oder http://.',
    });
  });

  it('speaks about a field it has no name for', () => {
    expect(messagesOf(z.object({ strange: z.string() }), { strange: 1 })).toEqual({
      strange: 'Diese Angabe ist so nicht lesbar.',
    });
  });

  it('says one thing about each field', () => {
    const errors =
      refusal(ProductFilter, { size: 'x', page: -1, categoryData: { dryingStates: ['A', 'B'] } })?.errors ?? [];
    expect(new Set(errors.map(({ path }) => path)).size).toBe(errors.length);
    expect(errors.length).toBe(4);
  });

  it('reports at most fifty fields', () => {
    const furnaceWoodTypeIds = Array.from({ length: 60 }, () => 9999);
    expect(refusal(EditAdvertDto, { category: 'FIREWOOD', categoryData: { furnaceWoodTypeIds } })?.errors.length).toBe(
      50,
    );
  });
});

describe('the status of a refusal', () => {
  it.each([
    ['a type', { category: 'LOGS', title: 7 }],
    ['an unknown code', { category: 'LOGS', unit: 'KLAFTER' }],
    ['an unknown category', { category: 'BOATS' }],
    ['a missing category', {}],
    ['no body', undefined],
    ['a list for a body', []],
    ['a NUL byte', { category: 'LOGS', title: 'a\u0000b' }],
    ['half a character', { category: 'LOGS', contact: { firstname: '\ud800' } }],
    ['one unreadable field beside a broken rule', { category: 'LOGS', title: 7, pricePerUnitInCents: 0 }],
  ])('is 400 for %s, since the request cannot be read', (_, body) => {
    expect(refusal(EditAdvertDto, body)?.status).toBe(400);
  });

  it.each([
    ['a length beyond its limit', { category: 'FIREWOOD', categoryData: { lengthInCm: 301 } }],
    ['a text that is too long', { category: 'LOGS', description: 'x'.repeat(5001) }],
    [
      'too many pictures',
      { category: 'LOGS', images: Array.from({ length: 13 }, (_, order) => ({ storedFileId: ID, order })) },
    ],
  ])('is 422 for %s, since a rule refuses it', (_, body) => {
    expect(refusal(EditAdvertDto, body)?.status).toBe(422);
  });

  it('is 400 for an id that is none', () => {
    expect(refusal(DeleteAdvertDto, { id: '1 or 1=1', deleteType: 'OTHER' })?.status).toBe(400);
  });
});

const ID = '0199d8a0-0000-7000-8000-000000000001';
