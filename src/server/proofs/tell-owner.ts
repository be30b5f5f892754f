import type { NumberKind } from '#domain/proofs/proofs.ts';
import { queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { confirmedMail, refusedMail } from './proofs.mails.ts';
import { findClaimOwner } from './proofs.repository.ts';

type Outcome = { userKey: number; kind: NumberKind; number: string; checkId: string } & (
  { reason: string } | { until: Date }
);

/** Mails the owner what became of a number, in the caller's transaction. */
export async function tellOwner(context: BaseContext, outcome: Outcome): Promise<void> {
  const owner = await findClaimOwner(context.db, outcome.userKey);
  if (owner === null || !owner.is_here) return;
  const to = { config: context.config, firstName: owner.first_name };
  const content = 'until' in outcome ? confirmedMail(to, outcome) : refusedMail(to, outcome);
  await queueMail(context, { eventKey: `proof:${outcome.checkId}`, to: owner.email, content });
}
