import { NO_BREAK_SPACE, formatNumber } from '#domain/format/numbers.ts';
import { LOGS_LIMITS, SAWN_WOOD_LIMITS, isWithin } from '#domain/wood/limits.data.ts';
import type { Limits } from '#domain/wood/limits.data.ts';
import { huberVolumeInSolidCubicMetres } from '#domain/wood/logs/log-volume.ts';
import { runningMetresPerCubicMetre, sawnVolumeInCubicMetres } from '#domain/wood/logs/sawn-volume.ts';
import { strengthClassOf } from '#domain/wood/strength-class.ts';
import { categoryFormTexts as texts } from '#texts/de/adverts/category-form.ts';
import { metresOf, numberOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { pathOf } from './field-anchor.tsx';

/** Returns what the trade reads off typed measures: strength classes of logs, volume and running metres of sawn wood. */
export function measureHints(category: 'SAWN_WOOD' | 'LOGS', values: DraftValues, isSingle: boolean): string[] {
  const figure = (field: string, limits: Limits): number | null => {
    const typed = (field.startsWith('length') ? metresOf : numberOf)(values, pathOf(field));
    return typed !== null && isWithin(limits, typed) ? typed : null;
  };
  if (category === 'LOGS') return isSingle ? logHints(figure) : logLotHints(figure);
  return isSingle ? sawnHints(figure) : [];
}

type Figures = (field: string, limits: Limits) => number | null;

function logHints(figure: Figures): string[] {
  const diameter = figure('diameterInCm', LOGS_LIMITS.diameterInCm);
  const length = figure('lengthInCm', LOGS_LIMITS.lengthInCm);
  if (diameter === null) return [];
  const strength = texts.strengthClass(strengthClassOf(diameter));
  if (length === null) return [`${strength}.`];
  const volume = formatNumber(huberVolumeInSolidCubicMetres(diameter, length / 100));
  return [`${strength}, ${texts.logVolume(`${volume}${NO_BREAK_SPACE}fm`)}.`];
}

function logLotHints(figure: Figures): string[] {
  const smallest = figure('minDiameterInCm', LOGS_LIMITS.diameterInCm);
  const largest = figure('maxDiameterInCm', LOGS_LIMITS.diameterInCm);
  if (smallest === null || largest === null || smallest > largest) return [];
  const [from, to] = [strengthClassOf(smallest), strengthClassOf(largest)];
  return [`${from === to ? texts.strengthClass(from) : texts.strengthClasses(from, to)}.`];
}

function sawnHints(figure: Figures): string[] {
  const thicknessInMm = figure('thicknessInMm', SAWN_WOOD_LIMITS.thicknessInMm);
  const widthInMm = figure('widthInMm', SAWN_WOOD_LIMITS.widthInMm);
  const lengthInMm = figure('lengthInMm', SAWN_WOOD_LIMITS.lengthInMm);
  if (thicknessInMm === null || widthInMm === null) return [];
  const metres = formatNumber(runningMetresPerCubicMetre(widthInMm, thicknessInMm), { minimum: 0, maximum: 1 });
  if (lengthInMm === null) return [texts.runningMetres(metres)];
  const volume = formatNumber(sawnVolumeInCubicMetres({ lengthInMm, widthInMm, thicknessInMm }));
  return [texts.pieceVolume(`${volume}${NO_BREAK_SPACE}m³`), texts.runningMetres(metres)];
}
