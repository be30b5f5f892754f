import * as z from 'zod/mini';
import { certificateById } from '#domain/lookups/certificates.data.ts';
import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { equipmentById } from '#domain/lookups/equipment.data.ts';
import { PELLET_QUALITY_TYPES } from '#domain/lookups/pellet-quality-types.data.ts';
import { RAW_MATERIAL_GROUPS } from '#domain/lookups/raw-material-groups.data.ts';
import { areaOfServiceById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import {
  ASH_CONTENTS,
  FINE_FRACTIONS,
  MOISTURE_CONTENTS,
  PARTICLE_SIZES,
  WOOD_CHIPS_DRYING_STATES,
  WOOD_CHIPS_WOOD_TYPES,
} from '#domain/lookups/wood-chips.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';

const codes = (rows: readonly { code: string }[]) => z.enum(rows.map((row) => row.code));

export const dryingStateCode = () => codes(DRYING_STATES);
export const pelletQualityTypeCode = () => codes(PELLET_QUALITY_TYPES);
export const countryCodeOfOrigin = () => codes(COUNTRIES_OF_ORIGIN);
export const woodChipsWoodTypeCode = () => codes(WOOD_CHIPS_WOOD_TYPES);
export const woodChipsDryingStateCode = () => codes(WOOD_CHIPS_DRYING_STATES);
export const ashCode = () => codes(ASH_CONTENTS);
export const rawMaterialGroupCode = () => codes(RAW_MATERIAL_GROUPS);
export const particleSizeCode = () => codes(PARTICLE_SIZES);
export const fineFractionCode = () => codes(FINE_FRACTIONS);
export const moistureContentCode = () => codes(MOISTURE_CONTENTS);

const knownId = (rowOf: (id: number) => unknown) =>
  z.number().check(
    z.refine((id) => rowOf(id) !== undefined, { params: { rule: 'choice' } }),
    z.meta({ type: 'integer' }),
  );

export const woodTypeId = () => knownId(woodTypeById);
export const serviceCategoryId = () => knownId(serviceCategoryById);
export const areaOfServiceId = () => knownId(areaOfServiceById);
export const equipmentId = () => knownId(equipmentById);
export const certificateId = () => knownId(certificateById);
