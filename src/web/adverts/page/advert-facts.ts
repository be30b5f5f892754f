import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { formatDateMedium, formatIsoDate, monthName } from '#domain/format/dates.ts';
import {
  NO_BREAK_SPACE,
  formatDistance,
  formatEuro,
  formatEuroShort,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatSpan,
} from '#domain/format/numbers.ts';
import { countryOfOriginByCode } from '#domain/lookups/countries.data.ts';
import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import { pelletQualityTypeByCode } from '#domain/lookups/pellet-quality-types.data.ts';
import { rawMaterialGroupByCode } from '#domain/lookups/raw-material-groups.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import {
  ashContentByCode,
  fineFractionByCode,
  moistureContentByCode,
  particleSizeByCode,
  woodChipsDryingStateByCode,
  woodChipsWoodTypeByCode,
} from '#domain/lookups/wood-chips.data.ts';
import { strengthClassOf } from '#domain/wood/strength-class.ts';
import { deliveryReachInKm } from '#domain/wood/delivered-price.ts';
import { dryingOfAdvert, monthNumberOf, partsOfMonthNumber } from '#domain/wood/drying-clock.ts';
import { woodMoistureFromWaterContent } from '#domain/wood/moisture.ts';
import { advertViewTexts } from '#texts/de/adverts/advert-view.ts';
import { asked, describedRows, inMetresFrom, said, span } from './described-rows.ts';
import type { AdvertFact, Row } from './described-rows.ts';

export type { AdvertFact } from './described-rows.ts';

type Of<C extends Advert['category']> = Extract<Advert, { category: C }>;

const { facts: texts, measureBases } = advertViewTexts;

/** Returns what an advert says, row by row in the order of the trade, ready to be shown. */
export function factsOf(advert: Advert): AdvertFact[] {
  const rows = [
    ...goodsOf(advert),
    ...quantityRows(advert),
    said(texts.delivery, deliveryOf(advert)),
    ...originRows(advert),
    ...termRows(advert),
  ];
  return rows.filter((row) => row !== null);
}

function goodsOf(advert: Advert): Row[] {
  switch (advert.category) {
    case 'FIREWOOD':
      return firewoodRows(advert);
    case 'PELLETS':
      return pelletRows(advert);
    case 'SAWN_WOOD':
      return sawnWoodRows(advert);
    case 'WOOD_CHIPS':
      return woodChipsRows(advert);
    case 'LOGS':
      return logRows(advert);
    case 'FOREST':
      return forestRows(advert);
    case 'SERVICES':
      return serviceRows(advert);
  }
}

function woodTypes(woods: readonly { text: string }[]): AdvertFact {
  return ofWood(asked(woods.length > 1 ? texts.woodTypes : texts.woodType, woods.map((wood) => wood.text).join(', ')));
}

const ofWood = (fact: AdvertFact): AdvertFact => ({ ...fact, key: 'WOOD' });

/** Rows of the fields with a row in their description. */
const plainRows = (category: Advert['category'], data: Advert['categoryData']): Row[] =>
  describedRows(categoryFieldsOf(category), data);

function firewoodRows(advert: Of<'FIREWOOD'>): Row[] {
  const { categoryData: data } = advert;
  const drying = dryingStateByCode(data.dryingState ?? '');
  return [
    woodTypes(data.woodTypes),
    asked(texts.logLength, data.lengthInCm === null ? null : centimetres(data.lengthInCm)),
    said(texts.measuredAs, data.measureBasis ? measureBases[data.measureBasis] : null),
    ...packageRows(advert),
    asked(texts.drying, drying?.text),
    ...firewoodMoistureRows(data),
    ...dryingRows(advert),
  ];
}

