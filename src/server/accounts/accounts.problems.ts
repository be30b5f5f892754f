import type { PasswordIssue } from '#domain/accounts/password.ts';
import { accountRefusals } from '#texts/de/accounts/refusals.ts';
import { auditTexts } from '#texts/de/desk/audit-log.ts';
import { type FieldProblem, Problem } from '#server/platform/http/problem.ts';

export const wrongCredentials = (): Problem =>
  new Problem({ status: 400, code: 'account.wrong-credentials', message: accountRefusals.wrongCredentials });

export const accountBlocked = (): Problem =>
  new Problem({ status: 403, code: 'account.blocked', message: accountRefusals.blocked });

export const accountTaken = (): Problem =>
  new Problem({ status: 400, code: 'account.taken', message: accountRefusals.taken });

export const accountUnknown = (): Problem =>
  new Problem({ status: 404, code: 'account.unknown', message: accountRefusals.unknownAccount });

export const refusedFields = (...errors: FieldProblem[]): Problem =>
  new Problem({
    status: 400,
    code: 'account.refused-fields',
    message: errors[0]?.message ?? accountRefusals.checkFields,
    errors,
  });

export const wrongCurrentPassword = (): Problem =>
  new Problem({
    status: 422,
    code: 'account.wrong-current-password',
    message: accountRefusals.currentPasswordWrong,
    errors: [{ path: 'currentPassword', message: accountRefusals.currentPasswordWrong }],
  });

/** A code of a mail that is unknown, over or used. */
export const codeWorthless = (): Problem =>
  new Problem({
    status: 422,
    code: 'account.code-worthless',
    message: accountRefusals.codeWorthless,
    errors: [{ path: 'code', message: accountRefusals.codeWorthless }],
  });

export const emailTakenMeanwhile = (): Problem =>
  new Problem({ status: 422, code: 'account.email-taken', message: accountRefusals.emailTakenMeanwhile });

/** `challenge` proves the first factor; the page completes it, other clients repeat the call with `otp`. */
export const secondFactorRequired = (challenge: string): Problem =>
  new Problem({
    status: 400,
    code: 'account.second-factor-required',
    message: accountRefusals.secondFactorRequired,
    extensions: { secondFactor: 'required', challenge },
  });

export const sessionUnknown = (): Problem =>
  new Problem({ status: 404, code: 'session.unknown', message: accountRefusals.sessionUnknown });

export const refusedPassword = (reason: PasswordIssue): Problem =>
  refusedFields({ path: 'password', message: accountRefusals.password[reason] });

export const auditTooMany = (most: number): Problem =>
  new Problem({ status: 422, code: 'audit.too-many', message: auditTexts.tooManyForFile(most) });
