import * as z from 'zod/mini';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { type Evaluation, type JudgedHit, evaluate } from '#domain/search/judge.ts';
import type { Db } from '#server/platform/database.ts';
import { JUDGED_QUERIES } from './judged-queries.data.ts';
import { createClient, jsonOf } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import type { Row, Table } from './report.ts';

const FirstPage = z.object({ items: z.array(z.object({ id: z.string() })) });
const Category = z.enum(CATEGORY_CODES);
const Unit = z.enum(UNIT_CODES);
const WORST_SHOWN = 8;

/** Category data lies in the database as the domain wrote it. */
const dataOf = (category: string, data: unknown): CategorisedData => ({ category, data }) as CategorisedData;

type Range = JudgedHit['lengthInCm'];
const rangeOf = (single: number | null, from: number | null, to: number | null, unit = 1): Range => {
  const [min, max] = [single ?? from ?? to, single ?? to ?? from];
  return min === null || max === null ? undefined : { min: min / unit, max: max / unit };
};

const listOf = (one: number | null): number[] => (one === null ? [] : [one]);

/** What a hit is judged by, from the advert's own data. */
function traitsOf(advert: CategorisedData): Partial<JudgedHit> {
  switch (advert.category) {
    case 'FOREST': {
      const { woodTypeIds, isFromTrunkSale, pefcCertified } = advert.data;
      return { woodTypeIds, isFromTrunkSale, pefcCertified };
    }
    case 'FIREWOOD': {
      const { woodTypeIds, lengthInCm, dryingState, deliveryIsPossible, pefcCertified } = advert.data;
      const length = rangeOf(lengthInCm, null, null);
      return {
        woodTypeIds,
        deliveryIsPossible,
        pefcCertified,
        ...(dryingState ? { dryingState } : {}),
        ...(length ? { lengthInCm: length } : {}),
      };
    }
    case 'PELLETS': {
      const { deliveryIsPossible, blowInIsPossible, pelletQualityTypeCode, pefcCertified } = advert.data;
      return {
        deliveryIsPossible,
        blowInIsPossible,
        pefcCertified,
        ...(pelletQualityTypeCode ? { pelletQualityTypeCode } : {}),
      };
    }
    case 'SAWN_WOOD': {
      const { woodTypeId, isSingleItem, lengthInMm, minLengthInMm, maxLengthInMm, pefcCertified } = advert.data;
      const length = rangeOf(lengthInMm, minLengthInMm, maxLengthInMm, 10);
      return {
        woodTypeIds: listOf(woodTypeId),
        isSingleItem,
        pefcCertified,
        ...(length ? { lengthInCm: length } : {}),
      };
    }
    case 'WOOD_CHIPS': {
      const { deliveryIsPossible, blowInIsPossible, particleSizeCode, pefcCertified } = advert.data;
      return { deliveryIsPossible, blowInIsPossible, pefcCertified, ...(particleSizeCode ? { particleSizeCode } : {}) };
    }
    case 'LOGS': {
      const { woodTypeId, isSingleItem, lengthInCm, minLengthInCm, maxLengthInCm, pefcCertified } = advert.data;
      const length = rangeOf(lengthInCm, minLengthInCm, maxLengthInCm);
      return {
        woodTypeIds: listOf(woodTypeId),
        isSingleItem,
        pefcCertified,
        ...(length ? { lengthInCm: length } : {}),
      };
    }
    case 'SERVICES': {
      const { serviceCategoryIds, equipmentIds } = advert.data;
      return { serviceCategoryIds, equipmentIds };
    }
  }
}

async function readCorpus(db: Db): Promise<Map<string, JudgedHit>> {
  const rows = await db
    .selectFrom('adverts')
    .leftJoin('advert_addresses', 'advert_addresses.advert_id', 'adverts.id')
    .select([
      'adverts.public_id',
      'title',
      'category',
      'category_data',
      'unit',
      'price_per_unit_in_cents',
      'price_total_in_cents',
      'federal_state_id',
    ])
    .where('status', '=', 'ACTIVE')
    .execute();
  return new Map(
    rows.map((row) => [
      row.public_id,
      {
        ...traitsOf(dataOf(row.category, row.category_data)),
        id: row.public_id,
        title: row.title,
        category: z.parse(Category, row.category),
        unit: z.parse(Unit, row.unit),
        priceIsOnRequest: row.price_per_unit_in_cents === null && row.price_total_in_cents === null,
        ...(row.federal_state_id === null ? {} : { federalStateId: row.federal_state_id }),
      },
    ]),
  );
}

/** The judged queries through HTTP; the ideal order is taken from all adverts there are. */
export async function measureJudged({ app, base, adverts }: Marketplace): Promise<Table[]> {
  const corpus = await readCorpus(base.db);
  const client = createClient(app.address, 1);
  const search = async (searchTerm: string): Promise<JudgedHit[]> => {
    const answer = await client.send({ method: 'POST', path: '/api/v1/products', body: { searchTerm } });
    const { items } = z.parse(FirstPage, jsonOf(answer));
    return items.flatMap(({ id }) => corpus.get(id) ?? []);
  };
  const result = await evaluate(JUDGED_QUERIES, search, { corpus: [...corpus.values()] });
  client.close();
  return [
    {
      key: `judged ${adverts}`,
      title: `Judged searches: ${JUDGED_QUERIES.length} queries as typed, ${corpus.size} adverts, default order`,
      columns: ['value'],
      rows: [
        { label: 'nDCG@10', cells: [result.ndcgAt10] },
        { label: 'share without a hit', cells: [result.zeroHitRate] },
        { label: 'share with the right hit on top', cells: [result.topRate] },
        { label: 'share with a hit that must not appear', cells: [result.forbiddenRate] },
      ],
      compare: 'value',
      notes: [],
    },
    weakestOf(result, adverts),
  ];
}

function weakestOf({ queries }: Evaluation, adverts: number): Table {
  const weak = queries
    .filter((query) => query.ndcgAt10 < 0.9 || !query.topIsRight || query.forbidden.length > 0)
    .toSorted((one, other) => one.ndcgAt10 - other.ndcgAt10)
    .slice(0, WORST_SHOWN);
  const rows = weak.map(({ query, ndcgAt10, hits, topIsRight, forbidden }): Row => ({
    label: query,
    cells: [ndcgAt10, hits, topIsRight ? 'right' : 'wrong', forbidden.length],
  }));
  return {
    key: `judged weakest ${adverts}`,
    title: 'Weakest judged searches',
    columns: ['nDCG@10', 'hits', 'top', 'must not'],
    rows,
    compare: 'nDCG@10',
    notes: [],
  };
}
