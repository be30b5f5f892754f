import { secondFactorRefusals } from '#texts/de/accounts/refusals.ts';
import { Problem } from '#server/platform/http/problem.ts';

const wrongCode = (message: string): Problem =>
  new Problem({ status: 400, code: 'account.wrong-second-factor', message, errors: [{ path: 'otp', message }] });

export const wrongSecondFactor = (): Problem => wrongCode(secondFactorRefusals.wrongCode);

/** Who types a recovery code has no app to wait for. */
export const wrongRecoveryCode = (): Problem => wrongCode(secondFactorRefusals.wrongRecoveryCode);

export const challengeOver = (): Problem =>
  new Problem({ status: 400, code: 'account.challenge-over', message: secondFactorRefusals.challengeOver });

export const secondFactorIsOn = (): Problem =>
  new Problem({ status: 409, code: 'second-factor.is-on', message: secondFactorRefusals.isOn });

export const secondFactorIsOff = (): Problem =>
  new Problem({ status: 409, code: 'second-factor.is-off', message: secondFactorRefusals.isOff });

export const setupMissing = (): Problem =>
  new Problem({ status: 409, code: 'second-factor.no-setup', message: secondFactorRefusals.noSetup });

export const unconfirmedEmail = (): Problem =>
  new Problem({ status: 403, code: 'second-factor.unconfirmed-email', message: secondFactorRefusals.unconfirmedEmail });

export const proveFactorAgain = (): Problem =>
  new Problem({
    status: 403,
    code: 'second-factor.prove-again',
    message: secondFactorRefusals.proveAgain,
    errors: [{ path: 'otp', message: secondFactorRefusals.proveAgain }],
  });
