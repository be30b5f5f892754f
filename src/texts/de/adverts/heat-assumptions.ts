import { formatFixed, formatNumber, formatPercent } from '#domain/format/numbers.ts';
import type { HeatPrice, HeatPriceAssumptions } from '#domain/wood/heat/heat-price.ts';
import { advertViewTexts } from './advert-view.ts';

const { heat: texts } = advertViewTexts;
/** What the content of a pallet is measured in. */
export const STACKED = 'rm';
const solid = (figure: number): string => formatFixed(figure, 2);

/** How much wood a stacked or loose cubic metre of firewood holds, by the trade table and as measured. */
export function solidContentsText(
  { trade, measured: [low, high] }: NonNullable<HeatPriceAssumptions['solidContents']>,
  unitText: string,
): string {
  const measured = low === high ? texts.about(solid(low)) : texts.between(solid(low), solid(high));
  return texts.solidContents(unitText, solid(trade), measured);
}

/** What the price of heat of an advert rests on, one sentence each, the weightiest first. */
export function heatAssumptionTexts({ assumptions, kwhPerUnit }: HeatPrice, unitText: string): string[] {
  const known = assumptions;
  const sentences = [
    `Gerechnet mit rund ${formatNumber(kwhPerUnit, { minimum: 0, maximum: 0 })} kWh je ${unitText}, ohne Zustellung.`,
  ];
  if (known.waterContentCentre !== null) {
    const water = formatPercent(known.waterContentCentre * 100, 0);
    if (known.isMoistureUnknown)
      sentences.push(`Die Trocknung ist nicht angegeben, angenommen ist ein Wassergehalt von ${water}.`);
    else
      sentences.push(
        known.isMoistureMeasured ? `Gemessener Wassergehalt ${water}.` : `Wassergehalt nach Angabe ${water}.`,
      );
  }
  if (known.isWoodTypeUnknown) sentences.push('Die Holzart ist nicht angegeben, gerechnet ist mit einer Mischung.');
  if (known.packageContentInRm !== undefined) sentences.push(texts.packageContent(known.packageContentInRm));
  if (known.solidContents !== null)
    sentences.push(solidContentsText(known.solidContents, known.packageContentInRm === undefined ? unitText : STACKED));
  if (known.isLengthUnknown) sentences.push('Die Scheitlänge ist nicht angegeben, gerechnet ist mit der üblichen.');
  if (known.packageMassInKg !== null) sentences.push(`Ein Gebinde wiegt ${formatNumber(known.packageMassInKg)} kg.`);
  return sentences;
}