/** The month in which it was split, and by when it will be dry where it is not yet. */
function dryingRows(advert: Of<'FIREWOOD'>): Row[] {
  const { categoryData: data, publishedAt, createdAt } = advert;
  const woodTypeIds = data.woodTypes.map(({ id }) => id);
  const drying = dryingOfAdvert({ ...data, woodTypeIds }, monthNumberOf(formatIsoDate(publishedAt ?? createdAt)));
  const split = plainRows('FIREWOOD', data);
  if (drying === null || drying.kind === 'DRY') return split;
  const [from, to] = [drying.from, drying.to].map((month) => {
    const parts = partsOfMonthNumber(month);
    return `${monthName(parts.month)}${NO_BREAK_SPACE}${parts.year}`;
  });
  const range = texts.dryFrom(from ?? '', to ?? '', drying.isOpen);
  return [...split, said(texts.expectedDry, drying.since === 'PUBLISHED' ? texts.sincePublished(range) : range)];
}

function firewoodMoistureRows({ moistureInPercent, dryingState }: Of<'FIREWOOD'>['categoryData']): Row[] {
  if (typeof moistureInPercent === 'number') {
    return [
      said(texts.waterContent, texts.measured(formatPercent(moistureInPercent))),
      said(texts.woodMoisture, formatPercent(woodMoistureFromWaterContent(moistureInPercent / 100) * 100)),
    ];
  }
  const drying = dryingStateByCode(dryingState ?? '');
  if (drying === undefined) return [asked(texts.waterContent, null)];
  const { waterContentMin: low, waterContentMax: high } = drying;
  return [
    said(texts.waterContent, texts.range(formatNumber(low * 100), formatPercent(high * 100, 0))),
    said(texts.woodMoisture, texts.range(wholePercent(low), `${wholePercent(high)}${NO_BREAK_SPACE}%`)),
  ];
}

/** Wood moisture u of a water content w, in whole percent. */
const wholePercent = (waterContent: number): string =>
  formatNumber(woodMoistureFromWaterContent(waterContent) * 100, { minimum: 0, maximum: 0 });

/** Pallets and crates are compared by what one stacked metre in them costs. */
function packageRows(advert: Of<'FIREWOOD'>): Row[] {
  const { unit, pricePerUnitInCents, priceTotalInCents, unitQuantity, priceIsGross } = advert;
  const content = unit === 'PAL' ? advert.categoryData.packageContentInRm : null;
  if (typeof content !== 'number' || content <= 0) return [];
  const fromTotal = priceTotalInCents !== null && unitQuantity ? priceTotalInCents / unitQuantity : null;
  const price = pricePerUnitInCents ?? fromTotal;
  const perStacked = !price ? null : formatEuro(Math.round(price / content));
  return [
    said(texts.packageContent, texts.stackedMetres(content)),
    said(texts.pricePerStacked, perStacked && priceIsGross === false ? texts.net(perStacked) : perStacked),
  ];
}

function pelletRows({ categoryData: data }: Of<'PELLETS'>): Row[] {
  const quality = pelletQualityTypeByCode(data.pelletQualityTypeCode ?? '');
  const norm = (value: number | null | undefined, written: (figure: string) => string): string | null =>
    typeof value === 'number' ? texts.byNorm(written(formatPercent(value))) : null;
  const calorificValue = quality?.calorificValueMinInKwhPerKg;
  const moisture = quality?.moistureMaxInPercent;
  return [
    asked(texts.quality, quality?.text),
    ...plainRows('PELLETS', data),
    said(texts.ash, norm(quality?.ashMaxInPercent, texts.upTo)),
    said(texts.waterContent, norm(moisture, texts.upTo)),
    said(
      texts.woodMoisture,
      typeof moisture === 'number' ? texts.upTo(`${wholePercent(moisture / 100)}${NO_BREAK_SPACE}%`) : null,
    ),
    said(texts.durability, norm(quality?.durabilityMinInPercent, texts.from)),
    said(texts.fines, norm(quality?.finesMaxInPercent, texts.upTo)),
    said(
      texts.calorificValue,
      typeof calorificValue === 'number' ? texts.byNorm(texts.from(texts.perKg(formatNumber(calorificValue)))) : null,
    ),
    said(texts.blowIn, data.blowInIsPossible ? blowInOf(data.blowInChargeInCents) : null),
  ];
}

