import type { Plugin } from 'vite';

type Cut = { readonly file: string; readonly from: string; readonly to: string };

/**
 * Parts of the router that this site never turns on, cut where they are asked for, so that the minifier drops what hangs
 * on them: fetching routes bit by bit (all are in the manifest: `routeDiscovery` in react-router.config.ts) and
 * instrumentation (src/web/entry.client.tsx hands none over).
 */
const CUTS: readonly Cut[] = [
  { file: 'dom/ssr/fog-of-war.js', from: 'if (!isFogOfWarEnabled(routeDiscovery, ssr)', to: 'if (true' },
  { file: 'dom/ssr/components.js', from: 'isFogOfWarEnabled(routeDiscovery, ssr)', to: 'false' },
  { file: 'router/router.js', from: 'if (isFogOfWar) {', to: 'if (false) {' },
  { file: 'router/router.js', from: 'if (loadMatch.isDiscovering) {', to: 'if (false) {' },
  { file: 'router/router.js', from: 'init.patchRoutesOnNavigation', to: 'void 0' },
  { file: 'router/router.js', from: 'if (init.instrumentations)', to: 'if (false)' },
  { file: 'router/router.js', from: 'consumeInstrumentationClientResultMetaReceiver(router)', to: 'void 0' },
];

/** Names for debugging, which keep components alive that no page draws. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** Leaves out of the browser's router what this site never turns on. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code, id) => ({ code: withoutUnused(code, id), map: null }),
    },
  };
}

/** @throws Error where the router asks for these parts in another form than the one known here. */
export function withoutUnused(code: string, id: string): string {
  let rest = code.replace(DISPLAY_NAME, '');
  for (const { file, from, to } of CUTS) {
    if (!id.endsWith(`/react-router/dist/production/lib/${file}`)) continue;
    if (!rest.includes(from)) throw new Error(`The router no longer says "${from}"; look at tools/slim-router.ts.`);
    rest = rest.replaceAll(from, to);
  }
  return rest;
}
