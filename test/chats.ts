import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { type TestAdvert, type TestUser, insertAdvert, insertUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A participant of a chat. */
export type Talker = TestUser & { headers: { authorization: string } };

export async function newTalker(base: BaseContext, wishes: Parameters<typeof insertUser>[1] = {}): Promise<Talker> {
  const user = await insertUser(base.db, wishes);
  return { ...user, headers: { authorization: `Bearer ${await startBearerSession(base, user, 'test')}` } };
}

export type Talk = { seller: Talker; buyer: Talker; advert: TestAdvert; chatId: string };

/** The calls of chats on a running product, and people to make them. */
export function chatCalls({ app, base }: Pick<TestApp, 'app' | 'base'>) {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Partial<Talker>, body?: object) => {
    const headers = who.headers ?? {};
    const reply = await app.inject({ method, url: `/api/v1/chats${url}`, headers, ...(body ? { payload: body } : {}) });
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body };
  };
  const init = (who: Talker, advertId: string, more: object = {}) =>
    call('POST', '/initChat', who, { advertId, ...more });
  const say = (who: Talker, chatId: string, text: string, more: object = {}) =>
    call('POST', `/${chatId}/messages`, who, { text, ...more });
  const messages = async (who: Talker, chatId: string, query = '') =>
    (await call('GET', `/${chatId}/messages${query}`, who)).body.items;
  const list = async (who: Talker, query = '') => (await call('GET', query, who)).body;

  /** A seller with an advert and a buyer in a chat about it. */
  const talk = async (): Promise<Talk> => {
    const seller = await newTalker(base, { firstName: 'Sepp', isBusiness: true });
    const buyer = await newTalker(base, { firstName: 'Berta' });
    const advert = await insertAdvert(base.db, { user: seller }, base.clock());
    return { seller, buyer, advert, chatId: (await init(buyer, advert.id)).body.id };
  };

  const upload = async (who: Talker) => {
    const raw = { width: 40, height: 30, channels: 3 } as const;
    const picture = await sharp(randomBytes(40 * 30 * 3), { raw })
      .jpeg()
      .toBuffer();
    const boundary = newId();
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/chats/image',
      headers: { ...who.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const fetchImage = (url: string, who: Partial<Talker>, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { ...who.headers, ...headers } });

  return { call, init, say, messages, list, talk, upload, fetchImage };
}
