import type { BaseContext } from '#server/platform/context.ts';
import { insertAccountEvent } from './accounts/account-cases.repository.ts';
import { mailHeld } from './accounts/account-moderation.mails.ts';
import { getAccountByKey } from './accounts/accounts.repository.ts';

/** Stores that moderation has to check a company page because another one has its numbers, and mails its owner why. */
export async function notifyCompanyHeld(
  context: Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>,
  { userKey, companyName, numbers }: { userKey: number; companyName: string; numbers: string[] },
): Promise<void> {
  const account = await getAccountByKey(context.db, userKey);
  const event = {
    userKey,
    subject: 'COMPANY',
    at: context.clock(),
    kind: 'HELD',
    actor: '',
    details: { numbers },
  } as const;
  const eventId = await insertAccountEvent(context.db, event);
  await mailHeld(context, { account, name: companyName, eventId }, numbers);
}
