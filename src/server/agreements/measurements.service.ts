import { MAX_MEASUREMENTS } from '#domain/agreements/measurement.ts';
import type { AgreementDetails, MeasurementDto } from '#contract/agreements/agreements.schemas.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { agreementNotFound, measuringNotAgreed, tooManyMeasurements } from './agreements.problems.ts';
import { presentDetails } from './agreements.presenter.ts';
import { type OwnAgreementRow, findOwnAgreement, lockAgreement } from './agreements.repository.ts';
import { type MeasurementRow, insertMeasurement, listMeasurements } from './measurements.repository.ts';

export type { OwnAgreementRow } from './agreements.repository.ts';

/** An agreement of the viewer, open or made, also of a deleted chat. @throws session.required (401), agreement.not-found (404) */
export async function requireOwnAgreement(context: Context, agreementId: string): Promise<OwnAgreementRow> {
  const { key } = requireViewer(context);
  const row = await findOwnAgreement(context.db, key, agreementId);
  if (row === null) throw agreementNotFound();
  return row;
}

/** The same, locked until the end of the caller's transaction. */
export async function lockOwnAgreement(context: Context, agreementId: string): Promise<OwnAgreementRow> {
  await requireOwnAgreement(context, agreementId);
  await lockAgreement(context.db, agreementId);
  return requireOwnAgreement(context, agreementId);
}

/** An agreement with what was measured at delivery. @throws agreement.not-found (404) */
export async function getOwnAgreement(
  context: Context,
  { agreementId }: { agreementId: string },
): Promise<AgreementDetails> {
  const row = await requireOwnAgreement(context, agreementId);
  return presentDetails(row, { entries: await listMeasurements(context.db, row.id), now: context.clock() });
}

/** PostgreSQL stores the members of JSON in an order of its own. */
const isSame = (left: MeasurementDto, right: MeasurementDto): boolean => canonical(left) === canonical(right);
const canonical = (entry: MeasurementDto): string =>
  JSON.stringify(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** What both sides measured of an agreement that the caller has shown to be the viewer's. */
export const listEntries = (context: Context, agreementId: string): Promise<MeasurementRow[]> =>
  listMeasurements(context.db, agreementId);

/**
 * Adds what the viewer measured at delivery; earlier entries stay. The same as the own latest entry adds nothing. A
 * block does not stop it: what was delivered is between the two.
 * @throws agreement.not-found (404), agreement.not-agreed, agreement.too-many-measurements (409)
 */
export async function addMeasurement(
  context: Context,
  { agreementId, id, measured }: { agreementId: string; id: string; measured: MeasurementDto },
): Promise<AgreementDetails> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const row = await lockOwnAgreement(inside, agreementId);
    if (row.state !== 'AGREED') throw measuringNotAgreed();
    const own = (await listMeasurements(db, row.id)).filter((one) => one.author_is_seller === row.is_seller);
    const latest = own.at(-1);
    if (latest === undefined || !isSame(latest.measured, measured)) {
      if (own.length >= MAX_MEASUREMENTS) throw tooManyMeasurements();
      const entry = { id, author_is_seller: row.is_seller, measured, created_at: context.clock() };
      await insertMeasurement(db, row.id, entry);
    }
    return presentDetails(row, { entries: await listMeasurements(db, row.id), now: context.clock() });
  });
}
