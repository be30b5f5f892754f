import { formatPercent } from '#domain/format/numbers.ts';
import { FIREWOOD_LIMITS, isWithin } from '#domain/wood/limits.data.ts';
import { waterContentFromWoodMoisture, woodMoistureFromWaterContent } from '#domain/wood/moisture.ts';
import { categoryFormTexts as texts } from '#texts/de/adverts/category-form.ts';
import { numberOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { pathOf } from './field-anchor.tsx';

/** Shows typed water content and wood moisture side by side: standards use w, meters u. */
export function moistureHelp(values: DraftValues, help: string | undefined): string | undefined {
  const typed = numberOf(values, pathOf('moistureInPercent'));
  if (typed === null || !isWithin(FIREWOOD_LIMITS.moistureInPercent, typed)) return help;
  const share = typed / 100;
  const moisture = formatPercent(woodMoistureFromWaterContent(share) * 100);
  const water = formatPercent(waterContentFromWoodMoisture(share) * 100);
  return `${texts.woodMoistureOf(formatPercent(typed), moisture)} ${texts.meterShows(formatPercent(typed), water)}`;
}
