import type { RawBuilder } from 'kysely';
import { isSameOffer, textPrint } from '#domain/adverts/availability/repost.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { AdvertRow } from '#server/adverts/advert-row.ts';
import { deleteOldTraces, listEndedOffers, listPictureHashes, traceWrite } from './reposts.repository.ts';

/** Part of the statement that deletes an advert: what its offer is known again by. */
export const traceOf = (row: AdvertRow, now: Date): RawBuilder<unknown> =>
  traceWrite({
    advertId: row.id,
    userKey: row.owner_key,
    endedAt: now,
    bumpedAt: row.bumped_at ?? row.published_at ?? row.created_at,
    textPrint: textPrint(row.title, row.description),
  });

/**
 * The time by which an advert is ordered that goes public for the first time: now, or that of the same offer of this
 * seller that was deleted or ran out lately.
 */
export async function firstBump(db: Db, row: AdvertRow, now: Date): Promise<Date> {
  const ended = await listEndedOffers(db, { userKey: row.owner_key, now });
  if (ended.length === 0) return now;
  const offer = { text: textPrint(row.title, row.description), pictures: await listPictureHashes(db, row.key) };
  const same = ended.filter(({ text_print: print, title, description, pictures }) =>
    isSameOffer(offer, { text: print ?? textPrint(title, description), pictures }),
  );
  return new Date(Math.min(now.getTime(), ...same.map((one) => one.bumped_at.getTime())));
}

/** Forgets offers whose time is over; returns how many. For a regular job. */
export const forgetTraces = ({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<number> =>
  deleteOldTraces(db, clock());
