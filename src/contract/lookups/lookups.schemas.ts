import * as z from 'zod/mini';
import { AreaOfService, Certificate, Equipment, ServiceCategory } from '#contract/adverts/category-data.schemas.ts';
import { named } from '#contract/fields.ts';

export const CodeLookup = named('CodeLookup', z.object({ id: z.number(), code: z.string(), text: z.string() }));
export type CodeLookup = z.infer<typeof CodeLookup>;

export const WoodTypeLookup = named(
  'WoodTypeLookup',
  z.object({ id: z.number(), code: z.string(), text: z.string(), group: z.string(), slug: z.string() }),
);
export type WoodTypeLookup = z.infer<typeof WoodTypeLookup>;

/** Wood types by use: standing, as fuel, sawn, as logs. */
export const WoodTypesByUse = named(
  'WoodTypesByUse',
  z.object({
    forestWoodTypes: z.array(WoodTypeLookup),
    furnaceWoodTypes: z.array(WoodTypeLookup),
    sawnWoodTypes: z.array(WoodTypeLookup),
    woodLogTypes: z.array(WoodTypeLookup),
  }),
);
export type WoodTypesByUse = z.infer<typeof WoodTypesByUse>;

export const CertificateLookup = named('CertificateLookup', z.extend(Certificate, { code: z.string() }));
export const FederalState = named(
  'FederalState',
  z.extend(AreaOfService, { code: z.exactOptional(z.string()), slug: z.exactOptional(z.string()) }),
);
export const ServiceCategoryLookup = named('ServiceCategoryLookup', z.extend(ServiceCategory, { slug: z.string() }));

const codes = { reply: z.array(CodeLookup) } as const;

export const lookupShapes = {
  listCertificates: { reply: z.array(CertificateLookup) },
  listServiceCategories: { reply: z.array(ServiceCategoryLookup) },
  listEquipments: { reply: z.array(Equipment) },
  listFederalStates: { reply: z.array(FederalState) },
  listDryingStates: codes,
  listPelletQualityTypes: codes,
  listWoodTypes: { reply: WoodTypesByUse },
  listWoodChipsAshes: codes,
  listWoodChipsFineFractions: codes,
  listWoodChipsMoistureContents: codes,
  listWoodChipsParticleSizes: codes,
  listWoodChipsRawMaterialGroups: codes,
  listWoodChipsDryingStates: codes,
  listWoodChipsWoodTypes: codes,
} as const;
