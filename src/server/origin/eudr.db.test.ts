import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listAdvertFacts, listChatFacts } from '#server/users/own-export.repository.ts';
import { chatCalls, newTalker } from '#test/chats.ts';
import { insertAdvert } from '#test/factories.ts';
import { pdfPages } from '#test/pdf-text.ts';
import { createTestApp } from '#test/test-app.ts';

let now = new Date('2026-11-21T09:00:00.000Z');
const product = await createTestApp({ clock: () => now });
const { app, base, db } = product;
const chats = chatCalls(product);
const later = (): void => void (now = new Date(now.getTime() + 60_000));

type Who = { headers?: Record<string, string> } | null;
async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, who: Who, payload?: object) {
  const reply = await app.inject({
    method,
    url: `/api/v1/origin${path}`,
    headers: { ...who?.headers },
    ...(payload ? { payload } : {}),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { status: reply.statusCode, text: reply.body, bytes: reply.rawPayload, body: isJson ? reply.json() : null };
}

const RECORD = {
  role: 'OPERATOR',
  referenceNumber: '26at ab12 cd34ef',
  verificationNumber: 'PQ12RS34',
  declarationIdentifier: '',
  producerName: 'Forstbetrieb Holzer',
  productionPlace: 'KG 60345, Gst 412/3',
  countryCode: 'AT',
  woodTypeIds: [1, 20],
  harvestedFrom: '2026-10-01',
  harvestedTo: '2026-11-15',
  plot: 'OUTLINE',
  point: null,
  plotInHectares: null,
};
const RINGS = [
  [
    { latitude: 47.5, longitude: 14.234567 },
    { latitude: 47.5, longitude: 14.238567 },
    { latitude: 47.504, longitude: 14.238567 },
  ],
];
const POINT = { plot: 'POINT', point: { latitude: 47.5, longitude: 14.23456789 }, plotInHectares: 2.5 };

async function lot() {
  const seller = await newTalker(base, { firstName: 'Sepp' });
  const advert = await insertAdvert(db, { user: seller, category: 'LOGS' }, now);
  const path = `/adverts/${advert.id}/eudr`;
  const save = (wishes: object = {}) => call('PUT', path, seller, { ...RECORD, ...wishes });
  const draw = () => call('PUT', `/adverts/${advert.id}/outline`, seller, { rings: RINGS, species: [] });
  const buyer = await newTalker(base, { firstName: 'Berta' });
  const chat = `/chats/${(await chats.init(buyer, advert.id)).body.id}`;
  return { seller, buyer, advert, path, save, draw, chat };
}

describe('a record of origin', () => {
  it('is kept for its seller alone, in the form in which numbers are given, and says what is missing', async () => {
    const { seller, buyer, path, save, draw } = await lot();
    expect((await call('GET', path, seller)).body).toMatchObject({ record: null, gaps: [], appliesFrom: '2026-12-30' });
    const saved = await save();
    expect(saved.body).toMatchObject({ gaps: ['plot'], record: { ...RECORD, referenceNumber: '26ATAB12CD34EF' } });
    await draw();
    expect((await call('GET', path, seller)).body).toMatchObject({ gaps: [], outlineInHectares: 6.7011 });
    const point = await save(POINT);
    expect(point.body.record).toMatchObject({ plot: 'POINT', point: { latitude: 47.5, longitude: 14.234568 } });
    for (const who of [buyer, await newTalker(base)]) {
      expect((await call('GET', path, who)).status).toBe(404);
      expect((await call('PUT', path, who, RECORD)).status).toBe(404);
      expect((await call('DELETE', path, who)).status).toBe(404);
    }
    await call('DELETE', path, seller);
    expect((await call('GET', path, seller)).body.record).toBeNull();
  });

  it.each([
    [{ referenceNumber: '<b>' }, 'referenceNumber'],
    [{ referenceNumber: 'A'.repeat(61) }, 'referenceNumber'],
    [{ producerName: '\u0000' }, 'producerName'],
    [{ countryCode: 'RU' }, 'countryCode'],
    [{ woodTypeIds: [47] }, 'woodTypeIds'],
    [{ harvestedFrom: '2026-02-30' }, 'harvestedFrom'],
    [{ harvestedTo: '2027-01-01' }, 'harvestedTo'],
    [{ ...POINT, plotInHectares: 4.1 }, 'plotInHectares'],
    [{ ...POINT, point: null }, 'point'],
    [{ role: 'KING' }, 'role'],
  ])('with %o is refused in German at %s', async (wishes, field) => {
    const { save, path, seller } = await lot();
    const { status, body } = await save(wishes);
    expect([400, 422]).toContain(status);
    expect(body.errors[0].path).toBe(field);
    expect(body.errors[0].message).toMatch(/^[A-ZÄÖÜ].*\.$/u);
    expect((await call('GET', path, seller)).body.record).toBeNull();
  });

  it('is refused by the database with a point of more than four hectares or none', async () => {
    const { save, advert } = await lot();
    await save(POINT);
    for (const set of ['plot_in_hectares = 5', 'latitude = null', "harvested_to = '2020-01-01'", "role = 'X'"]) {
      await expect(
        sql.raw(`update eudr_records set ${set} where advert_id = ${advert.key}`).execute(db),
      ).rejects.toThrow(/check/u);
    }
  });
});

describe('handing the record over', () => {
  it('gives the buyer a paper and the file of the EU information system, and to no one else', async () => {
    const { seller, buyer, save, draw, chat } = await lot();
    await save();
    const early = await call('PUT', `${chat}/EUDR`, seller);
    expect([early.status, early.body.message]).toEqual([409, 'Zum Übergeben fehlt noch: Fläche.']);
    await draw();
    later();
    expect((await call('PUT', `${chat}/EUDR`, seller)).body.states).toEqual({ OUTLINE: 'READY', EUDR: 'HANDED' });
    const seen = (await call('GET', chat, buyer)).body;
    expect(seen).toMatchObject({ states: { OUTLINE: 'NONE', EUDR: 'HANDED' }, outline: null, gaps: [] });
    expect(seen.eudr).toMatchObject({
      record: { producerName: 'Forstbetrieb Holzer' },
      rings: RINGS,
      areaInHectares: 6.7011,
    });
    const paper = await call('GET', `${chat}/EUDR/document`, buyer);
    const text = (await pdfPages(paper.bytes)).join(' ');
    for (const word of [
      '26ATAB12CD34EF',
      'PQ12RS34',
      'Picea abies',
      'Fagus sylvatica',
      'KG 60345',
      'Österreich',
      '47.504000',
    ])
      expect(text).toContain(word);
    const file = await call('GET', `${chat}/EUDR/geojson`, buyer);
    expect(file.body.features[0].properties).toEqual({
      ProducerName: 'Forstbetrieb Holzer',
      ProducerCountry: 'AT',
      ProductionPlace: 'KG 60345, Gst 412/3',
    });
    expect(file.text).toContain('[14.234567, 47.500000]');
    const stranger = await newTalker(base);
    for (const end of ['', '/EUDR/document', '/EUDR/geojson']) {
      expect((await call('GET', chat + end, stranger)).status).toBe(404);
      expect((await call('GET', chat + end, null)).status).toBe(401);
    }
    later();
    await call('PUT', `/adverts/${(await call('GET', chat, seller)).body.advertId}/outline`, seller, {
      rings: [[...(RINGS[0] ?? []), { latitude: 47.504, longitude: 14.234567 }]],
      species: [],
    });
    expect((await call('GET', chat, seller)).body.states.EUDR).toBe('CHANGED');
    expect((await call('GET', chat, buyer)).body.eudr.areaInHectares).toBe(6.7011);
    await call('DELETE', `${chat}/EUDR`, seller);
    for (const end of ['/EUDR/document', '/EUDR/geojson'])
      expect((await call('GET', chat + end, buyer)).status).toBe(404);
  });

  it('has a point with its hectares, and no file where a parcel stands for coordinates', async () => {
    const { seller, buyer, save, chat } = await lot();
    await save(POINT);
    later();
    await call('PUT', `${chat}/EUDR`, seller);
    const { body, text } = await call('GET', `${chat}/EUDR/geojson`, buyer);
    expect(body.features[0]).toMatchObject({ geometry: { type: 'Point' }, properties: { Area: 2.5 } });
    expect(text).toContain('[14.234568, 47.500000]');
    later();
    await save({ role: 'SMALL_PRIMARY_OPERATOR', declarationIdentifier: 'AT-KPE-7', plot: 'NONE' });
    later();
    await call('PUT', `${chat}/EUDR`, seller);
    expect((await call('GET', `${chat}/EUDR/geojson`, buyer)).status).toBe(404);
    expect((await pdfPages((await call('GET', `${chat}/EUDR/document`, buyer)).bytes)).join(' ')).toContain('AT-KPE-7');
  });

  it('stands in the export of the seller and not in that of the buyer', async () => {
    const { seller, buyer, save, chat } = await lot();
    await save(POINT);
    later();
    await call('PUT', `${chat}/EUDR`, seller);
    const portion = { belowKey: 2 ** 31, limit: 5 };
    for (const list of [listAdvertFacts, listChatFacts])
      expect(JSON.stringify(await list(db, seller.key, portion))).toContain('PQ12RS34');
    expect(JSON.stringify(await listChatFacts(db, buyer.key, portion))).not.toContain('PQ12RS34');
  });
});
