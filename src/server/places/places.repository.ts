import { sql } from 'kysely';
import type { BuiltinPlace } from '#domain/places/gazetteer/gazetteer.ts';
import type { PlaceRow } from '#domain/places/place-index.ts';
import type { Db } from '#server/platform/database/database.ts';

const LAYER_KINDS = ['borders', 'areas', 'water', 'settlements', 'points', 'other'] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];

export type LayerHead = { name: string; kind: LayerKind; attribution: string; updatedAt: Date };

type PlaceForUpsert = Omit<PlaceRow, 'isImported'>;

const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Row[Key][] => rows.map((row) => row[key]);

const unnested = (rows: readonly PlaceForUpsert[]) => sql`
  unnest(${column(rows, 'countryCode')}::text[], ${column(rows, 'postalCode')}::text[], ${column(rows, 'name')}::text[],
         ${column(rows, 'foldedName')}::text[], ${column(rows, 'federalStateId')}::smallint[], ${column(rows, 'region')}::text[],
         ${column(rows, 'latitude')}::float8[], ${column(rows, 'longitude')}::float8[], ${column(rows, 'weight')}::int[])
  as fresh (country_code, postal_code, name, folded_name, federal_state_id, region, latitude, longitude, weight)`;

/** Writes the built-in places of this release in one statement; imported rows only get a higher weight. */
export async function upsertBuiltinPlaces(
  db: Db,
  rows: readonly (BuiltinPlace & { foldedName: string })[],
): Promise<void> {
  await sql`
    with fresh as materialized (select * from ${unnested(rows)}),
    gone as (
      delete from places p
      where p.source = 'builtin'
        and not exists (select 1 from fresh f
                        where (f.country_code, f.postal_code, f.name) = (p.country_code, p.postal_code, p.name)))
    insert into places (country_code, postal_code, name, folded_name, federal_state_id, region, latitude, longitude, weight, source)
    select fresh.*, 'builtin' from fresh
    on conflict (country_code, postal_code, name) do update
    set folded_name = excluded.folded_name,
        federal_state_id = case places.source when 'builtin' then excluded.federal_state_id else places.federal_state_id end,
        region = case places.source when 'builtin' then excluded.region else places.region end,
        latitude = case places.source when 'builtin' then excluded.latitude else places.latitude end,
        longitude = case places.source when 'builtin' then excluded.longitude else places.longitude end,
        weight = case places.source when 'builtin' then excluded.weight else greatest(places.weight, excluded.weight) end
    where case places.source
      when 'builtin' then
        (places.folded_name, places.federal_state_id, places.region, places.latitude, places.longitude, places.weight)
          is distinct from (excluded.folded_name, excluded.federal_state_id, excluded.region, excluded.latitude,
                            excluded.longitude, excluded.weight)
      else places.weight < excluded.weight or places.folded_name <> excluded.folded_name
    end`.execute(db);
}

/** Upserts imported places; a place keeps the highest weight it ever had. The keys are distinct. */
export async function upsertImportedPlaces(db: Db, rows: readonly PlaceForUpsert[]): Promise<void> {
  await sql`
    insert into places (country_code, postal_code, name, folded_name, federal_state_id, region, latitude, longitude, weight, source)
    select fresh.*, 'import' from ${unnested(rows)}
    on conflict (country_code, postal_code, name) do update
    set folded_name = excluded.folded_name, region = coalesce(excluded.region, places.region),
        federal_state_id = coalesce(excluded.federal_state_id, places.federal_state_id),
        latitude = excluded.latitude, longitude = excluded.longitude,
        weight = greatest(places.weight, excluded.weight), source = 'import'`.execute(db);
}

/** Upserts municipalities; existing places keep their coordinates, which are those of the village, not of the area. */
export async function upsertMunicipalities(db: Db, rows: readonly PlaceForUpsert[]): Promise<void> {
  await sql`
    insert into places (country_code, postal_code, name, folded_name, federal_state_id, region, latitude, longitude, weight, source)
    select fresh.*, 'import' from ${unnested(rows)}
    on conflict (country_code, postal_code, name) do update
    set federal_state_id = coalesce(excluded.federal_state_id, places.federal_state_id),
        weight = greatest(places.weight, excluded.weight)`.execute(db);
}

export async function listPlaces(db: Db): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select country_code as "countryCode", postal_code as "postalCode", name, folded_name as "foldedName",
           federal_state_id as "federalStateId", region, latitude, longitude, weight, source = 'import' as "isImported"
    from places order by id`.execute(db);
  return rows;
}

/** The number of the last import; it changes when places or layers have changed. */
export async function findLastImport(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from geo_imports`.execute(db);
  return rows[0]?.last ?? 0;
}

export async function insertImport(
  db: Db,
  entry: { source: string; rows: number; errors: number; attribution: string; finishedAt: Date },
): Promise<void> {
  await db
    .insertInto('geo_imports')
    .values({
      source: entry.source,
      rows: entry.rows,
      errors: entry.errors,
      attribution: entry.attribution,
      finished_at: entry.finishedAt,
    })
    .execute();
}

export async function upsertLayer(db: Db, layer: LayerHead & { geojson: string }): Promise<void> {
  await sql`
    insert into geo_layers (name, kind, geojson, attribution, updated_at)
    values (${layer.name}, ${layer.kind}, ${layer.geojson}::jsonb, ${layer.attribution}, ${layer.updatedAt})
    on conflict (name) do update
    set kind = excluded.kind, geojson = excluded.geojson, attribution = excluded.attribution, updated_at = excluded.updated_at
  `.execute(db);
}

export async function listLayers(db: Db): Promise<LayerHead[]> {
  const { rows } = await sql<LayerHead>`
    select name, kind, attribution, updated_at as "updatedAt" from geo_layers order by name`.execute(db);
  return rows;
}

export async function findLayerHead(db: Db, name: string): Promise<LayerHead | null> {
  const { rows } = await sql<LayerHead>`
    select name, kind, attribution, updated_at as "updatedAt" from geo_layers where name = ${name}`.execute(db);
  return rows[0] ?? null;
}

export async function findLayerGeojson(db: Db, name: string): Promise<string | null> {
  const { rows } = await sql<{ geojson: string }>`
    select geojson::text as geojson from geo_layers where name = ${name}`.execute(db);
  return rows[0]?.geojson ?? null;
}

/** Attribution lines of everything imported, each once, oldest first. */
export async function listAttributions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ attribution: string }>`
    select attribution from geo_imports where attribution <> '' group by attribution order by min(id)`.execute(db);
  return rows.map((row) => row.attribution);
}
