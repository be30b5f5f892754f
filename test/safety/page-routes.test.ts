import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { notePaths } from '#contract/adverts/note-paths.ts';
import { calendarPaths } from '#contract/adverts/calendar/calendar-paths.ts';
import { chatPaths } from '#contract/chats/chat-paths.ts';
import { slipPaths } from '#contract/adverts/slip/slip-paths.ts';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { ALIASES, paths, REDIRECTS } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { ratingPaths } from '#contract/ratings/rating-paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { type Owned, SCREENS } from '#e2e/support/pages.ts';
import routes from '#web/routes.ts';

const WEB = join(import.meta.dirname, '../../src/web');

/** Pages without a path builder. */
const INTERNAL: Readonly<Record<string, string>> = {
  '*': 'what no page answers',
  darstellung: 'where the display dialog goes without scripts; its form posts to the address it came from',
  'dev/ui': 'the parts of the kit, outside production only',
};

/** At least one address of every builder, with and without what may be missing. */
const BUILT = {
  home: [paths.home()],
  products: [paths.products(), paths.products('FIREWOOD'), paths.products('FIREWOOD', 'buche')],
  householdNeed: [paths.householdNeed(), paths.householdNeed(new URLSearchParams({ menge: '6' }))],
  map: [paths.map(), paths.map('LOGS'), paths.map('LOGS', 'steiermark')],
  advert: [paths.advert('buche-33')],
  sharedAdvert: [paths.sharedAdvert('buche-33')],
  shareAdvert: [paths.shareAdvert('00000000-0000-7000-8000-000000000000')],
  reportAdvert: [reportPaths.reportAdvert('buche-33')],
  advertDisclosure: [reportPaths.advertDisclosure('00000000-0000-7000-8000-000000000000')],
  objectToBlock: [reportPaths.objectToBlock('1')],
  editCategory: [paths.editCategory(), paths.editCategory('1')],
  editFacts: [paths.editFacts(), paths.editFacts('1')],
  editImages: [paths.editImages('1')],
  editPublish: [paths.editPublish('1')],
  notes: [notePaths.notes()],
  chats: [paths.chats(), paths.chats('1')],
  newChat: [paths.newChat('1')],
  firstMessage: [chatPaths.firstMessage('1'), chatPaths.firstMessage('1', '2')],
  outline: [originPaths.outline('1')],
  eudr: [originPaths.eudr('1')],
  slip: [slipPaths.slip('1')],
  handover: [originPaths.handover('1')],
  chatsAbout: [paths.chatsAbout('1')],
  favourites: [paths.favourites()],
  follows: [followPaths.follows()],
  follow: [followPaths.follow('1'), followPaths.follow('1', '/firma/holz-huber')],
  unfollow: [followPaths.unfollow(), followPaths.unfollow('x')],
  compare: [paths.compare()],
  requests: [paths.requests()],
  request: [paths.request('buche-10-rm-0123456789')],
  newRequest: [paths.newRequest()],
  editRequest: [requestPaths.editRequest('buche-10-rm-0123456789')],
  reportRequest: [requestPaths.reportRequest('buche-10-rm-0123456789')],
  removeRequest: [requestPaths.removeRequest('buche-10-rm-0123456789')],
  myRequests: [paths.myRequests()],
  fittingRequests: [requestPaths.fittingRequests()],
  renewRequest: [mailPaths.renewRequest(), mailPaths.renewRequest('x')],
  companies: [paths.companies()],
  myCompany: [paths.myCompany()],
  company: [paths.company('holz-huber')],
  seller: [paths.seller('1')],
  myAgreements: [paths.myAgreements(), paths.myAgreements(2)],
  news: [paths.news()],
  myAdverts: [paths.myAdverts()],
  importAdverts: [ownAdvertPaths.importAdverts(), ownAdvertPaths.importAdverts('1')],
  renewAdvert: [mailPaths.renewAdvert(), mailPaths.renewAdvert('1')],
  advertCalendar: [calendarPaths.advertCalendar()],
  advertFeedback: [ownAdvertPaths.advertFeedback('1')],
  advertCheck: [mailPaths.advertCheck('t', { advertId: '1', answer: 'THERE' })],
  reserveAdvert: [ownAdvertPaths.reserveAdvert('1')],
  myStatistics: [ownAdvertPaths.myStatistics(), ownAdvertPaths.myStatistics('90')],
  myAdvertStatistics: [ownAdvertPaths.myAdvertStatistics('1')],
  profileSettings: [paths.profileSettings()],
  moderation: [paths.moderation()],
  moderatedAdverts: [adminPaths.moderatedAdverts()],
  moderatedAccounts: [adminPaths.moderatedAccounts()],
  moderateAccount: [adminPaths.moderateAccount('1')],
  linkedBlock: [mailPaths.linkedBlock('1.ACCOUNT.2.x')],
  reportSeller: [reportPaths.reportSeller('1')],
  reportCompany: [reportPaths.reportCompany('holz-huber')],
  moderateAdvert: [paths.moderateAdvert('buche-33')],
  dashboards: [
    paths.dashboards(),
    paths.dashboards('advertising'),
    paths.dashboards('adverts'),
    paths.dashboards('categories'),
    paths.dashboards('marketplace'),
  ],
  mailEnd: [mailPaths.mailEnd(), mailPaths.mailEnd('1')],
  dashboardCsv: [adminPaths.dashboardCsv('adverts', 'kontakte')],
  signIn: [paths.signIn(), paths.signIn('/chats')],
  register: [paths.register()],
  forgotPassword: [paths.forgotPassword()],
  resetPassword: [mailPaths.resetPassword(), mailPaths.resetPassword('1')],
  confirmEmail: [mailPaths.confirmEmail(), mailPaths.confirmEmail('1')],
  signInLink: [paths.signInLink()],
  signInError: [paths.signInError()],
  signOut: [paths.signOut()],
  newsletterOrder: [paths.newsletterOrder()],
  newsletterConfirm: [mailPaths.newsletterConfirm(), mailPaths.newsletterConfirm('1')],
  newsletterEnd: [mailPaths.newsletterEnd(), mailPaths.newsletterEnd('1')],
  plans: [paths.plans(), paths.plans('jaehrlich')],
  orderPlan: [orderPaths.orderPlan('company', 'monatlich')],
  order: [
    orderPaths.order('ordercomplete'),
    orderPaths.order('orderfailure', '1'),
    orderPaths.order('ordercanceled', '1'),
    orderPaths.order('orderpending', '1'),
    orderPaths.order('orderservice'),
  ],
  withdraw: [paths.withdraw(), paths.withdraw('1')],
  paymentMethod: [orderPaths.paymentMethod('1')],
  advertising: [adminPaths.advertising(), adminPaths.advertising('1')],
  newAdvertising: [adminPaths.newAdvertising()],
  adminOrders: [adminPaths.adminOrders()],
  adminBank: [adminPaths.adminBank()],
  adminVouchers: [adminPaths.adminVouchers()],
  marketPrices: [paths.marketPrices()],
  marketPrice: [paths.marketPrice('buche-scheite-trocken')],
  adminMarketReports: [adminPaths.adminMarketReports()],
  blog: [paths.blog()],
  blogPost: [paths.blogPost('brennholz-lagern')],
  blogFeed: [paths.blogFeed()],
  feed: [paths.feed('rss', '/kaufen-verkaufen')],
  tools: [paths.tools()],
  fuelValueTable: [paths.fuelValueTable()],
  woodDemand: [paths.woodDemand()],
  dryingClock: [paths.dryingClock()],
  volumeUnitCalculator: [paths.volumeUnitCalculator()],
  logCalculator: [paths.logCalculator()],
  logListCalculator: [paths.logListCalculator()],
  landing: [paths.landing('buywood'), paths.landing('faie3m'), paths.landing('registered')],
  geolocation: [paths.geolocation()],
  flyer: [paths.flyer(), paths.flyer('a5')],
  flyerPaper: [paths.flyerPaper('a4')],
  linktree: [paths.linktree()],
  sitemap: [paths.sitemap()],
  cookies: [paths.cookies()],
  imprint: [paths.imprint()],
  press: [paths.press()],
  privacy: [paths.privacy()],
  participation: [paths.participation()],
  terms: [paths.terms()],
  desk: [adminPaths.desk()],
  siteState: [adminPaths.siteState()],
  acts: [adminPaths.acts()],
  auditLog: [adminPaths.auditLog()],
  editPlans: [adminPaths.editPlans()],
  editChoices: [adminPaths.editChoices()],
  processing: [adminPaths.processing()],
  adminSearch: [adminPaths.adminSearch(), adminPaths.adminSearch('1')],
  accessibility: [paths.accessibility()],
  ranking: [paths.ranking()],
  myAgreement: [paths.myAgreement('1'), paths.myAgreement('1', 'ladung')],
  ratings: [ratingPaths.ratings('1'), ratingPaths.ratings('1', 'BUYER', 2)],
  reportRating: [ratingPaths.reportRating('1')],
  contactPoint: [paths.contactPoint()],
  ownProofs: [proofPaths.ownProofs()],
  proofsToCheck: [proofPaths.proofsToCheck(), proofPaths.proofsToCheck('bestaetigt')],
  savedSearches: [paths.savedSearches(), paths.savedSearches('t.t')],
  newSavedSearch: [paths.newSavedSearch('/kaufen-verkaufen')],
  savedSearch: [paths.savedSearch('7')],
  savedSearchConfirm: [mailPaths.savedSearchConfirm(), mailPaths.savedSearchConfirm('c')],
  savedSearchByToken: [mailPaths.savedSearchByToken(), mailPaths.savedSearchByToken('t.t')],
} satisfies Record<
  | keyof typeof paths
  | keyof typeof adminPaths
  | keyof typeof mailPaths
  | keyof typeof requestPaths
  | keyof typeof ratingPaths
  | keyof typeof reportPaths
  | keyof typeof orderPaths
  | keyof typeof ownAdvertPaths
  | keyof typeof chatPaths
  | keyof typeof followPaths
  | keyof typeof proofPaths
  | keyof typeof originPaths
  | keyof typeof notePaths
  | keyof typeof slipPaths
  | keyof typeof calendarPaths,
  string[]
