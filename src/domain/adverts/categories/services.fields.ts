import type { CategoryFields } from './field.ts';

export const SERVICES_FIELDS = {
  serviceCategories: {
    kind: 'IDS',
    list: 'SERVICE_CATEGORIES',
    stored: 'serviceCategoryIds',
    block: 'SERVICES',
    column: 'dienstleistungen',
    filter: 'serviceCategoryIds',
    isRequired: true,
  },
  areasOfService: {
    kind: 'IDS',
    list: 'AREAS_OF_SERVICE',
    stored: 'areaOfServiceIds',
    block: 'AREAS',
    column: 'einsatzgebiete',
    filter: 'areaOfServiceIds',
    isRequired: true,
  },
  equipments: {
    kind: 'IDS',
    list: 'EQUIPMENT',
    stored: 'equipmentIds',
    block: 'MEANS',
    column: 'geraete',
    filter: 'equipmentIds',
  },
  certificates: {
    kind: 'IDS',
    list: 'CERTIFICATES',
    stored: 'certificateIds',
    block: 'MEANS',
    column: 'zertifikate',
    filter: 'certificateIds',
  },
} as const satisfies CategoryFields;
