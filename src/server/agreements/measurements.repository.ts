import { sql } from 'kysely';
import type { MeasurementDto } from '#contract/agreements/agreements.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';

export type MeasurementRow = { id: string; author_is_seller: boolean; measured: MeasurementDto; created_at: Date };

/** What both sides entered, the first one first; by agreement_measurements_agreement_index. */
export async function listMeasurements(db: Db, agreementId: string): Promise<MeasurementRow[]> {
  const { rows } = await sql<MeasurementRow>`select id, author_is_seller, measured, created_at
    from agreement_measurements where agreement_id = ${agreementId} order by created_at, id`.execute(db);
  return rows;
}

export async function insertMeasurement(
  tx: Db,
  agreementId: string,
  { id, author_is_seller: isSeller, measured, created_at: at }: MeasurementRow,
): Promise<void> {
  await sql`insert into agreement_measurements (id, agreement_id, author_is_seller, measured, created_at)
    values (${id}, ${agreementId}, ${isSeller}, ${JSON.stringify(measured)}::jsonb, ${at})`.execute(tx);
}
