import { sql } from 'kysely';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import type { HexagonCell } from '#domain/places/geometry/hexagon.ts';
import type { SpeciesShare } from '#domain/origin/outline.ts';
import type { Db } from '#server/platform/database/database.ts';

export type OutlineRow = {
  rings: Coordinates[][];
  area_in_square_metres: number;
  perimeter_in_metres: number;
  species: SpeciesShare[];
  changed_at: Date;
};

/** The exact outline of an advert, for its owner; by stand_outlines_pkey. */
export async function findOutline(db: Db, advertKey: number): Promise<OutlineRow | null> {
  const { rows } = await sql<OutlineRow>`select rings, area_in_square_metres, perimeter_in_metres, species, changed_at
    from stand_outlines where advert_id = ${advertKey}`.execute(db);
  return rows[0] ?? null;
}

export type PublicAreaRow = {
  cell_column: number;
  cell_row: number;
  area_in_square_metres: number;
};

/** What may be told of the stand of an advert; its line is not among the columns. By stand_outlines_pkey. */
export async function findPublicArea(db: Db, advertId: string): Promise<PublicAreaRow | null> {
  const { rows } = await sql<PublicAreaRow>`select o.cell_column, o.cell_row, o.area_in_square_metres
    from stand_outlines o join adverts a on a.id = o.advert_id
    where a.public_id = ${advertId} and a.category = 'FOREST'`.execute(db);
  return rows[0] ?? null;
}

/** Writes the outline of an advert, in place of the one before. */
export async function writeOutline(
  tx: Db,
  advertKey: number,
  { outline, cell }: { outline: OutlineRow; cell: HexagonCell },
): Promise<void> {
  await sql`insert into stand_outlines (advert_id, rings, area_in_square_metres, perimeter_in_metres, species, cell_column,
      cell_row, changed_at)
    values (${advertKey}, ${JSON.stringify(outline.rings)}::jsonb, ${outline.area_in_square_metres},
      ${outline.perimeter_in_metres}, ${JSON.stringify(outline.species)}::jsonb, ${cell.column}, ${cell.row},
      ${outline.changed_at})
    on conflict (advert_id) do update set rings = excluded.rings, area_in_square_metres = excluded.area_in_square_metres,
      perimeter_in_metres = excluded.perimeter_in_metres, species = excluded.species, cell_column = excluded.cell_column,
      cell_row = excluded.cell_row, changed_at = excluded.changed_at`.execute(tx);
}

export async function removeOutline(db: Db, advertKey: number): Promise<void> {
  await db.deleteFrom('stand_outlines').where('advert_id', '=', advertKey).execute();
}
