import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import { advertOf } from '#test/sample-advert.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageOfEva } from '#test/sample-page.ts';
import { answerWizardForm } from './answer-wizard-form.ts';
import { fromAdvert } from './draft/draft.ts';

const ADVERT = advertOf('FIREWOOD', {}, { status: 'DRAFT', isMine: true, version: 1 });

/** Answers every call with the advert. */
function answeringWith(note: (operation: string, input: object) => void, advert: typeof ADVERT): Api {
  const call = async ({ operation }: { operation: string }, input: object) => {
    note(operation, input);
    return advert;
  };
  return { call } as unknown as Api;
}

type Visit = { advert?: typeof ADVERT; params?: { first: string; second?: string } };

/** Sends a form without script; returns the response and the calls made to the server. */
async function send(path: string, fields: Record<string, string>, visit: Visit = {}) {
  const { answer, ...calls } = begin(path, fields, visit);
  return { reply: await answer, ...calls };
}

/** Sends a form that leads to another page; returns its address and the calls. */
async function follow(path: string, fields: Record<string, string>, visit: Visit = {}) {
  const { answer, ...calls } = begin(path, fields, visit);
  const led = await answer.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { to: led instanceof Response ? led.headers.get('Location') : null, ...calls };
}

function begin(path: string, fields: Record<string, string>, { advert = ADVERT, params = { first: 'step1' } }: Visit) {
  const operations: string[] = [];
  const written: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    answeringWith((operation, input) => {
      operations.push(operation);
      if ('editAdvertDto' in input) written.push(input.editAdvertDto);
    }, advert),
  );
  context.set(pageContext, pageOfEva);
  const url = new URL(path, 'https://stammplatz.example');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { answer: answerWizardForm({ request, url, params, context }), operations, written };
}

test('a first try with gaps stores a draft and names it, the second one updates that draft', async () => {
  const fields = { category: 'FIREWOOD', title: 'Buche' };
  const first = await send('/editadvert/step1?kategorie=brennholz', fields);
  expect(first.operations).toEqual(['createAdvert']);
  expect(Object.keys(first.reply.errors)).not.toEqual([]);
  expect(first.reply.created?.id).toBe(ADVERT.id);

  const second = await send(`/editadvert/step1?anzeige=${ADVERT.id}`, { ...fields, title: '' });
  expect(second.operations).toEqual(['getAdvert', 'updateAdvert']);
  expect(second.reply.created).toBeNull();
});

test('without script a forgotten price is asked about once before the advert goes out', async () => {
  const advert = { ...ADVERT, pricePerUnitInCents: null, priceTotalInCents: null };
  const step = { advert, params: { first: advert.id, second: 'step3' } };
  const path = `/editadvert/${advert.id}/step3`;
  const place = { 'address.countryCode': 'AT', 'address.postalCode': '4820' };
  const asked = await send(path, place, step);
  expect(asked.reply.errors).toEqual({});
  expect(asked.reply.asksPrice).toBe(true);
  expect(asked.operations).not.toContain('publishAdvert');
  const answer = send(path, { ...place, ohnePreis: 'ja' }, step);
  await expect(answer).rejects.toMatchObject({ status: 303 });
});

/** What a form sends that shows an advert, with what was typed into it. */
const fieldsOf = (advert: typeof ADVERT, typed: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(fromAdvert(advert)).map(([name, value]) => [name, String(value)])),
  category: 'FIREWOOD',
  ...typed,
});
const PUBLIC = { ...ADVERT, status: 'ACTIVE' as const };
const BAND = { upToKm: 30, minimumQuantity: null, amountInCents: 4_000, per: 'TRIP' as const };

test.each([
  ['step1', { pricePerUnitInCents: 'hundert' }, 'pricePerUnitInCents'],
  ['step1', { unitQuantity: '10,x', title: 'Etwas anderes' }, 'unitQuantity'],
  ['step3', { 'deliveryBands.0.amountInCents': '40 Euro und mehr' }, 'deliveryBands.0.amountInCents'],
])('a public advert stays as it is while an answer of %s cannot be read: %o', async (step, typed, path) => {
  const advert = { ...PUBLIC, deliveryBands: [BAND] };
  const params = step === 'step1' ? { first: step } : { first: advert.id, second: step };
  const address = step === 'step1' ? `/editadvert/step1?anzeige=${advert.id}` : `/editadvert/${advert.id}/step3`;
  const { reply, operations } = await send(address, fieldsOf(advert, typed), { advert, params });
  expect(operations).toEqual(['getAdvert']);
  expect(Object.keys(reply.errors)).toContain(path);
  expect(reply.values).toMatchObject(typed);
  expect(reply.message).toBe('Deine Änderungen sind noch nicht online. Die Anzeige steht so da wie vorher.');
});

