import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = /^manifest-[^/]+\.js$/;
const ASSIGNMENT = /^window\.__reactRouterManifest=(\{.*\});?$/s;

type Route = Record<string, unknown>;

/**
 * Leaves out of the router's list of routes what pages do without: which chunks each route imports (the browser learns that
 * from the route's own module) and every "no". It comes with each page, and these are more than half of its bytes. The
 * router writes the file itself, beside the bundles, while the one for the server is made.
 */
export function slimRouteManifest(root: string): Plugin {
  const folder = join(root, process.env['BUILD_FOLDER'] ?? 'dist', 'client/assets');
  return {
    name: 'slim-route-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(folder).filter((found) => FILE.test(found))) {
          const file = join(folder, name);
          writeFileSync(file, slimmed(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}

/** @throws Error where the router writes its list in another form than the one known here. */
export function slimmed(source: string): string {
  const text = ASSIGNMENT.exec(source)?.[1];
  if (text === undefined)
    throw new Error('The router writes its manifest in a new form; look at tools/slim-manifest.ts.');
  const manifest: { routes: Record<string, Route> } = JSON.parse(text);
  for (const route of Object.values(manifest.routes)) {
    for (const [name, value] of Object.entries(route)) {
      if (value === false || name === 'imports' || (name === 'css' && String(value) === '')) delete route[name];
    }
  }
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
}
