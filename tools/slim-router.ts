import type { Plugin } from 'vite';

type Cut = { readonly file: string; readonly from: string; readonly to: string };

/**
 * Parts of the router that this site never uses, cut where they are imported, so that the minifier drops their
 * dependencies: lazy route discovery (all routes are in the manifest: `routeDiscovery` in react-router.config.ts),
 * instrumentation (src/web/entry.client.tsx passes none), view transitions, and links that fetch their page ahead.
 */
const CUTS: readonly Cut[] = [
  { file: 'dom/ssr/fog-of-war.js', from: 'if (!isFogOfWarEnabled(routeDiscovery, ssr)', to: 'if (true' },
  { file: 'dom/ssr/components.js', from: 'isFogOfWarEnabled(routeDiscovery, ssr)', to: 'false' },
  { file: 'router/router.js', from: 'if (isFogOfWar) {', to: 'if (false) {' },
  { file: 'router/router.js', from: 'if (loadMatch.isDiscovering) {', to: 'if (false) {' },
  { file: 'router/router.js', from: 'init.patchRoutesOnNavigation', to: 'void 0' },
  { file: 'router/router.js', from: 'if (init.instrumentations)', to: 'if (false)' },
  { file: 'router/router.js', from: 'consumeInstrumentationClientResultMetaReceiver(router)', to: 'void 0' },
  { file: 'lib/components.js', from: 'if (!viewTransitionOpts || !isViewTransitionAvailable) {', to: 'if (true) {' },
  { file: 'lib/components.js', from: 'if (renderDfd && pendingState && router.window) {', to: 'if (false) {' },
  { file: 'lib/components.js', from: 'if (!vtContext.isTransitioning && interruption) {', to: 'if (false) {' },
  {
    file: 'dom/ssr/components.js',
    from: 'function PrefetchPageLinks({ page, ...linkProps }) {',
    to: 'function PrefetchPageLinks({ page, ...linkProps }) { return null;',
  },
];

/** Names for debugging, which keep unused components in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** Leaves out of the browser's router what this site never uses. */
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

/** @throws Error where the router imports these parts in an unknown form */
export function withoutUnused(code: string, id: string): string {
  let rest = code.replace(DISPLAY_NAME, '');
  for (const { file, from, to } of CUTS) {
    if (!id.endsWith(`/${file}`)) continue;
    if (!rest.includes(from)) throw new Error(`The router no longer says "${from}"; look at tools/slim-router.ts.`);
    rest = rest.replaceAll(from, to);
  }
  return rest;
}
