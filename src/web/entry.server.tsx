// oxlint-disable-next-line import/no-nodejs-modules -- the server entry streams to Node
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction } from 'react-router';
import { RouterContextProvider, ServerRouter } from 'react-router';
import type { Api } from '#contract/api.ts';
import { PageNonce } from '#ui/page-nonce.ts';
import type { PageContext } from './api-context.ts';
import { apiContext, pageContext } from './api-context.ts';
import { lowerModulePreloads } from './shell/module-preloads.ts';

export { apiContext, pageContext };
export { parseDisplaySettings } from './shell/display-settings.ts';

/** A page that is not finished after this time is ended with what it has. */
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

// oxlint-disable-next-line max-params -- the router's signature
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce } = context.get(pageContext);
  const policy = nonce === undefined ? {} : { nonce };
  const isBot = isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let statusNow = status;
    let shellIsSent = false;
    const send = () => {
      shellIsSent = true;
      const body = new PassThrough({ final: (done) => (clearTimeout(timer), done()) });
      const page = lowerModulePreloads();
      pipe(page).pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <PageNonce value={nonce}>
        <ServerRouter context={entryContext} url={request.url} {...policy} />
      </PageNonce>,
      {
        ...policy,
        [isBot ? 'onAllReady' : 'onShellReady']: send,
        onShellError: reject,
        onError: (error) => {
          statusNow = 500;
          if (shellIsSent) report({ error, request, requestId: requestIdOf(context) });
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

function requestIdOf(context: Readonly<RouterContextProvider>): string | null {
  try {
    return context.get(pageContext).requestId;
  } catch {
    return null;
  }
}
