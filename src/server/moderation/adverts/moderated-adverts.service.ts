import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type {
  AdvertDecisionResults,
  AdvertDecisionsDto,
  ModeratedAdvertItem,
  ModeratedAdvertList,
} from '#contract/moderation/advert-moderation.schemas.ts';
import { MARKETPLACE, writeAudit } from '#server/accounts/audit.service.ts';
import { getAnyAdvert } from '#server/adverts/advert-moderation.service.ts';
import { decideOnAdvert } from '#server/moderation/decisions.service.ts';
import { type Context, requireModerator } from '#server/platform/context.ts';
import { toProblem } from '#server/platform/http/problem-reply.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { type AdvertSearch, type ModeratedAdvertRow, listModeratedAdvertRows } from './moderated-adverts.repository.ts';

const MOST_WORDS = 6;

/** Addresses of adverts end with a part of their number. */
const SLUG = /^[a-z0-9-]*-[0-9a-f]{10}$/;

type Wish = { search?: string | undefined; status?: AdvertStatus | undefined; page: number; size: number };

/**
 * Adverts by anything that is known of them, the newest first; each search is recorded, since it shows addresses of owners.
 * @throws call.unknown (404) for everybody who does not moderate
 */
export async function listModeratedAdverts(context: Context, wish: Wish): Promise<ModeratedAdvertList> {
  requireModerator(context);
  const { page, size } = wish;
  const search = await searchOf(context, wish);
  const rows = await listModeratedAdvertRows(context.db, search, { limit: size, offset: page * size });
  const totalElements = rows[0]?.total ?? 0;
  const details = { found: totalElements, page };
  await writeAudit(context, { action: 'adverts.searched', subject: MARKETPLACE, details });
  return pageOf(rows.map(presentItem), { page, size, totalElements });
}

async function searchOf({ db }: Context, { search = '', status = undefined }: Wish): Promise<AdvertSearch> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const [only = ''] = words;
  const name = only.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '';
  const isAddress = words.length === 1 && (isUuid(name) || SLUG.test(name));
  const id = isAddress ? await idOf(db, name) : null;
  const owner = words.find((word) => word.includes('@')) ?? null;
  return {
    words: id === null ? words.filter((word) => word !== owner) : [],
    owner: id === null ? owner : null,
    id,
    status: status ?? null,
  };
}

/** The number of an advert by any address it ever had; null where there is none. */
async function idOf(db: Context['db'], name: string): Promise<string | null> {
  try {
    return (await getAnyAdvert(db, name)).id;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}

const presentItem = (row: ModeratedAdvertRow): ModeratedAdvertItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  status: row.status,
  isHiddenWithAccount: row.is_hidden_with_account,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
  owner: { id: row.owner_id, name: row.owner_name, email: row.owner_email, isBlocked: row.owner_is_blocked },
  openReportCount: row.open_report_count,
  version: row.version,
  isUndoable: row.is_undoable,
});

/**
 * Decides on each advert in a transaction of its own; one that is refused does not hold back the others.
 * @throws call.unknown (404) for everybody who does not moderate
 */
export async function decideOnAdverts(
  context: Context,
  { adverts, decision }: AdvertDecisionsDto,
): Promise<AdvertDecisionResults> {
  requireModerator(context);
  const results: AdvertDecisionResults['results'] = [];
  for (const { id, version } of adverts) results.push(await decideOne(context, id, { ...decision, version }));
  return { results };
}

async function decideOne(
  context: Context,
  advertId: string,
  decision: Parameters<typeof decideOnAdvert>[1]['decision'],
): Promise<AdvertDecisionResults['results'][number]> {
  try {
    const { advert, version } = await decideOnAdvert(context, { advertId, decision });
    return { advertId, title: advert.title, isDone: true, refusal: null, version };
  } catch (error) {
    const problem = toProblem(error);
    // Without the database there is no use in going on; what was decided stays.
    if (problem.status >= 500) throw error;
    return {
      advertId,
      title: await titleOf(context, advertId),
      isDone: false,
      refusal: problem.message,
      version: decision.version,
    };
  }
}

async function titleOf({ db }: Context, advertId: string): Promise<string> {
  const row = await getAnyAdvert(db, advertId).catch(() => null);
  return row?.title ?? '';
}
