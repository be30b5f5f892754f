import { formatNumber, formatPercent } from '#domain/format/numbers.ts';
import type { HeatPrice } from '#domain/wood/heat-price.ts';

/** What the price of heat of an advert rests on, one sentence each, the weightiest first. */
export function heatAssumptionTexts({ assumptions, kwhPerUnit }: HeatPrice, unitText: string): string[] {
  const known = assumptions;
  const sentences = [
    `Gerechnet mit rund ${formatNumber(kwhPerUnit, { minimum: 0, maximum: 0 })} kWh je ${unitText}, ohne Lieferung.`,
  ];
  if (known.waterContentCentre !== null) {
    const water = formatPercent(known.waterContentCentre * 100, 0);
    if (known.isMoistureUnknown)
      sentences.push(`Zur Trocknung steht nichts da, angenommen ist ein Wassergehalt von ${water}.`);
    else
      sentences.push(
        known.isMoistureMeasured ? `Gemessener Wassergehalt ${water}.` : `Wassergehalt nach Angabe ${water}.`,
      );
  }
  if (known.isWoodTypeUnknown) sentences.push('Die Holzart steht nicht da, gerechnet ist mit einer Mischung.');
  if (known.solidContentFactor !== null) {
    const share = formatNumber(known.solidContentFactor, { minimum: 2, maximum: 2 });
    sentences.push(
      `Ein ${unitText} enthält nach Handelstabelle rund ${share} Festmeter Holz; nach Messungen kann es auch 16–29 % weniger sein.`,
    );
  }
  if (known.isLengthUnknown) sentences.push('Die Scheitlänge steht nicht da, gerechnet ist mit der üblichen.');
  if (known.packageMassInKg !== null) sentences.push(`Ein Gebinde wiegt ${formatNumber(known.packageMassInKg)} kg.`);
  return sentences;
}
