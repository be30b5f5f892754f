import type { Plugin } from 'vite';

const API_DOCUMENT_ONLY = /^ {2}(?:summary:\s+(['"`])(?:(?!\1)[^\\]|\\.)*\1|tag(?:: '[^'\n]*')?),\n/gm;
const LEFT = /^ {2}(?:summary|tag)\b.*$/m;

/** Leaves out of the browser's calls what only the API document says: the sentence about each call and its heading. */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/contract\/.+\.ts$/, code: /= endpoint</ },
      handler: (code) => ({ code: withoutDocumentation(code), map: null }),
    },
  };
}

/** @throws Error where a call is written in another form than the one known here. */
export function withoutDocumentation(code: string): string {
  const slim = code.replace(API_DOCUMENT_ONLY, '');
  const left = LEFT.exec(slim);
  if (left !== null)
    throw new Error(`A call is written in a new form ("${left[0].trim()}"); look at tools/slim-contract.ts.`);
  return slim;
}
