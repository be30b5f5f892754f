import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = /^manifest-[^/]+\.js$/;
const ASSIGNMENT = /^window\.__reactRouterManifest=(\{.*\});?$/s;

type Route = Record<string, unknown>;

/**
 * Removes from the router's list of routes what pages do not need: the chunks each route imports (which the browser
 * learns from the route's module), every `false`, and derivable values. The list is in every page. The router writes
 * the file itself, beside the bundles, while the server bundle is built.
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
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, slimRoute(id, route)]));
  return `window.__reactRouterManifest=(${RESTORE})(${JSON.stringify({ ...manifest, routes })});`;
}

/** Puts back in the browser what `slimRoute` took away. */
const RESTORE =
  'm=>{for(let i in m.routes){let r=m.routes[i],k;r.id=i;if(i!="root")r.parentId??="root";r.hasDefaultExport??=true;' +
  'for(k in r)if(/odule$/.test(k))r[k]=`/assets/${r[k].replace(/^-/,i.slice(i.lastIndexOf("/")+1)+"-")}.js`}return m}';

const MODULE = /^\/assets\/(.+)\.js$/;

function slimRoute(id: string, route: Route): Route {
  const slim: Route = { hasDefaultExport: false, ...route };
  for (const [name, value] of Object.entries(slim)) {
    if (name.endsWith('odule') && typeof value === 'string') slim[name] = shortModule(id, value);
    const isToldByRest = name === 'id' || (name === 'hasDefaultExport' ? value === true : value === false);
    if (isToldByRest || name === 'imports' || (name === 'css' && String(value) === '')) delete slim[name];
  }
  if (slim['parentId'] === 'root') delete slim['parentId'];
  return slim;
}

/** The file's name alone, and its hash alone where it is called as its route. */
function shortModule(id: string, address: string): string {
  const name = MODULE.exec(address)?.[1];
  if (name === undefined || name.startsWith('-'))
    throw new Error(`The module ${address} is not where modules lie; look at tools/slim-manifest.ts.`);
  const own = `${id.slice(id.lastIndexOf('/') + 1)}-`;
  return name.startsWith(own) ? name.slice(own.length - 1) : name;
}
