import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Advert, EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { createAdvert, publishAdvert } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { confirmEmail } from '#contract/accounts/account-security.ts';
import { register } from '#contract/content-api/content-api.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createHttpApi } from '#web/api/http-api.ts';

export type SellerAccount = { api: Api; userId: string; email: string; password: string };

/** A word that no other advert has. */
export const newWord = (): string => `q${randomBytes(5).toString('hex')}`;

/** Registers over HTTP, as any client of the API does, confirms by the mail, and calls as that account from then on. */
export async function registerSeller(address: string): Promise<SellerAccount> {
  const name = newWord();
  const email = `${name}@example.at`;
  const password = `${name}-lagert-gut`;
  const anybody = createHttpApi({ baseUrl: address });
  const { jwt, user } = await anybody.call(register, {
    registration: {
      username: name,
      email,
      password,
      firstname: 'Eva',
      lastname: 'Holzer',
      termsAccepted: true,
    },
  });
  const code = await codeInMail(address, email);
  await anybody.call(confirmEmail, { emailConfirmationDto: { code } });
  return { api: createHttpApi({ baseUrl: address, token: () => jwt }), userId: user.id, email, password };
}

const PATIENCE_IN_MS = 20_000;

/** The code of the link in the first mail to an address, once it is in the development mailbox. */
async function codeInMail(address: string, email: string): Promise<string> {
  const end = Date.now() + PATIENCE_IN_MS;
  while (Date.now() < end) {
    const reply = await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(email)}`);
    const { mails }: { mails: { links: string[] }[] } = await reply.json();
    const links = mails.flatMap((mail) => mail.links);
    const code = links.map((link) => new URL(link).searchParams.get('code')).find((found) => found !== null);
    if (code) return code;
    await wait(100);
  }
  throw new Error(`No mail came to ${email}.`);
}

type Firewood = Extract<EditAdvertDto, { category: 'FIREWOOD' }>;

/** An edit for air-dry beech of 33 cm that can be published as it is. */
export const beechFirewood = (rest: Partial<Firewood> = {}): Firewood => {
  const { categoryData, ...common } = COMPLETE_EDITS.FIREWOOD;
  const woods = [...categoryData.furnaceWoodTypeIds];
  return { ...common, categoryData: { ...categoryData, furnaceWoodTypeIds: woods }, ...rest };
};

/** Creates an advert and makes it public. */
export async function publish({ api }: SellerAccount, editAdvertDto: EditAdvertDto): Promise<Advert> {
  const { id } = await api.call(createAdvert, { editAdvertDto });
  return api.call(publishAdvert, { advertId: id });
}
