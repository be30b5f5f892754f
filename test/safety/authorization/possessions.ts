import { Buffer } from 'node:buffer';
import { applyPaymentFact } from '#server/payments/orders/settlement.service.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { statementXml } from '#test/bank-statement.ts';
import { ownNumbers } from '#test/company-numbers.ts';
import { dataOf, insertAdvert } from '#test/factories.ts';
import type { TestApp } from '#test/test-app.ts';
import type { People } from './people.ts';
import { type Calls, PRIVATE_MARK } from './requests.ts';

const BEECH = 20;
const P256DH = 'BCW1Qrm_b35-wivoDxSx80m11SsB4EDwvr3u3pGZF3fHgfsc36qT2zKZ13gLvMUPHYdxZqD997he_bu_Je8mhag';
export const NOTICE = {
  reason: 'OTHER',
  content: 'Das stimmt so nicht, bitte ansehen.',
  goodFaith: true,
  name: 'Vera',
  email: 'vera@example.at',
};
export const REQUEST = {
  category: 'FIREWOOD',
  woodTypeIds: [BEECH],
  title: 'Trockene Buche gesucht',
  text: '',
  quantity: 10,
  unit: 'RM',
  postalCode: '3300',
  handover: 'EITHER',
  radiusInKm: 50,
};
/** A stand of 7 ha. */
export const OUTLINE = {
  rings: [
    [
      { latitude: 47.512345, longitude: 14.234567 },
      { latitude: 47.512345, longitude: 14.238567 },
      { latitude: 47.516345, longitude: 14.238567 },
    ],
  ],
  species: [{ woodTypeId: BEECH, percent: 80 }],
};
export const EUDR_RECORD = {
  role: 'OPERATOR',
  referenceNumber: '26ATGEHEIM0001',
  verificationNumber: 'GEHEIM01',
  declarationIdentifier: '',
  producerName: 'Geheimer Forstbetrieb',
  productionPlace: 'KG Geheim',
  countryCode: 'AT',
  woodTypeIds: [BEECH],
  harvestedFrom: '2026-10-01',
  harvestedTo: '2026-10-20',
  plot: 'OUTLINE',
  point: null,
  plotInHectares: null,
};
export const PILE_SLIP = {
  lotNumber: 'GEHEIM-1',
  place: 'Geheimer Lagerplatz',
  point: { latitude: 47.71234, longitude: 13.62345 },
  access: 'Geheimer Schranken',
  contact: 'Geheimer Kontakt',
};
export const PUSH_KEYS = { p256dh: P256DH, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
export const CSV =
  'kennung;kategorie;titel;beschreibung;holzarten;laenge_cm;preis_je_einheit;einheit;menge;plz\r\nA-1;Brennholz;Buche 33 cm trocken;Zwei Jahre gelagert, sauber gespalten und trocken.;Buche;33;120,00;rm;10;3300';
export const STATEMENT = statementXml([{ amount: '1.23', payer: 'Geheimer Zahler', free: ['Jause'] }]);

/** Adverts in all states, and those that moderation has before it. */
export async function placeAdverts({ db, base }: TestApp, { must, post }: Calls, people: People) {
  const { owner, partner, culprit, moderator } = people;
  const data = dataOf('FIREWOOD', { woodTypeIds: [BEECH], lengthInCm: 33 });
  const firewood = { category: 'FIREWOOD', data, unit: 'RM', unitQuantity: 60 } as const;
  const place = (user = owner.user, more = {}) => insertAdvert(db, { user, ...firewood, ...more }, base.clock());
  const advert = await place(owner.user, { hasImage: true });
  const spare = await place();
  const draft = await place(owner.user, { status: 'DRAFT', title: 'Geheimer Entwurf' });
  const deleted = await place();
  const blocked = await place();
  const partnerAdvert = await place(partner.user);
  const accused = await place(culprit.user);
  await must(owner, 'DELETE', '/adverts', { json: { id: deleted.id, deleteType: 'NOT_SOLD' } });
  for (const { id } of [blocked, accused]) await post(partner, `/adverts/${id}/reports`, NOTICE);
  const versionOf = async (id: string): Promise<number> =>
    (await must(moderator, 'GET', `/moderation/adverts/${id}`)).version;
  const block = { action: 'BLOCK', fact: 'Der Preis ist erfunden.', ground: 'TERMS', groundText: 'Punkt 4' };
  await post(moderator, `/moderation/adverts/${blocked.id}/decisions`, {
    ...block,
    version: await versionOf(blocked.id),
  });
  for (const { id } of [advert, accused])
    await post(partner, '/products/feedback', {
      publicItemId: id,
      content: 'Geheimes Lob für das Holz.',
      name: 'Paula',
    });
  const [feedback] = await must(culprit, 'GET', `/adverts/${accused.id}/feedback`);
  return {
    advert: advert.id,
    slug: advert.slug,
    spare: spare.id,
    draft: draft.id,
    deleted: deleted.id,
    blocked: blocked.id,
    partnerAdvert: partnerAdvert.id,
    accused: accused.id,
    accusedVersion: await versionOf(accused.id),
    accusedFeedback: feedback.id,
  };
}

async function openCompany({ post }: Calls, { owner }: People): Promise<string> {
  const { uid, registerNumber } = ownNumbers(1);
  const { id } = await post(owner, '/companies/create', {
    name: 'Säge Ottokar',
    description: 'Lohnschnitt und Bauholz aus der Region, seit drei Generationen.',
    email: 'office@saege.example',
    phoneNumber: '+43 720 555 01',
    uid,
    address: { street: 'Mühlgasse 4', postalCode: '3300', city: 'Amstetten' },
    legal: {
      firma: 'Säge e.U.',
      legalForm: 'e.U.',
      registerNumber,
      registerCourt: 'Landesgericht St. Pölten',
      authority: 'Bezirkshauptmannschaft Amstetten',
      chamber: 'Wirtschaftskammer Niederösterreich',
      managing: 'Karl',
    },
    deliveryArea: { areaIds: [3], radiusInKm: 80 },
    services: [{ title: 'Lohnschnitt am Hof' }],
  });
  await post(owner, '/companies/set-publish-state', { publishState: 'PUBLISHED' });
  return id;
}

/** What an account keeps for itself, and its request with an offer. */
export async function keepThings(calls: Calls, people: People, { partnerAdvert }: { partnerAdvert: string }) {
  const { must, post } = calls;
  const { owner, partner, culprit } = people;
  const company = await openCompany(calls, people);
  const address = '/kaufen-verkaufen/brennholz?suche=buche';
  const savedSearch = await post(owner, '/saved-searches', { address, name: 'Geheime Suche' });
  await must(owner, 'PUT', `/favourites/${partnerAdvert}`, { json: { note: 'Geheime Notiz' } });
  const apiKey = await post(owner, '/users/me/api-keys', { name: 'Geheimer Schlüssel' });
  await post(owner, '/users/me/advert-calendar');
  const contact = { firstname: 'Ottokar', phoneNumber: '+43 664 1112223', email: 'vorlage@geheim.example' };
  await must(owner, 'PUT', '/users/me/contact-template', { json: { contact } });
  await must(owner, 'PUT', '/proofs/PEFC_COC', { json: { number: 'HFA-CoC-7777' } });
  const endpoint = `https://fcm.googleapis.com/fcm/send/${PRIVATE_MARK}`;
  await post(owner, '/users/me/push-subscriptions', { endpoint, keys: PUSH_KEYS });
  const [push] = await must(owner, 'GET', '/users/me/push-subscriptions');
  const raw = { type: 'text/csv', text: CSV };
  const importRun = await must(owner, 'POST', '/imports?dryRun=true&fileName=geheim.csv', { raw });
  const request = await post(owner, '/requests', { ...REQUEST, budgetInCents: 150_000 });
  const text = 'Geheimes Angebot von nebenan.';
  const offer = await post(partner, `/requests/${request.id}/offers`, { advertId: partnerAdvert, text });
  const spareRequest = await post(culprit, '/requests', { ...REQUEST, title: 'Buche gesucht, gespalten' });
  const removable = await post(culprit, '/requests', { ...REQUEST, title: 'Fichte gesucht, gespalten' });
  return {
    company,
    savedSearch: savedSearch.id,
    apiKey: apiKey.id,
    secretOfKey: String(apiKey.key),
    push: push.id,
    importRun: importRun.id,
    request: request.id,
    requestSlug: request.slug,
    offer: offer.id,
    spareRequest: spareRequest.id,
    removable: removable.id,
  };
}

/** Two chats of owner and partner: one with an agreement made, one with an open proposal and a report. */
export async function talk({ db }: TestApp, { must, post }: Calls, people: People & { advert: string; spare: string }) {
  const { owner, partner, advert, spare } = people;
  const chat = await post(partner, '/chats/initChat', { advertId: advert, text: 'Geheime Frage' });
  const message = await post(owner, `/chats/${chat.id}/messages`, { text: 'Geheime Antwort' });
  await must(owner, 'PUT', `/origin/adverts/${advert}/outline`, { json: OUTLINE });
  await must(owner, 'PUT', `/adverts/${advert}/slip`, { json: PILE_SLIP });
  await must(owner, 'PUT', `/origin/adverts/${advert}/eudr`, { json: EUDR_RECORD });
  await must(owner, 'PUT', `/origin/chats/${chat.id}/OUTLINE`);
  await must(owner, 'PUT', `/origin/chats/${chat.id}/EUDR`);
  const terms = agreementTerms({ remarks: 'Geheime Abrede' });
  const agreement = await post(partner, `/chats/${chat.id}/agreements`, { terms });
  await post(owner, `/chats/${chat.id}/agreements/${agreement.id}/accept`, { version: 1 });
  const spareChat = await post(partner, '/chats/initChat', { advertId: spare, text: 'Geheime zweite Frage' });
  const spareMessage = await post(owner, `/chats/${spareChat.id}/messages`, { text: 'Geheime zweite Antwort' });
  const openAgreement = await post(partner, `/chats/${spareChat.id}/agreements`, { terms });
  const report = { reason: 'FRAUD', content: 'Geheime Meldung an euch', messageIds: [spareMessage.id] };
  await post(partner, `/chats/${spareChat.id}/report`, report);
  const chatReport = await db.selectFrom('chat_reports').select('id').executeTakeFirstOrThrow();
  await must(partner, 'PUT', `/follows/${owner.user.id}`);
  return {
    chat: chat.id,
    message: message.id,
    agreement: agreement.id,
    spareChat: spareChat.id,
    openAgreement: openAgreement.id,
    chatReport: chatReport.id,
  };
}

const OF_SELLER = {
  role: 'SELLER',
  amount: 'AS_AGREED',
  dryness: 'AS_AGREED',
  punctuality: 'ON_TIME',
  dealing: 'GOOD',
};
export const OF_BUYER = { role: 'BUYER', punctuality: 'ON_TIME', payment: 'AS_AGREED', dealing: 'GOOD' };

/** Both sides rate the agreement; returns the rating of the owner. */
export async function rate({ post }: Calls, { owner, partner }: People, agreementId: string) {
  await post(partner, '/ratings', { agreementId, facts: OF_SELLER, text: 'Ein Zehntel hat gefehlt.' });
  const { other } = await post(owner, '/ratings', { agreementId, facts: OF_BUYER, text: 'Gern wieder.' });
  return { rating: other.id };
}

/** Orders, an invoice and what the office keeps. */
export async function spendMoney({ base }: TestApp, { must, post }: Calls, { owner, admin }: People) {
  const pending = await must(owner, 'GET', '/payment/order/pellets/MONTHLY/BANK_TRANSFER');
  const paid = await must(owner, 'GET', '/payment/order/firma/YEARLY/BANK_TRANSFER');
  await applyPaymentFact(base, {
    kind: 'PAID',
    orderId: paid.id,
    paymentId: 'payment',
    amountInCents: paid.amount,
    currency: 'EUR',
    at: base.clock(),
    providerSubscription: null,
  });
  const [invoice] = (await must(owner, 'GET', `/payment/orders/${paid.id}`)).invoices;
  const [ordered] = await must(admin, 'GET', `/payment/admin/orders?search=${paid.id}`);
  const file = { name: 'a.xml', type: 'application/xml', bytes: Buffer.from(STATEMENT) };
  await must(admin, 'POST', '/payment/admin/bank-statements', { file });
  const [credit] = await must(admin, 'GET', '/payment/admin/bank-credits');
  const kind = { kind: 'PERMISSION', privilegeGroup: 'pellets', days: 7, usesInTotal: 100, usesPerPerson: 5 };
  const voucher = await post(admin, '/voucher/admin/vouchers', { title: 'Gutschein für alle', ...kind });
  return {
    pending: pending.id,
    pendingAmount: pending.amount,
    paid: paid.id,
    invoice: invoice.id,
    booking: ordered.bookings[0].id,
    credit: credit.id,
    voucher: voucher.id,
    voucherCode: voucher.code,
  };
}

export const ENTRY = {
  kind: 'ENTRY',
  title: 'Geheimer Spalter',
  teaserText: 'Liegend.',
  url: 'https://spaltfix.example/',
  weight: 1,
  categories: [],
  federalStateIds: [],
};
export const REPORT = {
  product: 'pellets-a1-lose',
  priceInCents: 33_000,
  source: 'Verband',
  link: 'https://example.at/',
};

/** What the administration has entered; the entry belongs to the owner. */
export async function enterFacts({ post }: Calls, { admin, owner }: People) {
  const entry = await post(admin, '/advertising/entries', { ...ENTRY, ownerEmail: owner.user.email });
  const word = { kind: 'SYNONYM', words: ['Zwirbelgeheim'], replacement: 'Brennholz' };
  const customWord = await post(admin, '/search-words/entries', word);
  const report = await post(admin, '/admin/market-reports', { ...REPORT, month: '2026-10' });
  return { entry: entry.id, customWord: customWord.id, customWordVersion: customWord.version, report: report.id };
}
