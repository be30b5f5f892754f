import type { SellerKind } from '#domain/users/seller-kind.ts';
import * as z from 'zod/mini';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import type { JudgedHit } from './judged/scoring.ts';
import type { Db } from '#server/platform/database/database.ts';

const Category = z.enum(CATEGORY_CODES);
const Unit = z.enum(UNIT_CODES);

/** Category data is stored as the domain wrote it. */
const dataOf = (category: string, data: unknown): CategorisedData => ({ category, data }) as CategorisedData;

const rangeOf = (single: number | null, from: number | null = null, to: number | null = null, unit = 1) => {
  const [min, max] = [single ?? from ?? to, single ?? to ?? from];
  return min === null || max === null ? undefined : { min: min / unit, max: max / unit };
};

const listOf = (one: number | null): number[] => (one === null ? [] : [one]);

type Unset<Fields> = { [Key in keyof Fields]?: Fields[Key] | null | undefined };
/** What is stated; empty columns and unknown ranges are left out. */
const stated = (fields: Unset<JudgedHit>): Partial<JudgedHit> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** What a hit is judged by, from the advert's own data. */
function traitsOf(advert: CategorisedData): Partial<JudgedHit> {
  switch (advert.category) {
    case 'FOREST': {
      const { diameterAtBreastHeightInCm, ...data } = advert.data;
      return stated({ ...data, diameterInCm: rangeOf(diameterAtBreastHeightInCm) });
    }
    case 'FIREWOOD': {
      const { woodTypeIds, lengthInCm, dryingState, deliveryIsPossible, pefcCertified } = advert.data;
      const length = rangeOf(lengthInCm);
      return stated({ woodTypeIds, deliveryIsPossible, pefcCertified, dryingState, lengthInCm: length });
    }
    case 'PELLETS': {
      const { deliveryIsPossible, blowInIsPossible, pelletQualityTypeCode, pefcCertified, enPlusCertified } =
        advert.data;
      const { pelletDiameterCode } = advert.data;
      const codes = { pelletQualityTypeCode, pelletDiameterCode };
      return stated({ deliveryIsPossible, blowInIsPossible, ...codes, pefcCertified, enPlusCertified });
    }
    case 'SAWN_WOOD': {
      const { data } = advert;
      return stated({
        woodTypeIds: listOf(data.woodTypeId),
        isSingleItem: data.isSingleItem,
        pefcCertified: data.pefcCertified,
        sawnGradeCode: data.sawnGradeCode,
        sawnEdgesCode: data.sawnEdgesCode,
        lengthInCm: rangeOf(data.lengthInMm, data.minLengthInMm, data.maxLengthInMm, 10),
        widthInMm: rangeOf(data.widthInMm, data.minWidthInMm, data.maxWidthInMm),
        thicknessInMm: rangeOf(data.thicknessInMm, data.minThicknessInMm, data.maxThicknessInMm),
      });
    }
    case 'WOOD_CHIPS': {
      const { deliveryIsPossible, blowInIsPossible, particleSizeCode, pefcCertified } = advert.data;
      const { moistureContentCode, rawMaterialGroupCode, dryingStateCode: chipsDryingState } = advert.data;
      const codes = { particleSizeCode, moistureContentCode, rawMaterialGroupCode, chipsDryingState };
      return stated({ deliveryIsPossible, blowInIsPossible, pefcCertified, ...codes });
    }
    case 'LOGS': {
      const { data } = advert;
      return stated({
        woodTypeIds: listOf(data.woodTypeId),
        isSingleItem: data.isSingleItem,
        pefcCertified: data.pefcCertified,
        logGradeCode: data.logGradeCode,
        lengthInCm: rangeOf(data.lengthInCm, data.minLengthInCm, data.maxLengthInCm),
        diameterInCm: rangeOf(data.diameterInCm, data.minDiameterInCm, data.maxDiameterInCm),
      });
    }
    case 'SERVICES': {
      const { serviceCategoryIds, equipmentIds } = advert.data;
      return { serviceCategoryIds, equipmentIds };
    }
  }
}

const numberOf = (value: number | string | null): number | null => (value === null ? null : Number(value));

/** All public adverts with what they are judged by. */
export async function readCorpus(db: Db): Promise<Map<string, JudgedHit>> {
  const rows = await db
    .selectFrom('adverts')
    .innerJoin('users', 'users.id', 'adverts.user_id')
    .leftJoin('advert_addresses', 'advert_addresses.advert_id', 'adverts.id')
    .select(({ exists, selectFrom }) => [
      'adverts.public_id',
      'title',
      'description',
      'category',
      'category_data',
      'unit',
      'unit_quantity',
      'price_per_unit_in_cents',
      'price_total_in_cents',
      'heat_price',
      'seller_kind',
      'federal_state_id',
      'shown_latitude',
      'shown_longitude',
      exists(selectFrom('advert_images').select('id').whereRef('advert_id', '=', 'adverts.id')).as('image_exists'),
    ])
    .where('adverts.status', '=', 'ACTIVE')
    .execute();
  return new Map(
    rows.map((row) => {
      const { shown_latitude: latitude, shown_longitude: longitude } = row;
      const hit: JudgedHit = {
        ...traitsOf(dataOf(row.category, row.category_data)),
        ...stated({
          federalStateId: row.federal_state_id,
          pricePerUnitInCents: row.price_per_unit_in_cents,
          heatPriceInCentsPerKwh: numberOf(row.heat_price),
          quantity: numberOf(row.unit_quantity),
          place: latitude === null || longitude === null ? null : { latitude, longitude },
        }),
        id: row.public_id,
        title: row.title,
        description: row.description,
        category: z.parse(Category, row.category),
        unit: z.parse(Unit, row.unit),
        sellerKind: row.seller_kind as SellerKind,
        imageExists: Boolean(row.image_exists),
        priceIsOnRequest: row.price_per_unit_in_cents === null && row.price_total_in_cents === null,
      };
      return [row.public_id, hit];
    }),
  );
}
