import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Issue, IssueContent } from './issue-markdown.ts';

/** Orders an issue; false where one of that name was ordered before. */
export async function insertIssue(
  db: Db,
  { slug, subject, content, orderedAt }: Issue & { slug: string; orderedAt: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into newsletter_issues (slug, subject, content, ordered_at)
    values (${slug}, ${subject}, ${JSON.stringify(content)}, ${orderedAt}) on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether an issue of that name was ordered; by newsletter_issues_pkey. */
export async function issueExists(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql`select from newsletter_issues where slug = ${slug}`.execute(db);
  return rows.length > 0;
}

export type OpenIssue = { slug: string; subject: string; content: IssueContent; ordered_at: Date; done_up_to: string };

/** The oldest issue that is still on its way, unless another process works on it; by newsletter_issues_open_index. */
export async function lockOpenIssue(db: Db): Promise<OpenIssue | null> {
  const { rows } = await sql<OpenIssue>`select slug, subject, content, ordered_at, done_up_to from newsletter_issues
    where finished_at is null order by ordered_at, slug limit 1 for update skip locked`.execute(db);
  return rows[0] ?? null;
}

type Progress = { slug: string; doneUpTo: string; readers: number; finishedAt: Date | null };

export async function noteProgress(db: Db, { slug, doneUpTo, readers, finishedAt }: Progress): Promise<void> {
  await sql`update newsletter_issues set done_up_to = ${doneUpTo}, reader_count = reader_count + ${readers},
    finished_at = ${finishedAt} where slug = ${slug}`.execute(db);
}
