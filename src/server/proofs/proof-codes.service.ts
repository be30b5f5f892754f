import { randomInt, timingSafeEqual } from 'node:crypto';
import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import type { OwnProof } from '#contract/proofs/proofs.schemas.ts';
import {
  CODE_LENGTH,
  CODE_LIFETIME_IN_MINUTES,
  type CodeKind,
  MOST_GUESSES,
  messageNumber,
  monthsAfter,
} from '#domain/proofs/proofs.ts';
import { proofMails } from '#texts/de/proofs/proof-mails.ts';
import { queueMail } from '#server/mail/mails.service.ts';
import { secretsOf } from '#server/platform/config.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { signatureOf } from '#server/platform/secrets/derived-key.ts';
import { getAddress, putBadge, renewAddress } from './badges.repository.ts';
import { countGuess, deleteCode, putCode } from './proof-codes.repository.ts';
import { codeMail } from './proofs.mails.ts';
import {
  codeWrong,
  emailUnconfirmed,
  messageFailed,
  phoneImpossible,
  phoneMissing,
  phonesNotOffered,
} from './proofs.problems.ts';
import { findClaimOwner, insertCheck } from './proofs.repository.ts';
import { getOwnProof } from './proofs.service.ts';
import { sendTextMessage, takesMessages } from './text-messages.ts';

/** Messages cost money and annoy who did not ask for them; product decision. */
export const PROOF_LIMITS = {
  codePerAccount: { name: 'proof-code', limit: 5, windowInMs: DAY_IN_MS },
  codePerTarget: { name: 'proof-code-target', limit: 3, windowInMs: DAY_IN_MS },
  codePerAddress: { name: 'proof-code-address', limit: 10, windowInMs: DAY_IN_MS },
  guess: { name: 'proof-guess', limit: 20, windowInMs: HOUR_IN_MS },
  state: { name: 'proof-state', limit: 20, windowInMs: DAY_IN_MS },
} as const satisfies Record<string, RateLimit>;

type Order = { kind: CodeKind; phoneNumber?: string | null | undefined; ip: string; limiter: RateLimiter };

/**
 * Sends a code to a phone, or to the address of the account. An older one ends.
 * @throws proof.phone, proof.phone-missing (422), proof.not-offered, proof.email-unconfirmed (409), request.too-many
 * (429), proof.message-failed (503)
 */
export async function sendProofCode(context: Context, order: Order): Promise<OwnProof> {
  const { key } = requireViewer(context);
  const target = order.kind === 'PHONE' ? phoneOf(context, order) : await addressOf(context, key);
  await enforceLimit(order.limiter, PROOF_LIMITS.codePerAddress, addressKey(order.ip));
  await enforceLimit(order.limiter, PROOF_LIMITS.codePerAccount, String(key));
  await enforceLimit(order.limiter, PROOF_LIMITS.codePerTarget, target.toLowerCase());
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const now = context.clock();
  const codeHash = hashOf(context, { key, target, code });
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_IN_MINUTES * MINUTE_IN_MS);
  const row = { userKey: key, kind: order.kind, value: target, codeHash, now, expiresAt };
  if (order.kind === 'EMAIL') await mailCode(context, row, code);
  else {
    await putCode(context.db, row);
    const text = proofMails.sms(code, CODE_LIFETIME_IN_MINUTES);
    if (!(await sendTextMessage(context, { to: target, text }))) {
      await deleteCode(context.db, row);
      throw messageFailed();
    }
  }
  return getOwnProof(context, order.kind);
}

async function mailCode(context: Context, row: Parameters<typeof putCode>[1], code: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await putCode(tx, row);
    const owner = await findClaimOwner(tx, row.userKey);
    const content = codeMail({ config: context.config, firstName: owner?.first_name ?? '' }, code);
    await queueMail({ ...context, db: tx }, { eventKey: `proof-code:${context.newId()}`, to: row.value, content });
  });
}

function phoneOf(context: Context, { phoneNumber }: Order): string {
  if (!takesMessages(context.config)) throw phonesNotOffered();
  if (!phoneNumber) throw phoneMissing();
  const number = messageNumber(phoneNumber);
  if (number === null) throw phoneImpossible();
  return number;
}

async function addressOf({ db }: Context, key: number): Promise<string> {
  const address = await getAddress(db, key);
  if (address === null || address.confirmed_at === null) throw emailUnconfirmed();
  return address.email;
}

type Entered = { kind: CodeKind; code: string; limiter: RateLimiter };

/** Takes a code. @throws proof.code (422), request.too-many (429) */
export async function enterProofCode(context: Context, { kind, code, limiter }: Entered): Promise<OwnProof> {
  const { key } = requireViewer(context);
  await enforceLimit(limiter, PROOF_LIMITS.guess, String(key));
  const now = context.clock();
  const open = await countGuess(context.db, { userKey: key, kind, now, mostGuesses: MOST_GUESSES });
  if (open === null || !isRight(context, { key, target: open.value, code, hash: open.code_hash })) throw codeWrong();
  await inTransaction(context.db, async (tx) => {
    if (!(await deleteCode(tx, { userKey: key, kind, codeHash: open.code_hash }))) throw codeWrong();
    if (kind === 'EMAIL') {
      if (!(await renewAddress(tx, key, { email: open.value, now }))) throw codeWrong();
      return;
    }
    const check = { id: context.newId(), userKey: key, kind, value: open.value, level: 'CODE' } as const;
    await insertCheck(tx, { ...check, checkedBy: 'PROGRAM', checkedAt: now });
    const expiresAt = monthsAfter(now, context.config.proofs.months[kind]);
    await putBadge(tx, { ...check, checkId: check.id, expiresAt });
  });
  return getOwnProof(context, kind);
}

type Coded = { key: number; target: string; code: string };

const wordOf = ({ key, target, code }: Coded): string => `${key} ${target.toLowerCase()} ${code}`;

/** Keyed, since a million codes are tried in a moment. */
const hashOf = ({ config }: Context, coded: Coded): Buffer =>
  signatureOf(wordOf(coded), config.sessionSecret, 'proof code');

function isRight({ config }: Context, { hash, code, ...of }: Coded & { hash: Buffer }): boolean {
  const word = wordOf({ ...of, code: code.replaceAll(/\s/g, '') });
  return secretsOf(config).some((secret) => timingSafeEqual(signatureOf(word, secret, 'proof code'), hash));
}
