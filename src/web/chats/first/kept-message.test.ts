import { expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH } from '#domain/chats/message-text.ts';
import { keptMessageCookie, keptMessageOf } from './kept-message.ts';

const ADVERT = '0198a1b2-0000-7000-8000-001d2e3f4a5b';
const MESSAGE = { id: 'a35d28b1-b059-40dd-8e25-8c7a4c947b30', text: 'Grüß Gott,\nist das Holz noch da? 🌲', place: '' };

const requestWith = (cookie: string): Request => new Request('https://stammplatz.example/', { headers: { cookie } });
const keptAgain = async (cookie: string | null, isSecure = false) =>
  keptMessageOf(requestWith(`ort=AT-4820; ${cookie?.split(';')[0]}; x=y`), { isSecure });

test('a message comes back from its cookie as it was, and only at the address of its advert', async () => {
  const cookie = await keptMessageCookie(MESSAGE, { advertId: ADVERT, isSecure: true });
  expect(cookie).toMatch(/^__Secure-nachricht=[\w-]+; /);
  expect(cookie).toContain(`Path=/chats/erste/${ADVERT}; Max-Age=86400; SameSite=Lax; HttpOnly; Secure`);
  expect(await keptAgain(cookie, true)).toEqual(MESSAGE);
  expect(await keptAgain(cookie, false)).toBeNull();
});

test('the longest text in the letters of any language of the country and its neighbours fits', async () => {
  const words =
    'Дрова бук сухі 33 см; Buchenscheiter größer süß; tűzifa őrölt; dřevo buk štípané; drva bukova žagana. ';
  // Numbers keep the text from repeating itself.
  const text = Array.from({ length: 200 }, (_, index) => `${words.slice(index % 60, (index % 60) + 14)}${index * 7919}`)
    .join(' ')
    .slice(0, MAX_MESSAGE_LENGTH);
  expect(text).toHaveLength(MAX_MESSAGE_LENGTH);
  const message = { ...MESSAGE, text };
  expect(await keptAgain(await keptMessageCookie(message, { advertId: ADVERT, isSecure: false }))).toEqual(message);
});

test('what does not fit into a cookie is not cut but refused', async () => {
  let seed = 7;
  const sign = () => String.fromCharCode(0x4e00 + ((seed = (seed * 48_271) % 2_147_483_647) % 20_000));
  const text = Array.from({ length: MAX_MESSAGE_LENGTH }, sign).join('');
  expect(await keptMessageCookie({ ...MESSAGE, text }, { advertId: ADVERT, isSecure: false })).toBeNull();
});

test.each(['nachricht=', 'nachricht=abc', 'nachricht=AAAA', `nachricht=${'A'.repeat(9000)}`, 'nachricht2=abc', ''])(
  'the cookie %.20s counts as no message',
  async (cookie) => {
    expect(await keptMessageOf(requestWith(cookie), { isSecure: false })).toBeNull();
  },
);

test('forgetting deletes the cookie under the same name and path', async () => {
  const cookie = await keptMessageCookie(null, { advertId: ADVERT, isSecure: false });
  expect(cookie).toBe(`nachricht=; Path=/chats/erste/${ADVERT}; Max-Age=0; SameSite=Lax; HttpOnly`);
});
