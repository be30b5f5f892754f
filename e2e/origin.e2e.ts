import { Buffer } from 'node:buffer';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { getAdvert } from '#contract/adverts/adverts.ts';
import { getChat, initChat } from '#contract/chats/chats.ts';
import { slipPaths } from '#contract/adverts/slip/slip-paths.ts';
import { savePileSlip } from '#contract/adverts/slip/slip.ts';
import { saveEudr } from '#contract/origin/eudr.ts';
import { getOriginOfChat, handOverOrigin } from '#contract/origin/handover.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { saveOutline } from '#contract/origin/outline.ts';
import { CATALOGUE } from '#contract/openapi/catalogue.ts';
import { FEED_FORMATS, paths } from '#contract/paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { searchProducts } from '#contract/search/products.ts';
import { HANDOVER_KINDS } from '#domain/origin/handover.ts';
import routes from '#web/routes.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser } from './support/browser.ts';
import { type SellerAccount, publish, registerSeller } from './support/marketplace.ts';
import { SMALL_PHONE } from './support/screens.ts';
import { signInByCall } from './support/session.ts';

const { visit, address } = useBrowser();

const SQUARE = '47.512345, 14.234567\n47.512345, 14.238567\n47.516345, 14.238567\n47.516345, 14.234567';
const KML = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Graben</name><Polygon><outerBoundaryIs><LinearRing><coordinates>
14.234567,47.512345 14.238567,47.512345 14.238567,47.516345 14.234567,47.512345</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;

const stand = async () => {
  const seller = await registerSeller(address);
  return { seller, advert: await publish(seller, COMPLETE_EDITS.FOREST) };
};

test('a stand is drawn by keys and by a walk, refused where its line crosses, and handed to one buyer', async () => {
  const { seller, advert } = await stand();
  const visitor = await visit({
    geolocation: { latitude: 47.51, longitude: 14.23, accuracy: 6 },
    permissions: ['geolocation'],
  });
  const { page, context } = visitor;
  await signInByCall(visitor, address, seller);
  await page.goto(originPaths.outline(advert.id));
  const points = page.getByLabel('Punkte der Fläche');
  const lines = async () => (await points.inputValue()).split('\n').filter((line) => line !== '');

  await page.getByRole('button', { name: 'Punkt in die Mitte setzen' }).click();
  await expect.poll(lines).toHaveLength(1);
  await page.getByRole('button', { name: /^Punkt 1;/ }).press('Delete');
  await expect.poll(lines).toHaveLength(0);

  await page.getByRole('button', { name: 'Mit GPS abgehen' }).click();
  for (const [latitude, longitude] of [
    [47.51, 14.23],
    [47.51, 14.24],
    [47.52, 14.24],
  ] as const) {
    await context.setGeolocation({ latitude, longitude, accuracy: 6 });
    await expect.poll(async () => (await lines()).at(-1)).toBe(`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`);
  }
  await page.getByText('Genauigkeit ± 6 m').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await context.setGeolocation({ latitude: 47.6, longitude: 14.3, accuracy: 6 });
  await page.getByRole('button', { name: 'Runde fertig' }).click();
  expect(await lines()).toHaveLength(3);

  await points.fill(
    SQUARE.split('\n')
      .with(1, SQUARE.split('\n')[2] ?? '')
      .with(2, SQUARE.split('\n')[1] ?? '')
      .join('\n'),
  );
  await page.getByRole('button', { name: 'Fläche speichern' }).click();
  await page.locator('textarea[aria-invalid]').waitFor();
  await page
    .getByText(/kreuzt oder berührt sich bei 47\.51\d+, 14\.23\d+/)
    .first()
    .waitFor();
  await points.fill(SQUARE);
  await page.getByLabel('Holzarten und ihre Anteile').fill('Fichte 70, Buche 20');
  await page.getByRole('button', { name: 'Fläche speichern' }).click();
  await page.getByText('Die Fläche ist gespeichert.').waitFor();
  await page.getByText('Fichte 70 %, das sind 9,38 ha').waitFor();
  expect((await barriersOn(page)).filter((line) => !line.startsWith('meta-viewport'))).toEqual([]);

  const buyer = await registerSeller(address);
  const chat = await buyer.api.call(initChat, { initChatDto: { advertId: advert.id, text: 'Wo liegt der Bestand?' } });
  await page.goto(originPaths.handover(chat.id));
  await page.getByRole('button', { name: 'Umriss übergeben' }).click();
  await page.getByText('Der Umriss ist übergeben.').waitFor();
  const other = await visit({ viewport: SMALL_PHONE });
  await signInByCall(other, address, buyer);
  await other.page.goto(originPaths.handover(chat.id));
  await other.page.getByText(/^Dir übergeben am/).waitFor();
  expect(await other.page.locator('pre').textContent()).toBe(SQUARE);
  expect(await overflowOf(other.page)).toEqual([]);
  await other.page.goto(paths.advert(advert.slug));
  await other.page.getByText('rund 13 ha').waitFor();
  expect(await other.page.content()).not.toContain('47.5123');
  expectQuiet(other);
  expectQuiet(visitor, /422/);
});

