import { sql } from 'kysely';
import type { HandoverKind } from '#domain/origin/handover.ts';
import type { Db } from '#server/platform/database/database.ts';

export type HandoverRow = { kind: HandoverKind; document: unknown; handed_at: Date };

/** What was handed in a chat; by origin_handovers_pkey. */
export async function listHandovers(db: Db, chatKey: number): Promise<HandoverRow[]> {
  const { rows } = await sql<HandoverRow>`select kind, document, handed_at from origin_handovers
    where chat_id = ${chatKey}`.execute(db);
  return rows;
}

/** Keeps a copy of what is handed, in place of the one before. */
export async function writeHandover(
  tx: Db,
  chatKey: number,
  { kind, document, handed_at: at }: HandoverRow,
): Promise<void> {
  await sql`insert into origin_handovers (chat_id, kind, document, handed_at)
    values (${chatKey}, ${kind}, ${JSON.stringify(document)}::jsonb, ${at})
    on conflict (chat_id, kind) do update set document = excluded.document, handed_at = excluded.handed_at`.execute(tx);
}

/** Whether there was one. */
export async function removeHandover(tx: Db, chatKey: number, kind: HandoverKind): Promise<boolean> {
  const { rows } = await sql`delete from origin_handovers where chat_id = ${chatKey} and kind = ${kind}
    returning kind`.execute(tx);
  return rows.length > 0;
}
