import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildIdOf, writeBuildMetadata } from '#tools/build-id.ts';
import { cutFonts } from '#tools/cut-fonts.ts';
import { mdxPlugin } from '#tools/mdx.ts';
import { writeModuleSizes } from '#tools/module-sizes.ts';
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

/** Shared by the pages that send queries after loading. */
const callsChunk = { name: 'calls', test: /node_modules[\\/]@tanstack[\\/]/, priority: 2, minShareCount: 2 };

const OWN_ACCOUNT =
  /[\\/]src[\\/](?:web[\\/](?:accounts(?![\\/]leaving-banner)|users(?![\\/](?:seller-|disclosure))|newsletter[\\/]newsletter-|forms[\\/](?:password-field|sending[\\/]refusals|form-checks|account-(?:action|form))|page[\\/](?:route-rules|callback-path))|texts[\\/]de[\\/](?:accounts[\\/](?:accounts|refusals|permissions)|users[\\/]profile)\.ts|domain[\\/](?:accounts|users[\\/](?!member-since|seller-kind)))/;
/** The part of the account in the frame of every page. */
const ACCOUNT_IN_FRAME = /[\\/](?:accounts[\\/]sessions[\\/]session(?:\.parts|-store)|page[\\/]callback-path)\.tsx?$/;

/**
 * What sellers, companies, administration and dialogs share with only one of the buyers' pages: buyers do not load the
 * rest. Splitting by routes alone (rolldown's `entriesAware`) was measured: 41 to 66 files for each page and 152 kB of
 * script on the map, whose budget is 150; with small chunks merged, 235 kB on every page.
 */
const SELLING = new RegExp(
  [
    'web/(?:desk|imports|legal|moderation|map|sellers|tools|landing)/',
    '(?:web|texts/de|domain|contract)/(?:agreements|ratings|saved-searches|follows|origin)/',
    '(?:web|texts/de|domain|contract)/adverts/(?:availability|calendar)/',
    'web/(?:adverts/(?:edit|own|page)|places)/',
    'web/users/(?:seller-mark|seller-record|disclosure|quiet-hours)',
    'texts/de/users/quiet-hours',
    'ui/map-view/',
    'web/api/(?:query-client|retired-choices)',
    '(?:web|texts/de|contract|domain)/requests/(?!request-from-search)',
    'web/(?:companies|market-prices|payments)',
    '(?:web/chats/(?!chats\\.parts|list/unread)|texts/de/chats/(?!chat-entry))',
    'web/statistics/',
    'web/search/learning/',
    'web/(?:advertising|blog)/',
    'web/(?:search/search-fields|page/page-contents)',
    'web/device/display-form',
    '(?:web/shell|texts/de/page)/error-page',
    'texts/de/(?:advertising|blog|imports|landing|lookups|map|plans|versions|legal|moderation|sellers|tools|companies|market-prices|statistics/(?:dashboards|own-(?:overview|statistics)))/?',
    'texts/de/ui/(?:chart|file-field)\\.ts',
    'texts/de/adverts/(?:advert|advert-terms|advert-view|category-fields|category-form|field-names|edit-advert|my-adverts|pellets|photos|slip/slip)\\.ts',
    'texts/de/(?:shell/display|payments/(?:invoices|orders|payments-admin)|search/search-admin)\\.ts',
    'domain/(?:companies|market-prices|payments|statistics|advertising|adverts|imports|plans|places/(?!geometry/distance)|money|wood/(?!heat/heat-scales)|format/(?:dates|vienna-time)|lookups/(?:wood-|drying|countries|service-|choices/|equipment|certificates))',
    'ui/(?:surfaces/(?:dialog|skeleton)|actions/(?:tabs|share-button)|data-display/(?:facts|breadcrumb|table(?:-box)?)|fields/(?:file|stepper)-field|chart/(?:chart|range-bar))',
    'contract/(?:admin-paths|mail-paths|moderation/report-paths|payments/order-paths|adverts/own-advert-paths|adverts/adverts|advertising/advertising|content-api/content-api|places/places|search/products)\\.ts',
    'texts/de/(?:forms/(?:email-field|leave|validation)|accounts/leaving-account)\\.ts',
    'domain/(?:moderation/|text/direction-marks|pictures/(?:upload-type|glyphs/cluster-rows))',
    'web/(?:device/(?:personal/|device-(?!storage)|kept-page|use-device-position|photo-|random-uuid)|forms/sending/(?:use-unfixed|form-messages)|users/seller-icons|accounts/leaving-banner|forms/(?:unsaved-guard|form-content|email-field|terms-note)|agreements/agreement[-.]|adverts/buyer-wish)',
  ]
    .map((part) => `/src/${part}`)
    .join('|'),
);

