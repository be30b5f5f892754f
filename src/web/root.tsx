import { type ReactNode, Suspense, lazy } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import type { Api } from '#contract/api.ts';
import { getChatStatus } from '#contract/chats/chats.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import stampFont from '@fontsource-variable/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-latin-wght-normal.woff2?url';
import type { Route } from './+types/root.ts';
import { apiContext, pageContext } from './api/api-context.ts';
import stylesheet from './app.css?url';
import { ConsentScript } from './consent/consent.parts.tsx';
import type { DisplaySettings } from './device/display-settings.ts';
import { defaultDisplay, viewportContent } from './device/display-settings.ts';
import { useLiveDisplay } from './shell/display/live-display.ts';
import { type PageError, pageErrorOf } from './page/page-error.ts';
import { pageMeta } from './page/page-meta.ts';
import { Shell } from './shell/shell.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, isProduction, analyticsSiteId, analytics, display, viewer, place, requestId } =
    context.get(pageContext);
  const hasUnread = viewer !== null && (await isUnread(context.get(apiContext)));
  return { publicUrl, isProduction, analyticsSiteId, analytics, display, viewer, place, requestId, hasUnread };
}

/** No page fails for the sake of the mark in its frame. */
const isUnread = (api: Api): Promise<boolean> =>
  api.call(getChatStatus, {}).then(
    (status) => status === 'UNREAD',
    () => false,
  );

/** The frame's data changes with a form or an explicit refresh, not with every filter in the address. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod !== undefined) return formMethod !== 'GET' && defaultShouldRevalidate;
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, error }) =>
  error === undefined || error === null
    ? pageMeta(matches, {})
    : pageMeta(matches, { title: errorTitle(error), isHiddenFromSearch: true });

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const display = useLiveDisplay(data?.display ?? defaultDisplay);
  const isStatic = useMatches().some(({ handle }) => isStaticPage(handle));
  return (
    <html
      lang="de"
      data-theme={display.theme === 'system' ? undefined : display.theme}
      data-text-size={display.textSizeInPercent === 100 ? undefined : display.textSizeInPercent}
      data-contrast={display.contrast === 'more' ? 'more' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewportContent(display)} />
        <ColourMeta theme={display.theme} />
        {!data?.isProduction && <meta name="robots" content="noindex, nofollow" />}
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={stampFont} crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} precedence="app" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!isStatic && <ScrollRestoration />}
        {!isStatic && <Scripts />}
        <ConsentScript analytics={data?.analytics} siteId={data?.analyticsSiteId} />
      </body>
    </html>
  );
}

/** A page that says `handle = { isStatic: true }` is read only: it comes without any script (see page-link.ts). */
const isStaticPage = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isStatic' in handle && handle.isStatic === true;

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Shell display={loaderData.display} viewer={loaderData.viewer}>
      <Outlet />
    </Shell>
  );
}

/** Browsers load it once something fails; without a connection the plain one has to do. */
const ErrorPage = import.meta.env.SSR
  ? (await import('./shell/error-page.parts.tsx')).ErrorPage
  : lazy(() =>
      import('./shell/error-page.parts.tsx').then(
        (loaded) => ({ default: loaded.ErrorPage }),
        () => ({ default: PlainErrorPage }),
      ),
    );

const PlainErrorPage = ({ error }: { error: PageError; requestId: string | undefined }) => (
  <h1 className="wrap py-9">{error.description ?? uiTexts.errorPage.failedTitle}</h1>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell display={data?.display ?? defaultDisplay} viewer={data?.viewer}>
      <Suspense>
        <ErrorPage error={pageErrorOf(error)} requestId={data?.requestId} />
      </Suspense>
    </Shell>
  );
}

function ColourMeta({ theme }: { theme: DisplaySettings['theme'] }) {
  const colours = { light: '#ffffff', dark: '#17221c' };
  if (theme !== 'system') {
    return (
      <>
        <meta name="color-scheme" content={theme} />
        <meta name="theme-color" content={colours[theme]} />
      </>
    );
  }
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
    </>
  );
}

function errorTitle(error: unknown): string {
  const { status } = pageErrorOf(error);
  return status === 404 || status === 410 ? uiTexts.errorPage.notFoundTitle : uiTexts.errorPage.failedTitle;
}
