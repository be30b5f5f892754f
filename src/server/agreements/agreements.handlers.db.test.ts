import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { dropOldChats } from '#server/chats/retention/chat-retention.service.ts';
import { newId } from '#server/platform/ids.ts';
import { endDueAccounts } from '#server/users/account-end.service.ts';
import { listChatFacts } from '#server/users/own-export.repository.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { type Talk, type Talker, chatCalls, newTalker } from '#test/chats.ts';
import { pdfPages } from '#test/pdf-text.ts';
import { createTestApp } from '#test/test-app.ts';

const clock = () => new Date('2026-11-21T09:00:00.000Z');
const product = await createTestApp({ clock });
const { base, db, app } = product;
const { call, talk, messages } = chatCalls(product);

type Terms = Parameters<typeof agreementTerms>[0];

const propose = async (who: Talker, chatId: string, wishes: Terms = {}) =>
  call('POST', `/${chatId}/agreements`, who, { terms: agreementTerms(wishes) });
const at = ({ chatId }: Talk, id: string, action = '') => `/${chatId}/agreements/${id}${action}`;
const step = (who: Talker, url: string, version?: number) =>
  call('POST', url, who, version === undefined ? {} : { version });
const change = (who: Talker, url: string, version: number, wishes: Terms) =>
  call('POST', url, who, { version, terms: agreementTerms(wishes) });
const steps = async (who: Talker, { chatId }: Talk) =>
  (await messages(who, chatId)).map(({ text }: { text: string }) => text);

/** A chat in which the buyer proposed and the seller accepted. */
async function agreedTalk(wishes: Terms = {}, quantity: number | null = 20): Promise<Talk & { id: string }> {
  const one = await talk();
  await sql`update adverts set unit_quantity = ${quantity}, price_total_in_cents = null where id = ${one.advert.key}`.execute(
    db,
  );
  const { body } = await propose(one.buyer, one.chatId, wishes);
  await step(one.seller, at(one, body.id, '/accept'), 1);
  return { ...one, id: body.id };
}

const quantityOf = async (advertKey: number) => {
  const { rows } = await sql<{
    status: string;
    unit_quantity: number;
    minimum_quantity: number | null;
    delete_type: string;
  }>`
    select status, unit_quantity, minimum_quantity, delete_type from adverts where id = ${advertKey}`.execute(db);
  return rows[0];
};

describe('the way to an agreement', () => {
  it('goes from a proposal over a changed version to both having accepted, and the chat tells each step', async () => {
    const one = await talk();
    const first = await propose(one.buyer, one.chatId);
    expect(first).toMatchObject({ status: 201, body: { state: 'OPEN', version: 1, role: 'BUYER', closedAt: null } });
    expect(first.body.steps).toEqual(['CHANGE', 'WITHDRAW']);
    const { id } = first.body;

    const changed = await change(one.seller, at(one, id, '/versions'), 1, { quantity: 5, date: '2026-12-12' });
    expect(changed).toMatchObject({ status: 201, body: { version: 2, role: 'SELLER' } });
    expect(changed.body.versions[1]).toMatchObject({
      author: 'SELLER',
      changes: ['quantity', 'date'],
      amounts: { grossInCents: 65_000 },
      buyerAcceptedAt: null,
    });
    expect((await call('GET', at(one, id), one.buyer)).body.steps).toEqual(['ACCEPT', 'CHANGE', 'DECLINE']);

    const agreed = await step(one.buyer, at(one, id, '/accept'), 2);
    expect(agreed).toMatchObject({ status: 200, body: { state: 'AGREED', steps: [] } });
    expect(agreed.body.versions[1].sellerAcceptedAt).not.toBeNull();
    expect(agreed.body.versions[1].buyerAcceptedAt).not.toBeNull();
    expect(agreed.body.versions[0].sellerAcceptedAt).toBeNull();
    const told = await messages(one.seller, one.chatId);
    expect(told.map(({ text, kind, agreementId }: Record<string, string>) => [text, kind, agreementId])).toEqual([
      ['Vereinbarung vorgeschlagen', 'AGREEMENT', id],
      ['Vereinbarung geändert, Fassung 2', 'AGREEMENT', id],
      ['Vereinbarung angenommen, Fassung 2', 'AGREEMENT', id],
    ]);
  });

  it('ends where the other side declines or the proposer withdraws; then a new one can begin', async () => {
    const one = await talk();
    const { id } = (await propose(one.seller, one.chatId)).body;
    expect((await step(one.buyer, at(one, id, '/decline'), 1)).body).toMatchObject({ state: 'DECLINED', steps: [] });
    const next = (await propose(one.buyer, one.chatId)).body.id;
    expect((await step(one.buyer, at(one, next, '/withdraw'), 1)).body).toMatchObject({ state: 'WITHDRAWN' });
    expect((await step(one.seller, at(one, next, '/accept'), 1)).body.code).toBe('agreement.closed');
    expect((await propose(one.buyer, one.chatId)).status).toBe(201);
  });

  it('cannot be changed once it is agreed', async () => {
    const one = await agreedTalk();
    for (const who of [one.buyer, one.seller]) {
      expect((await change(who, at(one, one.id, '/versions'), 1, { quantity: 3 })).body.code).toBe('agreement.closed');
      expect((await step(who, at(one, one.id, '/withdraw'), 1)).body.code).toBe('agreement.closed');
      expect((await step(who, at(one, one.id, '/decline'), 1)).body.code).toBe('agreement.closed');
    }
    expect((await call('GET', at(one, one.id), one.buyer)).body.versions).toHaveLength(1);
  });
});

