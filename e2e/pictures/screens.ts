import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import type { Viewer } from '#e2e/support/pages.ts';

/** What the addresses of the pictured pages name. */
export type Pictured = { slug: string; sellerId: string; companySlug: string; draftId: string; chatId: string };

export type PicturedScreen = readonly [
  /** Also the name of the picture's file. */
  name: string,
  path: (known: Pictured) => string,
  /** Words of a line that is another one each time. */
  hidden?: string,
];

/** Screens of all areas, but no map: its canvas is drawn by the graphics driver. */
export const PICTURED: Readonly<Record<Viewer, readonly PicturedScreen[]>> = {
  guest: [
    ['home', () => paths.home()],
    ['listing', () => paths.products()],
    ['listing-firewood', () => paths.products('FIREWOOD')],
    ['listing-logs-as-rows', () => `${paths.products('LOGS')}?plz=4820&ansicht=liste`],
    ['listing-forest', () => paths.products('FOREST')],
    ['listing-pellets', () => paths.products('PELLETS')],
    ['listing-sawn-wood', () => paths.products('SAWN_WOOD')],
    ['listing-wood-chips', () => paths.products('WOOD_CHIPS')],
    ['listing-services', () => paths.products('SERVICES')],
    ['advert', ({ slug }) => `${paths.advert(slug)}?plz=4820`],
    ['seller', ({ sellerId }) => paths.seller(sellerId)],
    ['companies', () => paths.companies()],
    ['company', ({ companySlug }) => paths.company(companySlug)],
    ['requests', () => paths.requests()],
    ['market-prices', () => paths.marketPrices()],
    ['market-price', () => paths.marketPrice('buche-scheite-trocken')],
    ['blog', () => paths.blog()],
    ['blog-post', () => paths.blogPost('heizwert-von-brennholz')],
    ['tools', () => paths.tools()],
    ['fuel-values', () => paths.fuelValueTable()],
    ['volume-units', () => paths.volumeUnitCalculator()],
    ['wood-demand', () => paths.woodDemand()],
    ['drying-clock', () => paths.dryingClock()],
    ['plans', () => paths.plans()],
    ['sign-in', () => paths.signIn()],
    ['terms', () => paths.terms()],
    ['not-found', () => '/gibt-es-nicht', uiTexts.states.requestId('').trim()],
  ],
  seller: [
    ['wizard-category', () => paths.editCategory()],
    ['wizard-facts', ({ draftId }) => paths.editFacts(draftId)],
    ['wizard-pictures', ({ draftId }) => paths.editImages(draftId)],
    ['wizard-publishing', ({ draftId }) => paths.editPublish(draftId)],
    ['chat', ({ chatId }) => paths.chats(chatId)],
    ['agreements', () => paths.myAgreements()],
    ['orders', () => orderPaths.order('orderservice')],
    ['profile', () => paths.profileSettings()],
  ],
  company: [
    ['own-adverts', () => paths.myAdverts()],
    ['own-figures', () => ownAdvertPaths.myStatistics('90')],
  ],
  operator: [
    ['desk', () => adminPaths.desk()],
    ['adverts-to-moderate', () => adminPaths.moderatedAdverts()],
    ['dashboard', () => paths.dashboards()],
  ],
};