const blowInOf = (charge: number | null | undefined): string =>
  charge ? texts.blowInFor(texts.blowInByTruck.PELLETS, formatEuroShort(charge)) : texts.blowInByTruck.PELLETS;

function sawnWoodRows({ categoryData: data }: Of<'SAWN_WOOD'>): Row[] {
  return [
    woodTypes(data.woodType === null ? [] : [data.woodType]),
    said(texts.form, data.isSingleItem ? texts.singleItem : texts.lot),
    ...plainRows('SAWN_WOOD', data),
  ];
}

function woodChipsRows({ categoryData: data }: Of<'WOOD_CHIPS'>): Row[] {
  const group = rawMaterialGroupByCode(data.rawMaterialGroupCode ?? '');
  return [
    ofWood(asked(texts.chipsWood, woodChipsWoodTypeByCode(data.woodTypeCode ?? '')?.text)),
    said(texts.rawMaterial, group && texts.rawMaterialText(group.code, group.text)),
    ...plainRows('WOOD_CHIPS', data),
    asked(texts.particleSize, particleSizeByCode(data.particleSizeCode ?? '')?.text),
    ...chipsMoistureRows(data.moistureContentCode),
    said(texts.drying, woodChipsDryingStateByCode(data.dryingStateCode ?? '')?.text),
    said(texts.fines, fineFractionByCode(data.fineFractionCode ?? '')?.text),
    said(texts.ash, ashContentByCode(data.ashCode ?? '')?.text),
    said(texts.blowIn, data.blowInIsPossible ? texts.blowInByTruck.WOOD_CHIPS : null),
    said(texts.use, group?.isForbiddenInHouseholdBoilers ? texts.householdBan : null),
  ];
}

function chipsMoistureRows(code: string | null): Row[] {
  const moisture = moistureContentByCode(code ?? '');
  if (moisture === undefined) return [asked(texts.waterContent, null)];
  const woodMoisture = `${wholePercent(moisture.waterContentMax)}${NO_BREAK_SPACE}%`;
  const isOpenEnded = moisture.code.endsWith('+');
  return [
    said(texts.waterContent, moisture.text),
    said(texts.woodMoisture, isOpenEnded ? texts.over(woodMoisture) : texts.upTo(woodMoisture)),
  ];
}

function logRows({ categoryData: data }: Of<'LOGS'>): Row[] {
  return [
    woodTypes(data.woodType === null ? [] : [data.woodType]),
    said(texts.form, data.isSingleItem ? texts.singleLog : texts.lot),
    ...plainRows('LOGS', data),
    asked(texts.length, span(data.lengthInCm, [data.minLengthInCm, data.maxLengthInCm], inMetresFrom('cm'))),
    ...midDiameterRows(data),
  ];
}

/** The mid diameter without bark and its strength classes; of lots from the thinnest to the thickest log. */
function midDiameterRows(data: Of<'LOGS'>['categoryData']): Row[] {
  const least = data.diameterInCm ?? data.minDiameterInCm ?? data.maxDiameterInCm;
  const most = data.diameterInCm ?? data.maxDiameterInCm ?? data.minDiameterInCm;
  if (least === null || most === null) return [asked(texts.diameter, null)];
  const [from, to] = [strengthClassOf(least), strengthClassOf(most)];
  return [
    asked(texts.diameter, texts.midDiameter(centimetreSpan(least, most))),
    said(texts.strengthClass, from === to ? from : texts.range(from, to)),
  ];
}

function forestRows({ categoryData: data }: Of<'FOREST'>): Row[] {
  const sale = [
    data.isFromTrunkSale ? texts.fromTrunkSale : null,
    data.isForProcessing ? texts.forProcessing : null,
  ].filter((word) => word !== null);
  const diameter = data.diameterAtBreastHeightInCm;
  return [
    woodTypes(data.woodTypes),
    asked(texts.sale, sale.join(', ')),
    said(texts.breastHeight, diameter === null ? null : centimetres(diameter)),
    ...plainRows('FOREST', data),
  ];
}

