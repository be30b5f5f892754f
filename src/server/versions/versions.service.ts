import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import { versionTexts } from '#texts/de/versions/versions.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { type VersionKind, insertVersion, listNewest, listVersions } from './versions.repository.ts';

const MOST_CHANGES = 50;
/** Of audit records. */
const ACTIONS = { PLAN: 'plan.changed', LOOKUP: 'lookup.changed' } as const satisfies Record<VersionKind, AuditAction>;

/** A kind of thing that administrators edit; `released` is the state of one that was never changed. */
export type VersionedKind<State extends object> = {
  kind: VersionKind;
  state: z.ZodMiniType<State>;
  released: (name: string) => State;
};

type Change<State> = {
  version: number;
  at: string;
  actor: string;
  actorName: string;
  before: State;
  after: State;
};
type Versioned<State> = { version: number; state: State; changes: Change<State>[] };

/** The states of the edited things of a kind by their names. Read with each use, so that every process has the newest. */
export async function editedStates<State extends object>(
  db: Db,
  { kind, state }: VersionedKind<State>,
): Promise<ReadonlyMap<string, State>> {
  const rows = await listNewest(db, kind);
  return new Map(rows.map((row) => [row.name, storedJson(state, row.state)]));
}

/** A thing as it is now, with its newest changes, the last first. */
export async function readVersioned<State extends object>(
  db: Db,
  { kind, state, released }: VersionedKind<State>,
  name: string,
): Promise<Versioned<State>> {
  const rows = await listVersions(db, { kind, name }, MOST_CHANGES + 1);
  const known = rows.map((row) => ({ ...row, state: storedJson(state, row.state) }));
  const [newest] = known;
  return {
    version: newest?.version ?? 0,
    state: newest?.state ?? released(name),
    changes: known.flatMap(({ version, at, actor, actor_name: actorName, state: after }, index) => {
      const before = known[index + 1]?.state;
      return before === undefined
        ? []
        : [{ version, at: at.toISOString(), actor: actor ?? '', actorName, before, after }];
    }),
  };
}

/**
 * Makes a state the newest one, with its record in the audit log; what is so already is no change. Kept pages end in every
 * process. @throws session.required (401), permission.missing, permission.rests (403), version.stale (409) where another
 * change came since `version`
 */
export async function writeVersion<State extends object>(
  context: Context,
  thing: VersionedKind<State>,
  { name, version, state }: { name: string; version: number; state: State },
): Promise<Versioned<State>> {
  const { id: actor } = requirePermission(context.viewer, 'admin');
  const { kind } = thing;
  return inTransaction(context.db, async (db) => {
    const before = await readVersioned(db, thing, name);
    if (isDeepStrictEqual(before.state, state)) return before;
    if (before.version !== version) throw versionIsStale();
    const at = context.clock();
    // What the release said may change with the next one; the history keeps what was changed.
    if (version === 0) await insertVersion(db, { kind, name, version, state: before.state, at, actor: null });
    const isWritten = await insertVersion(db, { kind, name, version: version + 1, state, at, actor });
    const now = await readVersioned(db, thing, name);
    if (!isWritten && isDeepStrictEqual(now.state, state)) return now;
    if (!isWritten) throw versionIsStale();
    await writeAudit({ ...context, db }, { action: ACTIONS[kind], subject: name, details: { version: now.version } });
    noteIndexWrite(db);
    return now;
  });
}

const versionIsStale = (): Problem => new Problem({ status: 409, code: 'version.stale', message: versionTexts.stale });
