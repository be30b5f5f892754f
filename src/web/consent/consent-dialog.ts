import * as consent from 'vanilla-cookieconsent';
import { CONSENT_COOKIE, CONSENT_LIFETIME_IN_DAYS, CONSENT_REVISION } from '#domain/consent/consent.ts';
import { consentDialogTexts as german } from '#texts/de/consent/consent-dialog.ts';
import { consentDialogTexts as english } from '#texts/en/consent/consent-dialog.ts';
import { trusted } from '#web/device/trusted.ts';
import { setTextRules } from '#web/page/program/text-rules.ts';
import './consent.css';
import { keepProof } from './consent-proof.ts';

type Words = Record<keyof typeof german, string>;
type Pages = { cookies: string; privacy: string };
type ConsentOptions = { pages: Pages; onDecision: (allowsAnalytics: boolean) => void };

let running: Promise<void> | null = null;

/** Asks the visitor, or opens the settings; a decision is kept, proved and handed on. */
export async function showConsent(view: 'question' | 'settings', options: ConsentOptions): Promise<void> {
  running ??= run(options);
  await running;
  if (view === 'settings') consent.showPreferences();
  else if (!consent.validConsent()) consent.show(true);
}

function run({ pages, onDecision }: ConsentOptions): Promise<void> {
  const decided = () => {
    const { acceptType } = consent.getUserPreferences();
    consent.setCookieData({ value: { kind: acceptType } });
    keepProof({ kind: acceptType, cookie: consent.getCookie() });
    onDecision(consent.acceptedCategory('webanlysis'));
  };
  keepFocusFree();
  setTextRules();
  return consent.run({
    revision: CONSENT_REVISION,
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_LIFETIME_IN_DAYS, sameSite: 'Lax', path: '/' },
    categories: { essentials: { enabled: true, readOnly: true }, webanlysis: { enabled: false } },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    language: {
      default: 'de',
      autoDetect: 'browser',
      translations: { de: translation(german, pages), en: translation(english, pages) },
    },
    onFirstConsent: decided,
    onChange: decided,
    onModalReady: ({ modalName, modal }) => {
      modal.lang = dialogLanguage();
      if (modalName === 'consentModal') leaveWriterAlone(modal);
    },
    onModalShow: ({ modalName }) => {
      if (modalName === 'consentModal') makeRoom();
    },
  });
}

const dialogLanguage = (): 'de' | 'en' => (/^en\b/i.test(navigator.language) ? 'en' : 'de');

function translation(words: Words, pages: Pages) {
  const links = `<a href="${pages.cookies}">${words.cookiesPage}</a> <a href="${pages.privacy}">${words.privacyPage}</a>`;
  const { acceptAll: acceptAllBtn, rejectAll: acceptNecessaryBtn } = words;
  return {
    consentModal: {
      title: words.title,
      description: words.text,
      acceptAllBtn,
      acceptNecessaryBtn,
      showPreferencesBtn: words.settings,
      footer: trusted.createHTML(links),
    },
    preferencesModal: {
      title: words.settingsTitle,
      acceptAllBtn,
      acceptNecessaryBtn,
      savePreferencesBtn: words.save,
      closeIconLabel: words.close,
      sections: [
        { description: trusted.createHTML(`${words.intro} ${links}`) },
        { title: words.essentialsTitle, description: words.essentialsText, linkedCategory: 'essentials' },
        { title: words.analysisTitle, description: words.analysisText, linkedCategory: 'webanlysis' },
      ],
    },
  };
}

/** The dialog is not modal: the library must not take the focus from a field. */
function leaveWriterAlone(modal: HTMLElement): void {
  modal.setAttribute('aria-modal', 'false');
  const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
  if (isElsewhere) modal.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex');
}

/** The library traps the Tab key inside the dialog, which is not modal; only the settings may do so. */
function keepFocusFree(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const isInQuestion = event.target instanceof Element && event.target.closest('#cc-main .cm') !== null;
      if (event.key === 'Tab' && isInQuestion) event.stopPropagation();
    },
    true,
  );
}

/** The focused element scrolls clear of the dialog, and the end of the page stays reachable (consent.css). */
function makeRoom(): void {
  const height = document.querySelector<HTMLElement>('#cc-main .cm')?.offsetHeight ?? 0;
  document.documentElement.style.setProperty('--consent-height', `${height}px`);
}
