import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { data, redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { permissionRefusals } from '#texts/de/accounts/permissions.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import type { Viewer } from '#web/api/api-context.ts';
import { pageNotFound } from './not-found.ts';
import { safeCallbackPath, signInPath } from './callback-path.ts';

/** false: everybody. true: signed-in people only. unauthenticatedOnly: signed-in people are sent to the target. */
export type AuthRule = boolean | { unauthenticatedOnly: true; navigateAuthenticatedTo?: string };

/** What a page says about who may see it; `middleware` names further checks, carried out in their order. */
export type RouteRule = { auth?: AuthRule; middleware?: readonly string[] };

export type SiteRules = {
  /** Whether pages without a rule require signing in. */
  authIsRequired: boolean;
  /** Whether unknown addresses answer 404 without signing in. */
  unmatchedAreOpen: boolean;
};

export type RouteVisit = {
  /** Null where no page answers the address. */
  rule: RouteRule | null;
  /** Path and query string of the request. */
  path: string;
  isSignedIn: boolean;
};

/** This marketplace is open: a page that wants its visitors signed in says so. */
const OPEN_SITE: SiteRules = { authIsRequired: false, unmatchedAreOpen: true };

/** Returns the path that a visitor is sent to instead of the page, or null where the page is shown. */
export function redirectionOf({ rule, path, isSignedIn }: RouteVisit, site: SiteRules): string | null {
  const auth = rule?.auth ?? site.authIsRequired;
  if (typeof auth === 'object') return isSignedIn ? (auth.navigateAuthenticatedTo ?? paths.home()) : null;
  if (!auth || isSignedIn || (rule === null && site.unmatchedAreOpen)) return null;
  return signInPath(path, 'SessionRequired');
}

type Check = (given: { viewer: Viewer | null; url: URL }) => void;
type Checks = Readonly<Record<string, Check>>;

/** Returns the checks of the given names. @throws Error that names an unknown one */
export function checksNamed(names: readonly string[], known: Checks): Check[] {
  return names.map((name) => {
    const check = Object.hasOwn(known, name) ? known[name] : undefined;
    if (check) return check;
    throw new Error(
      `Unknown route middleware: '${name}'. Valid middleware: ${Object.keys(known).join(', ') || 'none'}.`,
    );
  });
}

/** Redirects a signed-in visitor to the requested page. */
const onToCallback: Check = ({ viewer, url }) => {
  if (viewer !== null) throw redirect(safeCallbackPath(url.searchParams.get('callbackUrl'), url.origin));
};

const KNOWN_CHECKS: Checks = { 'on-to-callback': onToCallback };

/** The `middleware` of a page's route module: runs on the server before its loaders. Null: the page of unmatched addresses. */
export function guardedBy(rule: RouteRule | null, site: SiteRules = OPEN_SITE): MiddlewareFunction<Response>[] {
  return [
    ({ url, context }) => {
      const { viewer } = context.get(pageContext);
      for (const check of checksNamed(rule?.middleware ?? [], KNOWN_CHECKS)) check({ viewer, url });
      const target = redirectionOf({ rule, path: url.pathname + url.search, isSignedIn: viewer !== null }, site);
      if (target !== null) throw redirect(target);
    },
  ];
}

/**
 * The viewer of a staff page. Redirects to sign-in, explains a missing second factor, and answers 404 for everyone
 * else.
 * @throws 302, 403, 404
 */
export function requireStaff(
  context: Readonly<RouterContextProvider>,
  url: URL,
  permission: 'admin' | 'moderation',
): Viewer {
  const viewer = requireSignedIn(context, url);
  if (viewer.permissions.includes(permission)) return viewer;
  const resting = viewer.restingPermissions ?? [];
  if (!resting.includes(permission) && !resting.includes('admin')) throw pageNotFound(url);
  const message = permissionRefusals.rests.replace(ACCESS_MARKER, '');
  throw data({ message }, { status: 403, statusText: 'Forbidden' });
}

/** The API for a page of administration. @throws 302, 403, 404 as requireStaff */
export function adminApi(context: Readonly<RouterContextProvider>, url: URL): Api {
  requireStaff(context, url, 'admin');
  return context.get(apiContext);
}

/** The viewer of a page that needs one; others are redirected to sign in and return afterwards. */
export function requireSignedIn(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const { viewer } = context.get(pageContext);
  if (viewer === null) throw redirect(signInPath(url.pathname + url.search, 'SessionRequired'));
  return viewer;
}
