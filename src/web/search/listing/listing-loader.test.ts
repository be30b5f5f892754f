import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import type { PageContext } from '#web/api-context.ts';
import { defaultDisplay } from '#web/shell/display-settings.ts';
import { loadListing } from './listing-loader.ts';

/** What happens before anything is asked for. */
const silent: Api = {
  call: async ({ operation }) => {
    throw new Error(`${operation} was called`);
  },
};
const page: PageContext = {
  nonce: '',
  publicUrl: 'https://stammplatz.example',
  isProduction: true,
  analyticsSiteId: 1,
  display: defaultDisplay,
  viewer: null,
  place: null,
  requestId: 'abc',
  hasAdvertising: false,
};

async function thrownBy(address: string): Promise<unknown> {
  const url = new URL(address, 'https://stammplatz.example');
  const [, , category, param] = url.pathname.split('/');
  try {
    return await loadListing({ url, path: { category, param }, api: silent, page });
  } catch (error) {
    return error;
  }
}

describe('an address that names nothing', () => {
  it.each(['/kaufen-verkaufen/quatsch', '/kaufen-verkaufen/pellets/buche', '/produkte/brennholz/nirgends'])(
    '%s is not found, in the words of the specification',
    async (path) => {
      expect(await thrownBy(path)).toMatchObject({
        data: { message: `Page Not Found: ${path}` },
        init: { status: 404, statusText: 'Page Not Found' },
      });
    },
  );
});

describe('an address as a form without script writes it', () => {
  it.each([
    ['/kaufen-verkaufen/brennholz?suche=&art=buche&preis-von=', '/kaufen-verkaufen/brennholz/buche'],
    ['/kaufen-verkaufen/brennholz?plz=4560+Kirchdorf&umkreis=50', '/kaufen-verkaufen/brennholz?plz=4560&umkreis=50'],
    ['/produkte/brennholz?suche=&laenge=33', '/produkte/brennholz?laenge=33'],
    ['/kaufen-verkaufen/brennholz?einheit=kwh&heiz-bis=7', '/kaufen-verkaufen/brennholz?heiz-bis=7'],
  ])('%s leads to %s', async (from, to) => {
    const thrown = await thrownBy(from);
    expect(thrown instanceof Response && [thrown.status, thrown.headers.get('location')]).toEqual([302, to]);
  });

  it('lets go of the remembered place when its field was emptied', async () => {
    const thrown = await thrownBy('/kaufen-verkaufen/brennholz?plz=');
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/kaufen-verkaufen/brennholz');
    expect(thrown instanceof Response && thrown.headers.get('set-cookie')).toMatch(/^ort=; .*Max-Age=0; .*Secure$/);
  });
});
