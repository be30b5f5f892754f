import { type Selectable, sql } from 'kysely';
import type { EudrPlot, EudrRecord, EudrRole } from '#domain/origin/eudr.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';

type Columns = Omit<Selectable<Schema['eudr_records']>, 'advert_id'>;
type EudrRow = Omit<Columns, 'role' | 'plot' | 'harvested_from' | 'harvested_to'> & {
  role: EudrRole;
  plot: EudrPlot;
  harvested_from: string | null;
  harvested_to: string | null;
};

export type StoredEudr = { record: EudrRecord; changedAt: Date };

/** What is stated of the origin of an advert, for its owner; by eudr_records_pkey. */
export async function findEudr(db: Db, advertKey: number): Promise<StoredEudr | null> {
  const { rows } = await sql<EudrRow>`select role, reference_number, verification_number, declaration_identifier,
      producer_name, production_place, country_code, wood_type_ids, harvested_from::text, harvested_to::text, plot,
      latitude, longitude, plot_in_hectares, changed_at
    from eudr_records where advert_id = ${advertKey}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { latitude, longitude } = row;
  return {
    changedAt: row.changed_at,
    record: {
      role: row.role,
      referenceNumber: row.reference_number,
      verificationNumber: row.verification_number,
      declarationIdentifier: row.declaration_identifier,
      producerName: row.producer_name,
      productionPlace: row.production_place,
      countryCode: row.country_code,
      woodTypeIds: row.wood_type_ids,
      harvestedFrom: row.harvested_from,
      harvestedTo: row.harvested_to,
      plot: row.plot,
      point: latitude === null || longitude === null ? null : { latitude, longitude },
      plotInHectares: row.plot_in_hectares,
    },
  };
}

/** Writes what is stated of the origin of an advert, in place of what was. */
export async function writeEudr(tx: Db, advertKey: number, { record, changedAt }: StoredEudr): Promise<void> {
  const r = record;
  await sql`insert into eudr_records (advert_id, role, reference_number, verification_number, declaration_identifier,
      producer_name, production_place, country_code, wood_type_ids, harvested_from, harvested_to, plot, latitude, longitude,
      plot_in_hectares, changed_at)
    values (${advertKey}, ${r.role}, ${r.referenceNumber}, ${r.verificationNumber}, ${r.declarationIdentifier},
      ${r.producerName}, ${r.productionPlace}, ${r.countryCode}, ${[...r.woodTypeIds]}::integer[], ${r.harvestedFrom}::date,
      ${r.harvestedTo}::date, ${r.plot}, ${r.point?.latitude ?? null}, ${r.point?.longitude ?? null}, ${r.plotInHectares},
      ${changedAt})
    on conflict (advert_id) do update set role = excluded.role, reference_number = excluded.reference_number,
      verification_number = excluded.verification_number, declaration_identifier = excluded.declaration_identifier,
      producer_name = excluded.producer_name, production_place = excluded.production_place,
      country_code = excluded.country_code, wood_type_ids = excluded.wood_type_ids, harvested_from = excluded.harvested_from,
      harvested_to = excluded.harvested_to, plot = excluded.plot, latitude = excluded.latitude,
      longitude = excluded.longitude, plot_in_hectares = excluded.plot_in_hectares, changed_at = excluded.changed_at`.execute(
    tx,
  );
}

export async function removeEudr(db: Db, advertKey: number): Promise<void> {
  await db.deleteFrom('eudr_records').where('advert_id', '=', advertKey).execute();
}
