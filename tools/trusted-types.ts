import type { Plugin } from 'vite';

type Change = { readonly from: RegExp; readonly to: string };
type Library = { readonly file: RegExp; readonly policy: string; readonly changes: readonly Change[] };

/** Text becomes markup, and an address a script, only through a policy that the document's own policy names. */
const policyOf = (name: string): string =>
  `const trusted=globalThis.trustedTypes?.createPolicy("${name}",{createHTML:(text)=>text,createScriptURL:(url)=>{if(new URL(url,location.href).origin!==location.origin)throw new TypeError(url);return url}})??{createHTML:(text)=>text,createScriptURL:(url)=>url};`;

/** Where libraries hand texts of their own to the browser, which `require-trusted-types-for 'script'` stops. */
const LIBRARIES: readonly Library[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    policy: '',
    changes: [
      // Makes room for the rest: what React tells its developer tools.
      { from: /"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__/, to: 'false' },
      // Scripts that React makes in the browser, where it draws a whole document again, do not run: they stay empty here.
      {
        from: /nextResource = ownerDocument\.createElement\("div"\);\s*nextResource\.innerHTML = "<script>\\x3c\/script>";\s*nextResource = nextResource\.removeChild\(\s*nextResource\.firstChild\s*\);/,
        to: 'nextResource = ownerDocument.createElement("script");',
      },
      {
        from: /\(domElement\.innerHTML = key\)/g,
        to: '(domElement.tagName === "SCRIPT" || (domElement.innerHTML = key))',
      },
    ],
  },
  {
    file: /\/vanilla-cookieconsent\/dist\/cookieconsent\.esm\.js$/,
    policy: `${policyOf('consent')}const markup=(element)=>({set text(text){element.innerHTML=trusted.createHTML(text)}});`,
    changes: [
      { from: /([\w$]+(?:\.[\w$]+)*)\.innerHTML=(?!=)/g, to: 'markup($1).text=' },
      { from: /insertAdjacentHTML\('beforeend',(\w+)\)/, to: "insertAdjacentHTML('beforeend',trusted.createHTML($1))" },
    ],
  },
  {
    file: /\/maplibre-gl\/dist\/maplibre-gl\.mjs$/,
    policy: policyOf('map'),
    changes: [
      { from: /new Worker\((\w+)(?=[,)])/g, to: 'new Worker(trusted.createScriptURL($1)' },
      { from: /parseFromString\((\w+),`text\/html`\)/, to: 'parseFromString(trusted.createHTML($1),`text/html`)' },
      { from: /(\w+)\.innerHTML=(\w+);/, to: '$1.innerHTML=trusted.createHTML($2);' },
    ],
  },
];

/** Lets the libraries of the browser work where only trusted texts may become markup or scripts. */
export function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: LIBRARIES.map(({ file }) => file) },
      handler: (code, id) => ({ code: withTrustedTexts(code, id), map: null }),
    },
  };
}

/** @throws Error where a library hands its texts over in an unknown form */
export function withTrustedTexts(code: string, id: string): string {
  const library = LIBRARIES.find(({ file }) => file.test(id));
  if (!library) return code;
  const changed = library.changes.reduce((text, { from, to }) => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${id} no longer matches ${from}; look at tools/trusted-types.ts.`);
    return next;
  }, code);
  return library.policy + changed;
}
