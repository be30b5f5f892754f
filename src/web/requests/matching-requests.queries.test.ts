import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { loadMatchingRequests } from './matching-requests.queries.ts';
import { requestQueryOf } from './load-requests.ts';

async function linkFor(path: string, total: number | 'FAILS' = 4) {
  const asked: unknown[] = [];
  const call = async (_endpoint: unknown, input: unknown) => {
    asked.push(input);
    if (total === 'FAILS') throw new Error('away');
    return { totalElements: total };
  };
  const url = new URL(path, 'https://stammplatz.example');
  const [, , category, param] = url.pathname.split('/');
  const { request } = searchRequestFromUrl({ category, param }, url.searchParams);
  return { link: await loadMatchingRequests({ call } as unknown as Api, request), asked };
}

describe('the link from a list of adverts to the Gesuche of its kind', () => {
  it('carries category, wood, place and radius, and counts by the same', async () => {
    const { link, asked } = await linkFor('/kaufen-verkaufen/brennholz/buche?plz=4820&umkreis=50&preis-bis=90');
    expect(link).toEqual({
      label: 'Gesuche dazu: 4',
      href: '/gesuche?kategorie=brennholz&art=buche&plz=4820&umkreis=50',
    });
    expect(asked).toEqual([
      expect.objectContaining({ category: 'FIREWOOD', postalCode: '4820', countryCode: 'AT', radiusInKm: 50, size: 1 }),
    ]);
    const query = requestQueryOf(new URL(link?.href ?? '', 'https://stammplatz.example').searchParams);
    expect(query).toMatchObject({ category: 'FIREWOOD', wood: 'buche', place: '4820', radius: '50' });
  });

  it('leaves the place out where nothing limits the distance', async () => {
    const { link } = await linkFor('/kaufen-verkaufen/pellets?plz=4820');
    expect(link?.href).toBe('/gesuche?kategorie=pellets');
  });

  it('is absent without any, without a category, for what Gesuche have no filter for, and while they are away', async () => {
    expect((await linkFor('/kaufen-verkaufen/pellets', 0)).link).toBeNull();
    expect((await linkFor('/kaufen-verkaufen/pellets', 'FAILS')).link).toBeNull();
    const unasked = [
      await linkFor('/kaufen-verkaufen'),
      await linkFor('/kaufen-verkaufen/brennholz?art=buche&art=eiche'),
      await linkFor('/kaufen-verkaufen/brennholz?plz=39100&land=IT&umkreis=50'),
    ];
    expect(unasked.map(({ link, asked }) => [link, asked])).toEqual([
      [null, []],
      [null, []],
      [null, []],
    ]);
  });
});
