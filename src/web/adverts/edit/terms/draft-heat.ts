import { contentOf } from '#contract/adverts/edit-content.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { formatNumber, formatQuantity } from '#domain/format/numbers.ts';
import { roundTo } from '#domain/rounding.ts';
import { advertHeatPrice } from '#domain/adverts/advert-heat-price.ts';
import { tradeSolidCubicMetres } from '#domain/wood/heat/heat-content.ts';
import { heatGoodsOf } from '#domain/wood/heat/heat-goods.ts';
import type { HeatPrice } from '#domain/wood/heat/heat-price.ts';
import type { HeatCategory } from '#domain/wood/heat/heat-scales.ts';
import { solidContent } from '#domain/wood/volume-units.ts';
import { toEditAdvertDto } from '#web/adverts/edit/draft/draft.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { numberOf } from '#web/adverts/edit/draft/draft-values.ts';

/** The figures of fuels that may be half typed; one that cannot be read counts as not stated. */
const FIGURES = [
  'categoryData.lengthInCm',
  'categoryData.moistureInPercent',
  'categoryData.packageContentInRm',
] as const;

function readableContent(category: CategoryCode, values: DraftValues) {
  const unreadable = FIGURES.filter((name) => Number.isNaN(numberOf(values, name)));
  const read = { ...values, ...Object.fromEntries(unreadable.map((name) => [name, ''])) };
  return contentOf(toEditAdvertDto(category, read));
}

/** What is known of the heat of a draft: its price, or why there is none. */
export type DraftHeat = { kind: 'PRICE'; price: HeatPrice } | { kind: 'NO_PRICE' | 'NO_UNIT' | 'NO_CONTENT' };

/** Returns the heat price for the typed values, as the server will calculate it. */
export function draftHeat(category: HeatCategory, values: DraftValues): DraftHeat {
  const content = readableContent(category, values);
  const price = advertHeatPrice(content, content);
  if (price !== null && Number.isFinite(price.low) && Number.isFinite(price.high)) return { kind: 'PRICE', price };
  const { unit } = content;
  if (heatGoodsOf({ ...content.data, category, unit }) !== null) return { kind: 'NO_PRICE' };
  return { kind: category === 'FIREWOOD' && unit === 'PAL' ? 'NO_CONTENT' : 'NO_UNIT' };
}

/** A volume of firewood in the two other usual measures, null for other goods and units. */
export function otherMeasures(category: CategoryCode, values: DraftValues): { solid: string; other: string } | null {
  const quantity = numberOf(values, 'unitQuantity');
  if (category !== 'FIREWOOD' || quantity === null || !(quantity > 0)) return null;
  const content = readableContent(category, values);
  const { unit } = content;
  const perUnit = tradeSolidCubicMetres(unit, content.category === 'FIREWOOD' ? content.data : {});
  const loose = solidContent('SRM_33');
  const stacked = solidContent('RM_33');
  if (perUnit === null || loose === null || stacked === null) return null;
  const solid = quantity * perUnit;
  const fm = formatQuantity(rounded(solid), 'FM');
  if (unit === 'RM') return { solid: formatQuantity(rounded(solid / loose), 'SRM'), other: fm };
  return unit === 'SRM' ? { solid: formatQuantity(rounded(solid / stacked), 'RM'), other: fm } : null;
}

/** Such factors are only good for two digits. */
const rounded = (figure: number): number => roundTo(figure, figure < 10 ? 1 : 0);

export const spokenFigure = (figure: number): string => formatNumber(figure, { minimum: 1, maximum: 1 });
