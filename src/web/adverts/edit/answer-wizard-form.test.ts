import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
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
async function send(
  path: string,
  fields: Record<string, string>,
  { advert = ADVERT, params = { first: 'step1' } }: Visit = {},
) {
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
  const reply = await answerWizardForm({ request, url, params, context });
  return { reply, operations, written };
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
