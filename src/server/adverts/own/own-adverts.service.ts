import { DAY_IN_MS } from '#domain/durations.ts';
import { type AdvertStatus, RESTORE_WINDOW_IN_DAYS, isRunning } from '#domain/adverts/advert-status.ts';
import type {
  AdvertCounts,
  OwnAdvert,
  OwnAdvertFilter,
  OwnAdvertPage,
  OwnAdvertSorting,
} from '#contract/adverts/advert-life.schemas.ts';
import type { PriceComparison } from '#contract/market-prices/market-prices.schemas.ts';
import { pricePositionsOf } from '#server/market-prices/market-position.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { hasPelletLimit } from '#server/adverts/edit/pellet-rights.service.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { type AdvertListRow, localFirstOf, rowStatusAt } from '#server/adverts/advert-row.ts';
import { presentListItem } from '#server/adverts/adverts.presenter.ts';
import { listAdvertsByKey } from '#server/adverts/adverts.repository.ts';
import { type OwnFigures, findPelletOffers, listOwnFigures } from './own-adverts.repository.ts';
import { type OwnSums, listOwnExport, listOwnKeys, looksCommercial, sumOwnAdverts } from './own-list.repository.ts';
import { ownAdvertsTable } from './own-adverts-table.presenter.ts';

/** From so many adverts on, a private seller who names a company is pointed to business accounts; product decision. */
const MANY_ADVERTS = 30;
/** Most adverts that one call lists without their details. */
const MOST_LISTED = 20_000;

type Asked = OwnAdvertFilter & { status: AdvertStatus };
type AskedPage = Asked & { page: number; size: number; sortBy: OwnAdvertSorting };

/** A page of the viewer's adverts in one state, with figures per advert, their sums and the number of adverts in every state. */
export async function listOwnAdverts(
  context: Context,
  { page, size, sortBy, status, ...filter }: AskedPage,
): Promise<OwnAdvertPage> {
  const viewer = requireViewer(context);
  const now = context.clock();
  const query = { ...filter, userKey: viewer.key, now };
  const [keys, sums, commercial] = await Promise.all([
    listOwnKeys(context.db, { ...query, status }, { sortBy, limit: size, offset: page * size }),
    sumOwnAdverts(context.db, query),
    looksCommercial(context.db, viewer.key, MANY_ADVERTS),
  ]);
  const { counts, totals } = summaryOf(sums, status);
  const items = await presentOwnAdverts(
    context,
    keys.map(({ key }) => key),
    { now, isPublic: status === 'ACTIVE' },
  );
  return {
    ...pageOf(items, { page, size, totalElements: counts[status] }),
    counts,
    totals,
    looksCommercial: commercial,
  };
}

/** The ids of all own adverts of a state that match, for what shall happen to each of them. */
export async function listOwnAdvertIds(context: Context, asked: Asked): Promise<{ ids: string[] }> {
  const query = { ...asked, userKey: requireViewer(context).key, now: context.clock() };
  const rows = await listOwnKeys(context.db, query, { sortBy: 'NEWEST', limit: MOST_LISTED, offset: 0 });
  return { ids: rows.map(({ id }) => id) };
}

type Export = OwnAdvertFilter & { status?: AdvertStatus | undefined; sortBy: OwnAdvertSorting };

/** The own adverts that match as a table for spreadsheets. */
export async function exportOwnAdverts(context: Context, { sortBy, ...asked }: Export): Promise<string> {
  const query = { ...asked, userKey: requireViewer(context).key, now: context.clock() };
  const rows = await listOwnExport(context.db, query, { sortBy, limit: MOST_LISTED, offset: 0 });
  return ownAdvertsTable(rows, context.config.publicUrl ?? `http://localhost:${context.config.port}`);
}

/** In the order of the keys. */
async function presentOwnAdverts(
  context: Context,
  keys: readonly number[],
  { now, isPublic }: { now: Date; isPublic: boolean },
): Promise<OwnAdvert[]> {
  const [rows, figures, prices] = await Promise.all([
    listAdvertsByKey(context.db, keys),
    listOwnFigures(context.db, keys),
    pricePositionsOf(context, isPublic ? keys : []),
  ]);
  const withoutPlan = await advertsWithoutPlan(context, rows);
  const rowsByKey = new Map(rows.map((row) => [row.key, row]));
  const figuresByKey = new Map(figures.map((one) => [one.key, one]));
  return keys.flatMap((key) => {
    const row = rowsByKey.get(key);
    const found = figuresByKey.get(key);
    return row && found
      ? [presentOwnAdvert(row, found, { now, comparison: prices.get(key), needsPlan: withoutPlan.has(key) })]
      : [];
  });
}

/** Adverts of a business in a category for which its account has no plan. */
async function advertsWithoutPlan(context: Context, rows: readonly AdvertListRow[]): Promise<ReadonlySet<number>> {
  const viewer = requireViewer(context);
  const limited = rows
    .filter(({ status, category }) => isRunning(status) && hasPelletLimit(viewer, category))
    .map(({ key }) => key);
  if (limited.length === 0) return new Set();
  const { isBusiness } = await findPelletOffers(context.db, {
    userKey: viewer.key,
    exceptId: null,
    now: context.clock(),
  });
  return new Set(isBusiness ? limited : []);
}

function summaryOf(sums: readonly OwnSums[], status: AdvertStatus): Pick<OwnAdvertPage, 'counts' | 'totals'> {
  const counts: AdvertCounts = { DRAFT: 0, ACTIVE: 0, INACTIVE: 0, EXPIRED: 0, BLOCKED: 0, DELETED: 0 };
  for (const one of sums) counts[one.status] = one.count;
  const { views = 0, reveals = 0, chats = 0 } = sums.find((one) => one.status === status) ?? {};
  return { counts, totals: { views, reveals, chats } };
}

type More = { now: Date; comparison: PriceComparison | undefined; needsPlan: boolean };

function presentOwnAdvert(row: AdvertListRow, figures: OwnFigures, { now, comparison, needsPlan }: More): OwnAdvert {
  const { deleted_at: deletedAt } = figures;
  const local = localFirstOf(figures, now);
  return {
    ...presentListItem(row, now),
    ownReference: figures.own_reference,
    version: figures.version,
    revealCount: figures.reveal_count,
    feedbackCount: figures.feedback_count,
    chatCount: figures.chat_count,
    scanCount: figures.scan_count,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    isAsked: row.check_asked_at !== null && row.status === 'ACTIVE',
    isPausedByCheck: row.paused_by_check && row.status === 'INACTIVE',
    daysLeft: daysLeft(row, now),
    marketPosition: comparison?.market ?? null,
    pricePosition: comparison?.around ?? null,
    ...(figures.household_maximum === null ? {} : { householdMaximum: figures.household_maximum }),
    ...(local === null ? {} : { localFirst: { radiusInKm: local.radiusInKm, until: local.until.toISOString() } }),
    needsPlan,
    blockedReason: figures.blocked_reason,
    deleteType: figures.delete_type,
    restorableUntil:
      deletedAt === null ? null : new Date(deletedAt.getTime() + RESTORE_WINDOW_IN_DAYS * DAY_IN_MS).toISOString(),
  };
}

function daysLeft(row: AdvertListRow, now: Date): number | null {
  const status = rowStatusAt(row, now);
  if (row.expires_at === null || !isRunning(status)) return null;
  return Math.max(0, Math.ceil((row.expires_at.getTime() - now.getTime()) / DAY_IN_MS));
}