describe('access', () => {
  it('is for the two alone: strangers get the 404 of a chat that is not there', async () => {
    const one = await agreedTalk();
    const other = await agreedTalk();
    const stranger = await newTalker(base);
    const known = await call('GET', at({ ...one, chatId: newId() }, one.id), stranger);
    for (const [method, action, body] of [
      ['GET', '', undefined],
      ['GET', '/document', undefined],
      ['POST', '/versions', { version: 1, terms: agreementTerms() }],
      ['POST', '/accept', { version: 1 }],
      ['POST', '/decline', { version: 1 }],
      ['POST', '/withdraw', { version: 1 }],
      ['POST', '/lower-quantity', {}],
    ] as const) {
      const foreign = await call(method, at(one, one.id, action), stranger, body);
      expect([foreign.status, foreign.body.message]).toEqual([404, known.body.message]);
      expect((await call(method, at(one, one.id, action), {}, body)).status).toBe(401);
      expect((await call(method, at(one, other.id, action), one.buyer, body)).body.code).toBe('agreement.not-found');
      expect((await call(method, at(one, 'x', action), one.buyer, body)).status).toBe(400);
    }
    expect((await propose(stranger, one.chatId)).status).toBe(404);
  });

  it('accepts the own proposal, declines it, or withdraws that of the other side', async () => {
    const one = await talk();
    const { id } = (await propose(one.buyer, one.chatId)).body;
    expect(await step(one.buyer, at(one, id, '/accept'), 1)).toMatchObject({
      status: 409,
      body: { code: 'agreement.own-proposal' },
    });
    expect((await step(one.buyer, at(one, id, '/decline'), 1)).status).toBe(409);
    expect((await step(one.seller, at(one, id, '/withdraw'), 1)).body.code).toBe('agreement.not-own-proposal');
  });

  it('accepts a version that was replaced meanwhile', async () => {
    const one = await talk();
    const { id } = (await propose(one.buyer, one.chatId)).body;
    await change(one.buyer, at(one, id, '/versions'), 1, { priceInCents: 20_000 });
    expect(await step(one.seller, at(one, id, '/accept'), 1)).toMatchObject({
      status: 409,
      body: { code: 'agreement.stale-version' },
    });
    expect((await change(one.seller, at(one, id, '/versions'), 1, { quantity: 2 })).body.code).toBe(
      'agreement.stale-version',
    );
    expect((await change(one.seller, at(one, id, '/versions'), 2, { priceInCents: 20_000 })).body.code).toBe(
      'agreement.nothing-changed',
    );
    expect((await call('GET', at(one, id), one.seller)).body.state).toBe('OPEN');
  });

  it('lays a second proposal beside an open one', async () => {
    const one = await talk();
    const { id } = (await propose(one.buyer, one.chatId)).body;
    expect(await propose(one.seller, one.chatId)).toMatchObject({
      status: 409,
      body: { code: 'agreement.already-open', agreementId: id },
    });
  });
});

