import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';

/** A value as one part of an address. */
export const part = (value: string): string => encodeURIComponent(value);
export const optional = (...values: (string | undefined)[]): string =>
  values
    .filter((value) => value !== undefined)
    .map((value) => `/${part(value)}`)
    .join('');

export const DASHBOARDS = ['advertising', 'adverts', 'categories', 'marketplace'] as const;
export type Dashboard = (typeof DASHBOARDS)[number];

export const LANDING_PAGES = [
  'buychimneywood',
  'buyfurnacewood',
  'buylogwood',
  'buypellets',
  'buyroundwood',
  'buywood',
  'faie3m',
  'registered',
  'sellchimneywood',
  'sellfurnacewood',
  'selllogwood',
  'sellpellets',
  'sellroundwood',
  'sellwood',
] as const;
export type LandingPage = (typeof LANDING_PAGES)[number];

export const FLYER_SIZES = ['a4', 'a5'] as const;
export type FlyerSize = (typeof FLYER_SIZES)[number];

/** How often is paid, as addresses say it. */
export type RecurrenceSlug = 'einmalig' | 'monatlich' | 'jaehrlich';

export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The canonical address of every page, below the origin. */
export const paths = {
  home: () => '/',

  products: (category?: CategoryCode, param?: string) =>
    `/kaufen-verkaufen${category ? optional(categoryOf(category).slug, param) : ''}`,
  /** Where a household says how much firewood it needs; `query` holds what is known and the way back. */
  householdNeed: (query?: URLSearchParams) => `/bedarf${query?.size ? `?${query.toString()}` : ''}`,
  map: (category?: CategoryCode, param?: string) => `/map${category ? optional(categoryOf(category).slug, param) : ''}`,
  /** The list at an address (`/kaufen-verkaufen/…` with its query) as a feed. */
  feed: (format: FeedFormat, listing: string) => `/feed/${format}${listing.replace(/^\/[^/?]+/, '')}`,
  advert: (slug: string) => `/kaufen-verkaufen/p/${part(slug)}`,
  /** Short address for sharing, QR codes, chats and mails; takes an id or a slug. */
  sharedAdvert: (idOrSlug: string) => `/ad/${part(idOrSlug)}`,
  /** Every way to hand an advert on. */
  shareAdvert: (advertId: string) => `/ad/${part(advertId)}/teilen`,

  editCategory: (advertId?: string) => `/editadvert/step0${advertId ? `?anzeige=${part(advertId)}` : ''}`,
  editFacts: (advertId?: string) => `/editadvert/step1${advertId ? `?anzeige=${part(advertId)}` : ''}`,
  editImages: (advertId: string) => `/editadvert/${part(advertId)}/step2`,
  editPublish: (advertId: string) => `/editadvert/${part(advertId)}/step3`,

  chats: (chatId?: string) => `/chats${optional(chatId)}`,
  /** The first message about an advert; the chat begins when it is sent. */
  newChat: (advertId: string) => `/chats/neu?anzeige=${part(advertId)}`,
  chatsAbout: (advertId: string) => `/chats?anzeige=${part(advertId)}`,
  /** All own agreements; `page` counts from 1. */
  myAgreements: (page = 1) => `/meine-vereinbarungen${page > 1 ? `?seite=${page}` : ''}`,
  /** One agreement: its terms, what was measured at delivery, and ratings; `measure` names the form to show. */
  myAgreement: (agreementId: string, measure?: string) =>
    `/meine-vereinbarungen/${part(agreementId)}${measure ? `?messen=${part(measure)}` : ''}`,
  /** What is new for the signed-in person; the bell in the header shows the same. */
  news: () => '/neues',
  favourites: () => '/merkliste',
  /** Adverts side by side; `ids` are those to compare. */
  compare: (ids: readonly string[] = []) => `/vergleich${ids.length === 0 ? '' : `?ids=${ids.map(part).join(',')}`}`,
  /** What buyers ask for; `slug` is one of them. */
  requests: () => '/gesuche',
  request: (slug: string) => `/gesuche/${part(slug)}`,
  /** The form for a Gesuch; `query` is that of a search and fills it in. */
  newRequest: (query = '') => `/gesuche/neu${query}`,
  myRequests: () => '/gesuche/meine',
  companies: () => '/firmen',
  myCompany: () => '/meine-firma',
  company: (slug: string) => `/firma/${part(slug)}`,
  seller: (userId: string) => `/user/${part(userId)}`,

  myAdverts: () => '/meine-anzeigen',
  savedSearches: (token?: string) => `/suchauftraege${token ? `?zugang=${part(token)}` : ''}`,
  /** Saves the search of a listing, named by the address of that listing. */
  newSavedSearch: (address: string) => `/suchauftraege/neu?von=${part(address)}`,
  /** What a saved search has found lately. */
  savedSearch: (searchId: string) => `/suchauftraege/${part(searchId)}`,
  profileSettings: () => '/user/profil-einstellungen',
  moderation: () => '/admin',
  moderateAdvert: (slug: string) => `/admin/${part(slug)}`,
  dashboards: (dashboard?: Dashboard) => `/dashboards${optional(dashboard)}`,

  signIn: (callbackUrl?: string) => `/anmelden${callbackUrl ? `?callbackUrl=${part(callbackUrl)}` : ''}`,
  register: () => '/registrieren',
  forgotPassword: () => '/passwort-vergessen',
  signInLink: () => '/anmelden/link',
  signInError: () => '/anmelden/fehler',
  signOut: () => '/abmelden',
  newsletterOrder: () => '/newsletter',

  plans: (period?: RecurrenceSlug) => `/abos${period ? `?zeitraum=${period}` : ''}`,
  withdraw: (orderId?: string) => `/vertrag-widerrufen${orderId ? `?bestellung=${part(orderId)}` : ''}`,

  marketPrices: () => '/holzpreise',
  marketPrice: (productId: string) => `/holzpreise/${part(productId)}`,

  blog: () => '/holz-blog',
  blogPost: (slug: string) => `/holz-blog-post/${part(slug)}`,
  blogFeed: () => '/holz-blog/feed.xml',
  tools: () => '/holz-tools',
  fuelValueTable: () => '/holz-tools/brennwerttabelle-holz',
  volumeUnitCalculator: () => '/holz-tools/festmeter-raummeter-rechner',
  woodDemand: () => '/holz-tools/holzbedarf',
  dryingClock: () => '/holz-tools/trocknungsuhr',
  logCalculator: () => '/holz-tools/festmeter-rechner',
  logListCalculator: () => '/holz-tools/rundholz-rechner',

  landing: (page: LandingPage) => `/landing/${page}`,
  geolocation: () => '/geolocation',
  flyer: (size?: FlyerSize) => `/flyer${size ? `?format=${size}` : ''}`,
  flyerPaper: (size: FlyerSize) => `/flyer/stammplatz-${size}.pdf`,
  linktree: () => '/linktree',
  sitemap: () => '/sitemap',

  cookies: () => '/cookies',
  imprint: () => '/impressum',
  press: () => '/presse',
  privacy: () => '/datenschutz',
  participation: () => '/teilnahme-bedingungen',
  terms: () => '/agb',
  accessibility: () => '/barrierefreiheit',
  ranking: () => '/so-reihen-wir',
  contactPoint: () => '/kontaktstelle',
} as const;

