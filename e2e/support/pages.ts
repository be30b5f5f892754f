import { adminPaths } from '#contract/admin-paths.ts';
import { calendarPaths } from '#contract/adverts/calendar/calendar-paths.ts';
import { slipPaths } from '#contract/adverts/slip/slip-paths.ts';
import { chatPaths } from '#contract/chats/chat-paths.ts';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { DASHBOARDS, paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { ratingPaths } from '#contract/ratings/rating-paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import type { OwnHead } from './layout.ts';

/** What the addresses of pages name. */
export type Shown = { slug: string; goneSlug: string; sellerId: string; companySlug: string; resetCode: string };
export type Owned = Shown & {
  advertId: string;
  draftId: string;
  standId: string;
  businessAdvertId: string;
  blockedId: string;
  ratingId: string;
  entryId: string;
  chatId: string;
  agreementId: string;
  orderId: string;
  requestSlug: string;
  ownRequestSlug: string;
  savedSearchId: string;
};

export type Screen<Known> = readonly [name: string, path: (known: Known) => string];

/** Who is signed in: `guest` no one, else a private seller, the sample's company or an administrator. */
export type Viewer = 'guest' | 'seller' | 'company' | 'operator';

/** Pages for people who are not signed in, in the states that look different. */
export const GUEST_SCREENS: readonly Screen<Shown>[] = [
  ['start page', () => paths.home()],
  ['listing', () => paths.products('FIREWOOD')],
  ['listing with filters', () => '/kaufen-verkaufen?suche=33er+Buche+trocken+4820&verkaeufer=privat'],
  ['listing as rows', () => `${paths.products('LOGS')}?plz=4820&ansicht=liste`],
  ['listing without hits', () => `${paths.products('FIREWOOD')}?suche=Buche&plz=4820&umkreis=10&preis-bis=60`],
  ['need of a household', () => paths.householdNeed(new URLSearchParams({ menge: '6', laenge: '33' }))],
  ['map', () => `${paths.map('FIREWOOD')}?plz=4820&umkreis=50`],
  ['advert', ({ slug }) => `${paths.advert(slug)}?plz=4820`],
  ['advert that is gone', ({ goneSlug }) => paths.advert(goneSlug)],
  ['seller', ({ sellerId }) => paths.seller(sellerId)],
  ['company', ({ companySlug }) => paths.company(companySlug)],
  ['companies', () => paths.companies()],
  ['companies without hits', () => `${paths.companies()}?suche=gibtesnicht&bundesland=wien`],
  ['market prices', () => paths.marketPrices()],
  ['market prices by heat', () => `${paths.marketPrices()}?einheit=kwh&bundesland=steiermark`],
  ['market price of a product', () => paths.marketPrice('buche-scheite-trocken')],
  ['blog', () => paths.blog()],
  ['post with tables and drawings', () => paths.blogPost('heizwert-von-brennholz')],
  ['market report', () => paths.blogPost('holzmarkt-november-2024')],
  ['overview of all pages', () => paths.sitemap()],
  ['plans', () => paths.plans()],
  ['withdrawal', () => paths.withdraw()],
  ['display settings', () => '/darstellung'],
  ['sign-in', () => `${paths.signIn()}?error=SessionRequired&callbackUrl=%2Fchats`],
  ['sign-in with a code', () => `${paths.signIn()}?schritt=code&pruefung=abc`],
  ['sign-in by mail, sent', () => `${paths.signIn()}?verify=1`],
  ['sign-in by mail, arrived', () => `${paths.signInLink()}?token=abc&email=eva.holzer%40example.at`],
  ['sign-in that cannot be', () => paths.signInError()],
  ['signed out', () => paths.signOut()],
  ['registration', () => paths.register()],
  ['forgotten password', () => paths.forgotPassword()],
  ['new password', ({ resetCode }) => mailPaths.resetPassword(resetCode)],
  ['new password by a link that is over', () => mailPaths.resetPassword('abc')],
  ['confirmation', () => mailPaths.confirmEmail('abc')],
  ['confirmation that is over', () => `${mailPaths.confirmEmail()}?ergebnis=abgelaufen`],
  ['newsletter to order', () => paths.newsletterOrder()],
  ['newsletter to confirm', () => mailPaths.newsletterConfirm('abc')],
  ['newsletter to end', () => mailPaths.newsletterEnd('abc')],
  ['mails to end', () => mailPaths.mailEnd('a.weekFigures.b')],
  ['page that does not exist', () => '/gibt-es-nicht'],
];

/** All others that a signed-out visitor can reach. */
const FURTHER_GUEST_SCREENS: readonly Screen<Owned>[] = [
  ['Gesuche', () => paths.requests()],
  ['Gesuch', ({ requestSlug }) => paths.request(requestSlug)],
  ['report of a Gesuch', ({ requestSlug }) => requestPaths.reportRequest(requestSlug)],
  ['Gesuch to let run on', () => mailPaths.renewRequest('abc')],
  ['sharing an advert', ({ advertId }) => paths.shareAdvert(advertId)],
  ['business behind an advert', ({ businessAdvertId }) => reportPaths.advertDisclosure(businessAdvertId)],
  ['report of an advert', ({ advertId }) => reportPaths.reportAdvert(advertId)],
  ['report of a seller', ({ sellerId }) => reportPaths.reportSeller(sellerId)],
  ['report of a company', ({ companySlug }) => reportPaths.reportCompany(companySlug)],
  ['ratings of a seller', ({ sellerId }) => ratingPaths.ratings(sellerId)],
  ['first message about an advert', ({ advertId }) => chatPaths.firstMessage(advertId)],
  ['favourites', () => paths.favourites()],
  ['comparison', () => paths.compare()],
  ['following a seller', ({ sellerId }) => followPaths.follow(sellerId)],
  ['following to end', () => followPaths.unfollow('abc')],
  ['search to save', () => paths.newSavedSearch(paths.products('FIREWOOD'))],
  ['saved search to confirm', () => mailPaths.savedSearchConfirm('abc')],
  ['saved search by link', () => mailPaths.savedSearchByToken('abc.abc')],
  ['advert to let run on', () => mailPaths.renewAdvert('abc')],
  ['whether an advert is still there', () => mailPaths.advertCheck('abc')],
  ['block by link', () => mailPaths.linkedBlock('1.ACCOUNT.2.x')],
  ['landing page of buyers', () => paths.landing('buywood')],
  ['landing page of sellers', () => paths.landing('sellwood')],
  ['landing page of a category', () => paths.landing('buyfurnacewood')],
  ['campaign', () => paths.landing('faie3m')],
  ['your place', () => paths.geolocation()],
  ['calculators', () => paths.tools()],
  ['fuel values', () => paths.fuelValueTable()],
  ['volume units', () => paths.volumeUnitCalculator()],
  ['one log', () => paths.logCalculator()],
  ['list of logs', () => paths.logListCalculator()],
  ['wood demand', () => paths.woodDemand()],
  ['drying clock', () => paths.dryingClock()],
  ['terms', () => paths.terms()],
  ['accessibility', () => paths.accessibility()],
  ['cookies', () => paths.cookies()],
  ['privacy', () => paths.privacy()],
  ['imprint', () => paths.imprint()],
  ['contact point', () => paths.contactPoint()],
  ['press', () => paths.press()],
  ['ranking', () => paths.ranking()],
  ['participation', () => paths.participation()],
  ['flyer', () => paths.flyer()],
  ['all ways', () => paths.linktree()],
  ['parts of the kit', () => '/dev/ui'],
];

const SELLER_SCREENS: readonly Screen<Owned>[] = [
  ['own advert', ({ slug }) => paths.advert(slug)],
  ['editor: category', () => paths.editCategory()],
  ['editor: facts', ({ draftId }) => paths.editFacts(draftId)],
  ['editor: pictures', ({ draftId }) => paths.editImages(draftId)],
  ['editor: publishing', ({ draftId }) => paths.editPublish(draftId)],
  ['outline of a stand', ({ standId }) => originPaths.outline(standId)],
  ['origin of an advert', ({ standId }) => originPaths.eudr(standId)],
  ['slip of a pile', ({ advertId }) => slipPaths.slip(advertId)],
  ['reservation', ({ advertId }) => ownAdvertPaths.reserveAdvert(advertId)],
  ['hints about an advert', ({ advertId }) => ownAdvertPaths.advertFeedback(advertId)],
  ['overview of own adverts', () => ownAdvertPaths.myStatistics()],
  ['figures of an advert', ({ advertId }) => ownAdvertPaths.myAdvertStatistics(advertId)],
  ['calendar', () => calendarPaths.advertCalendar()],
  ['chats', () => paths.chats()],
  ['chat', ({ chatId }) => paths.chats(chatId)],
  ['origin for a buyer', ({ chatId }) => originPaths.handover(chatId)],
  ['agreements', () => paths.myAgreements()],
  ['agreement', ({ agreementId }) => paths.myAgreement(agreementId)],
  ['news', () => paths.news()],
  ['saved searches', () => paths.savedSearches()],
  ['hits of a saved search', ({ savedSearchId }) => paths.savedSearch(savedSearchId)],
  ['objection to a block', ({ blockedId }) => reportPaths.objectToBlock(blockedId)],
  ['report of a rating', ({ ratingId }) => ratingPaths.reportRating(ratingId)],
  ['followed sellers', () => followPaths.follows()],
  ['Gesuch to write', () => paths.newRequest()],
  ['Gesuch to change', ({ ownRequestSlug }) => requestPaths.editRequest(ownRequestSlug)],
  ['own Gesuche', () => paths.myRequests()],
  ['Gesuche that fit', () => requestPaths.fittingRequests()],
  ['welcome', () => paths.landing('registered')],
  ['order of a plan', () => orderPaths.orderPlan('firma', 'monatlich')],
  ['order that waits', ({ orderId }) => orderPaths.order('orderpending', orderId)],
  ['orders', () => orderPaths.order('orderservice')],
  ['profile', () => paths.profileSettings()],
];

const COMPANY_SCREENS: readonly Screen<Owned>[] = [
  ['own adverts', () => paths.myAdverts()],
  ['overview of many own adverts', () => ownAdvertPaths.myStatistics('90')],
  ['import', () => ownAdvertPaths.importAdverts()],
  ['own company', () => paths.myCompany()],
  ['own proofs', () => proofPaths.ownProofs()],
];

const OPERATOR_SCREENS: readonly Screen<Owned>[] = [
  ['reports', () => paths.moderation()],
  ['case', ({ slug }) => paths.moderateAdvert(slug)],
  ['desk', () => adminPaths.desk()],
  ['state of the site', () => adminPaths.siteState()],
  ['acts of two', () => adminPaths.acts()],
  ['audit log', () => adminPaths.auditLog()],
  ['processing', () => adminPaths.processing()],
  ['adverts to moderate', () => adminPaths.moderatedAdverts()],
  ['accounts', () => adminPaths.moderatedAccounts()],
  ['account', ({ sellerId }) => adminPaths.moderateAccount(sellerId)],
  ['paid entries', () => adminPaths.advertising()],
  ['paid entry', ({ entryId }) => adminPaths.advertising(entryId)],
  ['paid entry to write', () => adminPaths.newAdvertising()],
  ['orders of all', () => adminPaths.adminOrders()],
  ['bank', () => adminPaths.adminBank()],
  ['vouchers', () => adminPaths.adminVouchers()],
  ['words of searches', () => adminPaths.adminSearch()],
  ['word of searches', () => adminPaths.adminSearch('neu')],
  ['proofs to check', () => proofPaths.proofsToCheck()],
  ['price reports', () => adminPaths.adminMarketReports()],
  ['Gesuch to remove', ({ requestSlug }) => requestPaths.removeRequest(requestSlug)],
  ['dashboard', () => paths.dashboards()],
  ...DASHBOARDS.map((name): Screen<Owned> => [`dashboard ${name}`, () => paths.dashboards(name)]),
];

export const SCREENS: Readonly<Record<Viewer, readonly Screen<Owned>[]>> = {
  guest: [...GUEST_SCREENS, ...FURTHER_GUEST_SCREENS],
  seller: SELLER_SCREENS,
  company: COMPANY_SCREENS,
  operator: OPERATOR_SCREENS,
};

/** What may differ (docs/architecture.md, One frame): all others begin at one edge and have headings of one size. */
export const OWN_HEADS: Readonly<Record<string, OwnHead>> = {
  'start page': { size: true },
  'landing page of buyers': { size: true },
  'landing page of sellers': { size: true },
  'landing page of a category': { size: true },
  advert: { size: true },
  'own advert': { size: true },
  // The first price has to stand on the first screen of a phone (e2e/listing-phone.e2e.ts).
  listing: { size: true },
  'listing with filters': { size: true },
  'listing as rows': { size: true },
  'listing without hits': { size: true },
  'need of a household': { size: true },
  // A map needs the height of the screen.
  map: { size: true },
  company: { edge: true },
  chats: { size: true },
  chat: { edge: true, size: true },
};
