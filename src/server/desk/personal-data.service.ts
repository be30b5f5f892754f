import { DAY_IN_MS } from '#domain/durations.ts';
import { type PersonalDataRecords, RECORD_CODES } from '#contract/desk/personal-data.schemas.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { estimateRows, findOldest } from './personal-data.repository.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personal-tables.data.ts';

/** The slowest job runs once a day. */
const SLACK_IN_DAYS = 1;

/**
 * The record of processing activities with its tables, and how long rows wait to be deleted.
 * @throws session.required (401), permission.missing, permission.rests (403)
 */
export async function getPersonalDataRecords(context: Context): Promise<PersonalDataRecords> {
  requirePermission(context.viewer, 'admin');
  const now = context.clock();
  const rows = await estimateRows(context.db);
  const present = async ({ table, end, clock }: PersonalTable) => {
    const oldest = clock === undefined ? null : await findOldest(context.db, table, clock);
    const age = oldest === null ? 0 : (now.getTime() - oldest.getTime()) / DAY_IN_MS;
    return {
      table,
      rows: rows.get(table) ?? 0,
      end,
      keptInDays: clock?.keptInDays ?? null,
      oldestAt: oldest !== null && age >= 0 ? oldest.toISOString() : null,
      isOverdue: clock !== undefined && age > clock.keptInDays + SLACK_IN_DAYS,
    };
  };
  const records: PersonalDataRecords['records'] = [];
  // One after the other: a request holds one connection.
  for (const code of RECORD_CODES) {
    const tables: PersonalDataRecords['records'][number]['tables'] = [];
    for (const entry of PERSONAL_TABLES[code]) tables.push(await present(entry));
    records.push({ code, tables });
  }
  return { at: now.toISOString(), records };
}
