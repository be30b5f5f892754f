import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { certificateById } from '#domain/lookups/certificates.data.ts';
import { equipmentById } from '#domain/lookups/equipment.data.ts';
import { areaOfServiceById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { woodChipsWoodTypeByCode } from '#domain/lookups/wood-chips.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import type { CategorisedRead } from '#contract/adverts/category-data.schemas.ts';
import type { WoodType } from '#contract/common.schemas.ts';

/** Looks ids up one by one and leaves out what is not in the list any more. */
const found = <Row, Shown>(
  ids: readonly number[],
  rowOf: (id: number) => Row | undefined,
  show: (row: Row) => Shown,
): Shown[] =>
  ids.flatMap((id) => {
    const row = rowOf(id);
    return row === undefined ? [] : [show(row)];
  });

const presentWoodTypes = (ids: readonly number[]): WoodType[] =>
  found(ids, woodTypeById, ({ id, text }) => ({ id, text }));

const presentWoodType = (id: number | null): WoodType | null =>
  id === null ? null : (presentWoodTypes([id])[0] ?? null);

/** Category data as it is read: ids become entries with their texts. */
export function presentCategoryData(stored: CategorisedData): CategorisedRead {
  switch (stored.category) {
    case 'FOREST': {
      const { woodTypeIds, ...rest } = stored.data;
      return { category: 'FOREST', categoryData: { woodTypes: presentWoodTypes(woodTypeIds), ...rest } };
    }
    case 'FIREWOOD': {
      const { woodTypeIds, ...rest } = stored.data;
      return { category: 'FIREWOOD', categoryData: { woodTypes: presentWoodTypes(woodTypeIds), ...rest } };
    }
    case 'PELLETS':
      return { category: 'PELLETS', categoryData: stored.data };
    case 'SAWN_WOOD': {
      const { woodTypeId, ...rest } = stored.data;
      return { category: 'SAWN_WOOD', categoryData: { woodType: presentWoodType(woodTypeId), ...rest } };
    }
    case 'WOOD_CHIPS':
      return { category: 'WOOD_CHIPS', categoryData: stored.data };
    case 'LOGS': {
      const { woodTypeId, ...rest } = stored.data;
      return { category: 'LOGS', categoryData: { woodType: presentWoodType(woodTypeId), ...rest } };
    }
    case 'SERVICES':
      return {
        category: 'SERVICES',
        categoryData: {
          certificates: found(stored.data.certificateIds, certificateById, ({ id, text }) => ({ id, text })),
          serviceCategories: found(stored.data.serviceCategoryIds, serviceCategoryById, ({ id, text, group }) => ({
            id,
            text,
            group,
          })),
          areasOfService: found(stored.data.areaOfServiceIds, areaOfServiceById, ({ id, name, countryCode }) => ({
            id,
            name,
            countryCode,
          })),
          equipments: found(stored.data.equipmentIds, equipmentById, ({ id, text }) => ({ id, text })),
        },
      };
  }
}

/** The wood types of any category, for lists. */
export function woodTypesOf(stored: CategorisedData): WoodType[] {
  switch (stored.category) {
    case 'FOREST':
    case 'FIREWOOD':
      return presentWoodTypes(stored.data.woodTypeIds);
    case 'SAWN_WOOD':
    case 'LOGS':
      return presentWoodTypes(stored.data.woodTypeId === null ? [] : [stored.data.woodTypeId]);
    case 'WOOD_CHIPS': {
      const row = woodChipsWoodTypeByCode(stored.data.woodTypeCode ?? '');
      return row === undefined ? [] : [{ id: row.id, text: row.text }];
    }
    case 'PELLETS':
    case 'SERVICES':
      return [];
  }
}
