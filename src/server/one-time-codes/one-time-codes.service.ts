import { createHash, randomBytes } from 'node:crypto';
import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import {
  type CodePayload,
  type CodePurpose,
  type CodeRow,
  countCodeTry,
  deleteCodesBefore,
  endCodeRows,
  findCode,
  insertCode,
  useCode,
} from './one-time-codes.repository.ts';

const CODE_LENGTH_IN_BYTES = 32;
const DROP_BATCH = 500;
/** Used and expired codes are kept this long, so that complaints can be traced. */
const KEPT_AFTER_END_IN_MS = 7 * DAY_IN_MS;

type CodeContext = Pick<BaseContext, 'db' | 'clock'>;

export type OneTimeCode = {
  id: string;
  purpose: CodePurpose;
  userKey: number | null;
  /** The address the code was sent to, or is about. */
  email: string;
  payload: CodePayload;
};

export type CodeOrder = {
  purpose: CodePurpose;
  /** Null: no account; the caller's answer looks the same as with one. */
  userKey: number | null;
  email: string;
  payload?: CodePayload;
  lifetimeInMinutes: number;
};

/** Makes a code that counts once; older open ones of the same person and purpose end. Only its hash is stored. */
export async function issueCode(
  context: CodeContext & Pick<BaseContext, 'newId'>,
  order: CodeOrder,
): Promise<{ id: string; code: string }> {
  const { purpose, userKey, email, payload = {}, lifetimeInMinutes } = order;
  const createdAt = context.clock();
  const expiresAt = new Date(createdAt.getTime() + lifetimeInMinutes * MINUTE_IN_MS);
  const id = context.newId();
  const code = randomBytes(CODE_LENGTH_IN_BYTES).toString('base64url');
  // Without a person the statement finds nothing, but is executed all the same for equal timing.
  await endCodeRows(context.db, { userKey: userKey ?? NO_USER, purposes: [purpose] }, createdAt);
  const row = { id, purpose, codeHash: hashCode(code), userKey, email, payload, createdAt, expiresAt };
  await insertCode(context.db, row);
  return { id, code };
}

const NO_USER = 0;

type GivenCode = { purpose: CodePurpose | readonly CodePurpose[]; code: string };

/** Uses a code up and says whose it was; null when it is unknown, over or used. Of 20 simultaneous tries one succeeds. */
export async function redeemCode(context: CodeContext, given: GivenCode): Promise<OneTimeCode | null> {
  return toCode(await useCode(context.db, lookupOf(context, given)));
}

/** What a code is about, without using it. */
export async function findUnusedCode(context: CodeContext, given: GivenCode): Promise<OneTimeCode | null> {
  return toCode(await findCode(context.db, lookupOf(context, given)));
}

/** Counts an attempt at a code before its answer is checked; null once `maxTries` were made. */
export async function tryCode(
  context: CodeContext,
  given: GivenCode & { maxTries: number },
): Promise<OneTimeCode | null> {
  return toCode(await countCodeTry(context.db, { ...lookupOf(context, given), maxTries: given.maxTries }));
}

/** Makes a person's open codes of these purposes worthless. */
export async function endCodes(
  context: CodeContext,
  owner: { userKey: number; purposes: readonly CodePurpose[] },
): Promise<void> {
  await endCodeRows(context.db, owner, context.clock());
}

/** Deletes codes that ended over a week ago, in small steps; returns how many. For a regular job. */
export async function dropOldCodes(context: CodeContext): Promise<number> {
  const before = new Date(context.clock().getTime() - KEPT_AFTER_END_IN_MS);
  return inBatches(DROP_BATCH, () => deleteCodesBefore(context.db, before, DROP_BATCH));
}

const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();

const lookupOf = (context: CodeContext, { purpose, code }: GivenCode) => ({
  codeHash: hashCode(code),
  purposes: typeof purpose === 'string' ? [purpose] : purpose,
  now: context.clock(),
});

const toCode = (row: CodeRow | null): OneTimeCode | null =>
  row && { id: row.id, purpose: row.purpose, userKey: row.user_key, email: row.email, payload: row.payload };
