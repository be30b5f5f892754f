import { sql } from 'kysely';
import { MAX_RANKED_ROWS } from '#domain/search/search-types.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Hit, countHits, listHits } from './bounded-probe.repository.ts';
import type { Condition, ResolvedSearch } from './conditions.repository.ts';
import type { Cursor, HitPage } from './cursor.ts';
import { type EstimatedConditions, countByTitle, estimateRows } from './frequencies.repository.ts';
import { gradeOf, isGraded, titleWords } from './grading.repository.ts';
import { type Tier, nearestTier, newestTierOf, notBehind, tiersOf } from './ranking.repository.ts';

/**
 * Grades read the words of each row, which lie apart from it. So only so many of the nearest hits are graded, without a
 * place of the newest, and as many whose titles hold what is looked for; the others follow in that order.
 */
const MOST_GRADED = { newest: 500, nearest: 250 } as const;
/** Titles above this frequency are frequent among the first hits, too. */
const FREQUENT_TITLES = 5_000;
/** More expected matches among the first hits than a page shows. */
const TITLED_ENOUGH = 75;
/** What grades read besides the words, which `strip` fetches once for each row and not once for each word looked for. */
const GRADED_COLUMNS = sql.raw(
  'id, rank_at, category, unit, attrs, pos, quantity, price_unit, price_total, heat_price, ' +
    'length_from, length_to, diameter_from, diameter_to, thickness_from, thickness_to, width_from, width_to',
);
/** A grade and the time in seconds are packed into one number; times stay below this until the year 2106. */
const SECONDS = 4_294_967_296;
const HEAD = 0;
const TAIL = 1;

type PageOptions = {
  offset: number;
  limit: number;
  cursor: Cursor | null;
  /** Rows of the first scan, however few can match; made small in tests. */
  window?: number;
  /** Where finding all hits takes long, those of a sample are enough. */
  mayMiss?: boolean;
  /** So many hits are graded at most; made small in tests. */
  mostGraded?: number;
};

/** One page of hits in the order of the search, and where the next one starts. */
export async function listPage(db: Db, search: ResolvedSearch, options: PageOptions): Promise<HitPage> {
  const conditions = await estimateRows(db, search);
  const isByGrade = search.request.sorting.sortBy === 'RELEVANCE' && isGraded(search);
  return isByGrade ? listGraded(db, search, conditions, options) : listTiers(db, search, conditions, options);
}

async function listTiers(
  db: Db,
  search: ResolvedSearch,
  conditions: EstimatedConditions,
  options: PageOptions,
): Promise<HitPage> {
  const tiers = tiersOf(search, conditions);
  // One row more than requested tells whether there is a next page.
  const wanted = options.limit + 1;
  const found: Found[] = [];
  let counted: number | null = options.cursor ? null : 0;
  let total: number | undefined;
  let offset = options.cursor ? 0 : options.offset;
  for (const [index, tier] of tiers.entries()) {
    if (options.cursor && index < options.cursor.tier) continue;
    const after = options.cursor?.tier === index ? options.cursor.position : null;
    const { rows, count, rest } = await listHits(db, tier, conditions, {
      offset,
      limit: wanted - found.length,
      after,
      window: options.window,
      mayMiss: options.mayMiss,
    });
    found.push(...rows.map((hit) => ({ tier: index, hit })));
    counted = counted === null || count === null ? null : counted + count;
    const isLast = index === tiers.length - 1 || rest === 0;
    if (isLast || rest !== null) total ??= totalOf(counted, rest);
    if (found.length >= wanted || isLast) break;
    if (rows.length > 0) offset = 0;
    else if (offset > 0) offset -= count ?? (await countHits(db, tier, conditions, MAX_RANKED_ROWS));
  }
  const ids = found.slice(0, options.limit).map((row) => row.hit.id);
  const next = cursorBehind(found, options.limit);
  return total === undefined ? { ids, next } : { ids, next, total };
}

const totalOf = (counted: number | null, rest: number | null): number | undefined =>
  counted === null ? undefined : counted + (rest ?? 0);

type Found = { tier: number; hit: Hit };

/** Where the next page starts; null when there is none. */
function cursorBehind(found: readonly Found[], limit: number): Cursor | null {
  const last = found[limit - 1];
  return found.length > limit && last ? { tier: last.tier, position: last.hit } : null;
}

/** In which order hits are graded, and those follow that are not: by distance from a place, else the newest first. */
const gradedTierOf = ({ point }: ResolvedSearch, conditions: EstimatedConditions, where: readonly Condition[]): Tier =>
  point === null ? newestTierOf(conditions, where) : nearestTier(point, conditions, where);

