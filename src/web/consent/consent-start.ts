import { readConsent } from '#domain/consent/consent.ts';
import { clearAnalyticsCookies, createAnalytics } from './analytics.ts';
import { PAGE_CHANGE } from './page-change.ts';

/** Photos, fonts and answers of the page come first. */
const REST_IN_MS = 1_500;
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const script = document.querySelector<HTMLScriptElement>('script[data-consent]');
const { matomo, tagManager, site, cookiesPage = '/cookies', privacyPage = '/datenschutz' } = script?.dataset ?? {};
const analytics = createAnalytics({ matomo, tagManager, site });

const openDialog = async (view: 'question' | 'settings') => {
  const { showConsent } = await import('./consent-dialog.ts');
  await showConsent(view, {
    pages: { cookies: cookiesPage, privacy: privacyPage },
    onDecision: (allowsAnalytics) => (allowsAnalytics ? analytics.start() : analytics.stop()),
  });
};

function start(): void {
  keepLocale();
  const { isDecided, allowsAnalytics } = readConsent(document.cookie);
  if (allowsAnalytics) analytics.start();
  else clearAnalyticsCookies();
  if (!isDecided) afterTheRest(() => void openDialog('question'));
  window.addEventListener(PAGE_CHANGE, analytics.countPage);
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !(event.target instanceof Element) || !event.target.closest('[data-consent-settings]')) return;
    event.preventDefault();
    void openDialog('settings');
  });
}

/** There is one language so far; the cookie keeps that choice for the day there are more. */
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
