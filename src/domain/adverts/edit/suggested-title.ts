import { formatSpan } from '#domain/format/numbers.ts';
import { areaOfServiceById } from '#domain/lookups/regions.data.ts';
import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import { pelletQualityTypeByCode } from '#domain/lookups/pellet-quality-types.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { woodChipsWoodTypeByCode } from '#domain/lookups/wood-chips.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { MAX_TITLE_LENGTH } from '#domain/adverts/advert-content.ts';
import type { CategorisedData, CategoryDataOf, LogsData, SawnWoodData } from '#domain/adverts/category-data.ts';

type Part = string | null;

/**
 * Returns a title made from an advert's facts ("Buche 33 cm, lufttrocken"), at most MAX_TITLE_LENGTH characters; null
 * where the facts do not yet name the goods. Without the quantity, which shrinks with every sale.
 */
export function suggestedTitle(advert: CategorisedData): string | null {
  const [goods, ...facts] = partsOf(advert);
  if (goods === null || goods === undefined) return null;
  let title = goods;
  for (const fact of facts) {
    const longer = fact === null ? title : `${title}, ${fact}`;
    if ([...longer].length <= MAX_TITLE_LENGTH) title = longer;
  }
  return [...title].length <= MAX_TITLE_LENGTH ? title.replaceAll('\u00A0', ' ') : null;
}

type Parts = [goods: Part, ...facts: Part[]];

function partsOf(advert: CategorisedData): Parts {
  switch (advert.category) {
    case 'FOREST':
      return forestParts(advert.data);
    case 'FIREWOOD':
      return firewoodParts(advert.data);
    case 'PELLETS':
      return pelletsParts(advert.data);
    case 'SAWN_WOOD':
      return [named(advert.data.woodTypeId, 'Schnittholz'), ...sawnMeasures(advert.data)];
    case 'WOOD_CHIPS':
      return woodChipsParts(advert.data);
    case 'LOGS':
      return [named(advert.data.woodTypeId, 'Rundholz'), ...logMeasures(advert.data)];
    case 'SERVICES':
      return servicesParts(advert.data);
  }
}

function forestParts({ woodTypeIds, isFromTrunkSale, diameterAtBreastHeightInCm }: CategoryDataOf['FOREST']): Parts {
  const woods = woodsOf(woodTypeIds);
  return [
    woods === null ? null : isFromTrunkSale ? `${woods} ab Stock` : `${woods}, Holz zum Aufarbeiten`,
    diameterAtBreastHeightInCm === null ? null : `BHD ${diameterAtBreastHeightInCm} cm`,
  ];
}

function firewoodParts({ woodTypeIds, lengthInCm, dryingState }: CategoryDataOf['FIREWOOD']): Parts {
  const woods = woodsOf(woodTypeIds);
  return [
    woods === null ? null : lengthInCm === null ? `${woods} Brennholz` : `${woods} ${lengthInCm} cm`,
    bare(dryingStateByCode(dryingState ?? '')?.text),
  ];
}

function pelletsParts({ pelletQualityTypeCode, blowInIsPossible }: CategoryDataOf['PELLETS']): Parts {
  const quality = bare(pelletQualityTypeByCode(pelletQualityTypeCode ?? '')?.text);
  return [quality === null ? null : pelletsOf(quality), blowInIsPossible ? 'zum Einblasen' : null];
}

function woodChipsParts({ woodTypeCode, particleSizeCode, moistureContentCode }: CategoryDataOf['WOOD_CHIPS']): Parts {
  const wood = woodChipsWoodTypeByCode(woodTypeCode ?? '')?.text;
  const grade = [particleSizeCode, moistureContentCode].filter((code) => code !== null).join(' ');
  return [wood === undefined ? null : `Hackgut ${wood}${grade === '' ? '' : ` ${grade}`}`];
}

function servicesParts({ serviceCategoryIds, areaOfServiceIds }: CategoryDataOf['SERVICES']): Parts {
  const [first, second] = serviceCategoryIds.map((id) => serviceCategoryById(id)?.text);
  const [area, ...others] = areaOfServiceIds.map((id) => areaOfServiceById(id)?.name);
  return [
    first === undefined ? null : second === undefined ? first : `${first}, ${second}`,
    area === undefined || others.length > 0 ? null : area,
  ];
}

const pelletsOf = (quality: string): string => (/pellets/i.test(quality) ? quality : `Pellets ${quality}`);

/** A lookup text without its explanation in brackets or after a slash. */
function bare(text: string | undefined): Part {
  return text === undefined ? null : (text.split(/[(/]/, 1)[0] ?? '').trimEnd();
}

function woodsOf(ids: readonly number[]): Part {
  const texts = ids.flatMap((id) => woodTypeById(id)?.shortText ?? []);
  if (texts.length === 0) return null;
  if (texts.length <= 2) return texts.join(' und ');
  return `${texts.slice(0, 2).join(', ')} und mehr`;
}

function named(woodTypeId: number | null, goods: string): Part {
  const wood = woodTypeById(woodTypeId ?? 0);
  return wood === undefined ? null : `${wood.shortText} ${goods}`;
}

function sawnMeasures(data: SawnWoodData): Part[] {
  const thickness = data.isSingleItem
    ? spanOf(data.thicknessInMm, data.thicknessInMm)
    : spanOf(data.minThicknessInMm, data.maxThicknessInMm);
  const width = data.isSingleItem
    ? spanOf(data.widthInMm, data.widthInMm)
    : spanOf(data.minWidthInMm, data.maxWidthInMm);
  const cross = [thickness, width].filter((side) => side !== null);
  const length = data.isSingleItem
    ? metresOf(data.lengthInMm, data.lengthInMm, 1000)
    : metresOf(data.minLengthInMm, data.maxLengthInMm, 1000);
  return [cross.length === 0 ? null : `${cross.join(' × ')} mm`, length];
}

function logMeasures(data: LogsData): Part[] {
  const diameter = data.isSingleItem
    ? spanOf(data.diameterInCm, data.diameterInCm)
    : spanOf(data.minDiameterInCm, data.maxDiameterInCm);
  const length = data.isSingleItem
    ? metresOf(data.lengthInCm, data.lengthInCm, 100)
    : metresOf(data.minLengthInCm, data.maxLengthInCm, 100);
  return [length, diameter === null ? null : `Ø ${diameter} cm`];
}

function spanOf(low: number | null, high: number | null): Part {
  const from = low ?? high;
  const to = high ?? low;
  if (from === null || to === null || from > to) return null;
  return formatSpan(from, to, '').trim();
}

function metresOf(low: number | null, high: number | null, perMetre: number): Part {
  const span = spanOf(low === null ? null : low / perMetre, high === null ? null : high / perMetre);
  return span === null ? null : `${span} m`;
}
