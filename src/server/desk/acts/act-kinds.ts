import { createHash } from 'node:crypto';
import type { AskedActDto } from '#contract/desk/acts.schemas.ts';
import type { Permission } from '#domain/accounts/permissions.ts';
import {
  deleteGrant,
  findNamedAccount,
  getAccountPermissions,
  insertGrant,
} from '#server/accounts/permissions/permissions.service.ts';
import { type DueReturn, dueReturn, noteReturn } from '#server/payments/bank/credit-returns.service.ts';
import { type DueRefund, dueRefund, noteRefund } from '#server/payments/orders/admin-orders.service.ts';
import type { Context } from '#server/platform/context.ts';
import { permissionNotThere, permissionThere, subjectChanged } from './acts.problems.ts';
import type { ActRow, NewAct } from './acts.repository.ts';

type Subject = Pick<NewAct, 'kind' | 'subject' | 'permission' | 'transferred_on' | 'seen' | 'amount_in_cents'>;

/**
 * What an act is about, as it stands when it is asked for.
 * @throws account.unknown, order.unknown, bank-credit.unknown (404), act.has-already, act.has-not, refund.none,
 *   bank-credit.not-due (409), refund.in-future (422)
 */
export async function subjectOf(context: Context, asked: AskedActDto): Promise<Subject> {
  switch (asked.kind) {
    case 'GIVE_PERMISSION':
    case 'TAKE_PERMISSION': {
      const { kind, permission } = asked;
      const { user, permissions } = await getAccountPermissions(context, { email: asked.email });
      const has = permissions.some((granted) => granted.permission === permission);
      if (kind === 'GIVE_PERMISSION' && has) throw permissionThere();
      if (kind === 'TAKE_PERMISSION' && !has) throw permissionNotThere();
      const seen = printOf(user.email);
      return { kind, subject: user.id, permission, transferred_on: null, seen, amount_in_cents: null };
    }
    case 'NOTE_REFUND': {
      const { kind, orderId, transferredOn } = asked;
      const due = await dueRefund(context, { orderId, transferredOn });
      return money({ kind, subject: orderId, transferred_on: transferredOn, seen: seenOfRefund(due) }, due);
    }
    case 'NOTE_RETURN': {
      const { kind, creditId, transferredOn } = asked;
      const due = await dueReturn(context, { creditId, transferredOn });
      return money({ kind, subject: creditId, transferred_on: transferredOn, seen: seenOfReturn(due) }, due);
    }
  }
}

/**
 * Carries an act out inside the caller's transaction, if what it is about is still what was seen.
 * @throws act.changed, act.has-already, act.has-not, permission.last-admin, refund.none, bank-credit.not-due (409),
 *   account.unknown, order.unknown, bank-credit.unknown (404)
 */
export async function executeAct(inside: Context, act: ActRow, by: string): Promise<void> {
  const { kind, subject, permission, transferred_on: transferredOn, seen } = act;
  switch (kind) {
    case 'GIVE_PERMISSION':
    case 'TAKE_PERMISSION': {
      const user = await findNamedAccount(inside, { userId: subject });
      if (printOf(user.email) !== seen) throw subjectChanged('ACCOUNT');
      const change = { user, permission: grantedBy(permission), by };
      if (kind === 'GIVE_PERMISSION' && !(await insertGrant(inside, change))) throw permissionThere();
      if (kind === 'TAKE_PERMISSION' && !(await deleteGrant(inside, change))) throw permissionNotThere();
      return;
    }
    case 'NOTE_REFUND': {
      const noted = await noteRefund(inside, { orderId: subject, transferredOn: transferredOn ?? '' });
      if (seenOfRefund(noted) !== seen) throw subjectChanged('MONEY');
      return;
    }
    case 'NOTE_RETURN': {
      const noted = await noteReturn(inside, { creditId: subject, transferredOn: transferredOn ?? '' });
      if (seenOfReturn(noted) !== seen) throw subjectChanged('CREDIT');
      return;
    }
  }
}

const money = (about: Omit<Subject, 'permission' | 'amount_in_cents'>, due: { amountInCents: number }): Subject => ({
  ...about,
  permission: '',
  amount_in_cents: due.amountInCents,
});

function grantedBy(permission: ActRow['permission']): Permission {
  if (permission === '') throw new Error('The act names no permission.');
  return permission;
}

/** A mail address as far as it has to be recognised. */
const printOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');
const seenOfRefund = ({ amountInCents }: DueRefund): string => String(amountInCents);
/** A credit that was taken up again and marked once more is another decision. */
const seenOfReturn = ({ amountInCents, since }: DueReturn): string => `${amountInCents} ${since.toISOString()}`;
