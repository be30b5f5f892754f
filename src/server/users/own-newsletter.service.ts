import type { User } from '#contract/users/users.schemas.ts';
import { endForAccount, orderForAccount } from '#server/newsletter/newsletter.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { getMe, getOwnRow } from './own-account.service.ts';

/** Subscribes the viewer, who confirms by a link in a mail, or unsubscribes at once. */
export async function updateNewsletter(
  context: Context,
  { newsletterAccepted }: { newsletterAccepted: boolean },
): Promise<User> {
  const { key: userKey } = requireViewer(context);
  const { email, newsletter_accepted: isRunning } = await getOwnRow(context);
  if (!newsletterAccepted) await endForAccount(context, { email, userKey, isRunning });
  else if (!isRunning) await orderForAccount(context, { email, userKey });
  return getMe(context);
}
