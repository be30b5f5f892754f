import type { FastifyReply } from 'fastify';
import * as lookups from '#contract/lookups/lookups.ts';
import { lookupShapes } from '#contract/lookups/lookups.schemas.ts';
import type { Door } from '#server/platform/http/routing.ts';
import { lookupLists } from './lookups.service.ts';

/** Lists change with a release only, so clients may cache them. */
const KEPT = 'public, max-age=300, stale-while-revalidate=86400';

const kept =
  <List>(list: List) =>
  async ({ reply }: { reply: FastifyReply }): Promise<List> => {
    reply.header('cache-control', KEPT);
    return list;
  };

/** The 14 calls that answer with a lookup list. */
export function registerLookupHandlers(door: Door): void {
  door.handle(lookups.listCertificates, lookupShapes.listCertificates, kept(lookupLists.listCertificates));
  door.handle(
    lookups.listServiceCategories,
    lookupShapes.listServiceCategories,
    kept(lookupLists.listServiceCategories),
  );
  door.handle(lookups.listEquipments, lookupShapes.listEquipments, kept(lookupLists.listEquipments));
  door.handle(lookups.listFederalStates, lookupShapes.listFederalStates, kept(lookupLists.listFederalStates));
  door.handle(lookups.listDryingStates, lookupShapes.listDryingStates, kept(lookupLists.listDryingStates));
  door.handle(
    lookups.listPelletQualityTypes,
    lookupShapes.listPelletQualityTypes,
    kept(lookupLists.listPelletQualityTypes),
  );
  door.handle(lookups.listWoodTypes, lookupShapes.listWoodTypes, kept(lookupLists.listWoodTypes));
  door.handle(lookups.listWoodChipsAshes, lookupShapes.listWoodChipsAshes, kept(lookupLists.listWoodChipsAshes));
  door.handle(
    lookups.listWoodChipsFineFractions,
    lookupShapes.listWoodChipsFineFractions,
    kept(lookupLists.listWoodChipsFineFractions),
  );
  door.handle(
    lookups.listWoodChipsMoistureContents,
    lookupShapes.listWoodChipsMoistureContents,
    kept(lookupLists.listWoodChipsMoistureContents),
  );
  door.handle(
    lookups.listWoodChipsParticleSizes,
    lookupShapes.listWoodChipsParticleSizes,
    kept(lookupLists.listWoodChipsParticleSizes),
  );
  door.handle(
    lookups.listWoodChipsRawMaterialGroups,
    lookupShapes.listWoodChipsRawMaterialGroups,
    kept(lookupLists.listWoodChipsRawMaterialGroups),
  );
  door.handle(
    lookups.listWoodChipsDryingStates,
    lookupShapes.listWoodChipsDryingStates,
    kept(lookupLists.listWoodChipsDryingStates),
  );
  door.handle(
    lookups.listWoodChipsWoodTypes,
    lookupShapes.listWoodChipsWoodTypes,
    kept(lookupLists.listWoodChipsWoodTypes),
  );
}
