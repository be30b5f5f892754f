import { describe, expect, it } from 'vitest';
import type { Facet } from '#contract/search/products.schemas.ts';
import type { CategoryField } from '#domain/adverts/categories/field.ts';
import { PEFC } from '#domain/adverts/categories/shared.fields.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { REQUEST_PARAMS, searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { CODE_LIST_PARAMS, FLAG_PARAMS, ID_LIST_PARAMS, MEASURE_PARAMS } from '#domain/search/address/filter-params.ts';
import { filterApplies } from '#domain/search/filter-keys.ts';
import { describedBlocks, facetBlocksOf } from './facet-table.ts';
import { IN_METRES } from '#web/search/form-params.parts.ts';
import { facetViewsOf } from './facet-views.ts';
import type { PartView } from '#web/search/listing/listing-types.parts.ts';

const view = (path: string, query = '', facets?: Facet[]) => {
  const [category, param] = path.split('/');
  const { request } = searchRequestFromUrl({ category, param }, new URLSearchParams(query));
  return facetViewsOf(request, facets, {
    base: '/kaufen-verkaufen',
    knowsPlace: request.sorting.postalCode !== undefined,
  });
};
const partsOf = (path: string, query?: string, facets?: Facet[]): PartView[] =>
  view(path, query, facets).flatMap((block) => block.parts);
const checks = (parts: PartView[], name: string) =>
  parts.flatMap((part) => (part.kind === 'CHECKS' && part.name === name ? [...part.options, ...part.folded] : []));

const knownNames = new Set<string>([
  ...REQUEST_PARAMS,
  ...[...FLAG_PARAMS, ...MEASURE_PARAMS, ...ID_LIST_PARAMS, ...CODE_LIST_PARAMS].map((param) => param.name),
]);

describe.each([...CATEGORY_CODES, undefined])('the filters of %s', (category: CategoryCode | undefined) => {
  it('ask only what its adverts can answer', () => {
    const fields = facetBlocksOf(category)
      .flatMap((block) => block.parts)
      .flatMap((part) => ('field' in part ? [part.field] : 'from' in part ? [part.from, part.to] : []));
    expect(fields.filter((field) => !filterApplies(field, category))).toEqual([]);
  });

  it('use names that the address knows', () => {
    const request = { page: 0, size: 24, sorting: { sortBy: 'CREATED_AT', sortDesc: true } } as const;
    const names = facetViewsOf(category === undefined ? request : { ...request, category }, undefined, {
      base: '/kaufen-verkaufen',
      knowsPlace: false,
    })
      .flatMap((block) => block.parts)
      .flatMap((part) =>
        part.kind === 'FIGURES'
          ? part.figures.map((figure) => figure.name)
          : part.kind === 'PRICE'
            ? [...part.unitFigures, ...part.heatFigures].map((figure) => figure.name)
            : 'name' in part
              ? [part.name]
              : [],
      );
    const inAddresses = names.map((name) => name.replace(IN_METRES, ''));
    expect(inAddresses.filter((name) => !knownNames.has(name))).toEqual([]);
  });
});

it('asks for lengths of logs and boards in metres', () => {
  const request = { page: 0, size: 24, sorting: { sortBy: 'CREATED_AT', sortDesc: true } } as const;
  for (const category of ['LOGS', 'SAWN_WOOD'] as const) {
    const figures = facetViewsOf({ ...request, category, categoryData: { lengthMinInCm: 450 } }, undefined, {
      base: '/kaufen-verkaufen',
      knowsPlace: false,
    })
      .flatMap((block) => block.parts)
      .flatMap((part) => (part.kind === 'FIGURES' ? part.figures : []));
    expect(figures.find(({ name }) => name === 'laenge-von-in-m')).toMatchObject({ value: '4,5', unit: 'm' });
  }
});

