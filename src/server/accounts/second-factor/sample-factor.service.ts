import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { findUserByEmail } from '#server/accounts/accounts.repository.ts';
import { admitsSamples } from '#server/accounts/sample-accounts.service.ts';
import { hashRecoveryCode, newRecoveryCodes } from './second-factor-recovery.ts';
import { newTotpSecret } from './second-factor-totp.ts';
import {
  confirmSecret,
  deleteSecondFactor,
  findSecondFactor,
  putUnconfirmedSecret,
  replaceRecoveryCodes,
} from './second-factor.repository.ts';
import { openSecret, sealSecret } from './second-factor.service.ts';

/** What the terminal says about the second factor of a sample account. */
type SampleFactor = { secret: string; codes: string[] };

const CODES_A_START = 5;

/**
 * The second factor of a sample account: a key of this installation, codes valid once and only until the next start.
 * Null and without effect for real accounts, in production, and where it is switched off.
 */
export async function openSampleFactor(context: BaseContext, email: string): Promise<SampleFactor | null> {
  if (!admitsSamples(context.config) || !context.config.sampleFactorIsOn) return null;
  return inTransaction(context.db, async (db) => {
    const user = await findUserByEmail(db, email);
    if (!user?.is_sample) return null;
    const secret = await keepSecret({ ...context, db }, user.key);
    const codes = newRecoveryCodes().slice(0, CODES_A_START);
    await replaceRecoveryCodes(
      db,
      user.key,
      codes.map((code) => hashRecoveryCode(user.key, code)),
    );
    return { secret, codes };
  });
}

/** The key that is there; a new one where there is none, or none that the session secret of today opens. */
async function keepSecret(context: BaseContext, userKey: number): Promise<string> {
  const { db, clock } = context;
  const factor = await findSecondFactor(db, userKey);
  const known = factor?.confirmed_at ? openSecret(context, factor) : null;
  if (known !== null) return known;
  await deleteSecondFactor(db, userKey);
  const secret = newTotpSecret();
  const sealedSecret = sealSecret(context, secret);
  await putUnconfirmedSecret(db, { userKey, sealedSecret, createdAt: clock() });
  await confirmSecret(db, { userKey, sealedSecret, step: 0, confirmedAt: clock() });
  return secret;
}
