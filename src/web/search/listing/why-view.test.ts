import { describe, expect, it } from 'vitest';
import type { HitReasons, ProductPage } from '#contract/search/products.schemas.ts';
import type { SearchRequest, SortCode } from '#domain/search/search-types.ts';
import { sampleItem } from '#test/sample-item.ts';
import { asksWhy, whyViewOf, withWhy } from './why-view.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const item = { ...sampleItem, title: 'Buche 33 cm trocken', distance: 12.3 };

const pageOf = (reasons: Partial<HitReasons>): ProductPage => ({
  page: 0,
  items: [item],
  pageSize: 24,
  totalPages: 1,
  totalElements: 1,
  size: 1,
  reasons: [{ advertId: item.id, tier: 0, publishedAt: '2026-11-17T09:00:00Z', ...reasons }],
});
const request = (sortBy: SortCode, searchTerm?: string): SearchRequest => ({
  page: 0,
  size: 24,
  sorting: { sortBy, sortDesc: false },
  ...(searchTerm === undefined ? {} : { searchTerm }),
});
const lineOf = (reasons: Partial<HitReasons>, of: SearchRequest) =>
  whyViewOf(pageOf(reasons), { request: of, href: '/kaufen-verkaufen', isOn: true, now: NOW })?.said?.lines[
    item.id
  ]?.replaceAll('\u00A0', ' ');

describe('why a hit stands where it does', () => {
  it('names the words that the title holds, the way, the age and what counts as newer', () => {
    const reasons = {
      step: { isInTitle: true, isNear: true },
      moves: [
        { factor: 'PICTURE' as const, days: 2 },
        { factor: 'PRICE' as const, days: 2 },
      ],
    };
    expect(lineOf(reasons, request('RELEVANCE', 'buche linz'))).toBe(
      '„buche“ im Titel · 12 km entfernt · vor 3 Tagen eingestellt · mit Bild und Preis (zählt 4 Tage jünger)',
    );
  });

  it('says the parts of a grade with their points', () => {
    const grade = {
      points: 713,
      parts: [
        { factor: 'WORDS' as const, points: 500 },
        { factor: 'NEAR' as const, points: 213.4 },
        { factor: 'NAMED' as const, points: 0 },
      ],
    };
    expect(lineOf({ grade }, request('RELEVANCE', 'Holz'))).toContain('Wertung 713: Suchwörter +500, Nähe +213,4');
  });

  it('says the value that orders, or that there is none to compare', () => {
    expect(lineOf({}, request('CREATED_AT'))).toBe('vor 3 Tagen eingestellt');
    expect(lineOf({}, request('DISTANCE'))).toBe('12 km entfernt');
    expect(lineOf({ tier: 1 }, request('PRICE'))).toBe(
      'ohne vergleichbaren Preis, darum hinter den anderen · vor 3 Tagen eingestellt',
    );
  });

  it('is one link until it is asked for', () => {
    const view = whyViewOf(pageOf({}), {
      request: request('CREATED_AT'),
      href: '/x?plz=4020',
      isOn: false,
      now: NOW,
    });
    expect(view).toEqual({ label: 'Warum diese Reihung?', href: '/x?plz=4020&warum=1', said: null });
    expect(whyViewOf(null, { request: request('CREATED_AT'), href: '/x', isOn: true, now: NOW })).toBeNull();
    expect(
      ['/kaufen-verkaufen?warum=1', '/map?warum=1', '/kaufen-verkaufen?warum=2'].map((path) =>
        asksWhy(new URL(path, 'https://x.at')),
      ),
    ).toEqual([true, false, false]);
    expect(withWhy('/x')).toBe('/x?warum=1');
  });
});
