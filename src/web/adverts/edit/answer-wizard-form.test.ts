import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import { advertOf } from '#test/sample-advert.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageOfEva } from '#test/sample-page.ts';
import { answerWizardForm } from './answer-wizard-form.ts';

const ADVERT = advertOf('FIREWOOD', {}, { status: 'DRAFT', isMine: true, version: 1 });

/** Answers every call with the advert. */
function answeringWith(note: (operation: string) => void, advert: typeof ADVERT): Api {
  const call = async ({ operation }: { operation: string }) => {
    note(operation);
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
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    answeringWith((operation) => operations.push(operation), advert),
  );
  context.set(pageContext, pageOfEva);
  const url = new URL(path, 'https://stammplatz.example');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const reply = await answerWizardForm({ request, url, params, context });
  return { reply, operations };
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
