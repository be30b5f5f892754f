import { randomBytes } from 'node:crypto';
import type { Advert, EditAdvertDto } from '#contract/adverts.schemas.ts';
import { createAdvert, publishAdvert } from '#contract/adverts.ts';
import type { Api } from '#contract/api.ts';
import { register } from '#contract/content-api.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createHttpApi } from '#web/http-api.ts';

export type SellerAccount = { api: Api; userId: string };

/** A word that stands in no other advert. */
export const newWord = (): string => `q${randomBytes(5).toString('hex')}`;

/** Registers over HTTP, as any client of the API does, and calls as that account from then on. */
export async function registerSeller(address: string): Promise<SellerAccount> {
  const name = newWord();
  const { jwt, user } = await createHttpApi({ baseUrl: address }).call(register, {
    registration: {
      username: name,
      email: `${name}@example.at`,
      password: `${name}-lagert-gut`,
      firstname: 'Eva',
      lastname: 'Holzer',
      termsAccepted: true,
    },
  });
  return { api: createHttpApi({ baseUrl: address, token: () => jwt }), userId: user.id };
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
