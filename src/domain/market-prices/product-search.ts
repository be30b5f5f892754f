import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { PARTICLE_SIZES } from '#domain/lookups/wood-chips.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { DRY_BELOW_WATER_CONTENT } from './market-offer.ts';
import type { MarketProduct, ProductGoods, Span, WoodChoice } from './market-products.data.ts';

const woodTypeIds = (choice: WoodChoice): number[] =>
  WOOD_TYPES.filter((wood) => ('grade' in choice ? wood.grade === choice.grade : choice.codes.includes(wood.code)))
    .filter((wood) => !('grade' in choice) || wood.uses.includes('FURNACE'))
    .map((wood) => wood.id);

const dryingStates = (isDry: boolean): string[] =>
  DRYING_STATES.filter(({ waterContentDefault }) => waterContentDefault < DRY_BELOW_WATER_CONTENT === isDry).map(
    ({ code }) => code,
  );

const bounded = ([from, to]: Span): { from?: number; to?: number } => ({
  ...(from > 0 ? { from } : {}),
  ...(Number.isFinite(to) ? { to } : {}),
});

const filtersOf = (goods: ProductGoods): CategoryFilters => {
  switch (goods.category) {
    case 'FIREWOOD':
      return {
        woodTypeIds: woodTypeIds(goods.wood),
        lengthMinInCm: goods.lengthInCm[0],
        lengthMaxInCm: goods.lengthInCm[1],
        dryingStates: dryingStates(goods.isDry),
      };
    case 'PELLETS':
      return { pelletQualityTypeCodes: [...goods.qualityCodes] };
    case 'WOOD_CHIPS':
      return {
        woodChipsWoodTypeCodes: [...goods.woodCodes],
        particleSizeCodes: PARTICLE_SIZES.filter(
          (size) => (size.coarseness !== 'COARSE') === goods.isFine && !size.isOutdated,
        ).map(({ code }) => code),
      };
    case 'LOGS': {
      const { from, to } = bounded(goods.diameterInCm);
      return {
        woodTypeIds: woodTypeIds(goods.wood),
        isSingleItem: false,
        ...(from === undefined ? {} : { diameterMinInCm: from }),
        ...(to === undefined ? {} : { diameterMaxInCm: Math.floor(to) }),
      };
    }
    case 'SAWN_WOOD': {
      const { from, to } = bounded(goods.thicknessInMm);
      return {
        woodTypeIds: woodTypeIds(goods.wood),
        isSingleItem: false,
        ...(from === undefined ? {} : { thicknessMinInMm: from }),
        ...(to === undefined ? {} : { thicknessMaxInMm: to }),
      };
    }
  }
};

/** Returns the search that shows the adverts of a product, in one federal state or everywhere, the cheapest first. */
export const searchOfProduct = (product: MarketProduct, federalStateId: number | null): SearchRequest => ({
  page: 0,
  size: DEFAULT_PAGE_SIZE,
  category: product.category,
  ...(product.goods.category === 'LOGS' && product.goods.quality === 'INDUSTRIAL'
    ? { searchTerm: 'Industrieholz' }
    : {}),
  categoryData: filtersOf(product.goods),
  sorting: { sortBy: 'PRICE', sortDesc: false },
  ...(federalStateId === null ? {} : { federalStateId }),
});
