import type { FastifyReply } from 'fastify';
import * as lookups from '#contract/lookups/lookups.ts';
import { lookupShapes } from '#contract/lookups/lookups.schemas.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
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
export function registerLookupHandlers(server: ApiServer): void {
  server.handle(lookups.listCertificates, lookupShapes.listCertificates, kept(lookupLists.listCertificates));
  server.handle(
    lookups.listServiceCategories,
    lookupShapes.listServiceCategories,
    kept(lookupLists.listServiceCategories),
  );
  server.handle(lookups.listEquipments, lookupShapes.listEquipments, kept(lookupLists.listEquipments));
  server.handle(lookups.listFederalStates, lookupShapes.listFederalStates, kept(lookupLists.listFederalStates));
  server.handle(lookups.listDryingStates, lookupShapes.listDryingStates, kept(lookupLists.listDryingStates));
  server.handle(
    lookups.listPelletQualityTypes,
    lookupShapes.listPelletQualityTypes,
    kept(lookupLists.listPelletQualityTypes),
  );
  server.handle(lookups.listWoodTypes, lookupShapes.listWoodTypes, kept(lookupLists.listWoodTypes));
  server.handle(lookups.listWoodChipsAshes, lookupShapes.listWoodChipsAshes, kept(lookupLists.listWoodChipsAshes));
  server.handle(
    lookups.listWoodChipsFineFractions,
    lookupShapes.listWoodChipsFineFractions,
    kept(lookupLists.listWoodChipsFineFractions),
  );
  server.handle(
    lookups.listWoodChipsMoistureContents,
    lookupShapes.listWoodChipsMoistureContents,
    kept(lookupLists.listWoodChipsMoistureContents),
  );
  server.handle(
    lookups.listWoodChipsParticleSizes,
    lookupShapes.listWoodChipsParticleSizes,
    kept(lookupLists.listWoodChipsParticleSizes),
  );
  server.handle(
    lookups.listWoodChipsRawMaterialGroups,
    lookupShapes.listWoodChipsRawMaterialGroups,
    kept(lookupLists.listWoodChipsRawMaterialGroups),
  );
  server.handle(
    lookups.listWoodChipsDryingStates,
    lookupShapes.listWoodChipsDryingStates,
    kept(lookupLists.listWoodChipsDryingStates),
  );
  server.handle(
    lookups.listWoodChipsWoodTypes,
    lookupShapes.listWoodChipsWoodTypes,
    kept(lookupLists.listWoodChipsWoodTypes),
  );
}
