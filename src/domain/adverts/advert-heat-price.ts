import type { CategorisedData } from './category-data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { heatPrice } from '#domain/wood/heat/heat-price.ts';
import type { HeatPrice, HeatPricing } from '#domain/wood/heat/heat-price.ts';

/** Returns the heat price of an advert's stored data and price (see heatPrice), or null where there is none. */
export const advertHeatPrice = (
  advert: CategorisedData,
  pricing: HeatPricing & { unit: UnitCode },
): HeatPrice | null => {
  switch (advert.category) {
    case 'FIREWOOD':
    case 'WOOD_CHIPS':
      return heatPrice({ ...advert.data, ...pricing, category: advert.category });
    case 'PELLETS':
      return heatPrice({ ...pricing, category: advert.category });
    default:
      return null;
  }
};
