import { accountSecurityShapes } from '#contract/accounts/account-security.schemas.ts';
import * as accountSecurity from '#contract/accounts/account-security.ts';
import { accountModerationShapes } from '#contract/moderation/account-moderation.schemas.ts';
import * as accountModeration from '#contract/moderation/account-moderation.ts';
import { advertModerationShapes } from '#contract/moderation/advert-moderation.schemas.ts';
import * as advertModeration from '#contract/moderation/advert-moderation.ts';
import { advertLifeShapes } from '#contract/adverts/advert-life.schemas.ts';
import * as advertLife from '#contract/adverts/advert-life.ts';
import { availabilityShapes } from '#contract/adverts/availability/availability.schemas.ts';
import * as availability from '#contract/adverts/availability/availability.ts';
import { calendarShapes } from '#contract/adverts/calendar/calendar.schemas.ts';
import * as calendar from '#contract/adverts/calendar/calendar.ts';
import { slipShapes } from '#contract/adverts/slip/slip.schemas.ts';
import * as slip from '#contract/adverts/slip/slip.ts';
import { advertShapes } from '#contract/adverts/adverts.schemas.ts';
import * as adverts from '#contract/adverts/adverts.ts';
import { advertisingShapes } from '#contract/advertising/advertising.schemas.ts';
import * as advertising from '#contract/advertising/advertising.ts';
import { agreementShapes } from '#contract/agreements/agreements.schemas.ts';
import * as agreements from '#contract/agreements/agreements.ts';
import { apiKeyShapes } from '#contract/accounts/api-keys.schemas.ts';
import * as apiKeys from '#contract/accounts/api-keys.ts';
import { chatShapes } from '#contract/chats/chats.schemas.ts';
import * as chats from '#contract/chats/chats.ts';
import { companyShapes } from '#contract/companies/companies.schemas.ts';
import { disclosureShapes } from '#contract/sellers/disclosure.schemas.ts';
import * as disclosure from '#contract/sellers/disclosure.ts';
import * as companies from '#contract/companies/companies.ts';
import { consentShapes } from '#contract/consent/consents.schemas.ts';
import * as consents from '#contract/consent/consents.ts';
import { contentApiShapes } from '#contract/content-api/content-api.schemas.ts';
import * as contentApi from '#contract/content-api/content-api.ts';
import type { Endpoint, Shape } from '#contract/endpoint.ts';
import { deskShapes } from '#contract/desk/desk.schemas.ts';
import * as desk from '#contract/desk/desk.ts';
import { personalDataShapes } from '#contract/desk/personal-data.schemas.ts';
import * as personalData from '#contract/desk/personal-data.ts';
import { eventLogShapes } from '#contract/events/event-logs.schemas.ts';
import * as eventLogs from '#contract/events/event-logs.ts';
import { importShapes } from '#contract/imports/imports.schemas.ts';
import * as imports from '#contract/imports/imports.ts';
import { choiceShapes } from '#contract/lookups/choices.schemas.ts';
import * as choices from '#contract/lookups/choices.ts';
import { lookupShapes } from '#contract/lookups/lookups.schemas.ts';
import * as lookups from '#contract/lookups/lookups.ts';
import { marketPriceShapes } from '#contract/market-prices/market-prices.schemas.ts';
import * as marketPrices from '#contract/market-prices/market-prices.ts';
import { moderationShapes } from '#contract/moderation/moderation.schemas.ts';
import * as moderation from '#contract/moderation/moderation.ts';
import { favouriteShapes } from '#contract/favourites/favourites.schemas.ts';
import * as favourites from '#contract/favourites/favourites.ts';
import { followShapes } from '#contract/follows/follows.schemas.ts';
import * as follows from '#contract/follows/follows.ts';
import { reopeningShapes } from '#contract/moderation/reopening.schemas.ts';
import * as reopening from '#contract/moderation/reopening.ts';
import { ratingModerationShapes } from '#contract/moderation/rating-moderation.schemas.ts';
import * as ratingModeration from '#contract/moderation/rating-moderation.ts';
import { newsShapes } from '#contract/news/news.schemas.ts';
import * as news from '#contract/news/news.ts';
import { newsletterShapes } from '#contract/newsletter/newsletter.schemas.ts';
import * as newsletter from '#contract/newsletter/newsletter.ts';
import { eudrShapes } from '#contract/origin/eudr.schemas.ts';
import * as eudr from '#contract/origin/eudr.ts';
import { handoverShapes } from '#contract/origin/handover.schemas.ts';
import * as handover from '#contract/origin/handover.ts';
import { outlineShapes } from '#contract/origin/outline.schemas.ts';
import * as outline from '#contract/origin/outline.ts';
import { ownDataShapes } from '#contract/users/own-data.schemas.ts';
import * as ownData from '#contract/users/own-data.ts';
import { paymentShapes } from '#contract/payments/payment.schemas.ts';
import * as payment from '#contract/payments/payment.ts';
import { permissionShapes } from '#contract/accounts/permissions.schemas.ts';
import * as permissions from '#contract/accounts/permissions.ts';
import { placeShapes } from '#contract/places/places.schemas.ts';
import * as places from '#contract/places/places.ts';
import { planShapes } from '#contract/plans/plans.schemas.ts';
import * as plans from '#contract/plans/plans.ts';
import { productShapes } from '#contract/search/products.schemas.ts';
import * as products from '#contract/search/products.ts';
import { proofShapes } from '#contract/proofs/proofs.schemas.ts';
import * as proofs from '#contract/proofs/proofs.ts';
import { publicdataShapes } from '#contract/publicdata/publicdata.schemas.ts';
import * as publicdata from '#contract/publicdata/publicdata.ts';
import { pushShapes } from '#contract/push/push.schemas.ts';
import * as push from '#contract/push/push.ts';
import { ratingShapes } from '#contract/ratings/ratings.schemas.ts';
import * as ratings from '#contract/ratings/ratings.ts';
import { requestShapes } from '#contract/requests/requests.schemas.ts';
import * as requests from '#contract/requests/requests.ts';
import { searchWordShapes } from '#contract/search/search-words.schemas.ts';
import * as searchWords from '#contract/search/search-words.ts';
import { secondFactorShapes } from '#contract/accounts/second-factor.schemas.ts';
import * as secondFactor from '#contract/accounts/second-factor.ts';
import { sessionHandlerShapes } from '#contract/session-handler/session-handler.schemas.ts';
import * as sessionHandler from '#contract/session-handler/session-handler.ts';
import { statisticsShapes } from '#contract/statistics/statistics.schemas.ts';
import * as statistics from '#contract/statistics/statistics.ts';
import { userShapes } from '#contract/users/users.schemas.ts';
import * as users from '#contract/users/users.ts';
import { voucherShapes } from '#contract/payments/voucher.schemas.ts';
import * as voucher from '#contract/payments/voucher.ts';