test('who blocks the other or is blocked takes no step until that is over', async () => {
  const one = await talk();
  const { id } = (await propose(one.buyer, one.chatId)).body;
  await call('PUT', `/${one.chatId}/block`, one.seller, { blocked: true });
  expect((await step(one.seller, at(one, id, '/accept'), 1)).body.code).toBe('chat.blocked-by-me');
  expect((await change(one.buyer, at(one, id, '/versions'), 1, { quantity: 2 })).body.code).toBe('chat.blocked');
  expect((await call('GET', at(one, id), one.buyer)).body).toMatchObject({ state: 'OPEN', version: 1 });
  await call('PUT', `/${one.chatId}/block`, one.seller, { blocked: false });
  expect((await step(one.seller, at(one, id, '/accept'), 1)).body.state).toBe('AGREED');
});

describe('at once', () => {
  it('eight acceptances make one agreement and one message', async () => {
    const one = await talk();
    const { id } = (await propose(one.buyer, one.chatId)).body;
    const replies = await Promise.all(Array.from({ length: 8 }, () => step(one.seller, at(one, id, '/accept'), 1)));
    expect(replies.map(({ status, body }) => [status, body.state])).toEqual(replies.map(() => [200, 'AGREED']));
    expect(await steps(one.buyer, one)).toEqual(['Vereinbarung vorgeschlagen', 'Vereinbarung angenommen, Fassung 1']);
  });

  it('an acceptance and a change of what is accepted leave one of the two', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const one = await talk();
      const { id } = (await propose(one.buyer, one.chatId)).body;
      const both = [
        () => step(one.seller, at(one, id, '/accept'), 1),
        () => change(one.buyer, at(one, id, '/versions'), 1, { priceInCents: 99_900 }),
      ];
      const replies = await Promise.all((turn % 2 ? both.toReversed() : both).map((act) => act()));
      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
      const { state, version } = (await call('GET', at(one, id), one.seller)).body;
      expect([
        ['AGREED', 1],
        ['OPEN', 2],
      ]).toContainEqual([state, version]);
    }
  });

  it('proposals of both sides leave one open', async () => {
    const one = await talk();
    const replies = await Promise.all([propose(one.buyer, one.chatId), propose(one.seller, one.chatId)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await steps(one.buyer, one)).toHaveLength(1);
  });

  it('the same proposal under one key is one', async () => {
    const one = await talk();
    const headers = { ...one.buyer.headers, 'idempotency-key': newId() };
    const url = `/api/v1/chats/${one.chatId}/agreements`;
    const send = () => app.inject({ method: 'POST', url, headers, payload: { terms: agreementTerms() } });
    const first = (await send()).json();
    expect((await send()).json().id).toBe(first.id);
    expect(await steps(one.buyer, one)).toHaveLength(1);
  });

  it('eight taps lower the quantity once', async () => {
    const one = await agreedTalk();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => step(one.seller, at(one, one.id, '/lower-quantity'))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await quantityOf(one.advert.key)).toMatchObject({ status: 'ACTIVE', unit_quantity: 14 });
  });
});

