import { type AdvertStatus, RESTORE_WINDOW_IN_DAYS, statusAt } from '#domain/adverts/advert-status.ts';
import type { AdvertCounts, OwnAdvert, OwnAdvertPage } from '#contract/advert-life.schemas.ts';
import type { PriceComparison } from '#contract/market-prices.schemas.ts';
import { pricePositionsOf } from '#server/market-prices/market-position.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import type { AdvertListRow } from './advert-row.ts';
import { presentListItem } from './adverts.presenter.ts';
import { listAdverts } from './adverts.repository.ts';
import { type OwnFigures, countByStatus, listOwnFigures } from './own-adverts.repository.ts';

const DAY_IN_MS = 86_400_000;

/** A page of the viewer's adverts in one state, with figures per advert and the number of adverts in every state. */
export async function listOwnAdverts(
  context: Context,
  { page, size, status }: { page: number; size: number; status: AdvertStatus },
): Promise<OwnAdvertPage> {
  const viewer = requireViewer(context);
  const now = context.clock();
  const filter = { userId: viewer.id, now, onlyPublic: false, status };
  const [rows, counted] = await Promise.all([
    listAdverts(context.db, filter, { limit: size, offset: page * size }),
    countByStatus(context.db, viewer.key, now),
  ]);
  const keys = rows.map((row) => row.key);
  const [figures, prices] = await Promise.all([
    listOwnFigures(context.db, keys),
    pricePositionsOf(context, status === 'ACTIVE' ? keys : []),
  ]);
  const figuresByKey = new Map(figures.map((one) => [one.key, one]));
  const counts = countsOf(counted);
  return {
    page,
    items: rows.flatMap((row) => {
      const found = figuresByKey.get(row.key);
      return found ? [presentOwnAdvert(row, found, { now, comparison: prices.get(row.key) })] : [];
    }),
    pageSize: size,
    totalPages: Math.ceil(counts[status] / size),
    totalElements: counts[status],
    size: rows.length,
    counts,
  };
}

function countsOf(rows: readonly { status: AdvertStatus; count: number }[]): AdvertCounts {
  const counts: AdvertCounts = { DRAFT: 0, ACTIVE: 0, INACTIVE: 0, EXPIRED: 0, BLOCKED: 0, DELETED: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

type More = { now: Date; comparison: PriceComparison | undefined };

function presentOwnAdvert(row: AdvertListRow, figures: OwnFigures, { now, comparison }: More): OwnAdvert {
  const { deleted_at: deletedAt } = figures;
  return {
    ...presentListItem(row, now),
    revealCount: figures.reveal_count,
    feedbackCount: figures.feedback_count,
    chatCount: figures.chat_count,
    daysLeft: daysLeft(row, now),
    marketPosition: comparison?.market ?? null,
    pricePosition: comparison?.around ?? null,
    blockedReason: figures.blocked_reason,
    deleteType: figures.delete_type,
    restorableUntil:
      deletedAt === null ? null : new Date(deletedAt.getTime() + RESTORE_WINDOW_IN_DAYS * DAY_IN_MS).toISOString(),
  };
}

function daysLeft(row: AdvertListRow, now: Date): number | null {
  const status = statusAt({ status: row.status, expiresAt: row.expires_at }, now);
  if (row.expires_at === null || (status !== 'ACTIVE' && status !== 'INACTIVE')) return null;
  return Math.max(0, Math.ceil((row.expires_at.getTime() - now.getTime()) / DAY_IN_MS));
}
