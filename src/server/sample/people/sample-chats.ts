import { MINUTE_IN_MS } from '#domain/durations.ts';
import { findFraudSigns } from '#domain/chats/fraud-signs.ts';
import type { Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { SAMPLE_TALKS, type SampleTalk } from './sample-chats.data.ts';
import { findAdvertOf, insertSampleChat, insertSampleFeeds } from '#server/sample/sample.repository.ts';

/** Inserts chats about sample adverts, so that the page of chats has content. */
export async function insertSampleChats(db: Db, now: Date): Promise<void> {
  const positions = new Map<number, number>();
  const next = (number: number): number => {
    positions.set(number, (positions.get(number) ?? 0) + 1);
    return positions.get(number) ?? 0;
  };
  for (const talk of SAMPLE_TALKS.toSorted((one, other) => latest(other) - latest(one))) {
    const advert = await findAdvertOf(db, talk.seller + 1);
    if (!advert) continue;
    const keyOf = { seller: talk.seller + 1, buyer: talk.buyer + 1 };
    const messages = talk.lines.map(({ from, minutesAgo, text }, index) => ({
      id: newId(),
      seq: index + 1,
      senderKey: keyOf[from],
      text,
      signs: findFraudSigns(text),
      createdAt: new Date(now.getTime() - minutesAgo * MINUTE_IN_MS),
    }));
    await insertSampleChat(db, {
      id: newId(),
      advert,
      keyOf,
      messages,
      readUpTo: { seller: talk.readBySeller, buyer: talk.readByBuyer },
      position: { seller: next(keyOf.seller), buyer: next(keyOf.buyer) },
    });
  }
  await insertSampleFeeds(db, positions, now);
}

const latest = ({ lines }: SampleTalk): number => Math.min(...lines.map(({ minutesAgo }) => minutesAgo));
