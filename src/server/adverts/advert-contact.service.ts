import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import type { Contact } from '#contract/common.schemas.ts';
import { recordEvent } from '#server/events/events.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { RateLimit } from '#server/platform/http/rate-limit.ts';
import { requireVisible } from './advert-access.ts';
import { addReveal, insertFeedback } from './advert-stats.repository.ts';
import { findAdvert } from './adverts.repository.ts';
import { localFirstOf } from './advert-row.ts';
import { contactIsLocal } from './adverts.problems.ts';
import { presentContact } from './adverts.presenter.ts';

/** Contacts shown to one address, of adverts and companies together: who collects numbers gets no second helping. */
export const REVEAL_LIMIT = { name: 'advert-reveal', limit: 20, windowInMs: HOUR_IN_MS } as const satisfies RateLimit;

/**
 * Shows phone number and e-mail address and counts it, unless it is the owner who looks. In the local days the way to the
 * seller is a message, which says where its writer lives.
 * @throws advert.not-found (404), advert.gone (410), advert.local-first (403)
 */
export async function revealAdvertContact(context: Context, { advertId }: { advertId: string }): Promise<Contact> {
  const { row, isOwner } = requireVisible(context, await findAdvert(context.db, advertId));
  if (!isOwner) {
    const local = localFirstOf(row, context.clock());
    if (local !== null) throw contactIsLocal(local);
    await addReveal(context.db, row.key, formatIsoDate(context.clock()));
    const type = row.phone_number === '' ? 'CONTACT_EMAIL_CLICKED' : 'CONTACT_PHONE_CLICKED';
    recordEvent(context, { type, itemId: row.id });
  }
  return presentContact(row, true);
}

export type Feedback = { publicItemId: string; content: string; name: string };

/**
 * Stores a remark about a public advert for its owner and for moderation; the same remark within a day is ignored.
 * @throws advert.not-found (404), advert.gone (410)
 */
export async function sendFeedback(context: Context, feedback: Feedback): Promise<Feedback> {
  const { row } = requireVisible(context, await findAdvert(context.db, feedback.publicItemId));
  const { name, content } = feedback;
  const createdAt = context.clock();
  const since = new Date(createdAt.getTime() - DAY_IN_MS);
  await inTransaction(context.db, (tx) =>
    insertFeedback(tx, { advertKey: row.key, name, content, createdAt }, { since }),
  );
  return { publicItemId: row.id, content, name };
}
