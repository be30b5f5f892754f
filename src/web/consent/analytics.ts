import { readConsent } from '#domain/consent/consent.ts';
import { clearAnalyticsCookies } from './analytics-cookies.ts';
import { analyticsPage } from './counted-page.ts';

type Command = readonly [name: string, ...values: (string | number)[]];
declare global {
  // The queues of Matomo and of the tag manager, as their scripts expect them.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    _paq?: Command[];
    dataLayer?: object[];
  }
}

type AnalyticsOptions = { matomo: string | undefined; tagManager: string | undefined; site: string | undefined };

/** Counts page views with the configured services, from the consent to its withdrawal and not a moment longer. */
export function createAnalytics({ matomo, tagManager, site = '' }: AnalyticsOptions) {
  const base = matomo === undefined ? null : matomo.replace(/\/*$/, '/');
  let countedPath: string | null = null;
  let tagManagerRuns = false;
  const tell = (...commands: Command[]) => (window._paq ??= []).push(...commands);

  const startTagManager = () => {
    if (tagManager === undefined || tagManagerRuns) return;
    tagManagerRuns = true;
    (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager)}`);
  };
  const startMatomo = () => {
    if (base === null || document.querySelector(`script[src="${base}matomo.js"]`) !== null) return;
    tell(['setTrackerUrl', `${base}matomo.php`], ['setSiteId', site], ['requireConsent'], ['setConsentGiven']);
    addScript(`${base}matomo.js`);
  };

  const countPage = () => {
    const { pathname } = window.location;
    // Another tab may have withdrawn the consent meanwhile.
    if (pathname === countedPath || !readConsent(document.cookie).allowsAnalytics) return;
    const { url, title } = analyticsPage(window.location, document.title);
    const referrer = countedPath === null ? document.referrer : window.location.origin + countedPath;
    countedPath = pathname;
    if (tagManagerRuns) window.dataLayer?.push({ event: 'page_view', page_location: url, page_title: title });
    if (base === null) return;
    tell(
      ['setCustomUrl', url],
      ['setDocumentTitle', title],
      ['setReferrerUrl', countedReferrer(referrer)],
      ['trackPageView'],
    );
  };

  return {
    start() {
      startMatomo();
      startTagManager();
      if (base !== null) tell(['setConsentGiven']);
      countPage();
    },
    countPage,
    stop() {
      const queue = window._paq;
      if (queue !== undefined && !dropWaiting(queue)) tell(['forgetConsentGiven'], ['deleteCookies']);
      countedPath = null;
      clearAnalyticsCookies();
      // What a tag manager has started can only be ended with the page.
      if (tagManagerRuns) window.location.reload();
    },
  };
}

export type Analytics = ReturnType<typeof createAnalytics>;

/** Removes queued commands of a script that has not loaded; false where the script runs and has taken them. */
function dropWaiting(queue: Command[]): boolean {
  if (!Array.isArray(queue)) return false;
  const kept = queue.filter(([name]) => name !== 'setConsentGiven' && name !== 'trackPageView');
  queue.splice(0, queue.length, ...kept);
  return true;
}

const countedReferrer = (referrer: string): string =>
  referrer.startsWith(`${window.location.origin}/`) ? analyticsPage(new URL(referrer), '').url : referrer;

function addScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