/** One page of hits, the best grade first, then the best offers and the newest. */
async function listGraded(
  db: Db,
  search: ResolvedSearch,
  conditions: EstimatedConditions,
  { offset, limit, cursor, mayMiss, mostGraded }: PageOptions,
): Promise<HitPage> {
  const wanted = limit + 1;
  const most = mostGraded ?? (search.point === null ? MOST_GRADED.newest : MOST_GRADED.nearest);
  const { ids, rest } = await listCandidates(db, search, conditions, { mayMiss, most });
  const isBehindHead = cursor?.tier === TAIL;
  const head = isBehindHead
    ? []
    : await listByGrade(db, search, ids, {
        offset: cursor ? 0 : offset,
        limit: wanted,
        after: cursor?.position ?? null,
      });
  const found = head.map((hit) => ({ tier: HEAD, hit }));
  if (rest !== null && found.length < wanted) {
    const { rows } = await listHits(db, gradedTierOf(search, conditions, rest.conditions), conditions, {
      offset: cursor || found.length > 0 ? 0 : Math.max(0, offset - ids.length),
      limit: wanted - found.length,
      after: isBehindHead ? cursor.position : rest.after,
    });
    found.push(...rows.map((hit) => ({ tier: TAIL, hit })));
  }
  const shown = found.slice(0, limit);
  return {
    ids: shown.map(({ hit }) => hit.id),
    ungraded: shown.flatMap(({ tier, hit }) => (tier === TAIL ? [hit.id] : [])),
    next: cursorBehind(found, limit),
    ...(rest === null && cursor === null ? { total: ids.length } : {}),
  };
}

/** Keys of the hits to be graded; `rest`: what the others fulfil and behind which they begin, null where there are none. */
type Candidates = { ids: number[]; rest: { conditions: Condition[]; after: Hit } | null };

async function listCandidates(
  db: Db,
  search: ResolvedSearch,
  conditions: EstimatedConditions,
  { mayMiss, most }: { mayMiss: boolean | undefined; most: number },
): Promise<Candidates> {
  const fromStart = { offset: 0, after: null };
  const wanted = { ...fromStart, limit: most + 1, mayMiss };
  const { rows: first } = await listHits(db, gradedTierOf(search, conditions, []), conditions, wanted);
  const last = first[most - 1];
  if (first.length <= most || last === undefined) return { ids: first.map(({ id }) => id), rest: null };
  const firstIds = first.slice(0, most).map(({ id }) => id);
  const hits = Math.max(1, Math.min(conditions.rarest, conditions.withAttributes));
  const inTitle = await rareInTitles(
    db,
    search,
    (titles) => titles > FREQUENT_TITLES || (titles / hits) * most > TITLED_ENOUGH,
  );
  if (inTitle === null) return { ids: firstIds, rest: { conditions: [], after: last } };
  const holds: Condition = sql`tsv @@ ${inTitle}::tsquery`;
  const byTitle = { ...gradedTierOf(search, conditions, [holds]), atMost: 0 };
  const { rows: titled } = await listHits(db, byTitle, conditions, { ...fromStart, limit: most });
  const lastTitled = titled.length < most ? undefined : titled.at(-1);
  const isGraded: Condition =
    lastTitled === undefined ? holds : sql`(${holds} and ${notBehind(byTitle.order, lastTitled)})`;
  return {
    ids: [...new Set([...firstIds, ...titled.map(({ id }) => id)])],
    rest: { conditions: [sql`not ${isGraded}`], after: last },
  };
}

/** The words looked for that are too rare in titles to be among the first hits anyway, as one text query. */
async function rareInTitles(
  db: Db,
  { grading }: ResolvedSearch,
  isFrequent: (titles: number) => boolean,
): Promise<string | null> {
  const counted: { query: string; titles: number }[] = [];
  for (const { query, lexemes } of titleWords(grading))
    counted.push({ query, titles: await countByTitle(db, lexemes) });
  const rare = new Set<string>();
  let all = 0;
  for (const { query, titles } of counted.toSorted((one, other) => one.titles - other.titles)) {
    if (isFrequent(titles) || all + titles > FREQUENT_TITLES) break;
    rare.add(query);
    all += titles;
  }
  return rare.size === 0 ? null : [...rare].join(' | ');
}

async function listByGrade(
  db: Db,
  search: ResolvedSearch,
  ids: readonly number[],
  { offset, limit, after }: { offset: number; limit: number; after: Hit | null },
): Promise<Hit[]> {
  if (ids.length === 0) return [];
  const behind = after === null ? sql`true` : sql`(k, id) < (${after.k}::bigint, ${after.id}::bigint)`;
  const { rows } = await sql<Hit>`
    select id, k from (
      select id, ${gradeOf(search)}::bigint * ${sql.lit(SECONDS)} + extract(epoch from rank_at)::bigint as k
      from (select ${GRADED_COLUMNS}, strip(tsv) as tsv from search_docs where id = any(${[...ids]}::bigint[]) offset 0) hits) graded
    where ${behind} order by k desc, id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** The nearest hits of a search, nearest first (index of places of its category). */
export async function listNearest(db: Db, search: ResolvedSearch, limit: number): Promise<number[]> {
  if (!search.point) return [];
  const conditions = await estimateRows(db, search);
  const tier = nearestTier(search.point, conditions);
  const { rows } = await listHits(db, tier, conditions, { offset: 0, limit, after: null });
  return rows.map((hit) => hit.id);
}

/** Whether anything fulfils the conditions; the only few of very many adverts may be missed. */
export async function isAnyFound(db: Db, conditions: EstimatedConditions): Promise<boolean> {
  const one = { offset: 0, limit: 1, after: null, mayMiss: true };
  const { rows } = await listHits(db, newestTierOf(conditions), conditions, one);
  return rows.length > 0;
}
