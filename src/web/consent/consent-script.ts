/** Built as an entry of its own (vite.config.ts), so that pages without other scripts have the dialog, too. */
export const consentScript: string = import.meta.env.DEV
  ? '/src/web/consent/consent-start.ts'
  : `/assets/consent.js?v=${import.meta.env['BUILD_ID'] ?? ''}`;
