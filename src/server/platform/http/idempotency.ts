import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { type Secrets, secretsOf } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { type Db, WITHOUT_WAITING_FOR_DISK } from '#server/platform/database/database.ts';
import { Problem } from './problem.ts';
import { openSealed, seal } from '#server/platform/secrets/seal.ts';
import type { OnceRunner } from './routing.ts';
import { digestOfUpload, isStreamed, readUpload } from '#server/platform/files/uploaded-file.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';

/** How long the first answer is kept; decision after the Stripe API. */
const KEPT_IN_MS = DAY_IN_MS;
/** After this time a write that left no answer is taken for dead. */
const LOCK_IN_MS = MINUTE_IN_MS;
const MAX_KEY_LENGTH = 255;

/** Refusals that may turn out otherwise next time; they are not kept. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([401, 408, 409, 425, 429]);

/** What is kept of an answer: with the cookie of a session started by it, and the SHA-256 of the file it is about. */
type Kept = { body: unknown; cookie?: string | string[]; file?: string };
type Claim = { kind: 'RUN'; resourceId: string } | ({ kind: 'KEPT'; status: number } & Kept);
type Row = {
  request_hash: Buffer;
  status: number | null;
  body: Buffer | null;
  resource_id: string | null;
  locked_until: Date;
  created_at: Date;
};

const idByRequest = new WeakMap<FastifyRequest, string>();

/** The id for what this write makes: the same one for every repetition under the same Idempotency-Key. */
export function idOfWrite(request: FastifyRequest, newId: () => string): string {
  return idByRequest.get(request) ?? newId();
}

/** Runs a write once per caller and Idempotency-Key and answers repetitions with the first outcome. */
export function createOnceRunner(db: Db): OnceRunner {
  return async ({ request, reply, context, status }, run) => {
    const secrets = secretsOf(context.config);
    const call = { key: readKey(request), scope: scopeOf(request, context), hash: hashOf(request), secrets };
    const claim = await claimKey(db, context, { ...call, isFile: isStreamed(request) });
    if (claim.kind === 'KEPT') {
      if (!(await isSameFile(request, claim.file))) throw otherRequest();
      if (claim.cookie !== undefined) reply.header('set-cookie', claim.cookie);
      return keptAnswer(claim.status, claim.body);
    }
    idByRequest.set(request, claim.resourceId);
    try {
      const body = await run();
      await keepAnswer(db, call, { status, body, cookie: reply.getHeader('set-cookie'), ...fileOf(request) });
      return { status, body };
    } catch (error) {
      if (error instanceof Problem && isFinal(error.status) && (!isStreamed(request) || digestOfUpload(request))) {
        const { status: refusal, code, message, errors } = error;
        const body = { code, message, ...(errors ? { errors } : {}) };
        await keepAnswer(db, call, { status: refusal, body, ...fileOf(request) });
      } else {
        await unlockKey(db, call);
      }
      throw error;
    }
  };
}

const isFinal = (status: number): boolean => status >= 400 && status < 500 && !PASSING_STATUSES.has(status);

/** A kept refusal is thrown again, so that it takes the same way to the caller as the first time. */
function keptAnswer(status: number, body: unknown): { status: number; body: unknown } {
  if (status < 400) return { status, body };
  throw new Problem({ status, ...asRefusal(body) });
}

/** `keepAnswer` above wrote this shape for every status from 400 on. */
function asRefusal(body: unknown): Pick<Problem, 'code' | 'message'> {
  return body as Pick<Problem, 'code' | 'message'>;
}

function readKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH || !/^[\x20-\x7e]+$/.test(key)) {
    throw new Problem({
      status: 400,
      code: 'idempotency.bad-key',
      message: 'Der Idempotency-Key muss aus 1 bis 255 druckbaren ASCII-Zeichen bestehen.',
    });
  }
  return key;
}

/** Keys are scoped to a user; without one, to the IP address. */
function scopeOf(request: FastifyRequest, context: Context): string {
  return context.viewer ? `user ${context.viewer.key}` : `address ${request.ip}`;
}