/** The consent has an entry of its own, which must not load the kit on pages without other scripts. */
const CONSENT =
  /[\\/]src[\\/](?:web[\\/]consent[\\/](?!consent\.parts)|texts[\\/]\w+[\\/]consent[\\/]consent-dialog|domain[\\/]consent|contract[\\/]consent[\\/]consents-path)/;

/**
 * All that the consent shares with the other scripts: a few hundred bytes. Nothing may import the entry itself, which
 * would run once more under its address without the version.
 */
const sharedChunk = {
  name: 'shared',
  test: /vite[\\/]preload-helper|[\\/](?:(?:web|domain)[\\/]consent[\\/](?:consent|analytics-cookies)|web[\\/](?:page[\\/]page-change|device[\\/]trusted))\.ts$/,
  priority: 3,
};

/** Built in addition to the router's entries, under a name that the server knows (src/web/consent/consent-script.ts). */
const consentEntry = (): Plugin => ({
  name: 'stammplatz-consent',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/web/consent/consent-start.ts', fileName: 'assets/consent.js' });
  },
});

/**
 * Half a thousand small files that the server would load one by one before its first page. React and the router stay
 * outside: the server uses them, too.
 */
const bundledForServer = (): Plugin => ({
  name: 'stammplatz-bundled-for-server',
  apply: 'build',
  config: () => ({
    ssr: {
      noExternal: ['zod', 'internmap', 'classnames', /^@visx\//, /^d3-/, /^@tanstack\//, /^@remix-run\/route-pattern/],
    },
  }),
});

/** Loaded by signed-in people only. */
const OFFER_OF_PUSHES = /[\\/]src[\\/](?:web[\\/]push[\\/]|(?:texts[\\/]de|contract)[\\/]push[\\/]push\.ts)/;

/** Forms of pages, which the search pages do not have. The place field belongs to the search. */
const FORMS =
  /[\\/]src[\\/]web[\\/]forms[\\/](?:sending[\\/])?(?:page-form|form-data|form-fields|form-reply|keep-without|mail-link|done-notice)/;
const formsChunk = { name: 'forms', test: FORMS, minShareCount: 2 };

/** The errors of a form, which the contact box of an advert needs without the rest of a form. */
const fieldErrorsChunk = { name: 'field-errors', test: /[\\/]use-unfixed-errors\.ts$/, priority: 2, minShareCount: 2 };

/** The list behind the bell: for signed-in people, once they open it. The bell itself is in the frame. */
const NEWS = /[\\/]src[\\/](?:web[\\/]news[\\/](?!news\.parts)|(?:texts[\\/]de|contract)[\\/]news[\\/]news\.ts)/;

/** The saved adverts: hearts and the way to the list are in the frame, the rest comes with a tap or that page. */
const FAVOURITES =
  /[\\/]src[\\/](?:web[\\/]favourites[\\/](?!favourites\.parts|saved-ids)|texts[\\/]de[\\/]favourites[\\/](?!favourite-entry)|(?:contract|domain)[\\/]favourites[\\/]|web[\\/]adverts[\\/]card[\\/]card-item)/;

/** Drawings are rendered by the server; only sellers' pages and calculators use their code. */
const pictureChunk = {
  name: 'pictures',
  test: /[\\/]src[\\/]domain[\\/]pictures[\\/](?!picture-url|default-species|upload-type|glyphs[\\/]cluster-rows|measured[\\/]drawing-version)/,
  priority: 2,
  minShareCount: 2,
};

/** Badges of sellers and their proofs: for pages of sellers and of the account only. */
const PROVING =
  /[\\/]src[\\/](?:(?:texts[\\/]de|domain|contract|web)[\\/]proofs|(?:texts[\\/]de|contract)[\\/]desk)[\\/]/;

/** What a household needs: for the page where it says so, sellers and saved adverts; lists get its words from the server. */
const NEED = /[\\/]src[\\/](?:texts[\\/]de[\\/]search[\\/]need\.ts|web[\\/]adverts[\\/]need-note)/;

/** Small parts that pages share travel together: thirty files of a few hundred bytes each would compress badly. */
const kitChunk = {
  name: 'kit',
  test: (id: string): boolean =>
    /[\\/]src[\\/](?:ui|texts|contract|domain|web)[\\/].*\.tsx?$/.test(id) &&
    (!OWN_ACCOUNT.test(id) || ACCOUNT_IN_FRAME.test(id)) &&
    !OFFER_OF_PUSHES.test(id) &&
    !NEWS.test(id) &&
    !PROVING.test(id) &&
    !NEED.test(id) &&
    !FAVOURITES.test(id) &&
    !FORMS.test(id) &&
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
  /[\\/]src[\\/](?:web[\\/](?:forms[\\/](?:place-|use-typed|use-debounced|use-suggestions)|places[\\/]place-cookie|search[\\/](?!search-fields|learning[\\/]|need[\\/]need\.route))|ui[\\/](?:fields[\\/]combobox|data-display[\\/]pagination|surfaces[\\/]error-box)|texts[\\/]de[\\/]search[\\/]products\.ts)/;

/** The part beside hits, which the home page does not have. Listed after what both need. */
const FACETS =
  /[\\/]src[\\/](?:web[\\/]search[\\/](?:facets[\\/]facet-pa|use-filter-sheet|frame|results[\\/]result-[bc])|ui[\\/](?:data-display[\\/]pagination|surfaces[\\/]error-box))/;
/** The search line, which the home page has too, and pages with a part of the search do not. */
const searchLineChunk = {
  name: 'search-line',
  test: /[\\/]src[\\/]web[\\/]search[\\/]search-fields/,
  minShareCount: 2,
};
const facetsChunk = { name: 'facets', test: FACETS, minShareCount: 2 };
const searchingChunk = {
  name: 'searching',
  test: (id: string): boolean => SEARCHING.test(id) && !FACETS.test(id),
  minShareCount: 2,
};

/** Cards of adverts: not for calculators, posts and the pages of an account. */
const OFFERS =
  /[\\/]src[\\/](?:web[\\/]adverts[\\/](?:adverts\.parts|card[\\/](?!card-item))|ui[\\/]marks[\\/](?:picture|plate|badge)|texts[\\/]de[\\/]adverts[\\/]adverts\.ts|domain[\\/](?:wood[\\/]heat[\\/]heat-scales|search[\\/]search-types|pictures[\\/]picture-url))/;
const offersChunk = { name: 'offers', test: OFFERS, minShareCount: 2 };

/** Shared by the pages of the own account, such as the list of weak passwords; buyers do not load it. */
const accountChunk = {
  name: 'account',
  test: (id: string): boolean => OWN_ACCOUNT.test(id) && !ACCOUNT_IN_FRAME.test(id),
  minShareCount: 2,
};

/** The HTTP client; most pages load it with their first call. */
const CALLER = /[\\/]src[\\/](?:web[\\/]api[\\/]http-api|contract[\\/]request)\.ts$/;
const callerChunk = { name: 'caller', test: CALLER };

/** For signed-in people: the frame needs it for the unread number, the chats for everything. */
const TALKING = /[\\/]src[\\/](?:web[\\/]chats[\\/]store[\\/]chat-stream|contract[\\/]chats[\\/]chats)\.ts$/;
const talkingChunk = { name: 'talking', test: TALKING, minShareCount: 2 };

/** Shared by the settings and the chats; its dependencies are in the chunks before. */
const pushChunk = { name: 'push', test: OFFER_OF_PUSHES, minShareCount: 2 };

export default defineConfig({
  plugins: [
    tailwindcss(),
    mdxPlugin(),
    consentEntry(),
    bundledForServer(),
    reactRouter(),
    slimRouter(),
    slimContract(),
    slimRouteManifest(root),
    writeBuildMetadata(buildId),
    writeModuleSizes(root),
  ],
  resolve: { alias: await cutFonts(root) },
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
            // Each page carries about 300 of these names, and their letters cannot be compressed: seven instead of eight, the fewest for so many files.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                sharedChunk,
                vendorChunk,
                callsChunk,
                callerChunk,
                pictureChunk,
                fieldErrorsChunk,
                kitChunk,
                searchingChunk,
                offersChunk,
                searchLineChunk,
                facetsChunk,
                formsChunk,
                accountChunk,
                pushChunk,
                talkingChunk,
              ],
            },
          },
          // Tables, rules and texts have no side effects: what a page does not use of them stays out of its script.
          treeshake: { moduleSideEffects: (id) => !/\/src\/(?:domain|texts|contract)\//.test(id) },
        },
      },
    },
    // The server names the stylesheet by its hash: minified differently it would name another file than the client.
    ssr: { build: { cssMinify: true } },
  },
  server: { host: '127.0.0.1' },
});
