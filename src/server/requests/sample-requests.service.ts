import { endOfTerm } from '#domain/requests/request.ts';
import { shortIdOf } from '#domain/text/title-slug.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RequestContent } from './request-row.ts';
import { insertRequest, markNeverMatched } from './requests.repository.ts';

export type SampleRequest = { id: string; userKey: number; createdAt: Date; content: RequestContent };

/** Stores Gesuche of the sample marketplace, of which no seller is told: a first start sends no mails. */
export async function insertSampleRequestRows(db: Db, requests: readonly SampleRequest[]): Promise<void> {
  for (const { id, userKey, createdAt: now, content } of requests)
    await insertRequest(db, { id, shortId: shortIdOf(id), userKey, content, now, expiresAt: endOfTerm(now) });
  await markNeverMatched(
    db,
    requests.map(({ id }) => id),
  );
}
