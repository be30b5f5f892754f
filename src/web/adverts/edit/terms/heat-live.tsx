import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { formatHeatPriceRange } from '#domain/format/numbers.ts';
import type { HeatCategory } from '#domain/wood/heat/heat-scales.ts';
import { heatPricesAreEqual } from '#domain/wood/heat/heat-price.ts';
import { HEAT_SCALES } from '#domain/wood/heat/heat-scales.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { RangeBar } from '#ui/chart/range-bar.tsx';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { answerOf, textOf } from '#web/adverts/edit/draft/draft-values.ts';
import { mediansIn } from '#web/market-prices/heat-medians.queries.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { draftHeat, spokenFigure } from './draft-heat.ts';
import { categoryCounts, placeOfPostalCode } from './terms.queries.ts';

const texts = advertTermsTexts.heat;
/** Why there is no heat price yet. */
const MISSING = { NO_UNIT: texts.noUnit, NO_CONTENT: texts.noContent, NO_PRICE: texts.later } as const;

/** The heat price a buyer will see, while price, moisture and wood are typed. */
export function HeatLive({ category, values }: { category: HeatCategory; values: DraftValues }) {
  const settled = useDeferredValue(values);
  const heat = draftHeat(category, settled);
  const median = useMedian(category, settled);
  if (heat.kind !== 'PRICE') return <p className="field-help">{MISSING[heat.kind]}</p>;
  const { low, high, centre, assumptions } = heat.price;
  const scale = HEAT_SCALES[category];
  return (
    <div className="grid gap-1 py-3 px-3.5 border border-seam rounded-sawn bg-frost text-sm [overflow-wrap:break-word]">
      <h3 className="field-label">{texts.title}</h3>
      <Cluster gap={4} rowGap={1} className="heat-live-line">
        <output className="heat-live-range flex gap-1.5 items-center text-lg font-bold" aria-live="polite">
          <Icon name="fire" className="flex-none text-orange-ink" />
          {formatHeatPriceRange(low, high)}
        </output>
        <RangeBar
          className="min-w-30 flex-[0_1_200px]"
          from={low}
          to={high}
          scale={[scale.low, scale.high]}
          median={median?.inCents}
          label={
            advertTexts.heatPriceRead(spokenFigure(low), spokenFigure(high)) +
            (median === null ? '' : advertTexts.heatPriceMedianRead(spokenFigure(median.inCents)))
          }
        />
      </Cluster>
      {median !== null && (
        <p className="field-help">
          {texts.region(median.region, spokenFigure(median.inCents))} {positionOf(centre, median.inCents)}
        </p>
      )}
      {category === 'FIREWOOD' && !assumptions.isMoistureMeasured && assumptions.waterContentCentre !== null && (
        <p className="field-help">{texts.measure}</p>
      )}
    </div>
  );
}

function positionOf(centre: number, median: number): string {
  if (heatPricesAreEqual(centre, median)) return texts.alike;
  return centre < median ? texts.cheaper : texts.dearer;
}

/** The median of the offers in the federal state of the postcode; low priority, and optional. */
function useMedian(category: HeatCategory, values: DraftValues): { inCents: number; region: string } | null {
  const isHydrated = useHydrated();
  const country = answerOf(values, 'address.countryCode') ?? 'AT';
  const place = useQuery(placeOfPostalCode(country, isHydrated ? textOf(values, 'address.postalCode') : ''));
  const stateId = place.data?.federalStateId ?? null;
  const { data } = useQuery(categoryCounts(stateId, isHydrated && !place.isLoading));
  if (data === undefined) return null;
  const { region, inCents } = mediansIn(data, stateId);
  const median = inCents[category];
  return median === undefined ? null : { inCents: median, region };
}