describe('a list of choices', () => {
  const facets: Facet[] = [
    {
      field: 'woodTypeIds',
      values: [
        { value: 20, count: 19 },
        { value: 1, count: 4 },
      ],
    },
  ];

  it('shows what occurs with its number, the most frequent first', () => {
    const options = checks(partsOf('brennholz', '', facets), 'art');
    expect(options.map(({ value, count }) => [value, count])).toEqual([
      ['buche', '19'],
      ['fichte', '4'],
    ]);
  });

  it('keeps what is chosen although nothing is left of it', () => {
    const options = checks(partsOf('brennholz', 'art=eiche', facets), 'art');
    expect(options.find(({ value }) => value === 'eiche')).toMatchObject({ isOn: true, count: '0' });
  });

  it('ticks the wood type that the path names', () => {
    const options = checks(partsOf('brennholz/buche', '', facets), 'art');
    expect(options.filter(({ isOn }) => isOn).map(({ value }) => value)).toEqual(['buche']);
  });

  it('folds up what goes beyond the first six', () => {
    const many: Facet[] = [
      { field: 'woodTypeIds', values: [20, 21, 22, 23, 24, 25, 1, 2, 3].map((value) => ({ value, count: value })) },
    ];
    const part = partsOf('brennholz', '', many).find((one) => one.kind === 'CHECKS' && one.name === 'art');
    expect(part).toMatchObject({ kind: 'CHECKS', foldLabel: 'Alle 9 Holzarten' });
    expect(part?.kind === 'CHECKS' && part.options.length).toBe(6);
  });
});

describe('a list that the description of its field places', () => {
  it('stands under the label of the field, open or among the further ones, as soon as adverts have it', () => {
    const facets: Facet[] = [
      { field: 'sawnSurfaceCodes', values: [{ value: 'SAEGERAU', count: 3 }] },
      { field: 'sawnEdgesCodes', values: [{ value: 'PARALLEL', count: 2 }] },
    ];
    const blocks = view('schnittholz', '', facets);
    expect(blocks.find(({ legend }) => legend === 'Oberfläche')).toMatchObject({ isFurther: false });
    expect(blocks.find(({ legend }) => legend === 'Kanten')).toMatchObject({ isFurther: true });
    expect(
      checks(
        blocks.flatMap(({ parts }) => parts),
        'kanten',
      ),
    ).toMatchObject([{ value: 'parallel', label: 'parallel besäumt', count: '2' }]);
    expect(view('schnittholz', '', []).map(({ legend }) => legend)).not.toContain('Oberfläche');
  });
});

describe('single questions', () => {
  it('tick the length that the address names', () => {
    const part = partsOf('brennholz', 'laenge=33').find((one) => one.kind === 'RADIO_CHIPS');
    expect(part?.kind === 'RADIO_CHIPS' && part.options.filter(({ isOn }) => isOn).map(({ value }) => value)).toEqual([
      '33',
    ]);
  });

  it('offer a length that is not sold usually once it was asked for', () => {
    const part = partsOf('brennholz', 'laenge=40').find((one) => one.kind === 'RADIO_CHIPS');
    expect(part?.kind === 'RADIO_CHIPS' && part.options.map(({ value }) => value)).toContain('40');
  });

  it('compare heat as soon as a heat price is set', () => {
    const part = partsOf('brennholz', 'heiz-bis=7').find((one) => one.kind === 'PRICE');
    expect(part?.kind === 'PRICE' && part.units.filter(({ isOn }) => isOn).map(({ value }) => value)).toEqual(['kwh']);
    expect(part?.kind === 'PRICE' && part.heatFigures.map(({ value }) => value)).toEqual(['', '7']);
  });

  it('offer no heat price for sawn wood, but all its units', () => {
    const part = partsOf('schnittholz').find((one) => one.kind === 'PRICE');
    expect(part?.kind === 'PRICE' && part.heatFigures).toEqual([]);
    expect(part?.kind === 'PRICE' && part.units.map(({ label }) => label)).toEqual(['m³', 'm²', 'lfm', 'Stk']);
  });

  it('ask for a place before delivery to it', () => {
    const delivery = (query: string) =>
      partsOf('brennholz', query).find((one) => one.kind === 'CHECKS' && one.name === 'liefert');
    expect(delivery('')).toHaveProperty('missing');
    expect(delivery('plz=4560')).not.toHaveProperty('missing');
  });
});

it('has a block for each claim whose description says so, where it says so', () => {
  const fields: [string, CategoryField][] = [['pefcCertified', { ...PEFC.pefcCertified, panel: 'FURTHER' }]];
  expect(describedBlocks(fields, 'OPEN')).toEqual([]);
  expect(describedBlocks(fields, 'FURTHER')).toEqual([
    {
      legend: 'Herkunft und Nachweis',
      parts: [{ kind: 'FLAG', field: 'pefcCertified', label: 'PEFC-zertifiziert' }],
      isFurther: true,
    },
  ]);
});

it('shows no heading of categories where none has hits', () => {
  const legends = (values: Facet['values']) =>
    view('', 'suche=xyz', [{ field: 'category', values }]).map((block) => block.legend);
  expect(legends([{ value: 'LOGS', count: 1 }])).toContain('Kategorie');
  expect(legends([])).not.toContain('Kategorie');
});
