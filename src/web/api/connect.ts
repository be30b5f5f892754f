import type { Api } from '#contract/api.ts';

let connected: Promise<Api> | null = null;

/** The calls, fetched with the first one that is needed: most pages are read without any. */
export function connect(): Promise<Api> {
  connected ??= import('./http-api.ts').then(({ createHttpApi }) => createHttpApi());
  return connected;
}