describe('lowering the quantity of the advert', () => {
  it('is offered to the seller with what will be left', async () => {
    const one = await agreedTalk();
    const seen = await call('GET', at(one, one.id), one.seller);
    expect(seen.body.lowering).toEqual({ unit: 'RM', quantity: 20, remaining: 14 });
    expect((await call('GET', at(one, one.id), one.buyer)).body.lowering).toBeNull();
    expect((await step(one.buyer, at(one, one.id, '/lower-quantity'))).body.code).toBe('agreement.not-seller');
    const lowered = await step(one.seller, at(one, one.id, '/lower-quantity'));
    expect(lowered.body).toMatchObject({ lowering: null, quantityLoweredAt: '2026-11-21T09:00:00.000Z' });
    const { body } = await call('GET', `/${one.chatId}`, one.buyer);
    expect(body.item).toMatchObject({ unitQuantity: 14 });
  });

  it('takes a minimum along that would be more than what is left', async () => {
    const one = await agreedTalk({ quantity: 18 });
    await sql`update adverts set minimum_quantity = 3 where id = ${one.advert.key}`.execute(db);
    await step(one.seller, at(one, one.id, '/lower-quantity'));
    expect(await quantityOf(one.advert.key)).toMatchObject({ unit_quantity: 2, minimum_quantity: 2 });
  });

  it('ends an advert with nothing left as sold here', async () => {
    const one = await agreedTalk({}, 6);
    expect((await call('GET', at(one, one.id), one.seller)).body.lowering.remaining).toBe(0);
    expect((await step(one.seller, at(one, one.id, '/lower-quantity'))).status).toBe(200);
    expect(await quantityOf(one.advert.key)).toMatchObject({ status: 'DELETED', delete_type: 'SOLD_HERE' });
  });

  it('is refused before both agreed, in another unit, without a quantity and after the end of the advert', async () => {
    const open = await talk();
    const { id } = (await propose(open.buyer, open.chatId)).body;
    expect((await step(open.seller, at(open, id, '/lower-quantity'))).body.code).toBe('agreement.not-agreed');
    const loose = await agreedTalk({ unit: 'SRM', measure: 'LOOSE' });
    expect((await step(loose.seller, at(loose, loose.id, '/lower-quantity'))).body.code).toBe(
      'agreement.not-comparable',
    );
    const bare = await agreedTalk({}, null);
    expect((await step(bare.seller, at(bare, bare.id, '/lower-quantity'))).body.code).toBe('agreement.not-comparable');
    const sold = await agreedTalk();
    await sql`update adverts set status = 'DELETED' where id = ${sold.advert.key}`.execute(db);
    expect((await step(sold.seller, at(sold, sold.id, '/lower-quantity'))).body.code).toBe('agreement.advert-gone');
    await sql`delete from adverts where id = ${sold.advert.key}`.execute(db);
    expect((await step(sold.seller, at(sold, sold.id, '/lower-quantity'))).body.code).toBe('agreement.advert-gone');
    expect((await call('GET', at(sold, sold.id, '/document'), sold.buyer)).status).toBe(200);
  });
});

describe('bad input', () => {
  it.each([
    [{ quantity: 0 }, 'terms.quantity'],
    [{ quantity: -1 }, 'terms.quantity'],
    [{ quantity: 1e300 }, 'terms.quantity'],
    [{ goods: '  \u200e ' }, 'terms.goods'],
    [{ goods: 'x'.repeat(201) }, 'terms.goods'],
    [{ priceInCents: 1.5 }, 'terms.priceInCents'],
    [{ vatRate: 7 }, 'terms.vatRate'],
    [{ date: '2026-02-30' }, 'terms.date'],
    [{ date: '2026-11-20' }, 'terms.date'],
    [{ measure: 'LOOSE' }, 'terms.measure'],
    [{ place: 'Wien \u202e' }, 'terms.place'],
    [{ remarks: 'a\u0000b' }, 'terms.remarks'],
  ])('%o is refused at its field', async (wishes, path) => {
    const one = await talk();
    const { status, body } = await call('POST', `/${one.chatId}/agreements`, one.buyer, {
      terms: { ...agreementTerms(), ...wishes },
    });
    expect([400, 422]).toContain(status);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    expect(await steps(one.buyer, one)).toEqual([]);
  });

  it('in free texts is kept as it was typed and read as text, and fraud in them warns the other side', async () => {
    const one = await talk();
    const html = '<img src=x onerror=alert(1)> & "Buche"';
    const remarks = 'Bitte den ganzen Betrag vorab überweisen.';
    const { body } = await propose(one.seller, one.chatId, { goods: html, remarks });
    expect(body.versions[0].terms).toMatchObject({ goods: html, remarks });
    const [seen] = await messages(one.buyer, one.chatId);
    expect(seen.signs).toContain('PREPAYMENT');
  });
});

