import { beforeEach, expect, test } from 'vitest';
import { acceptAgreement, proposeAgreement } from '#contract/agreements/agreements.ts';
import { initChat } from '#contract/chats/chats.ts';
import { paths } from '#contract/paths.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser, type Visit } from './support/browser.ts';
import { type SellerAccount, beechFirewood, newWord, publish, registerSeller } from './support/marketplace.ts';

const { visit, address } = useBrowser();

let seller: SellerAccount;
let buyer: SellerAccount;
beforeEach(async () => {
  seller = await registerSeller(address);
  buyer = await registerSeller(address);
});

async function visitAs(person: SellerAccount, width: number, javaScriptEnabled = true): Promise<Visit> {
  const guest = await visit({ viewport: { width, height: 900 }, javaScriptEnabled });
  const reply = await guest.context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: person.email, password: person.password },
  });
  expect(reply.status()).toBe(200);
  return guest;
}

const withoutViewport = (barriers: readonly string[]): string[] =>
  barriers.filter((line) => !line.startsWith('meta-viewport'));

test('two people agree, measure and rate each other; the seller page shows it, the seller answers, a visitor reports', async () => {
  const { id } = await publish(
    seller,
    beechFirewood({ title: `Buche ${newWord()}`, unit: 'RM', unitQuantity: 20, pricePerUnitInCents: 11_800 }),
  );
  const chat = await buyer.api.call(initChat, { initChatDto: { advertId: id, text: 'Ich nehme 6 rm.' } });
  const terms = agreementTerms({ date: formatIsoDate(new Date()), vatRate: 0, goods: `Buche ${newWord()}` });
  const { id: agreementId } = await buyer.api.call(proposeAgreement, {
    chatId: chat.id,
    proposeAgreementDto: { terms },
  });
  const agreementVersionDto = { version: 1 };
  await seller.api.call(acceptAgreement, { chatId: chat.id, agreementId, agreementVersionDto });

  const buyers = await visitAs(buyer, 320);
  await buyers.page.goto(paths.myAgreements());
  await buyers.page.getByRole('link', { name: `Bewerten: ${terms.goods}` }).click();
  await buyers.page.getByRole('heading', { name: terms.goods }).waitFor();
  await buyers.page.getByLabel('Länge').waitFor();
  expect(await overflowOf(buyers.page)).toEqual([]);
  expect(withoutViewport(await barriersOn(buyers.page))).toEqual([]);
  await buyers.page.getByLabel('Länge').fill('viel');
  await buyers.page.getByRole('button', { name: 'Eintragen' }).click();
  await buyers.page.getByText('Bitte gib hier eine Zahl ein', { exact: false }).first().waitFor();
  await buyers.page.getByLabel('Länge').fill('4');
  await buyers.page.getByLabel('Breite').fill('2,0');
  await buyers.page.getByLabel('Höhe').fill('0,6');
  await buyers.page.getByRole('button', { name: 'Eintragen' }).click();
  const measured = buyers.page.getByRole('list', { name: 'Gemessen' });
  await measured.getByText('4,00 × 2,00 × 0,60 m', { exact: false }).waitFor();
  await measured.getByText('6 rm vereinbart: weniger.', { exact: false }).waitFor();

  const question = (name: string) => buyers.page.getByRole('group', { name });
  await question('War die Menge richtig?').getByRole('radio', { name: 'weniger' }).check();
  await question('War das Holz so trocken wie vereinbart?').getByRole('radio', { name: 'nicht gemessen' }).check();
  await question('Hat der Termin gehalten?').getByRole('radio', { name: 'pünktlich' }).check();
  await question('Wie war der Umgang?').getByRole('radio', { name: 'gut' }).check();
  await buyers.page.getByLabel('Anmerkung').fill('Ruf mich an: 0664 123 45 67');
  await buyers.page.getByRole('button', { name: 'Bewertung abgeben' }).click();
  await buyers.page.getByText('Der Text wird öffentlich.', { exact: false }).first().waitFor();
  await buyers.page.getByLabel('Anmerkung').fill('Es hat etwas gefehlt.');
  await buyers.page.getByRole('button', { name: 'Bewertung abgeben' }).click();
  await buyers.page.getByText('Noch nicht öffentlich.', { exact: false }).waitFor();
  expect(await overflowOf(buyers.page)).toEqual([]);

  // The seller does the same without script, and learns what the buyer said only afterwards.
  const sellers = await visitAs(seller, 1_280, false);
  await sellers.page.goto(paths.myAgreement(agreementId));
  await sellers.page.getByText('hat schon bewertet', { exact: false }).waitFor();
  expect(await sellers.page.getByText('Es hat etwas gefehlt.').count()).toBe(0);
  await sellers.page.getByText('4,00 × 2,00 × 0,60 m', { exact: false }).waitFor();
  for (const [name, value] of [
    ['Hat der Termin gehalten?', 'pünktlich'],
    ['Wurde bezahlt wie vereinbart?', 'wie vereinbart'],
    ['Wie war der Umgang?', 'gut'],
  ] as const)
    await sellers.page.getByRole('group', { name }).getByRole('radio', { name: value }).check();
  await sellers.page.getByRole('button', { name: 'Bewertung abgeben' }).click();
  await sellers.page.getByText('Es hat etwas gefehlt.').waitFor();
  await sellers.page.getByLabel('Deine Antwort').fill('Das fehlende Holz ist schon unterwegs.');
  await sellers.page.getByRole('button', { name: 'Öffentlich antworten' }).click();
  await sellers.page.getByText('Deine Antwort steht jetzt öffentlich dabei.').waitFor();

  const visitor = await visit({ viewport: { width: 320, height: 800 } });
  const sellerId = chat.sellerUserId;
  await visitor.page.goto(paths.seller(sellerId));
  await visitor.page.getByText('Menge: 0 von 1 wie vereinbart').waitFor();
  await visitor.page.getByRole('link', { name: '1 Bewertung lesen' }).click();
  await visitor.page.getByText('Das fehlende Holz ist schon unterwegs.', { exact: false }).waitFor();
  expect(await overflowOf(visitor.page)).toEqual([]);
  expect(withoutViewport(await barriersOn(visitor.page))).toEqual([]);
  expect(await visitor.page.locator('meta[name="robots"]').first().getAttribute('content')).toContain('noindex');
  await visitor.page.getByRole('link', { name: /^Bewertung von .* melden$/ }).click();
  const notice = visitor.page.getByRole('main');
  await notice.getByRole('radio').first().check();
  await notice.locator('textarea').fill('Diese Bewertung ist erfunden, so war das nicht.');
  await notice.getByLabel('Dein Name').fill('Vera Muster');
  await notice.getByLabel('Deine E-Mail-Adresse').fill('vera@muster.example');
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button', { name: 'Meldung senden' }).click();
  await visitor.page.getByText('vera@muster.example', { exact: false }).first().waitFor();

  await visitor.page.goto(paths.sharedAdvert(id));
  await visitor.page.getByText('Menge: 0 von 1 wie vereinbart').waitFor();
  expectQuiet(buyers, /422/);
  expectQuiet(visitor);
});
