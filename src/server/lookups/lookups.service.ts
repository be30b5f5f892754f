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
import { WOOD_GROUP_TEXTS, WOOD_TYPES, type WoodType, woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import type { CodeLookup, WoodTypeLookup, WoodTypesByUse } from '#contract/lookups.schemas.ts';
import type { Db } from '#server/platform/database.ts';
import { type LookupEntry, saveLookups } from './lookups.repository.ts';

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

/** Brings the table of lookups in line with the project's own lists, for statistics and for people who read the database. */
export async function loadLookups(db: Db): Promise<void> {
  await saveLookups(db, [
    ...entries('certificates', CERTIFICATES),
    ...entries(
      'service-categories',
      SERVICE_CATEGORIES.map((row) => ({ ...row, code: row.slug })),
    ),
    ...entries(
      'equipments',
      EQUIPMENT.map((row) => ({ ...row, code: String(row.id) })),
    ),
    ...entries(
      'areas-of-service',
      AREAS_OF_SERVICE.map((row) => ({
        ...row,
        code: federalStateById(row.id)?.code ?? `${row.countryCode}-${row.id}`,
        text: row.name,
      })),
    ),
    ...entries('drying-states', DRYING_STATES),
    ...entries('pellet-quality-types', PELLET_QUALITY_TYPES),
    ...entries('wood-types', WOOD_TYPES),
    ...entries('wood-chips-ashes', ASH_CONTENTS),
    ...entries('wood-chips-fine-fractions', FINE_FRACTIONS),
    ...entries('wood-chips-moisture-contents', MOISTURE_CONTENTS),
    ...entries('wood-chips-particle-sizes', PARTICLE_SIZES),
    ...entries('wood-chips-raw-material-groups', RAW_MATERIAL_GROUPS),
    ...entries('wood-chips-drying-states', WOOD_CHIPS_DRYING_STATES),
    ...entries('wood-chips-wood-types', WOOD_CHIPS_WOOD_TYPES),
  ]);
}

const entries = (list: string, rows: readonly CodedRow[]): LookupEntry[] =>
  rows.map(({ id, code, text, ...details }, position) => ({ list, id, code, text, position, details }));
