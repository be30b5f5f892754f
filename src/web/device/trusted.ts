type Rules = {
  createHTML: (text: string) => string | null;
  createScript: (text: string) => string;
  createScriptURL: (url: string) => string | null;
};

declare global {
  // Not in the types of the browser yet; what a policy returns is used as the text that it stands for.
  var trustedTypes:
    | { createPolicy: <Some extends Partial<Rules>>(name: string, rules: Some) => Some; defaultPolicy: unknown }
    | undefined;
}

const rules = { createHTML: (markup: string): string => markup };

/** For markup that is put together here, of our own words and drawings; all other is refused (page/program/text-rules.ts). */
export const trusted = globalThis.trustedTypes?.createPolicy('stammplatz', rules) ?? rules;
