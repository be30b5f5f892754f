import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#contract/search/products.schemas.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { listingWordsOf } from '#web/search/listing/listing-words.parts.ts';
import { sinceOf, withSince } from './since-line.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const SINCE = '2026-11-23T17:30:00.000Z';

type Wish = { query?: string; times: string[]; page?: number; nearestFrom?: number };

function shown({ query = '', times, page = 0, nearestFrom }: Wish) {
  const { request, view } = searchRequestFromUrl({ category: 'brennholz' }, new URLSearchParams(query));
  const found = {
    page,
    pageSize: 24,
    totalPages: 3,
    totalElements: 60,
    size: times.length,
    items: times.map((listedAt) => ({ listedAt })),
    ...(nearestFrom === undefined ? {} : { nearest: [{ from: nearestFrom, lacks: [] }] }),
  } as unknown as ProductPage;
  const words = listingWordsOf({
    request,
    view,
    base: '/kaufen-verkaufen',
    place: null,
    placeIsRemembered: false,
    page: found,
    medians: { region: '', inCents: {} },
    zero: null,
  });
  const url = new URL(`https://stammplatz.example/kaufen-verkaufen/brennholz?seit=${SINCE}`);
  return withSince(words, { request, page: found, since: sinceOf(url, NOW), now: NOW });
}
const NEW = '2026-11-24T08:00:00Z';
const OLD = '2026-11-20T08:00:00Z';

describe('the line between new and older adverts', () => {
  it('says since when and how many, and stays while pages are turned', () => {
    const { lines, firstPageHref, meta } = shown({ times: [NEW, NEW, OLD] });
    expect(lines).toEqual([{ from: 2, text: '2 neue seit gestern · ab hier ältere' }]);
    expect(firstPageHref).toBe(`/kaufen-verkaufen/brennholz?seit=${SINCE}`);
    expect([meta.isHiddenFromSearch, meta.path]).toEqual([true, '/kaufen-verkaufen/brennholz']);
  });

  it('counts what stands on the pages before', () => {
    expect(shown({ times: [NEW, OLD], page: 1 }).lines[0]?.text).toContain('25 neue');
  });

  it('is absent in another order, without older ones and among the nearest', () => {
    expect(shown({ query: 'sortierung=alt', times: [NEW, OLD] }).lines).toEqual([]);
    expect(shown({ times: [NEW, NEW] }).lines).toEqual([]);
    const { lines } = shown({ times: [NEW, OLD], nearestFrom: 1 });
    expect(lines.map(({ text }) => text).filter((text) => text.includes('neue seit'))).toEqual([]);
  });

  it('takes no junk from the address, and none on the map', () => {
    const at = (path: string) => sinceOf(new URL(path, 'https://stammplatz.example'), NOW);
    expect(at('/kaufen-verkaufen?seit=gestern')).toBeNull();
    expect(at('/kaufen-verkaufen?seit=2999-01-01T00:00:00Z')).toBeNull();
    expect(at(`/map?seit=${SINCE}`)).toBeNull();
    expect(at(`/kaufen-verkaufen?seit=${SINCE}`)).toEqual(new Date(SINCE));
  });
});
