import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export type VersionKind = 'PLAN' | 'LOOKUP';

type VersionRow = { name: string; version: number; state: unknown };
type VersionOfRow = VersionRow & { at: Date; actor: string | null; actor_name: string };

/** The newest version of each thing of a kind; by operator_versions_pkey. */
export async function listNewest(db: Db, kind: VersionKind): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`select distinct on (name) name, version, state from operator_versions
    where kind = ${kind} order by name, version desc`.execute(db);
  return rows;
}

type Thing = { kind: VersionKind; name: string };

/** The versions of a thing, the newest first; by operator_versions_pkey. */
export async function listVersions(db: Db, { kind, name }: Thing, limit: number): Promise<VersionOfRow[]> {
  const { rows } = await sql<VersionOfRow>`
    select v.name, v.version, v.state, v.at, v.actor, coalesce(trim(u.first_name || ' ' || u.last_name), '') as actor_name
    from operator_versions v left join users u on u.public_id::text = v.actor
    where v.kind = ${kind} and v.name = ${name} order by v.version desc limit ${limit}`.execute(db);
  return rows;
}

type NewVersion = Thing & { version: number; state: object; at: Date; actor: string | null };

/** False where this version is there already: another change was faster. */
export async function insertVersion(tx: Db, { kind, name, version, state, at, actor }: NewVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('operator_versions')
    .values({ kind, name, version, state: JSON.stringify(state), at, actor })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
