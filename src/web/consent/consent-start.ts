import { readConsent } from '#domain/consent/consent.ts';
import type { Analytics } from './analytics.ts';
import { hasAnalyticsCookies } from './analytics-cookies.ts';
import { PAGE_CHANGE } from '#web/page/page-change.ts';

/** Photos, fonts and answers of the page come first. */
const REST_IN_MS = 1_500;
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const script = document.querySelector<HTMLScriptElement>('script[data-consent]');
const { matomo, tagManager, site, cookiesPage = '/cookies', privacyPage = '/datenschutz' } = script?.dataset ?? {};

let loading: Promise<Analytics> | null = null;
const analytics = (): Promise<Analytics> =>
  (loading ??= import('./analytics.ts').then(({ createAnalytics }) => createAnalytics({ matomo, tagManager, site })));

const startAnalytics = async () => (await analytics()).start();
/** Without consent there is nothing to stop, so that code is not loaded. */
async function stopAnalytics(): Promise<void> {
  if (loading !== null || hasAnalyticsCookies()) (await analytics()).stop();
}
async function countPage(): Promise<void> {
  if (readConsent(document.cookie).allowsAnalytics) (await analytics()).countPage();
}

const openDialog = async (view: 'question' | 'settings') => {
  const { showConsent } = await import('./consent-dialog.ts');
  await showConsent(view, {
    pages: { cookies: cookiesPage, privacy: privacyPage },
    onDecision: (allowsAnalytics) => void (allowsAnalytics ? startAnalytics() : stopAnalytics()),
  });
};

function start(): void {
  keepLocale();
  const { isDecided, allowsAnalytics } = readConsent(document.cookie);
  void (allowsAnalytics ? startAnalytics() : stopAnalytics());
  if (!isDecided) afterTheRest(() => void openDialog('question'));
  window.addEventListener(PAGE_CHANGE, () => void countPage());
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !(event.target instanceof Element) || !event.target.closest('[data-consent-settings]')) return;
    event.preventDefault();
    // A newer build has replaced the dialog, or the network is down: a reload brings a matching one.
    openDialog('settings').catch(() => window.location.assign(cookiesPage));
  });
}

/** There is one language so far; the cookie stores it for later ones. */
function keepLocale(): void {
  if (/(?:^|;\s*)i18n_redirected=de(?:;|$)/.test(document.cookie)) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `i18n_redirected=de; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
}

function afterTheRest(ask: () => void): void {
  const wait = () => setTimeout(ask, REST_IN_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

start();
