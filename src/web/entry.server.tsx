import { renderToString } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction } from 'react-router';
import { RouterContextProvider, ServerRouter } from 'react-router';
import type { Api } from '#contract/api.ts';
import { PageNonce } from '#ui/page-nonce.ts';
import type { PageContext } from './api/api-context.ts';
import { apiContext, pageContext } from './api/api-context.ts';
import { withLateProgram } from './page/program/late-program.ts';
import { withTextRules } from './page/program/text-rules.ts';
import { scriptString } from './page/program/script-string.ts';

export { apiContext, pageContext };
export { parseDisplaySettings } from './device/display-settings.ts';

/** Loaders that are not done after this time are given up. */
export const streamTimeout = 5000;

/**
 * Returns what a request hands to the pages. The server takes this function from the built bundle: a context key is one
 * object, and the bundle has its own copy.
 */
export function contextFor({ api, page }: { api: Api; page: PageContext }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(pageContext, page);
  return context;
}

export type PageErrorReport = { error: unknown; request: Request; requestId: string | null };

// oxlint-disable-next-line no-console -- until the server names its log
let report: (report: PageErrorReport) => void = ({ error }) => console.error(error);

/** Sends every error of page rendering and loaders to the given log instead of the console. */
export function reportErrorsTo(log: (report: PageErrorReport) => void): void {
  report = log;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) report({ error, request, requestId: requestIdOf(context) });
};

/**
 * Renders a page to one text. No page sends parts of itself later, and most are kept whole, so a stream would only cost:
 * React's writes, the router's web stream and the collecting of both took a third of the time of a listing.
 */
// oxlint-disable-next-line max-params -- the router's signature
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce } = context.get(pageContext);
  const policy = nonce === undefined ? {} : { nonce };
  const html = renderToString(
    <PageNonce value={nonce}>
      <ServerRouter context={withMatchedRoutes(entryContext)} url={request.url} {...policy} />
    </PageNonce>,
  );
  // A page without the program (see page-link.ts) has no use for its data and rules.
  const isProgramHere = entryContext.renderMeta?.didRenderScripts === true;
  const page = `<!DOCTYPE html>${isProgramHere ? withTextRules(withLateProgram(html, nonce), nonce) : html}`;
  if (!isProgramHere || serverHandoffStream === undefined) {
    await serverHandoffStream?.cancel();
    return answerWith(page, { status, headers });
  }
  const script = handoffScript(await textOf(serverHandoffStream), nonce);
  return answerWith(page.slice(0, -END_OF_PAGE.length) + script + END_OF_PAGE, { status, headers });
}

/** The router makes an object of each route it is told of; a page needs those that it consists of. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

const END_OF_PAGE = '</body></html>';

const documents = new WeakMap<Response, string>();

/** The text of a page is handed over as it is: as the body of an answer it would be encoded, streamed and decoded. */
function answerWith(page: string, { status, headers }: { status: number; headers: Headers }): Response {
  const response = new Response(null, { status, headers });
  documents.set(response, page);
  return response;
}

/** The text of a rendered page; undefined for any other answer, which has its body. */
export const documentOf = (response: Response): string | undefined => documents.get(response);

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Hands the data of the loaders to the program, in the way the router reads them. */
function handoffScript(data: string, nonce: string | undefined): string {
  const stream = 'window.__reactRouterContext.streamController';
  const named = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<script${named}>${stream}.enqueue(${scriptString(data)});${stream}.close();</script>`;
}

function requestIdOf(context: Readonly<RouterContextProvider>): string | null {
  try {
    return context.get(pageContext).requestId;
  } catch {
    return null;
  }
}