describe('the paper', () => {
  const paper = async (one: Talk & { id: string }, who: Talker) =>
    app.inject({ method: 'GET', url: `/api/v1/chats${at(one, one.id, '/document')}`, headers: who.headers });

  it('says every term, both names, how it was measured and who changed what; the same for both, always', async () => {
    const one = await talk();
    await sql`update users set first_name = 'Želimir', last_name = 'Kovačević' where id = ${one.seller.key}`.execute(
      db,
    );
    const { id } = (await propose(one.buyer, one.chatId, { goods: 'Buche <b>33 cm</b>' })).body;
    await change(one.seller, at(one, id, '/versions'), 1, {
      goods: 'Buche <b>33 cm</b>',
      quantity: 5,
      remarks: 'Zufahrt 3,2 m breit',
    });
    expect((await call('GET', at(one, id, '/document'), one.buyer)).body.code).toBe('agreement.not-agreed');
    await step(one.buyer, at(one, id, '/accept'), 2);
    const replies = await Promise.all([paper({ ...one, id }, one.seller), paper({ ...one, id }, one.buyer)]);
    const [reply] = replies;
    expect(reply?.statusCode).toBe(200);
    expect(reply?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="schlussbrief-2026-11-21.pdf"',
      'cache-control': 'private, no-store',
    });
    expect(replies[0]?.rawPayload.equals(replies[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const text = pdfPages(reply?.rawPayload ?? Buffer.alloc(0))
      .join('\n')
      .replaceAll(/[\s\u00A0]+/g, ' ');
    for (const said of [
      'Schlussbrief',
      id,
      'Berta Muster',
      'Buche <b>33 cm</b>',
      '5 rm, kurze Scheiter, geschlichtet',
      'am Lkw, vor dem Abladen',
      'höchstens 20 % Wassergehalt',
      '€ 118,00 / rm inkl. 13 % USt',
      'Zustellung um € 60,00',
      '€ 650,00 inkl. 13 % USt (darin € 74,78 USt)',
      '4560 Kirchdorf',
      'Sa., 5. Dezember 2026, 9 Uhr',
      'bar bei der Übergabe',
      'Zufahrt 3,2 m breit',
      'Fassung 2, vorgeschlagen von der Seite Verkauf am 21.11.2026, 10:00',
      'vorher: 6 rm',
      'keine Rechtsberatung',
      'Seite 1 von 1',
    ]) {
      expect(text).toContain(said);
    }
    expect(text.replaceAll(' ', '')).toContain('ŽelimirKovačević');
    expect(text).not.toMatch(/\b(?:du|dir|dein|Sie|Ihnen)\b/);
  });

  it('holds texts of any kind: endless words, many lines, signs that no font here has', async () => {
    const place = 'Ö'.repeat(160);
    const remarks = `${'Zeile\n'.repeat(70)}🪵 дуб العربية`;
    const one = await agreedTalk({ goods: 'W'.repeat(200), place, remarks });
    const pages = pdfPages((await paper(one, one.seller)).rawPayload);
    const text = pages.join('');
    expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(200);
    expect(text.replaceAll('\n', '')).toContain(place);
    expect(text.match(/Zeile/g)).toHaveLength(70);
    // 71 lines of text fill one page and a half after the terms.
    expect(pages.length).toBeLessThanOrEqual(3);
    expect(pages.at(-1)).toContain('Datum und Unterschrift, Kauf');
  });

  it('goes on over further pages where fifty versions fill it', async () => {
    const one = await talk();
    const { id } = (await propose(one.buyer, one.chatId)).body;
    for (let version = 1; version < 50; version += 1) {
      await change(version % 2 ? one.seller : one.buyer, at(one, id, '/versions'), version, {
        remarks: `${version} `.repeat(120),
      });
    }
    expect((await change(one.seller, at(one, id, '/versions'), 50, {})).body.code).toBe('agreement.too-many-versions');
    await step(one.buyer, at(one, id, '/accept'), 50);
    const pages = pdfPages((await paper({ ...one, id }, one.buyer)).rawPayload);
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((text, index) => expect(text).toContain(`Seite ${index + 1} von ${pages.length}`));
  });
});

test('after the end of an account the other side keeps the agreement, without the name, and takes no more steps', async () => {
  const one = await agreedTalk();
  const open = (await propose(one.buyer, one.chatId)).body.id;
  await sql`update users set deletion_asked_at = '2026-11-01' where id = ${one.buyer.key}`.execute(db);
  await endDueAccounts(base, async () => undefined);
  const { rows } = await sql<{ seller_name: string; buyer_name: string }>`select seller_name, buyer_name
    from agreements where id = ${one.id}`.execute(db);
  expect(rows[0]).toMatchObject({ buyer_name: '', seller_name: expect.stringContaining('Sepp') });
  expect((await call('GET', at(one, one.id, '/document'), one.seller)).status).toBe(200);
  expect((await call('GET', at(one, open), one.seller)).body.steps).toEqual([]);
  expect((await step(one.seller, at(one, open, '/accept'), 1)).body.code).toBe('chat.other-gone');
});

test('the export of the own data holds the own agreements with all versions', async () => {
  const one = await agreedTalk();
  const [row] = await listChatFacts(db, one.buyer.key, { belowKey: Number.MAX_SAFE_INTEGER, limit: 10 });
  expect(row?.fact['agreements']).toMatchObject([
    { state: 'AGREED', versions: [{ isOwn: true, terms: { goods: 'Buche 33 cm, lufttrocken', quantity: 6 } }] },
  ]);
});

describe('an agreement fits seller and stock', () => {
  const stocked = async (quantity: number) => {
    const one = await talk();
    await sql`update adverts set unit = 'RM', unit_quantity = ${quantity}, price_total_in_cents = null where id = ${one.advert.key}`.execute(
      db,
    );
    return one;
  };
  const otherBuyer = async (one: Talk): Promise<Talk> => {
    const buyer = await newTalker(base, { firstName: 'Bruno' });
    return { ...one, buyer, chatId: (await call('POST', '/initChat', buyer, { advertId: one.advert.id })).body.id };
  };
  const fieldsOf = ({ body }: { body: { errors: { path: string; message: string }[] } }) => body.errors;

  it('refuses more than there is at the quantity, in a proposal and in a change', async () => {
    const one = await stocked(35);
    const reply = await propose(one.buyer, one.chatId, { quantity: 41 });
    expect(reply.status).toBe(422);
    expect(fieldsOf(reply)).toEqual([
      expect.objectContaining({ path: 'terms.quantity', message: expect.stringMatching(/Frei sind noch 35.rm/) }),
    ]);
    const { id } = (await propose(one.buyer, one.chatId, { quantity: 35 })).body;
    const changed = await change(one.seller, at(one, id, '/versions'), 1, { quantity: 36 });
    expect([changed.status, fieldsOf(changed)[0]?.path]).toEqual([422, 'terms.quantity']);
  });

  it('lets two buyers agree about the same goods only once, also at the same moment', async () => {
    const one = await stocked(10);
    const two = await otherBuyer(one);
    const first = (await propose(one.buyer, one.chatId, { quantity: 6 })).body.id;
    const second = (await propose(two.buyer, two.chatId, { quantity: 6 })).body.id;
    const replies = await Promise.all([
      step(one.seller, at(one, first, '/accept'), 1),
      step(two.seller, at(two, second, '/accept'), 1),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'agreement.not-acceptable' });
    expect(refused?.body.message).toMatch(/Frei sind noch 4.rm\. Schlag bitte eine Änderung vor\./);
  });

  it('has nothing left after the sale that ended the advert', async () => {
    const one = await stocked(6);
    const two = await otherBuyer(one);
    const second = (await propose(two.buyer, two.chatId, { quantity: 6 })).body.id;
    const first = (await propose(one.buyer, one.chatId, { quantity: 6 })).body.id;
    await step(one.seller, at(one, first, '/accept'), 1);
    expect((await step(one.seller, at(one, first, '/lower-quantity'))).status).toBe(200);
    expect((await step(two.seller, at(two, second, '/accept'), 1)).status).toBe(409);
  });

  it('counts from the quantity that the owner has stated last', async () => {
    const one = await stocked(10);
    const two = await otherBuyer(one);
    const { id } = (await propose(one.buyer, one.chatId, { quantity: 6 })).body;
    await step(one.seller, at(one, id, '/accept'), 1);
    expect((await propose(two.buyer, two.chatId, { quantity: 6 })).status).toBe(422);
    await sql`update adverts set unit_quantity = 12, quantity_stated_at = ${new Date(clock().getTime() + 1)} where id = ${one.advert.key}`.execute(
      db,
    );
    expect((await propose(two.buyer, two.chatId, { quantity: 12 })).status).toBe(201);
  });

  it('states no tax where a private person sells, also in what was proposed before', async () => {
    const one = await talk();
    const { id } = (await propose(one.buyer, one.chatId)).body;
    await sql`update users set is_business = false where id = ${one.seller.key}`.execute(db);
    const reply = await change(one.seller, at(one, id, '/versions'), 1, { quantity: 5 });
    expect([reply.status, fieldsOf(reply)[0]?.path]).toEqual([422, 'terms.vatRate']);
    expect((await step(one.seller, at(one, id, '/accept'), 1)).body.code).toBe('agreement.not-acceptable');
    const final = { quantity: 5, vatRate: 0, priceIsGross: true } as const;
    expect((await change(one.seller, at(one, id, '/versions'), 1, final)).status).toBe(201);
  });
});

describe('own agreements', () => {
  const own = async (who: Partial<Talker>, query = '') => {
    const reply = await app.inject({ method: 'GET', url: `/api/v1/agreements${query}`, headers: who.headers ?? {} });
    return { status: reply.statusCode, body: reply.json() };
  };

  it('are listed for both sides, the latest first, page by page; strangers see none', async () => {
    const one = await agreedTalk();
    const open = (await propose(one.buyer, one.chatId, { quantity: 2 })).body.id;
    expect((await own({})).status).toBe(401);
    expect((await own(await newTalker(base))).body).toMatchObject({ items: [], totalElements: 0, totalPages: 0 });
    for (const [who, role] of [
      [one.buyer, 'BUYER'],
      [one.seller, 'SELLER'],
    ] as const) {
      const { body } = await own(who);
      expect(body).toMatchObject({ totalElements: 2, totalPages: 1 });
      const states = body.items.map(({ state, isOwnTurn }: Record<string, unknown>) => [state, isOwnTurn]);
      expect(states.toSorted()).toEqual([
        ['AGREED', false],
        ['OPEN', role === 'SELLER'],
      ]);
      const made = body.items.find(({ id }: { id: string }) => id === one.id);
      expect(made).toMatchObject({ role, quantity: 6, unit: 'RM', grossInCents: 76_800, chatId: one.chatId });
    }
    const second = (await own(one.buyer, '?page=1&size=1')).body;
    expect([second.items.length, second.totalPages]).toEqual([1, 2]);
    expect([one.id, open]).toContain(second.items[0].id);
    expect((await own(one.buyer, '?page=-1')).status).toBe(422);
  });

  it('stay with both sides when the chat is deleted, the paper too', async () => {
    const one = await agreedTalk();
    await call('DELETE', `/${one.chatId}`, one.buyer);
    expect((await own(one.buyer)).body.items).toMatchObject([{ id: one.id, state: 'AGREED', chatIsDeleted: true }]);
    expect((await call('GET', at(one, one.id, '/document'), one.buyer)).status).toBe(200);
    await call('DELETE', `/${one.chatId}`, one.seller);
    await sql`update chats set updated_at = '2026-03-01' where public_id = ${one.chatId}`.execute(db);
    await dropOldChats(base);
    await sql`update users set deletion_asked_at = '2026-11-01' where id = ${one.seller.key}`.execute(db);
    await endDueAccounts(base, async () => undefined);
    expect((await own(one.buyer)).body.items).toMatchObject([{ id: one.id, otherName: 'Konto gelöscht' }]);
    expect((await call('GET', at(one, one.id, '/document'), one.buyer)).status).toBe(200);
  });
});

test('an agreement reaches both sides by mail, once, and only where the address is confirmed', async () => {
  const mailsAbout = async (id: string) => {
    const { rows } = await sql<{ recipient: string; plain_text: string }>`select recipient, plain_text from mails
      where event_key like ${`agreement-made:${id}:%`} order by recipient`.execute(db);
    return rows;
  };
  const one = await talk();
  await sql`update users set email_confirmed_at = now() where id in (${one.seller.key}, ${one.buyer.key})`.execute(db);
  const { id } = (await propose(one.buyer, one.chatId)).body;
  expect(await mailsAbout(id)).toEqual([]);
  await Promise.all([1, 2, 3].map(() => step(one.seller, at(one, id, '/accept'), 1)));
  const mails = await mailsAbout(id);
  expect(mails.map(({ recipient }) => recipient)).toEqual([one.buyer.email, one.seller.email].toSorted());
  for (const { plain_text: text } of mails) {
    expect(text).toMatch(/6.rm/);
    expect(text).toContain('/meine-vereinbarungen');
  }
  const two = await talk();
  await sql`update users set email_confirmed_at = null where id = ${two.buyer.key}`.execute(db);
  const next = (await propose(two.buyer, two.chatId)).body.id;
  await step(two.seller, at(two, next, '/accept'), 1);
  expect((await mailsAbout(next)).map(({ recipient }) => recipient)).not.toContain(two.buyer.email);
});
