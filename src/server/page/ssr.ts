import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, isRouteErrorResponse, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Api } from '#contract/api.ts';
import { displayName, initialsOf } from '#domain/users/display-name.ts';
import type { HouseFacts } from '#domain/legal/operator.ts';
import { type HouseholdNeed, readNeed } from '#domain/search/household-need.ts';
import { type Config, siteUrlOf } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { toProblem } from '#server/platform/http/problem-reply.ts';
import { packedText, sendPacked, utf8Of } from '#server/platform/http/packed-text.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type ApiServer, withinAnswerLimit } from '#server/platform/http/routing.ts';
import { getOwnAccount } from '#server/accounts/accounts.service.ts';
import { isSameOrigin, readCredential, refuseForgery } from '#server/accounts/sign-in/credentials.service.ts';
import type { AdvertisingBook } from '#server/advertising/advertising.service.ts';
import { basemapHosts, basemapSource } from '#server/map/basemap-source.service.ts';
import { houseFactsOf } from '#server/legal/house-facts.service.ts';
import type { EventLog } from '#server/events/events.service.ts';
import { countPageRequest } from '#server/events/page-requests.service.ts';
import { fileApartOf, pagePathOf, refusalOfForm, signInInstead, acceptFileForms } from './file-forms.ts';
import { type AnalyticsHosts, analyticsHosts } from '#server/consent/analytics-hosts.service.ts';
import type { Places } from '#server/places/places.service.ts';
import { refusalContext, passRefusalsToPage } from './page-refusals.ts';
import { hasWrittenLately } from '#server/platform/replicas/written-lately.ts';
import { memoryOf } from '#server/platform/database/database.ts';
import { advertMarksIn } from '#server/search/search-cache.service.ts';
import type { SiteWatch } from '#server/desk/site-watch.service.ts';
import { createNoticeWriter } from './site-notice.ts';
import { createLastPages, createOutageWatch, freshOrLast } from './last-pages.ts';
import { createPageCache, type RenderedPage, hashesForNonce } from './page-cache.ts';

/** What the server passes to a page about the request. */
type PageFacts = {
  /** Of this rendering only; see `hashesForNonce`. */
  nonce: string;
  publicUrl: string;
  isProduction: boolean;
  analyticsSiteId: 1 | 2 | 3;
  requestId: string;
  display: unknown;
  viewer: {
    id: string;
    displayName: string;
    initials: string;
    permissions: readonly string[];
    restingPermissions: readonly string[];
  } | null;
  place: { postalCode: string; countryCode: string; name: string } | null;
  need: HouseholdNeed | null;
  basemapStyleUrl: string | null;
  analytics: { matomoUrl: string | null; tagManagerId: string | null };
  hasAdvertising: boolean;
  house: HouseFacts;
  fileApart: (field: string) => Blob | null;
};

/** What the built bundle offers: its own context keys, so that server and pages share one object. */
export type PageBundle = ServerBuild & {
  entry: {
    module: {
      contextFor: (given: { api: Api; page: PageFacts }) => RouterContextProvider;
      parseDisplaySettings: (cookieHeader: string | undefined) => unknown;
      documentOf: (response: Response) => string | undefined;
      reportErrorsTo: (log: (report: { error: unknown; requestId: string | null }) => void) => void;
    };
  };
};

export type PageOptions = {
  server: ApiServer;
  events: Pick<EventLog, 'countPage'>;
  places: Pick<Places, 'findPlace'>;
  advertising: Pick<AdvertisingBook, 'hasEntries'>;
  site: Pick<SiteWatch, 'notice' | 'retryAfter'>;
  loadBundle: () => Promise<PageBundle>;
  isDevelopment: boolean;
};

type Pages = { bundle: PageBundle; handle: ReturnType<typeof createRequestHandler> };
type Visit = { request: FastifyRequest; reply: FastifyReply; display: unknown };

/** The parameter of a listing's address with the typed words. */
const TYPED_WORDS = /[?&]suche=[^&]/;

