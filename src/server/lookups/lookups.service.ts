import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { PELLET_QUALITY_TYPES } from '#domain/lookups/pellet-quality-types.data.ts';
import { RAW_MATERIAL_GROUPS } from '#domain/lookups/raw-material-groups.data.ts';
import { AREAS_OF_SERVICE, federalStateById } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import {
  ASH_CONTENTS,
  FINE_FRACTIONS,
  MOISTURE_CONTENTS,
  PARTICLE_SIZES,
  WOOD_CHIPS_DRYING_STATES,
  WOOD_CHIPS_WOOD_TYPES,
} from '#domain/lookups/wood-chips.data.ts';
import { WOOD_GROUP_TEXTS, type WoodType, woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import type { CodeLookup, WoodTypeLookup, WoodTypesByUse } from '#contract/lookups/lookups.schemas.ts';

type CodedRow = { id: number; code: string; text: string };

const showCoded = ({ id, code, text }: CodedRow): CodeLookup => ({ id, code, text });
const showWoodType = ({ id, code, text, group, slug }: WoodType): WoodTypeLookup => ({
  id,
  code,
  text,
  group: WOOD_GROUP_TEXTS[group],
  slug,
});

function showArea({ id, name, countryCode }: (typeof AREAS_OF_SERVICE)[number]) {
  const state = federalStateById(id);
  return { id, name, countryCode, ...(state ? { code: state.code, slug: state.slug } : {}) };
}

const woodTypesByUse: WoodTypesByUse = {
  forestWoodTypes: woodTypesOfUse('FOREST').map(showWoodType),
  furnaceWoodTypes: woodTypesOfUse('FURNACE').map(showWoodType),
  sawnWoodTypes: woodTypesOfUse('SAWN').map(showWoodType),
  woodLogTypes: woodTypesOfUse('LOG').map(showWoodType),
};

/** The lookup lists as they go out, by the name of their call. */
export const lookupLists = {
  listCertificates: CERTIFICATES.map(showCoded),
  listServiceCategories: SERVICE_CATEGORIES.map(({ id, text, group, slug }) => ({ id, text, group, slug })),
  listEquipments: EQUIPMENT.map(({ id, text }) => ({ id, text })),
  listFederalStates: AREAS_OF_SERVICE.map(showArea),
  listDryingStates: DRYING_STATES.map(showCoded),
  listPelletQualityTypes: PELLET_QUALITY_TYPES.map(showCoded),
  listWoodTypes: woodTypesByUse,
  listWoodChipsAshes: ASH_CONTENTS.map(showCoded),
  listWoodChipsFineFractions: FINE_FRACTIONS.map(showCoded),
  listWoodChipsMoistureContents: MOISTURE_CONTENTS.map(showCoded),
  listWoodChipsParticleSizes: PARTICLE_SIZES.map(showCoded),
  listWoodChipsRawMaterialGroups: RAW_MATERIAL_GROUPS.map(showCoded),
  listWoodChipsDryingStates: WOOD_CHIPS_DRYING_STATES.map(showCoded),
  listWoodChipsWoodTypes: WOOD_CHIPS_WOOD_TYPES.map(showCoded),
} as const;
