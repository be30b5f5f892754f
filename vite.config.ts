import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildIdOf, writeBuildMetadata } from '#tools/build-id.ts';
import { mdxPlugin } from '#tools/mdx.ts';
import { slimContract } from '#tools/slim-contract.ts';
import { slimRouteManifest } from '#tools/slim-manifest.ts';
import { slimRouter } from '#tools/slim-router.ts';

const root = import.meta.dirname;
const buildId = buildIdOf(root);

/** Browsers that know light-dark(), the popover attribute and container queries. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** React and the router seldom change: one chunk of their own stays in the visitor's cache over many builds. */
const vendorChunk = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
  priority: 2,
};

/** Pages that go on asking the server while they are looked at share it. */
const callsChunk = { name: 'calls', test: /node_modules[\\/]@tanstack[\\/]/, priority: 2, minShareCount: 2 };

const OWN_ACCOUNT =
  /[\\/]src[\\/](?:web[\\/](?:accounts(?![\\/]leaving-banner)|profile)|texts[\\/]de[\\/](?:accounts|profile|refusals)\.ts|domain[\\/]accounts)/;
/** What the frame of every page has of the account. */
const ACCOUNT_IN_FRAME = /[\\/]accounts[\\/](?:accounts\.parts|callback-path|session(?:-store)?)\.tsx?$/;

/** What sellers, companies, the office and dialogs share with one of the buyers' pages only; whoever looks for wood does not need the rest. */
const SELLING = new RegExp(
  [
    'web/(?:edit-advert|imports|legal|moderation|my-adverts|adverts/page|map|sellers|tools|landing)/',
    'web/(?:companies|dashboards|market-prices|orders|own-statistics|payments-admin|search-admin)',
    'web/(?:advertising|blog)/',
    'web/search/search-fields',
    'web/shell/display-form',
    'texts/de/(?:advertising(?:-admin)?|blog|chart|file-field|edit-advert|import-page|imports|category-fields|photos|advert-terms|my-adverts|moderation|advert(?:-view)?|seller|legal|flyer|linktree|terms-note|tools[a-z-]*|landing)\\.ts',
    'texts/de/(?:companies|dashboards|display|invoices|market-position|market-prices|orders|own-statistics|payments-admin|search-admin)\\.ts',
    'domain/(?:companies|market-prices|payments|statistics|advertising|adverts|places/(?!distance)|money|wood/(?!heat-scales)|format/(?:dates|vienna-time)|lookups/(?:wood-|drying|countries|service-))',
    'ui/(?:dialog|tabs|share-button|facts|file-field|breadcrumb|chart|range-bar|table)',
    'contract/(?:adverts|advertising|content-api|places|products)\\.ts',
    '(?:contract|texts/de)/agreements\\.ts',
    'texts/de/(?:account-moderation|email-field|leave|leaving-account|pellets|validation)\\.ts',
    'domain/(?:moderation/|pictures/upload-type)',
    'web/(?:device|accounts/leaving-banner|shell/(?:unsaved-guard|form-content|email-field)|chats/agreement|adverts/buyer-wish)',
  ]
    .map((part) => `/src/${part}`)
    .join('|'),
);

/** The consent has an entry of its own, which must not drag the kit along onto pages without other scripts. */
const CONSENT =
  /[\\/]src[\\/](?:web[\\/]consent[\\/](?!consent\.parts)|texts[\\/]\w+[\\/]consent-dialog|domain[\\/]consent|contract[\\/]consents-path)/;

/**
 * All that the consent shares with the other scripts: a few hundred bytes. Nothing may import the entry itself, which
 * would run once more under its address without the version.
 */
const sharedChunk = {
  name: 'shared',
  test: /vite[\\/]preload-helper|[\\/]consent[\\/](?:page-change|consent|analytics-cookies)\.ts$/,
  priority: 3,
};

/** Built beside the entries of the router, under a name that the server can know (src/web/consent/consent-script.ts). */
const consentEntry = (): Plugin => ({
  name: 'stammplatz-consent',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/web/consent/consent-start.ts', fileName: 'assets/consent.js' });
  },
});

/** Asked for by signed-in people only. */
const OFFER_OF_PUSHES = /[\\/]src[\\/](?:web[\\/]push[\\/]|(?:texts[\\/]de|contract)[\\/]push\.ts)/;

/** What stands behind the bell: for signed-in people, once they open it. The bell itself is in the frame. */
const NEWS = /[\\/]src[\\/](?:web[\\/]news[\\/](?!news\.parts)|(?:texts[\\/]de|contract)[\\/]news\.ts)/;

