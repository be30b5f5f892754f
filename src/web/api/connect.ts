import { loadOnce } from './load-once.ts';

/** The calls, fetched with the first one that is needed: most pages are read without any. */
export const connect = loadOnce(() => import('./http-api.ts').then(({ createHttpApi }) => createHttpApi()));
