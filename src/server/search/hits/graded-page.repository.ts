import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { type Hit, listHits } from './bounded-probe.repository.ts';
import { type Condition, type ResolvedSearch } from './conditions.repository.ts';
import { gradeOf, titleWords } from './grading.repository.ts';
import type { Cursor, HitPage } from './cursor.ts';
import { type EstimatedConditions, countByTitle } from './frequencies.repository.ts';
import { newestTierOf, notBefore } from './ranking.repository.ts';

/**
 * Grades read the words of each row, which lie apart from it. So only so many of the newest hits are graded, and as many
 * whose titles hold what is looked for; the others follow by age.
 */
const MOST_GRADED = 500;
/** Titles above this frequency are frequent among the newest hits, too. */
const FREQUENT_TITLES = 5_000;
/** More expected matches among the newest hits than a page shows. */
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
  mayMiss?: boolean;
  /** Made small in tests. */
  mostGraded?: number;
};

/** One page of hits, the best grade first, then the best offers and the newest. */
export async function listGraded(
  db: Db,
  search: ResolvedSearch,
  conditions: EstimatedConditions,
  { offset, limit, cursor, mayMiss, mostGraded = MOST_GRADED }: PageOptions,
): Promise<HitPage> {
  const wanted = limit + 1;
  const { ids, rest } = await listCandidates(db, search, conditions, { mayMiss, most: mostGraded });
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
    const { rows } = await listHits(db, newestTierOf(conditions, rest.conditions), conditions, {
      offset: cursor || found.length > 0 ? 0 : Math.max(0, offset - ids.length),
      limit: wanted - found.length,
      after: isBehindHead ? cursor.position : rest.after,
      walked: conditions.inCategory,
    });
    found.push(...rows.map((hit) => ({ tier: TAIL, hit })));
  }
  const last = found[limit - 1];
  const shown = found.slice(0, limit);
  return {
    ids: shown.map(({ hit }) => hit.id),
    ungraded: shown.flatMap(({ tier, hit }) => (tier === TAIL ? [hit.id] : [])),
    next: found.length > limit && last ? { tier: last.tier, position: last.hit } : null,
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
  const fromStart = { offset: 0, after: null, walked: conditions.inCategory };
  const wanted = { ...fromStart, limit: most + 1, mayMiss };
  const { rows: newest } = await listHits(db, newestTierOf(conditions), conditions, wanted);
  const last = newest[most - 1];
  if (newest.length <= most || last === undefined) return { ids: newest.map(({ id }) => id), rest: null };
  const recent = newest.slice(0, most).map(({ id }) => id);
  const hits = Math.max(1, Math.min(conditions.rarest, conditions.withAttributes));
  const inTitle = await rareInTitles(
    db,
    search,
    (titles) => titles > FREQUENT_TITLES || (titles / hits) * most > TITLED_ENOUGH,
  );
  if (inTitle === null) return { ids: recent, rest: { conditions: [], after: last } };
  const holds: Condition = sql`tsv @@ ${inTitle}::tsquery`;
  const byTitle = { ...newestTierOf(conditions, [holds]), atMost: 0 };
  const { rows: titled } = await listHits(db, byTitle, conditions, { ...fromStart, limit: most });
  const oldest = titled.length < most ? undefined : titled.at(-1);
  const isGraded: Condition = oldest === undefined ? holds : sql`(${holds} and ${notBefore(oldest)})`;
  return {
    ids: [...new Set([...recent, ...titled.map(({ id }) => id)])],
    rest: { conditions: [sql`not ${isGraded}`], after: last },
  };
}

/** The words looked for that are too rare in titles to be among the newest hits anyway, as one text query. */
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
