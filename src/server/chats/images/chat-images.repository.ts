import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Whether the person sent or received this picture in this chat and still sees it; by messages_stored_file_index. */
export async function seesSentPicture(
  db: Db,
  picture: { chatId: string; storedFileId: string },
  userKey: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 from messages m join chats c on c.id = m.chat_id
    where m.stored_file_id = ${picture.storedFileId} and c.public_id = ${picture.chatId}
      and ((c.seller_id = ${userKey} and m.seq > c.seller_hidden_up_to)
        or (c.buyer_id = ${userKey} and m.seq > c.buyer_hidden_up_to)) limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the person uploaded this picture for a chat; by stored_files_pkey. */
export async function ownsPicture(db: Db, storedFileId: string, userKey: number): Promise<boolean> {
  const { rows } = await sql`select 1 from stored_files where id = ${storedFileId} and user_id = ${userKey}
    and is_private`.execute(db);
  return rows.length > 0;
}

/** Deletes the row of a picture that was never sent. */
export async function deleteUnsentPicture(db: Db, storedFileId: string): Promise<void> {
  await sql`delete from stored_files where id = ${storedFileId}
    and not exists (select from messages where stored_file_id = ${storedFileId})`.execute(db);
}
