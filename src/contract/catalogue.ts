import { accountSecurityShapes } from './account-security.schemas.ts';
import * as accountSecurity from './account-security.ts';
import { accountModerationShapes } from './account-moderation.schemas.ts';
import * as accountModeration from './account-moderation.ts';
import { advertLifeShapes } from './advert-life.schemas.ts';
import * as advertLife from './advert-life.ts';
import { advertShapes } from './adverts.schemas.ts';
import * as adverts from './adverts.ts';
import { advertisingShapes } from './advertising.schemas.ts';
import * as advertising from './advertising.ts';
import { agreementShapes } from './agreements.schemas.ts';
import * as agreements from './agreements.ts';
import { apiKeyShapes } from './api-keys.schemas.ts';
import * as apiKeys from './api-keys.ts';
import { chatShapes } from './chats.schemas.ts';
import * as chats from './chats.ts';
import { companyShapes } from './companies.schemas.ts';
import * as companies from './companies.ts';
import { consentShapes } from './consents.schemas.ts';
import * as consents from './consents.ts';
import { contentApiShapes } from './content-api.schemas.ts';
import * as contentApi from './content-api.ts';
import type { Endpoint, Shape } from './endpoint.ts';
import { eventLogShapes } from './event-logs.schemas.ts';
import * as eventLogs from './event-logs.ts';
import { importShapes } from './imports.schemas.ts';
import * as imports from './imports.ts';
import { lookupShapes } from './lookups.schemas.ts';
import * as lookups from './lookups.ts';
import { marketPriceShapes } from './market-prices.schemas.ts';
import * as marketPrices from './market-prices.ts';
import { moderationShapes } from './moderation.schemas.ts';
import * as moderation from './moderation.ts';
import { newsShapes } from './news.schemas.ts';
import * as news from './news.ts';
import { newsletterShapes } from './newsletter.schemas.ts';
import * as newsletter from './newsletter.ts';
import { ownDataShapes } from './own-data.schemas.ts';
import * as ownData from './own-data.ts';
import { ownStatisticsShapes } from './own-statistics.schemas.ts';
import * as ownStatistics from './own-statistics.ts';
import { paymentShapes } from './payment.schemas.ts';
import * as payment from './payment.ts';
import { permissionShapes } from './permissions.schemas.ts';
import * as permissions from './permissions.ts';
import { placeShapes } from './places.schemas.ts';
import * as places from './places.ts';
import { productShapes } from './products.schemas.ts';
import * as products from './products.ts';
import { publicdataShapes } from './publicdata.schemas.ts';
import * as publicdata from './publicdata.ts';
import { pushShapes } from './push.schemas.ts';
import * as push from './push.ts';
import { searchWordShapes } from './search-words.schemas.ts';
import * as searchWords from './search-words.ts';
import { secondFactorShapes } from './second-factor.schemas.ts';
import * as secondFactor from './second-factor.ts';
import { sessionHandlerShapes } from './session-handler.schemas.ts';
import * as sessionHandler from './session-handler.ts';
import { statisticsShapes } from './statistics.schemas.ts';
import * as statistics from './statistics.ts';
import { userShapes } from './users.schemas.ts';
import * as users from './users.ts';
import { voucherShapes } from './voucher.schemas.ts';
import * as voucher from './voucher.ts';

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

/** Every call of the three families with its schemas, whether or not a handler answers it yet. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...pairs(contentApi, contentApiShapes),
  ...pairs(secondFactor, secondFactorShapes),
  ...pairs(sessionHandler, sessionHandlerShapes),
  ...pairs(adverts, advertShapes),
  ...pairs(advertLife, advertLifeShapes),
  ...pairs(advertising, advertisingShapes),
  ...pairs(apiKeys, apiKeyShapes),
  ...pairs(chats, chatShapes),
  ...pairs(agreements, agreementShapes),
  ...pairs(companies, companyShapes),
  ...pairs(consents, consentShapes),
  ...pairs(imports, importShapes),
  ...pairs(lookups, lookupShapes),
  ...pairs(eventLogs, eventLogShapes),
  ...pairs(marketPrices, marketPriceShapes),
  ...pairs(moderation, moderationShapes),
  ...pairs(accountModeration, accountModerationShapes),
  ...pairs(news, newsShapes),
  ...pairs(newsletter, newsletterShapes),
  ...pairs(ownData, ownDataShapes),
  ...pairs(ownStatistics, ownStatisticsShapes),
  ...pairs(payment, paymentShapes),
  ...pairs(permissions, permissionShapes),
  ...pairs(places, placeShapes),
  ...pairs(products, productShapes),
  ...pairs(publicdata, publicdataShapes),
  ...pairs(push, pushShapes),
  ...pairs(searchWords, searchWordShapes),
  ...pairs(statistics, statisticsShapes),
  ...pairs(users, userShapes),
  ...pairs(accountSecurity, accountSecurityShapes),
  ...pairs(voucher, voucherShapes),
];