/** As calls say while the database is away. */
const OUTAGE_RETRY_IN_S = 5;

const DIST = join(import.meta.dirname, '../../../dist');

/** The bundle made by the web build. */
export async function loadBuiltBundle(): Promise<PageBundle> {
  return (await import(pathToFileURL(join(DIST, 'server/index.js')).href)) as PageBundle;
}

/** Hands every request that no call and no file answers to the pages. */
export function registerPages({
  server,
  events,
  places,
  advertising,
  site,
  loadBundle,
  isDevelopment,
}: PageOptions): void {
  const last = createLastPages(memoryOf(server.base.db));
  const watch = createOutageWatch();
  const writeNotice = createNoticeWriter();
  const cache = createPageCache(memoryOf(server.base.db), undefined, last.keep);
  let handlerOf: Promise<Pages> | null = null;
  const load = async (): Promise<Pages> => {
    const bundle = await loadBundle();
    bundle.entry.module.reportErrorsTo(({ error, requestId }) => {
      // Anybody can request unknown pages; they must not fill the log.
      if (isRouteErrorResponse(error) && error.status < 500) return;
      server.base.logger.error({ err: error, requestId }, 'page failed');
    });
    const build = { ...bundle, routes: passRefusalsToPage(bundle.routes) };
    return { bundle, handle: createRequestHandler(build, isDevelopment ? 'development' : 'production') };
  };
  const current = () => (isDevelopment ? load() : (handlerOf ??= load()));

  const render = async ({ bundle, handle }: Pages, { request, reply, display }: Visit): Promise<RenderedPage> => {
    const nonce = randomBytes(18).toString('base64url');
    let lacksParts = false;
    const finding = visitFacts(server, { places, advertising }, request);
    const found = await withinAnswerLimit(request, finding).catch(problemOfOutage);
    const facts = found instanceof Problem ? UNKNOWN_VISIT : found;
    const context = bundle.entry.module.contextFor({
      api: server.apiFor({ request, reply }, (problem) => {
        if (problem.status === 503) lacksParts = true;
      }),
      page: {
        ...siteFacts(server),
        ...facts,
        requestId: request.id,
        nonce,
        display,
        fileApart: (field) => fileApartOf(request, field),
      },
    });
    const refusal = found instanceof Problem ? found : refusalOfForm(request);
    if (refusal !== null) context.set(refusalContext, refusal);
    const response = await handle(webRequest(request, server), context);
    const page = await finish(response, bundle.entry.module.documentOf(response), {
      answersWords: TYPED_WORDS.test(request.url),
      nonce,
      mapHosts: basemapHosts(server.base.config),
      analytics: analyticsHosts(server.base.config),
    });
    return { ...page, lacksParts };
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const elsewhere = signInInstead(request);
    if (elsewhere !== null) return reply.redirect(elsewhere, 303);
    const pages = await current();
    const display = pages.bundle.entry.module.parseDisplaySettings(request.headers.cookie);
    const isShared = !isDevelopment && isAnonymousRead(request, server.base.config) && !hasWrittenLately(request);
    const make = () => render(pages, { request, reply, display });
    const key = cacheKey(request, display);
    const page = isShared ? await freshOrLast({ last, watch }, key, () => cache.get(key, make)) : await make();
    if (isShared && (page.status === 503 || page.lacksParts)) {
      const document = documentOf(request.url);
      // The program in the browser cannot show an old page for what it is; the document can.
      if (document !== null && last.has(cacheKey(request, display, document))) return toDocument(reply, document);
    }
    if (page.status === 200 && page.contentSecurityPolicy !== '') countPageRequest(events, request);
    const said = writeNotice(page, site.notice());
    if (page.status === 503) reply.header('retry-after', site.retryAfter() ?? OUTAGE_RETRY_IN_S);
    return send(request, reply, isDevelopment ? { ...said, contentSecurityPolicy: '' } : said, isShared);
  };
  void server.app.register(async (scope) => {
    // Forms reach the page's own action unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    acceptFileForms(scope, { server, routes: async () => (await current()).bundle.routes });
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      // Before anything of a form is read.
      onRequest: async (request) => refuseForeignForm(request, server.base.config),
      handler: serve,
    });
  });
}

