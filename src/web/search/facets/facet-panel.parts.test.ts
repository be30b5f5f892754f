import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { searchRequestFromUrl } from '#domain/search/address/request-from-url.ts';
import { facetViewsOf } from './facet-views.ts';
import { FacetPanel } from './facet-panel.parts.tsx';
import { Part } from './facet-parts.tsx';

const OF_THE_PAGE = 'page-';
const isOn = (_name: string, option: { isOn: boolean }) => option.isOn;

function panelOf(category: string, query: string) {
  const { request } = searchRequestFromUrl({ category }, new URLSearchParams(query));
  const blocks = facetViewsOf(request, undefined, { base: '/kaufen-verkaufen', knowsPlace: true });
  const given = { ref: null, id: 'filter', blocks, isOn, showLabel: '3 Treffer zeigen', onOpenChange: () => undefined };
  return { blocks, html: renderToString(createElement(FacetPanel, given), { identifierPrefix: OF_THE_PAGE }) };
}

describe.each(CATEGORIES.map(({ slug }) => slug))('the panel of %s as a page has it', (category) => {
  test.each(['', 'verkaeufer=privat', 'bild=ja&preis-bis=90'])('with "%s" is what the browser draws', (query) => {
    const { blocks, html } = panelOf(category, query);
    // An id of React's says where in the page it is.
    const unbound = blocks.filter(({ parts }) => !renderToString(partsOf(parts)).includes(' id="'));
    expect(unbound.length).toBeGreaterThan(2);
    for (const { legend, parts } of unbound) {
      const drawn = createElement(
        'fieldset',
        { className: 'facet' },
        createElement('legend', null, legend),
        partsOf(parts),
      );
      expect(html).toContain(renderToString(drawn));
    }
  });

  test('binds labels by ids of the page', () => {
    const { html } = panelOf(category, '');
    const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.filter((id) => id !== 'filter' && !id?.includes(OF_THE_PAGE))).toEqual([]);
  });
});

const partsOf = (parts: ReturnType<typeof facetViewsOf>[number]['parts']) =>
  parts.map((part, index) => createElement(Part, { key: index, part, isOn }));
