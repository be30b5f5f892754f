import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { zeroHelpFor } from './zero-help.ts';

/** Adverts per search line; whoever asks for anything else finds nothing. */
const HITS: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ['Buche 33 cm', 91],
  ['Buche bio', 4],
  [undefined, 3_000],
]);
const api: Api = {
  call: async (_endpoint, params) => {
    const text = JSON.stringify(params);
    const { productFilter } = JSON.parse(text);
    if (productFilter.searchTerm === 'bio 33 cm') throw new Error('refused');
    return JSON.parse(JSON.stringify({ totalElements: HITS.get(productFilter.searchTerm) ?? 0 }));
  },
};
const helpFor = (query: string, understood: readonly string[]) =>
  zeroHelpFor(api, searchRequestFromUrl({}, new URLSearchParams(query)).request, {
    placeIsRemembered: false,
    understood,
  });

describe('the ways out of a search without hits', () => {
  it('name the words to leave out, the most useful first, and those that are refused not at all', async () => {
    const { drops } = await helpFor('suche=Buche+bio+33+cm', ['Buche', '33 cm']);
    expect(drops.map((drop) => ['words' in drop && drop.words, drop.request.searchTerm, drop.count])).toEqual([
      ['bio', 'Buche 33 cm', 91],
      ['33 cm', 'Buche bio', 4],
    ]);
  });

  it('start over without the line only where nothing less helps', async () => {
    const { drops } = await helpFor('suche=xyz', []);
    expect(drops).toMatchObject([{ chip: { kind: 'TERM' }, count: 3_000 }]);
  });
});