>;

type Page = { pattern: string; file: string };

function pagesOf(entries: readonly RouteConfigEntry[], parent = ''): Page[] {
  return entries.flatMap((entry) => {
    const pattern = [parent, entry.path].filter(Boolean).join('/');
    const children = pagesOf(entry.children ?? [], pattern);
    return entry.path === undefined && !entry.index ? children : [{ pattern, file: entry.file }, ...children];
  });
}

const pages = pagesOf(routes);
const built = Object.values(BUILT)
  .flat()
  .map((address) => address.split('?')[0] ?? '');
const leadsTo = (pattern: string): boolean => built.some((path) => matchPath(`/${pattern}`, path) !== null);
const isAlias = (pattern: string): boolean => ALIASES.some(([alias]) => alias === `/${pattern}`);

test('every page has a builder of its address, is an alias, or is internal', () => {
  expect(pages.length).toBeGreaterThan(2);
  const strangers = pages.filter(({ pattern }) => !INTERNAL[pattern] && !isAlias(pattern) && !leadsTo(pattern));
  expect(strangers).toEqual([]);
});

test('every page has its file, and no address is given twice', () => {
  expect(pages.filter(({ file }) => !existsSync(join(WEB, file)))).toEqual([]);
  expect(new Set(pages.map(({ pattern }) => pattern)).size).toBe(pages.length);
});

