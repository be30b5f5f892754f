import { inlineScript } from './inline-script.ts';

const START_OF_HEAD = '<head>';

/** Gives a document the rules for plain texts that a script hands to the browser as markup or as the address of a script. */
export function withTextRules(html: string, nonce: string | undefined): string {
  return html.replace(START_OF_HEAD, (start) => start + inlineScript(setTextRules, nonce));
}

/**
 * Runs in the document, as a text of its own: may use nothing from outside. Browsers with Trusted Types ask these rules
 * about every plain text: what they refuse is neither written nor loaded. Libraries need the two kinds of markup: React, for
 * scripts that are not to run, and the consent dialog, for its icons; the map starts its worker by a plain address. Pages without
 * the program have no rules, and take nothing, until the consent dialog sets them.
 */
export function setTextRules(): void {
  if (globalThis.trustedTypes?.defaultPolicy) return;
  // Written so that no one takes it for a script in the document.
  const emptyScript = /^<(script)><\/\1>$/;
  const icon = /^<svg viewBox="[\d ]+" stroke-width="[\d.]+"><path d="[\w ,.-]*"\/><\/svg>$/;
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (!text.includes('<') || emptyScript.test(text) || icon.test(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
