import type { PasswordIssue } from '#domain/accounts/password.ts';
import { accountRefusals } from '#texts/de/refusals.ts';
import { type FieldProblem, Problem } from '#server/platform/problem.ts';

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

export const refusedPassword = (reason: PasswordIssue): Problem =>
  refusedFields({ path: 'password', message: accountRefusals.password[reason] });
