import type { News } from '#contract/news/news.schemas.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { type NewsRow, readNews, updateNewsSeen } from './news.repository.ts';

/** What is new for the viewer, the newest first. @throws session.required (401) */
export async function listNews(context: Context, { size }: { size: number }): Promise<News> {
  const viewer = requireViewer(context);
  const now = context.clock();
  const { rows, unseenCount } = await readNews(context.db, { userKey: viewer.key, now, limit: size });
  return { items: rows.map(presentNews), unseenCount, readAt: now.toISOString() };
}

/** Marks what happened up to a time as seen; a time ahead of the clock counts as now. @throws session.required (401) */
export async function markNewsSeen(context: Context, { upTo }: { upTo: string }): Promise<void> {
  const viewer = requireViewer(context);
  const seenAt = new Date(Math.max(0, Math.min(Date.parse(upTo), context.clock().getTime())));
  await updateNewsSeen(context.db, viewer.key, seenAt);
}

const presentNews = ({ kind, at, is_unseen: isUnseen, subject_id: subjectId, title, count, ends_at }: NewsRow) => ({
  kind,
  at: at.toISOString(),
  isUnseen,
  subjectId,
  title,
  count,
  endsAt: ends_at?.toISOString() ?? null,
});
