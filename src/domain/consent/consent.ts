/** Raised when what is asked for changes: everybody is asked again. */
export const CONSENT_REVISION = 1;

/** `essentials` cannot be turned off; `webanlysis`, spelled as in the cookies of the first days, is off until chosen. */
export const CONSENT_CATEGORIES = ['essentials', 'webanlysis'] as const;

export const CONSENT_KINDS = ['all', 'necessary', 'custom'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const CONSENT_COOKIE = 'cc_cookie';
export const CONSENT_LIFETIME_IN_DAYS = 182;

/**
 * Returns whether a decision allows the counting of page views: the cookie's JSON has to be of the present revision, to
 * have an id and to name the category. Anything unreadable allows nothing.
 */
export function readConsent(cookies: string): { isDecided: boolean; allowsAnalytics: boolean } {
  const [, value] = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]+)`).exec(cookies) ?? [];
  const kept = parsed(value ?? '');
  const isDecided =
    kept !== null &&
    kept['revision'] === CONSENT_REVISION &&
    typeof kept['consentId'] === 'string' &&
    Array.isArray(kept['categories']);
  const categories = isDecided && Array.isArray(kept['categories']) ? kept['categories'] : [];
  return { isDecided, allowsAnalytics: categories.includes('webanlysis') };
}

function parsed(value: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(decodeURIComponent(value));
    return typeof json === 'object' && json !== null ? { ...json } : null;
  } catch {
    return null;
  }
}
