import { permissionRefusals } from '#texts/de/accounts/permissions.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const permissionAccountUnknown = (): Problem =>
  new Problem({ status: 404, code: 'account.unknown', message: permissionRefusals.accountUnknown });

export const accountNotNamed = (): Problem =>
  new Problem({
    status: 422,
    code: 'permission.account-not-named',
    message: permissionRefusals.accountNotNamed,
    errors: [{ path: 'email', message: permissionRefusals.accountNotNamed }],
  });

export const lastAdmin = (): Problem =>
  new Problem({ status: 409, code: 'permission.last-admin', message: permissionRefusals.lastAdmin });

/** Asked for at the desk instead, where another administrator confirms it. */
export const permissionNeedsTwo = (): Problem =>
  new Problem({ status: 409, code: 'permission.needs-two', message: permissionRefusals.needsTwo });