test('without script an area is read from a file and saved', async () => {
  const { seller, advert } = await stand();
  const visitor = await visit({ viewport: SMALL_PHONE, javaScriptEnabled: false });
  const { page } = visitor;
  await signInByCall(visitor, address, seller);
  await page.goto(originPaths.outline(advert.id));
  const file = page.getByLabel('Datei mit der Fläche');
  await file.setInputFiles({ name: 'wald.kml', mimeType: 'application/xml', buffer: Buffer.from('<html></html>') });
  await page.getByRole('button', { name: 'Datei lesen' }).click();
  await page.getByText('In dieser Datei finden wir keine Flächen.').first().waitFor();
  await file.setInputFiles({ name: 'wald.kml', mimeType: 'application/xml', buffer: Buffer.from(KML) });
  await page.getByRole('button', { name: 'Datei lesen' }).click();
  await page.getByText('Die Fläche aus der Datei steht jetzt bei den Punkten.').waitFor();
  await page.getByRole('button', { name: 'Fläche speichern' }).click();
  await page.getByText('Die Fläche ist gespeichert.').waitFor();
  expect(await overflowOf(page)).toEqual([]);
});

const RECORD = {
  role: 'OPERATOR',
  referenceNumber: '26ATQZ77WX88YV',
  verificationNumber: 'QZWX7788',
  declarationIdentifier: 'KPE-QZ-7788',
  producerName: 'Forstbetrieb Quendelzwirn',
  productionPlace: 'KG 60345 Quendelzwirn, Gst 412/3',
  countryCode: 'AT',
  woodTypeIds: [1],
  harvestedFrom: '2026-10-01',
  harvestedTo: '2026-10-20',
  plot: 'OUTLINE',
  point: null,
  plotInHectares: null,
} as const;
const SLIP = {
  lotNumber: 'QZWX7788',
  place: 'Lagerplatz Quendelzwirn',
  point: { latitude: 47.512345, longitude: 14.234567 },
  access: 'Schranken Quendelzwirn',
  contact: 'Forstbetrieb Quendelzwirn',
};
/** Numbers, names and places of the record and the outline, as any format would write them. */
const SECRETS = /QZ77WX88|QZWX7788|KPE-QZ|Quendelzwirn|47[.,]51234|14[.,]23456|14[.,]23856|47[.,]51634/i;

type Named = Readonly<Record<string, readonly string[]>>;

/** An address with its parts filled in, once for each value that is known of a part; the others get one that nothing has. */
function filled(address: string, named: Named): string[] {
  const part = /\/:(?:\w+)\?|:(\w+)|\{(\w+)\}/.exec(address);
  if (part === null) return [address];
  const name = part[1] ?? part[2];
  const values = name === undefined ? [''] : (named[name] ?? ['1']);
  return values.flatMap((value) => filled(address.replace(part[0], value), named));
}

/** Every page of the table of pages, also as the router fetches it. */
const pagesOf = (entries: readonly RouteConfigEntry[], named: Named): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : filled(`/${path}`, named).flatMap((page) => [page, `${page}.data`])),
    ...pagesOf(children, named),
  ]);

/** Every call that only reads and ends; streams are read by their own tests. */
const callsOf = (named: Named): string[] =>
  CATALOGUE.filter(({ endpoint: { method, replyType } }) => method === 'GET' && replyType !== 'events').flatMap(
    ({ endpoint: { path } }) => filled(path, named),
  );

