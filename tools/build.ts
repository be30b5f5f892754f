import { buildIfStale } from '#server/platform/build/web-build.ts';

/** `npm run build`: the web bundle, when its sources changed. */
console.log((await buildIfStale()) ? 'Die Seiten wurden gebaut.' : 'Die Seiten sind aktuell.');
