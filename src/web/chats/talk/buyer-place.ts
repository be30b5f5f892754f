import type { Api } from '#contract/api.ts';
import type { InitChatDto } from '#contract/chats/chats.schemas.ts';
import { localFirstTexts as texts } from '#texts/de/adverts/availability/local-first.ts';
import { typedPlaceOf } from '#web/places/visitor-place.queries.ts';

/** Name of the field in which a buyer says where that is. */
export const PLACE_FIELD = 'ort';

/** Returns the place that a buyer typed, for the first message, or the sentence that says what is wrong with it. */
export async function buyerPlaceOf(api: Api, typed: string): Promise<NonNullable<InitChatDto['buyerPlace']> | string> {
  if (typed.trim() === '') return texts.placeMissing;
  const place = await typedPlaceOf(api, typed.trim());
  return place === null ? texts.placeUnknown : { countryCode: place.countryCode, postalCode: place.postalCode };
}
