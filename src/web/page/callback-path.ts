import { paths } from '#contract/paths.ts';
import { safeBackPath } from './display-path.ts';

const LONGEST = 2000;
/** Going back there after signing in would lead in a circle, or out again. */
const DOOR_PAGES = /^\/(anmelden|abmelden|registrieren|passwort-vergessen|passwort-zuruecksetzen)(\/|$)/;

/** Returns the path of this site that a visitor wanted to see, never another site's; the home page otherwise. */
export function safeCallbackPath(callback: unknown, siteUrl: string): string {
  if (typeof callback !== 'string' || callback.length > LONGEST) return paths.home();
  const { origin } = new URL(siteUrl);
  const path = callback.startsWith(`${origin}/`) ? callback.slice(origin.length) : callback;
  const url = new URL(safeBackPath(path), origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || DOOR_PAGES.test(url.pathname)) return paths.home();
  return url.pathname + url.search + url.hash;
}

/** What the calls take. */
const LONGEST_IN_MAIL = 500;
/** A draft under a name that one device alone knows. */
const DRAFT_OF_DEVICE = /^\/editadvert\/(?:neu-|step\d\?.*anzeige=neu-)/;

/**
 * Returns the path after the link of a mail, valid on any device: a public path of this site. Null: no particular one.
 */
export function mailReturnPath(callback: string): string | null {
  const isLong = callback.length > LONGEST_IN_MAIL;
  if (isLong || callback === paths.home() || callback === paths.landing('registered')) return null;
  return DRAFT_OF_DEVICE.test(callback) ? paths.editCategory() : callback;
}

/** Returns the address of the page for a new account that leads on to a path afterwards. */
export const registerPath = (callback: string): string =>
  callback === paths.home()
    ? paths.register()
    : `${paths.register()}?${new URLSearchParams({ callbackUrl: callback })}`;

/** Returns the address of the sign-in page that redirects to a path afterwards. */
export function signInPath(callback: string, error?: 'SessionRequired'): string {
  const query = new URLSearchParams({
    ...(error === undefined ? {} : { error }),
    ...(callback === paths.home() ? {} : { callbackUrl: callback }),
  });
  return query.size === 0 ? paths.signIn() : `${paths.signIn()}?${query}`;
}