/**
 * Route names that answer 301: the pattern of the old address and its canonical one, checked from top to bottom.
 * `:name` is one part, `:name?` one that may be missing; the query string is kept.
 */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/wochenzahlen-abbestellen', '/mails-abbestellen'],
  ['/company/:slug', '/firma/:slug'],
  ['/holz-blog/:slug', '/holz-blog-post/:slug'],
  ['/landing/geolocation', '/geolocation'],
  ['/legal/cookies', '/cookies'],
  ['/legal/imprint', '/impressum'],
  ['/legal/press', '/presse'],
  ['/legal/privacy', '/datenschutz'],
  ['/legal/terms-of-participation', '/teilnahme-bedingungen'],
  ['/legal/terms', '/agb'],
  ['/cookiepolicy', '/cookies'],
  ['/dataprivacy', '/datenschutz'],
  ['/my-adverts', '/meine-anzeigen'],
  ['/user/profile-settings', '/user/profil-einstellungen'],
  ['/products', '/kaufen-verkaufen'],
  ['/products/map', '/map'],
  ['/products/admin/:slug', '/admin/:slug'],
  ['/products/:slug', '/kaufen-verkaufen/p/:slug'],
];

/**
 * Addresses that show the page of another address, with that one as their canonical link; tests hold the routes against it.
 * @public
 */
export const ALIASES: readonly (readonly [alias: string, canonical: string])[] = [
  ['/produkte/:category?/:param?', '/kaufen-verkaufen/:category?/:param?'],
  ['/holz-blog-post/esche-brennholz', '/holz-blog-post/esche-als-brennholz'],
  ['/holz-tools/fest-raum-schuettraummeter', '/holz-tools/festmeter-raummeter-rechner'],
  ['/fest-raum-schuettraummeter', '/holz-tools/festmeter-raummeter-rechner'],
  ['/holz-tools/rundholzrechner', '/holz-tools/festmeter-rechner'],
  ['/rundholzrechner', '/holz-tools/festmeter-rechner'],
  ['/holz-tools/holz-volumsrechner', '/holz-tools/rundholz-rechner'],
  ['/holz-volumsrechner', '/holz-tools/rundholz-rechner'],
  ['/rundholz-rechner', '/holz-tools/rundholz-rechner'],
];