/**
 * Refuses a form sent from another site, also for visitors who are not signed in; the router would log each of them as
 * an error. Clients other than browsers send no origin.
 */
function refuseForeignForm(request: FastifyRequest, config: Config): void {
  const headers = { ...request.headers, host: request.host };
  if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) return;
  refuseForgery(request.method, headers, config);
}

/** Asks the reader of credentials itself: what it takes for a person, by cookie or token, is never kept for others. */
function isAnonymousRead(request: FastifyRequest, config: Config): boolean {
  return request.method !== 'POST' && readCredential(request.headers, config) === null;
}

/**
 * What a page of an anonymous visitor depends on; any other cookie or header must not split the cache, and neither must a
 * need that cannot be read.
 */
function cacheKey(request: FastifyRequest, display: unknown, url: string = request.url): string {
  const { ort = '', bedarf = '' } = request.cookies;
  return [url, JSON.stringify(display), ort, readNeed(bedarf) === null ? '' : bedarf].join('\n');
}

/** The address of the page that the data at an address belongs to; null for an address that is no such data. */
function documentOf(url: string): string | null {
  const [path = '', query = ''] = url.replace(/^[a-z]+:\/\/[^/?]*/i, '').split('?');
  if (!path.endsWith('.data')) return null;
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith('_routes='));
  return pagePathOf(path) + (rest.length === 0 ? '' : `?${rest.join('&')}`);
}

/** Lets the router in the browser load the document instead; the headers are the router's own. */
const toDocument = (reply: FastifyReply, document: string): FastifyReply =>
  reply
    .code(204)
    .headers({
      'x-remix-redirect': document,
      'x-remix-status': '302',
      'x-remix-reload-document': 'true',
      'cache-control': 'private, no-store',
    })
    .send();

const siteFacts = (server: ApiServer) => {
  const { config } = server.base;
  return {
    publicUrl: siteUrlOf(config),
    isProduction: config.isProduction,
    analyticsSiteId: config.isProduction
      ? (1 as const)
      : /staging/i.test(config.publicUrl ?? '')
        ? (3 as const)
        : (2 as const),
    basemapStyleUrl: basemapSource(config),
    analytics: { matomoUrl: config.matomoUrl, tagManagerId: config.tagManagerId },
    house: houseFactsOf(config),
  };
};

type VisitFacts = Pick<PageFacts, 'viewer' | 'place' | 'need' | 'hasAdvertising'>;

async function visitFacts(
  server: ApiServer,
  { places, advertising }: Pick<PageOptions, 'places' | 'advertising'>,
  request: FastifyRequest,
): Promise<VisitFacts> {
  return {
    viewer: await viewerFacts(await server.contextOf(request)),
    place: rememberedPlace(places, request.cookies['ort']),
    need: readNeed(request.cookies['bedarf']),
    hasAdvertising: await advertising.hasEntries(),
  };
}

/** While the database is away the visitor is unknown: the page says so instead of treating them as a guest. */
const UNKNOWN_VISIT: VisitFacts = { viewer: null, place: null, need: null, hasAdvertising: false };

function problemOfOutage(error: unknown): Problem {
  const problem = toProblem(error);
  if (problem.status !== 503) throw error;
  return problem;
}

/** What the frame shows of the signed-in person: the name others see too, never the mail address. */
async function viewerFacts(context: Context): Promise<PageFacts['viewer']> {
  if (!context.viewer) return null;
  const { id, permissions, restingPermissions } = context.viewer;
  const { first_name: firstName, last_name: lastName } = await getOwnAccount(context);
  const name = { firstName, lastName };
  return { id, displayName: displayName(name, null), initials: initialsOf(name), permissions, restingPermissions };
}