test('a draft keeps its known answer where the new one cannot be read, and stores the rest', async () => {
  const typed = { pricePerUnitInCents: 'hundert', title: 'Buche, zwei Jahre alt' };
  const { reply, written } = await send(`/editadvert/step1?anzeige=${ADVERT.id}`, fieldsOf(ADVERT, typed));
  const { pricePerUnitInCents } = ADVERT;
  expect(written).toMatchObject([{ pricePerUnitInCents, title: typed.title }]);
  expect(reply.values).toMatchObject(typed);
});

test('a delivery price that cannot be read leaves the band of a draft as it was', async () => {
  const advert = { ...ADVERT, deliveryBands: [BAND, { ...BAND, upToKm: 60 }] };
  const visit = { advert, params: { first: advert.id, second: 'step3' } };
  const typed = { 'deliveryBands.1.amountInCents': 'viel', 'deliveryBands.0.upToKm': '25' };
  const { written } = await send(`/editadvert/${advert.id}/step3`, fieldsOf(advert, typed), visit);
  expect(written).toMatchObject([
    {
      deliveryBands: [
        { ...BAND, upToKm: 25 },
        { ...BAND, upToKm: 60 },
      ],
    },
  ]);
});

describe('a form that was filled from an older version', () => {
  const newer = { ...PUBLIC, version: 5, pricePerUnitInCents: 12_900 };
  const path = `/editadvert/step1?anzeige=${newer.id}`;

  test('writes nothing, keeps what was typed and says so', async () => {
    const older = fieldsOf({ ...newer, pricePerUnitInCents: 10_000 }, { title: 'Buche, trocken', fassung: '4' });
    const { reply, operations } = await send(path, older, { advert: newer });
    expect(operations).toEqual(['getAdvert']);
    expect(reply).toMatchObject({ isOutdated: true, errors: {} });
    expect(reply.values).toMatchObject({ title: 'Buche, trocken', pricePerUnitInCents: '100,00' });
  });

  test('has nothing to write where it says what is stored', async () => {
    const { operations } = await follow(path, fieldsOf(newer, { fassung: '4' }), { advert: newer });
    expect(operations).toEqual(['getAdvert']);
  });

  test('takes over what only the other version says', async () => {
    const visit = { advert: newer, params: { first: newer.id, second: 'step3' } };
    const advert = { ...newer, contact: { ...newer.contact, phoneNumber: '+43 664 123' } };
    const fields = fieldsOf(newer, { 'contact.phoneNumber': '', raffleAccepted: 'ja', fassung: '4' });
    const { reply } = await send(`/editadvert/${newer.id}/step3`, fields, { ...visit, advert });
    expect(reply.isOutdated).toBe(true);
    expect(reply.values).toMatchObject({ 'contact.phoneNumber': '+43 664 123' });
  });

  test('changes no picture', async () => {
    const image = { id: 'bild', storedFileId: '0199aa00-0000-7000-8000-0000000000aa', alt: 'Stapel' };
    const advert = { ...newer, images: [image] } as typeof ADVERT;
    const visit = { advert, params: { first: advert.id, second: 'step2' } };
    const older = { 'photoAlt.bild': 'Haufen', photoAction: 'save', fassung: '4' };
    const { reply, operations } = await send(`/editadvert/${advert.id}/step2`, older, visit);
    expect(operations).toEqual(['getAdvert']);
    expect(reply.images).toMatchObject([{ alt: 'Haufen' }]);
    const fresh = await follow(`/editadvert/${advert.id}/step2`, { ...older, fassung: '5' }, visit);
    expect(fresh.operations).toEqual(['getAdvert', 'updateAdvert']);
  });
});

test('the step after a change of a public advert says that it is online; of a draft nothing is said', async () => {
  const path = `/editadvert/step1?anzeige=${ADVERT.id}`;
  const typed = { title: 'Buche, zwei Jahre alt' };
  const changed = await follow(path, fieldsOf(PUBLIC, typed), { advert: PUBLIC });
  expect(changed.to).toBe(`/editadvert/${PUBLIC.id}/step2?online=ja`);
  const draft = await follow(path, fieldsOf(ADVERT, typed));
  expect(draft.to).toBe(`/editadvert/${ADVERT.id}/step2`);
});