/** A call with its schemas. */
export type CatalogueEntry = { endpoint: Endpoint; shape: Shape };

/** Pairs the endpoints of one file with their shapes; a missing or mismatched one does not compile. */
function pairs<S extends Readonly<Record<string, Shape>>>(
  endpoints: { readonly [K in keyof S]: Endpoint<S[K]> },
  shapes: S,
): CatalogueEntry[] {
  return Object.entries(shapes).flatMap(([name, shape]) => {
    const endpoint: Endpoint | undefined = endpoints[name];
    return endpoint === undefined ? [] : [{ endpoint, shape }];
  });
}

/**
 * Every call of the three families with its schemas; the list that tests hold the handlers and the document against.
 * @public
 */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...pairs(contentApi, contentApiShapes),
  ...pairs(secondFactor, secondFactorShapes),
  ...pairs(sessionHandler, sessionHandlerShapes),
  ...pairs(adverts, advertShapes),
  ...pairs(advertLife, advertLifeShapes),
  ...pairs(availability, availabilityShapes),
  ...pairs(calendar, calendarShapes),
  ...pairs(slip, slipShapes),
  ...pairs(outline, outlineShapes),
  ...pairs(handover, handoverShapes),
  ...pairs(eudr, eudrShapes),
  ...pairs(advertising, advertisingShapes),
  ...pairs(apiKeys, apiKeyShapes),
  ...pairs(chats, chatShapes),
  ...pairs(agreements, agreementShapes),
  ...pairs(companies, companyShapes),
  ...pairs(desk, deskShapes),
  ...pairs(personalData, personalDataShapes),
  ...pairs(disclosure, disclosureShapes),
  ...pairs(consents, consentShapes),
  ...pairs(imports, importShapes),
  ...pairs(lookups, lookupShapes),
  ...pairs(choices, choiceShapes),
  ...pairs(eventLogs, eventLogShapes),
  ...pairs(marketPrices, marketPriceShapes),
  ...pairs(moderation, moderationShapes),
  ...pairs(ratingModeration, ratingModerationShapes),
  ...pairs(reopening, reopeningShapes),
  ...pairs(accountModeration, accountModerationShapes),
  ...pairs(advertModeration, advertModerationShapes),
  ...pairs(favourites, favouriteShapes),
  ...pairs(follows, followShapes),
  ...pairs(news, newsShapes),
  ...pairs(newsletter, newsletterShapes),
  ...pairs(ownData, ownDataShapes),
  ...pairs(payment, paymentShapes),
  ...pairs(permissions, permissionShapes),
  ...pairs(places, placeShapes),
  ...pairs(plans, planShapes),
  ...pairs(products, productShapes),
  ...pairs(proofs, proofShapes),
  ...pairs(publicdata, publicdataShapes),
  ...pairs(push, pushShapes),
  ...pairs(ratings, ratingShapes),
  ...pairs(requests, requestShapes),
  ...pairs(searchWords, searchWordShapes),
  ...pairs(statistics, statisticsShapes),
  ...pairs(users, userShapes),
  ...pairs(accountSecurity, accountSecurityShapes),
  ...pairs(voucher, voucherShapes),
];
