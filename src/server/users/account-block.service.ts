import { endAllSessions } from '#server/accounts/sessions/sessions.service.ts';
import { notifyChatsOf } from '#server/chats/chat-safety.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { forgetDevices } from '#server/push/push.service.ts';
import { indexAdvertsOfUser } from '#server/search/indexing/search-index.service.ts';
import { markBlocked, markUnblocked } from './account-block.repository.ts';
import { renewAdvertRows } from './account-end.repository.ts';

type BlockContext = Pick<BaseContext, 'db' | 'clock'>;

/**
 * Blocks an account in the caller's transaction: hides its adverts, ends sessions and pushes, disables API keys,
 * notifies chats. False where it is blocked already. The caller clears cached sessions after the commit.
 */
export async function blockAccount({ db, clock }: BlockContext, key: number): Promise<boolean> {
  const now = clock();
  if (!(await markBlocked(db, key, now))) return false;
  await endAllSessions({ db, clock }, key);
  await forgetDevices(db, key);
  await refreshAdvertsAndChats(db, key, now);
  return true;
}

/** Lifts the block: adverts, company page, chats and keys are as before, signing in is possible again. False where there is none. */
export async function unblockAccount({ db, clock }: BlockContext, key: number): Promise<boolean> {
  const now = clock();
  if (!(await markUnblocked(db, key, now))) return false;
  await refreshAdvertsAndChats(db, key, now);
  return true;
}

async function refreshAdvertsAndChats(db: BlockContext['db'], key: number, now: Date): Promise<void> {
  // A change of an advert that was read before this has to read it again.
  await renewAdvertRows(db, key);
  await indexAdvertsOfUser(db, key, now);
  await notifyChatsOf(db, key, now);
}