test('no page stands at an address that is sent elsewhere', () => {
  const sentAway = new Set(REDIRECTS.map(([from]) => from));
  expect(pages.filter(({ pattern }) => sentAway.has(`/${pattern}`))).toEqual([]);
});

test('internal pages are there', () => {
  expect(Object.keys(INTERNAL).filter((pattern) => !pages.some((page) => page.pattern === pattern))).toEqual([]);
});

/** Pages that the test of the layout (e2e/layout.e2e.ts) does not open. */
const UNMEASURED: Readonly<Record<string, string>> = {
  'statistics/dashboards/csv.route.ts': 'a file, not a page',
  'payments/subscriptions/payment-method.route.tsx':
    'only for subscriptions paid by card, which need the payment service of e2e/card-payment.e2e.ts',
};

test('the layout of every page is measured', () => {
  const table = pages.map(({ pattern, file }) => ({ path: `/${pattern}`, id: file }));
  const anyId = new Proxy({}, { get: () => '1' }) as Owned;
  const addresses = Object.values(SCREENS).flatMap((screens) => screens.map(([, path]) => path(anyId)));
  const opened = addresses.map((address) => matchRoutes(table, address.split('?')[0] ?? '')?.[0]?.route.id);
  const missing = pages.filter(({ file }) => !opened.includes(file) && UNMEASURED[file] === undefined);
  expect(missing).toEqual([]);
});