test('no public page, call, feed, picture or sitemap tells of an outline, a record of origin or a slip at the pile', async () => {
  const { seller, advert } = await stand();
  const rings = [
    [
      { latitude: 47.512345, longitude: 14.234567 },
      { latitude: 47.512345, longitude: 14.238567 },
      { latitude: 47.516345, longitude: 14.238567 },
    ],
  ];
  await seller.api.call(saveOutline, { advertId: advert.id, saveOutlineDto: { rings, species: [] } });
  const eudrRecordDto = { ...RECORD, woodTypeIds: [...RECORD.woodTypeIds] };
  await seller.api.call(saveEudr, { advertId: advert.id, eudrRecordDto });
  await seller.api.call(savePileSlip, { advertId: advert.id, pileSlipDto: SLIP });
  const [buyer, other] = [await registerSeller(address), await registerSeller(address)];
  const chatOf = async ({ api }: SellerAccount) =>
    (await api.call(initChat, { initChatDto: { advertId: advert.id, text: 'Woher kommt das Holz?' } })).id;
  const [chatId, otherChatId] = [await chatOf(buyer), await chatOf(other)];
  for (const kind of HANDOVER_KINDS) await seller.api.call(handOverOrigin, { chatId, kind });
  const found = await buyer.api.call(getOriginOfChat, { chatId });
  expect(JSON.stringify(found)).toMatch(SECRETS);

  const read = async (path: string): Promise<string> => {
    const reply = await fetch(address + path, { redirect: 'follow' });
    expect(reply.status, path).toBeLessThan(500);
    return reply.text();
  };
  const sitemap = await read('/sitemap.xml');
  const parts = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(parts.length).toBeGreaterThan(1);
  const page = paths.advert(advert.slug);
  const named = {
    advert: [advert.slug, advert.id],
    slug: [advert.slug],
    advertId: [advert.id],
    userId: [seller.userId],
    sellerId: [seller.userId],
    chatId: [chatId],
    kind: HANDOVER_KINDS,
  };
  const [everyPage, everyCall] = [pagesOf(await routes, named), callsOf(named)];
  expect(Math.min(everyPage.length, everyCall.length)).toBeGreaterThan(90);
  const addresses = [
    ...everyPage,
    ...everyCall,
    ...parts.filter((path) => path.endsWith('.xml')),
    page,
    `${page}.data`,
    paths.sharedAdvert(advert.id),
    paths.shareAdvert(advert.id),
    reportPaths.advertDisclosure(advert.id),
    reportPaths.reportAdvert(advert.slug),
    paths.seller(seller.userId),
    `${paths.seller(seller.userId)}.data`,
    paths.products('FOREST'),
    `${paths.products('FOREST')}.data`,
    paths.map('FOREST'),
    ...FEED_FORMATS.map((format) => paths.feed(format, paths.products('FOREST'))),
    originPaths.outline(advert.id),
    originPaths.eudr(advert.id),
    slipPaths.slip(advert.id),
    originPaths.handover(chatId),
    `/api/v1/adverts/${advert.id}`,
    `/api/v1/products/${advert.slug}`,
    `/api/v1/origin/adverts/${advert.id}/area`,
    `/api/v1/origin/adverts/${advert.id}/outline`,
    `/api/v1/origin/adverts/${advert.id}/eudr`,
    `/api/v1/adverts/${advert.id}/slip`,
    `/api/v1/adverts/${advert.id}/slip/document`,
    `/api/v1/origin/chats/${chatId}`,
  ];
  let shown = 0;
  for (const path of new Set(addresses)) {
    const answer = await read(path);
    expect(SECRETS.test(answer), path).toBe(false);
    if (answer.includes(advert.id)) shown += 1;
  }
  // The advert itself is on many of them.
  expect(shown).toBeGreaterThan(10);
  const hits = await other.api.call(searchProducts, {
    productFilter: { searchTerm: 'Quendelzwirn', page: 0, size: 10 },
  });
  expect(JSON.stringify(hits.items)).not.toContain(advert.id);
  for (const answer of [
    await other.api.call(getOriginOfChat, { chatId: otherChatId }),
    await other.api.call(getAdvert, { advertId: advert.id }),
    await other.api.call(getChat, { chatId: otherChatId }),
  ])
    expect(JSON.stringify(answer)).not.toMatch(SECRETS);
}, 240_000);
