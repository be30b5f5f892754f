import * as z from 'zod/mini';
import { certificateById } from '#domain/lookups/certificates.data.ts';
import { equipmentById } from '#domain/lookups/equipment.data.ts';
import { areaOfServiceById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import type { CodeList, IdList } from '#domain/adverts/categories/field.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';

/** A code of a list. */
export const codeOf = (list: CodeList) => z.enum(list.map((row) => row.code));

const knownId = (rowOf: (id: number) => unknown) =>
  z.number().check(
    z.refine((id) => rowOf(id) !== undefined, { params: { rule: 'choice' } }),
    z.meta({ type: 'integer' }),
  );

const IDS: Record<IdList, (id: number) => unknown> = {
  SERVICE_CATEGORIES: serviceCategoryById,
  AREAS_OF_SERVICE: areaOfServiceById,
  EQUIPMENT: equipmentById,
  CERTIFICATES: certificateById,
};

/** An id of a list. */
export const idOf = (list: IdList) => knownId(IDS[list]);
export const woodTypeId = () => knownId(woodTypeById);
