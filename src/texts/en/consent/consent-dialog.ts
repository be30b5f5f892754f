import type { consentDialogTexts as german } from '#texts/de/consent/consent-dialog.ts';

/** The consent dialog for browsers that are set to English. */
export const consentDialogTexts: Record<keyof typeof german, string> = {
  title: 'Cookies on Stammplatz',
  text: 'Necessary cookies keep the site running. With your consent we also count which pages are visited. You can change your choice at any time.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  settings: 'Settings',
  cookiesPage: 'More about cookies',
  privacyPage: 'Privacy',
  settingsTitle: 'Cookie settings',
  save: 'Save selection',
  close: 'Close',
  intro: 'Choose what may happen beyond the necessary. It holds for half a year in this browser.',
  essentialsTitle: 'Necessary',
  essentialsText:
    'Sign-in, place of search, display, language and this choice. The site does not work without them, so they are always on.',
  analysisTitle: 'Web analysis',
  analysisText:
    'We count page views to see what is needed. Addresses are counted without search words, chats and accounts only as an area. Its cookies are called _pk_… (Matomo, 13 months at most) and _ga… or _gcl_… (Google, two years at most), depending on the service in use. If you withdraw your consent, this ends at once and they are deleted.',
};