function serviceRows({ categoryData: data }: Of<'SERVICES'>): Row[] {
  const groups = [...new Set(data.serviceCategories.map((service) => service.group))];
  const inGroup = (group: string) => data.serviceCategories.filter((service) => service.group === group);
  return [
    ...groups.map((group) =>
      said(
        group,
        inGroup(group)
          .map((service) => service.text)
          .join(', '),
      ),
    ),
    asked(texts.areas, data.areasOfService.map((area) => area.name).join(', ')),
    said(texts.equipment, data.equipments.map((equipment) => equipment.text).join(', ')),
    said(texts.certificates, stated(data.certificates.map((certificate) => certificate.text))),
    ...plainRows('SERVICES', data),
  ];
}

function quantityRows(advert: Advert): Row[] {
  const { unit, unitQuantity, minimumQuantity, householdMaximum, priceTotalInCents, pricePerUnitInCents } = advert;
  if (unit === undefined || !unitOf(unit).isCountable) return [];
  const isStock = pricePerUnitInCents !== null || priceTotalInCents === null;
  const quantity = unitQuantity === null ? null : formatQuantity(unitQuantity, unit);
  const unitText = unitOf(unit);
  const isCounted = pricePerUnitInCents !== null || unitQuantity !== null;
  return [
    said(texts.quantity, quantity && (isStock ? stockOf(advert, quantity) : quantity)),
    said(texts.minimum, typeof minimumQuantity === 'number' ? formatQuantity(minimumQuantity, unit) : null),
    said(texts.household, householdMaximum === undefined ? null : formatQuantity(householdMaximum, unit)),
    said(texts.unit, isCounted && unitText.longText !== unitText.text ? unitText.longText : null),
  ];
}

/** Standing wood lies in no stock. */
function stockOf(advert: Advert, quantity: string): string {
  if (advert.category === 'SERVICES' || advert.unit === 'HA') return quantity;
  const isStanding =
    advert.category === 'FOREST' || (advert.category === 'LOGS' && advert.categoryData.logHandoverCode === 'AM_STOCK');
  return isStanding ? texts.onStump(quantity) : texts.inStock(quantity);
}

function deliveryOf(advert: Advert): string | null {
  const reach = deliveryReachInKm(advert.deliveryBands ?? []);
  if (reach > 0) return texts.upTo(formatDistance(reach));
  if (!('deliveryIsPossible' in advert.categoryData)) return null;
  return advert.categoryData.deliveryIsPossible ? texts.deliveryPossible : texts.pickupOnly;
}

function originRows({ categoryData: data }: Advert): Row[] {
  const country = 'countryCodeOfOrigin' in data ? countryOfOriginByCode(data.countryCodeOfOrigin ?? '') : undefined;
  const certificates = [
    'pefcCertified' in data && data.pefcCertified ? 'PEFC' : null,
    'enPlusCertified' in data && data.enPlusCertified ? 'ENplus' : null,
    'dinPlusCertified' in data && data.dinPlusCertified ? 'DINplus' : null,
  ].filter((name) => name !== null);
  return [said(texts.origin, country?.name), said(texts.certificates, stated(certificates))];
}

const stated = (names: readonly string[]): string | null =>
  names.length === 0 ? null : texts.stated(names.join(', '));

function termRows({ publishedAt, createdAt, expiresAt, status }: Advert): Row[] {
  if (status !== 'ACTIVE') return [];
  return [
    said(texts.since, formatDateMedium(publishedAt ?? createdAt)),
    said(texts.until, expiresAt === null ? null : formatDateMedium(expiresAt)),
  ];
}

const centimetreSpan = (low: number, high: number): string => formatSpan(low, high, 'cm');
const centimetres = (length: number): string =>
  length >= 100 && length % 50 === 0 ? formatSpan(length / 100, length / 100, 'm') : formatSpan(length, length, 'cm');
