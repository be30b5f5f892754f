import { sql } from 'kysely';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { NotificationSettingsDto } from '#contract/users/own-data.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

export type Invited = { agreementId: string; isSeller: boolean };
type Days = { from: string; to: string };

/** Sides not invited yet of agreements whose time for ratings began in a span of days; by agreements_ratable_index. */
export async function listInvitations(
  db: Db,
  { from, to }: Days,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<Invited[]> {
  const { rows } = await sql<Invited>`
    select g.id as "agreementId", s.is_seller as "isSeller" from agreements g
      cross join (values (true), (false)) s (is_seller)
    where g.state = 'AGREED' and g.ratable_from between ${from}::date and ${to}::date and g.id > ${afterId}::uuid
      and (g.seller_rating_asked_at is null or g.buyer_rating_asked_at is null)
      and case when s.is_seller then g.seller_rating_asked_at else g.buyer_rating_asked_at end is null
    order by g.id, s.is_seller limit ${limit}`.execute(db);
  return rows;
}

export type InvitedPerson = {
  key: number;
  id: string;
  email: string;
  first_name: string;
  has_mail: boolean;
  has_device: boolean;
  has_rated: boolean;
  notification_settings: NotificationChoices;
  goods: string;
  ratable_from: string;
};

/** The person of a side that is not invited yet, with the agreement locked; null where another run has it or was faster. */
export async function lockInvitation(tx: Db, { agreementId, isSeller }: Invited): Promise<InvitedPerson | null> {
  const { rows } = await sql<Omit<InvitedPerson, 'notification_settings'> & { notification_settings: unknown }>`
    select u.id as key, u.public_id as id, u.email, u.first_name,
      u.email_confirmed_at is not null and u.blocked_at is null and u.deletion_asked_at is null
        and u.anonymised_at is null as has_mail,
      exists (select from push_subscriptions p where p.user_id = u.id) as has_device,
      exists (select from ratings r where r.agreement_id = g.id and r.author_is_seller = ${isSeller}) as has_rated,
      u.notification_settings, v.terms ->> 'goods' as goods, g.ratable_from::text as ratable_from
    from agreements g join chats c on c.id = g.chat_id
      join agreement_versions v on v.agreement_id = g.id and v.version = g.version
      join users u on u.id = case when ${isSeller} then c.seller_id else c.buyer_id end
    where g.id = ${agreementId} and g.state = 'AGREED' and g.ratable_from is not null
      and case when ${isSeller} then g.seller_rating_asked_at else g.buyer_rating_asked_at end is null
    for no key update of g skip locked`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...row, notification_settings: storedJson(NotificationSettingsDto, row.notification_settings) };
}

/** Notes that a side was invited. */
export async function markInvited(tx: Db, { agreementId, isSeller }: Invited, now: Date): Promise<void> {
  await tx
    .updateTable('agreements')
    .set(isSeller ? { seller_rating_asked_at: now } : { buyer_rating_asked_at: now })
    .where('id', '=', agreementId)
    .execute();
}
