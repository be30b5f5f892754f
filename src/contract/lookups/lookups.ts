import { endpoint } from '#contract/endpoint.ts';
import type { lookupShapes } from './lookups.schemas.ts';

type Shapes = typeof lookupShapes;

/* @__NO_SIDE_EFFECTS__ */
function list(operation: string, path: string, summary: string) {
  return { operation, method: 'GET', path: `/api/v1/${path}`, summary, tag: 'Lookups', auth: 'anonymous' } as const;
}

export const listCertificates = endpoint<Shapes['listCertificates']>(
  list('listCertificates', 'company-services/certificates', 'Lists the certificates of companies and services.'),
);
export const listServiceCategories = endpoint<Shapes['listServiceCategories']>(
  list(
    'listServiceCategories',
    'company-services/categories',
    'Lists the categories of forestry services with their groups.',
  ),
);
export const listEquipments = endpoint<Shapes['listEquipments']>(
  list('listEquipments', 'company-services/equipments', 'Lists the machines and tools of forestry services.'),
);
export const listFederalStates = endpoint<Shapes['listFederalStates']>(
  list(
    'listFederalStates',
    'company-services/federalstates',
    'Lists the areas of service: federal states of Austria, then neighbouring regions.',
  ),
);
export const listDryingStates = endpoint<Shapes['listDryingStates']>(
  list('listDryingStates', 'drying-states', 'Lists the drying states of firewood.'),
);
export const listPelletQualityTypes = endpoint<Shapes['listPelletQualityTypes']>(
  list('listPelletQualityTypes', 'pellet-quality-types', 'Lists the quality types of pellets.'),
);
export const listWoodTypes = endpoint<Shapes['listWoodTypes']>(
  list('listWoodTypes', 'wood-types', 'Lists the wood types, grouped by use.'),
);
export const listWoodChipsAshes = endpoint<Shapes['listWoodChipsAshes']>(
  list('listWoodChipsAshes', 'wood-chips-properties/ashes', 'Lists the ash classes of wood chips.'),
);
export const listWoodChipsFineFractions = endpoint<Shapes['listWoodChipsFineFractions']>(
  list(
    'listWoodChipsFineFractions',
    'wood-chips-properties/fine-fractions',
    'Lists the fine-fraction classes of wood chips.',
  ),
);
export const listWoodChipsMoistureContents = endpoint<Shapes['listWoodChipsMoistureContents']>(
  list(
    'listWoodChipsMoistureContents',
    'wood-chips-properties/moisture-contents',
    'Lists the moisture classes of wood chips.',
  ),
);
export const listWoodChipsParticleSizes = endpoint<Shapes['listWoodChipsParticleSizes']>(
  list('listWoodChipsParticleSizes', 'wood-chips-properties/particle-sizes', 'Lists the particle sizes of wood chips.'),
);
export const listWoodChipsRawMaterialGroups = endpoint<Shapes['listWoodChipsRawMaterialGroups']>(
  list(
    'listWoodChipsRawMaterialGroups',
    'wood-chips-properties/raw-material-groups',
    'Lists the raw-material groups of wood chips.',
  ),
);
export const listWoodChipsDryingStates = endpoint<Shapes['listWoodChipsDryingStates']>(
  list(
    'listWoodChipsDryingStates',
    'wood-chips-properties/wood-chips-drying-states',
    'Lists the drying states of wood chips.',
  ),
);
export const listWoodChipsWoodTypes = endpoint<Shapes['listWoodChipsWoodTypes']>(
  list('listWoodChipsWoodTypes', 'wood-chips-properties/wood-chips-wood-types', 'Lists the wood types of wood chips.'),
);