/** The place of the cookie "ort" ("AT-4820"), or null where it names none. */
function rememberedPlace(places: Pick<Places, 'findPlace'>, cookie: string | undefined): PageFacts['place'] {
  const [, countryCode = '', postalCode = ''] = /^([A-Z]{2})-([0-9A-Z]{3,6})$/.exec(cookie ?? '') ?? [];
  const place = countryCode ? places.findPlace({ countryCode, postalCode }) : null;
  return place ? { postalCode, countryCode, name: place.name } : null;
}

/** The request as pages see it: below the registration address, because Host and path are the caller's to choose. */
function webRequest(request: FastifyRequest, server: ApiServer): Request {
  const { origin } = new URL(siteUrlOf(server.base.config));
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The router compares the sender of a form with the address above, which is not always the one in the browser.
  if (isSameOrigin({ ...request.headers, host: request.host }, server.base.config)) headers.set('origin', origin);
  const body = request.method === 'POST' ? bodyOf(request) : null;
  // The multipart boundary is generated again.
  if (body instanceof FormData) headers.delete('content-type');
  const path = request.url.replace(/^[a-z]+:\/\/[^/?]*/i, '');
  return new Request(`${origin}${path}`, {
    // A HEAD is answered with the headers of the page; the server leaves the body out itself.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(body === null ? {} : { body }),
  });
}

function bodyOf({ body }: FastifyRequest): BodyInit | null {
  if (body instanceof FormData) return body;
  return Buffer.isBuffer(body) ? new Uint8Array(body) : null;
}

type PolicyFacts = { nonce: string; mapHosts: string[]; analytics: AnalyticsHosts };

async function finish(
  response: Response,
  document: string | undefined,
  { nonce, mapHosts, analytics, answersWords }: PolicyFacts & { answersWords: boolean },
): Promise<Omit<RenderedPage, 'lacksParts'>> {
  const headers = [...response.headers].filter(([name]) => !['content-length', 'transfer-encoding'].includes(name));
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      headers,
      contentSecurityPolicy: '',
      body: packedText(bytes),
      advertMarks: advertMarksIn(bytes.toString('latin1')),
      answersWords,
    };
  }
  const text = document ?? (await response.text());
  const { html, ...named } = hashesForNonce(utf8Of(text), nonce);
  return {
    status: response.status,
    headers,
    contentSecurityPolicy: documentPolicy(named, mapHosts, analytics),
    body: packedText(html),
    advertMarks: advertMarksIn(text),
    answersWords,
  };
}

/** What a page may load: its own files, map data of the named hosts, and the configured analytics. */
type NamedByHash = { hashes: string[]; styleHashes: string[] };

/**
 * Texts become markup or scripts only by these rules (src/web/page/program/text-rules.ts). Scripts of configured analytics write such
 * texts themselves, so pages that may load them do without.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default start stammplatz'];

function documentPolicy({ hashes, styleHashes }: NamedByHash, mapHosts: string[], analytics: AnalyticsHosts): string {
  const data = [...mapHosts, ...analytics.data].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes, ...analytics.scripts].join(' ')}`,
    // No page has style attributes; scripts set styles through the object model, which no policy stops.
    ["style-src 'self'", ...styleHashes].join(' '),
    "style-src-attr 'none'",
    `img-src 'self' data: blob: ${data}`,
    `connect-src 'self' ${data}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(analytics.scripts.length === 0 ? TRUSTED_TYPES : []),
  ].join('; ');
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  isShared: boolean,
): Promise<FastifyReply> {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (page.contentSecurityPolicy) reply.header('content-security-policy', page.contentSecurityPolicy);
  if (!page.headers.some(([name]) => name === 'cache-control')) {
    reply.header('cache-control', isShared ? 'private, no-cache' : 'private, no-store');
  }
  reply.header('vary', 'accept-encoding, cookie');
  return sendPacked(request, reply, page.body);
}
