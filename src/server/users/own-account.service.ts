import { notificationSettings } from '#domain/users/notifications.ts';
import type { NotificationChoices, NotificationSettings } from '#domain/users/notifications.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { accountUnknown } from '#server/accounts/refusals.service.ts';
import { makePricesFinal } from '#server/adverts/edit/seller-tax.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { indexAdvertsOfUser } from '#server/search/indexing/search-index.service.ts';
import {
  type OwnUserRow,
  findNotificationChoices,
  findOwnUser,
  lockNotificationChoices,
  updateDetailsRow,
  updateIsNew,
  updateNotificationChoices,
} from './own-account.repository.ts';
import { presentOwnUser } from './own-account.presenter.ts';

/** The viewer's row. @throws session.required (401), account.unknown (404) */
export async function getOwnRow(context: Context): Promise<OwnUserRow> {
  const viewer = requireViewer(context);
  const row = await findOwnUser(context.db, viewer.key, context.clock());
  if (!row) throw accountUnknown();
  return row;
}

/** One stored part of the viewer's account. @throws account.unknown (404) */
export async function readOwn<T>(context: Context, find: (db: Db, key: number) => Promise<T | undefined>): Promise<T> {
  const found = await find(context.db, requireViewer(context).key);
  if (found === undefined) throw accountUnknown();
  return found;
}

/** The account of the viewer. */
export async function getMe(context: Context): Promise<User> {
  return presentOwnUser(await getOwnRow(context), requireViewer(context).permissions);
}

export type DetailsEdit = {
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  sellerKind?: SellerKind | null | undefined;
  termsAccepted?: boolean | null | undefined;
};

/** Sets what is given of name, kind of seller (tax follows it) and terms; accepted terms cannot be taken back here. */
export async function updateDetails(context: Context, edit: DetailsEdit): Promise<User> {
  const viewer = requireViewer(context);
  await inTransaction(context.db, async (tx) => {
    const now = context.clock();
    const details = {
      firstName: edit.firstname ?? null,
      lastName: edit.lastname ?? null,
      sellerKind: edit.sellerKind ?? null,
      termsAreAccepted: edit.termsAccepted === true,
    };
    await updateDetailsRow(tx, viewer.key, details, now);
    if (details.sellerKind === 'PRIVATE') await makePricesFinal(tx, viewer, now);
    if (details.sellerKind !== null) await indexAdvertsOfUser(tx, viewer.key, now);
  });
  return getMe(context);
}

/** Notes whether the viewer still has to see the welcome page. */
export async function updateNewUser(context: Context, { newUser }: { newUser: boolean }): Promise<User> {
  await updateIsNew(context.db, requireViewer(context).key, newUser);
  return getMe(context);
}

/** The viewer's notifications, by event and channel. */
export async function getNotificationSettings(context: Context): Promise<NotificationSettings> {
  return notificationSettings(await readOwn(context, findNotificationChoices));
}

/** Changes some notifications; the others stay as they are. */
export async function updateNotificationSettings(
  context: Context,
  choices: NotificationChoices,
): Promise<NotificationSettings> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (tx) => {
    const settings = notificationSettings(await lockNotificationChoices(tx, viewer.key), choices);
    await updateNotificationChoices(tx, viewer.key, settings);
    return settings;
  });
}
