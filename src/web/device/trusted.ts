type Policy = { createHTML: (text: string) => string; createScriptURL: (url: string) => string };
type Rules = Policy & { createScript: (text: string) => string };

declare global {
  // Not in the types of the browser yet; what a policy returns is used as the text that it stands for.
  var trustedTypes: { createPolicy: <Some extends Partial<Rules>>(name: string, rules: Some) => Some } | undefined;
}

const same = (text: string): string => text;
const rules: Policy = { createHTML: same, createScriptURL: same };

/** For drawings of our own and the service worker: the document's policy refuses all other texts. */
export const trusted: Policy = globalThis.trustedTypes?.createPolicy('stammplatz', rules) ?? rules;