/** Drawings are addressed by the home page and made by the server; only sellers' pages and calculators look into them. */
const pictureChunk = {
  name: 'pictures',
  test: /[\\/]src[\\/]domain[\\/]pictures[\\/](?!picture-url|default-species|upload-type)/,
  priority: 2,
  minShareCount: 2,
};

/** Small parts that pages share travel together: thirty files of a few hundred bytes each would compress badly. */
const kitChunk = {
  name: 'kit',
  test: (id: string): boolean =>
    /[\\/]src[\\/](?:ui|texts|contract|domain|web)[\\/].*\.tsx?$/.test(id) &&
    (!OWN_ACCOUNT.test(id) || ACCOUNT_IN_FRAME.test(id)) &&
    !OFFER_OF_PUSHES.test(id) &&
    !NEWS.test(id) &&
    !CONSENT.test(id) &&
    !SEARCHING.test(id) &&
    !CALLER.test(id) &&
    !TALKING.test(id) &&
    !OFFERS.test(id) &&
    !SELLING.test(id.replaceAll('\\', '/')),
  priority: 1,
  minShareCount: 2,
};

/** What the pages that search share; calculators, adverts and the pages of an account do without. */
const SEARCHING =
  /[\\/]src[\\/](?:web[\\/](?:query-client|search[\\/](?!search-fields))|ui[\\/](?:combobox|pagination|error-box)|texts[\\/]de[\\/]products\.ts)/;

/** Of it what stands beside hits: the home page has a search, and none. Behind what both need. */
const FACETS = /[\\/]src[\\/](?:web[\\/]search[\\/](?:facets[\\/]|use-filter-sheet)|ui[\\/](?:pagination|error-box))/;
const facetsChunk = { name: 'facets', test: FACETS, minShareCount: 2 };
const searchingChunk = {
  name: 'searching',
  test: (id: string): boolean => SEARCHING.test(id) && !FACETS.test(id),
  minShareCount: 2,
};

/** What shows adverts: not for calculators, posts and the pages of an account. */
const OFFERS =
  /[\\/]src[\\/](?:web[\\/]adverts[\\/](?:adverts\.parts|card[\\/])|ui[\\/](?:picture|plate|badge)|texts[\\/]de[\\/]adverts\.ts|domain[\\/](?:wood[\\/]heat-scales|search[\\/]search-types|pictures[\\/]picture-url))/;
const offersChunk = { name: 'offers', test: OFFERS, minShareCount: 2 };

/** What only pages about the own account share, the list of poor passwords among it, is not for those who look for wood. */
const accountChunk = {
  name: 'account',
  test: (id: string): boolean => OWN_ACCOUNT.test(id) && !ACCOUNT_IN_FRAME.test(id),
  minShareCount: 2,
};

/** What makes calls over HTTP; most pages fetch it with their first call. */
const CALLER = /[\\/]src[\\/](?:web[\\/]http-api|contract[\\/](?:client|request))\.ts$/;
const callerChunk = { name: 'caller', test: CALLER };

/** For signed-in people: the frame fetches it to know what is unread, the page of the chats to show it. */
const TALKING = /[\\/]src[\\/](?:web[\\/]chats[\\/]chat-stream|contract[\\/]chats)\.ts$/;
const talkingChunk = { name: 'talking', test: TALKING, minShareCount: 2 };

/** The settings and the chats share it; what it needs itself is in the chunks before. */
const pushChunk = { name: 'push', test: OFFER_OF_PUSHES, minShareCount: 2 };

export default defineConfig({
  plugins: [
    tailwindcss(),
    mdxPlugin(),
    consentEntry(),
    reactRouter(),
    slimRouter(),
    slimContract(),
    slimRouteManifest(root),
    writeBuildMetadata(buildId),
  ],
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId) },
  build: {
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                sharedChunk,
                vendorChunk,
                callsChunk,
                callerChunk,
                pictureChunk,
                kitChunk,
                searchingChunk,
                offersChunk,
                facetsChunk,
                accountChunk,
                pushChunk,
                talkingChunk,
              ],
            },
          },
          // Tables, rules and words only hold values: what a page does not use of them stays out of its script.
          treeshake: { moduleSideEffects: (id) => !/\/src\/(?:domain|texts|contract)\//.test(id) },
        },
      },
    },
    // The server names the stylesheet by its hash: minified differently it would name another file than the client.
    ssr: { build: { cssMinify: true } },
  },
  server: { host: '127.0.0.1' },
});
