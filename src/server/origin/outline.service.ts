import { issue } from '#domain/result.ts';
import { roundTo } from '#domain/rounding.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { hexagonAround, hexagonCorners } from '#domain/places/geometry/hexagon.ts';
import {
  type Outline,
  type SpeciesShare,
  centreOfOutline,
  cleanOutline,
  measureOutline,
  outlineIssues,
  publicHectares,
  speciesIssues,
} from '#domain/origin/outline.ts';
import type { OwnOutline, StandArea, StandOutline } from '#contract/origin/outline.schemas.ts';
import { type AdvertRow, getOwnAdvert, lockAnyAdvert } from '#server/adverts/advert-moderation.service.ts';
import { getAdvert } from '#server/adverts/adverts.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { noOriginOfServices, originRefused } from './origin.problems.ts';
import { type OutlineRow, findOutline, findPublicArea, removeOutline, writeOutline } from './outline.repository.ts';

type AdvertId = { advertId: string };

export const presentOutline = (row: OutlineRow): StandOutline => ({
  rings: row.rings,
  areaInSquareMetres: row.area_in_square_metres,
  perimeterInMetres: row.perimeter_in_metres,
  species: row.species,
  changedAt: row.changed_at.toISOString(),
});

function presentOwn({ id, title, category, latitude, longitude }: AdvertRow, row: OutlineRow | null): OwnOutline {
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return { advertId: id, title, category, place, outline: row && presentOutline(row) };
}

/** The outline of an own advert. @throws advert.not-found (404) */
export async function getOutline(context: Context, { advertId }: AdvertId): Promise<OwnOutline> {
  const advert = await getOwnAdvert(context, advertId);
  return presentOwn(advert, await findOutline(context.db, advert.key));
}

/**
 * Writes the outline of an own advert. The same shape gives the same public cell however often it is saved.
 * @throws advert.not-found (404), origin.no-wood (409), request.refused (422)
 */
export async function saveOutline(
  context: Context,
  { advertId, rings, species }: AdvertId & { rings: Outline; species: readonly SpeciesShare[] },
): Promise<OwnOutline> {
  const outline = cleanOutline(rings);
  const unknown = species.some(({ woodTypeId }) => woodTypeById(woodTypeId) === undefined);
  const issues = [
    ...outlineIssues(outline),
    ...(unknown ? [issue('species', 'choice')] : []),
    ...speciesIssues(species),
  ];
  return inTransaction(context.db, async (db) => {
    await getOwnAdvert({ ...context, db }, advertId);
    const advert = await lockAnyAdvert(db, advertId);
    if (advert.category === 'SERVICES') throw noOriginOfServices();
    if (issues.length > 0) throw originRefused(issues);
    const { areaInSquareMetres, perimeterInMetres } = measureOutline(outline);
    const row: OutlineRow = {
      rings: outline,
      area_in_square_metres: roundTo(areaInSquareMetres, 1),
      perimeter_in_metres: roundTo(perimeterInMetres, 1),
      species: species.map(({ woodTypeId, percent }) => ({ woodTypeId, percent })),
      changed_at: context.clock(),
    };
    await writeOutline(db, advert.key, { outline: row, cell: hexagonAround(centreOfOutline(outline)) });
    return presentOwn(advert, row);
  });
}

/** Deletes the outline of an own advert. @throws advert.not-found (404) */
export async function deleteOutline(context: Context, { advertId }: AdvertId): Promise<void> {
  const advert = await getOwnAdvert(context, advertId);
  await removeOutline(context.db, advert.key);
}

/** What everybody learns of the stand of a visible advert. @throws advert.not-found (404), advert.gone (410) */
export async function getStandArea(context: Context, { advertId }: AdvertId): Promise<StandArea> {
  await getAdvert(context, { advertId });
  const row = await findPublicArea(context.db, advertId);
  if (row === null) return { area: null };
  const corners = hexagonCorners({ column: row.cell_column, row: row.cell_row });
  return {
    area: {
      hexagon: corners.map(({ latitude, longitude }) => ({
        latitude: roundTo(latitude, 5),
        longitude: roundTo(longitude, 5),
      })),
      hectares: publicHectares(row.area_in_square_metres),
    },
  };
}