function hashOf(request: FastifyRequest): Buffer {
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n`);
  // Files come as a stream; they are compared once they have been read.
  return hash.update(isStreamed(request) ? '' : (JSON.stringify(request.body) ?? '')).digest();
}

function fileOf(request: FastifyRequest): Pick<Kept, 'file'> {
  const digest = digestOfUpload(request);
  return digest === null ? {} : { file: digest.toString('base64') };
}

/** Whether a repetition brings the file that the kept answer is about. */
async function isSameFile(request: FastifyRequest, file: string | undefined): Promise<boolean> {
  if (file === undefined || !isStreamed(request)) return true;
  const upload = await readUpload(request, null);
  if (upload !== null) for await (const _part of upload);
  return fileOf(request).file === file;
}

type KeyedCall = { key: string; scope: string; hash: Buffer; secrets: Secrets };

// No need to wait for the disk: these commits precede the write's own commit in the log, and losing one only means that
// a retry runs again and finds its id taken.
const LAZY = sql`lazy as (select ${WITHOUT_WAITING_FOR_DISK})`;

/** A key that is random by its form, so that it never comes back with something else. */
const RANDOM_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * The id for what a signed-in person makes under a key: the same one for ever, so that a device that was off for days and
 * sends its draft or photo again makes no second one. Visitors share addresses. Files are not part of the hash, so with one
 * the key has to be a random UUID: a program may number its keys and begin again with another file.
 */
function resourceIdOf(context: Context, { scope, key, hash }: KeyedCall, isFile: boolean): string {
  if (context.viewer === null || (isFile && !RANDOM_KEY.test(key))) return context.newId();
  const hex = createHash('sha256').update(`${scope}\n${key}\n`).update(hash).digest('hex');
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16);
  // Version 8 of RFC 9562: made by a rule of the application's own.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return [...parts, hex.slice(20, 32)].join('-');
}

async function claimKey(db: Db, context: Context, call: KeyedCall & { isFile: boolean }): Promise<Claim> {
  const now = context.clock();
  const resourceId = resourceIdOf(context, call, call.isFile);
  const lockedUntil = new Date(now.getTime() + LOCK_IN_MS);
  const inserted = await sql<{ ok: number }>`
    with ${LAZY}
    insert into idempotency_keys (scope, key, request_hash, resource_id, locked_until, created_at)
    select ${call.scope}, ${call.key}, ${call.hash}, ${resourceId}::uuid, ${lockedUntil}::timestamptz, ${now}::timestamptz from lazy
    on conflict do nothing returning 1 as ok`.execute(db);
  if (inserted.rows.length > 0) return { kind: 'RUN', resourceId };
  const { rows } = await sql<Row>`
    select request_hash, status, body, resource_id, locked_until, created_at from idempotency_keys
    where scope = ${call.scope} and key = ${call.key}`.execute(db);
  const [row] = rows;
  if (!row) throw underWay();
  return claimKnownKey(db, call, { row, now, lockedUntil, resourceId });
}

type Found = { row: Row; now: Date; lockedUntil: Date; resourceId: string };

async function claimKnownKey(db: Db, call: KeyedCall, { row, now, lockedUntil, resourceId }: Found): Promise<Claim> {
  const isOver = row.created_at.getTime() <= now.getTime() - KEPT_IN_MS;
  if (!isOver && !row.request_hash.equals(call.hash)) throw otherRequest();
  const kept = isOver || row.status === null ? null : decryptKept(row.body, call.secrets);
  if (row.status !== null && kept !== null) return { kind: 'KEPT', status: row.status, ...kept };
  if (!isOver && row.status === null && row.locked_until.getTime() > now.getTime()) throw underWay();
  const keptId = isOver ? resourceId : (row.resource_id ?? resourceId);
  const createdAt = isOver ? now : row.created_at;
  const taken = await sql<{ ok: number }>`
    update idempotency_keys set request_hash = ${call.hash}, status = null, body = null, resource_id = ${keptId},
      locked_until = ${lockedUntil}, created_at = ${createdAt}
    where scope = ${call.scope} and key = ${call.key} and locked_until = ${row.locked_until} and created_at = ${row.created_at}
    returning 1 as ok`.execute(db);
  if (taken.rows.length === 0) throw underWay();
  return { kind: 'RUN', resourceId: keptId };
}

/** Null where the secret has changed since: the write runs again and finds its id taken. */
function decryptKept(sealed: Buffer | null, secrets: Secrets): Kept | null {
  const text = sealed === null ? null : openSealed(sealed, secrets, 'kept answers');
  return text === null ? null : asKept(JSON.parse(text));
}

/** `keepAnswer` wrote this shape. */
function asKept(value: unknown): Kept {
  return value as Kept;
}

type Answered = Pick<Kept, 'file'> & {
  status: number;
  body: unknown;
  cookie?: ReturnType<FastifyReply['getHeader']>;
};

async function keepAnswer(db: Db, call: KeyedCall, { status, body, cookie, file }: Answered): Promise<void> {
  const kept = seal(JSON.stringify({ body: body ?? {}, cookie, file }), call.secrets[0], 'kept answers');
  await sql`with ${LAZY}
    update idempotency_keys set status = ${status}, body = ${kept} from lazy
    where scope = ${call.scope} and key = ${call.key}`.execute(db);
}

/** The response is not kept: the next attempt may start at once. */
async function unlockKey(db: Db, call: KeyedCall): Promise<void> {
  await sql`update idempotency_keys set locked_until = created_at
    where scope = ${call.scope} and key = ${call.key} and status is null`.execute(db);
}

const DROP_BATCH = 500;

/** Deletes keys older than a day, in small steps, and returns how many; for a regular job. */
export async function dropOldKeys(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_IN_MS);
  return inBatches(DROP_BATCH, async () => {
    const result = await sql`delete from idempotency_keys where (scope, key) in (
      select scope, key from idempotency_keys where created_at < ${before} order by created_at limit ${DROP_BATCH})`.execute(
      db,
    );
    return Number(result.numAffectedRows ?? 0);
  });
}

const underWay = (): Problem =>
  new Problem({
    status: 409,
    code: 'idempotency.under-way',
    message: 'Diese Anfrage läuft noch. Bitte versuch es gleich noch einmal.',
    headers: { 'retry-after': '1' },
  });

const otherRequest = (): Problem =>
  new Problem({
    status: 422,
    code: 'idempotency.other-request',
    message: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
  });
