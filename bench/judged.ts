import * as z from 'zod/mini';
import { type Evaluation, type JudgedHit, evaluate } from './judged/scoring.ts';
import { readCorpus } from './judged-corpus.ts';
import { peopleTables } from './judged-people.ts';
import { JUDGED_QUERIES } from './judged-queries.data.ts';
import { createClient, jsonOf } from './load.ts';
import type { Marketplace } from './marketplace.ts';
import type { Row, Table } from './report.ts';

const FirstPage = z.object({ items: z.array(z.object({ id: z.string() })) });
const WORST_SHOWN = 8;

type FirstPages = { idsOf: (line: string) => Promise<string[]>; close: () => void };

/** What a visitor gets first for a line, and how to let go of the connection. */
export function firstPagesOf(address: string): FirstPages {
  const client = createClient(address, 1);
  return {
    idsOf: async (searchTerm) => {
      const answer = await client.send({ method: 'POST', path: '/api/v1/products', body: { searchTerm } });
      return z.parse(FirstPage, jsonOf(answer)).items.map(({ id }) => id);
    },
    close: client.close,
  };
}

/** The judged queries through HTTP; the ideal order is taken from all adverts there are. */
export async function measureJudged({ app, base, adverts }: Marketplace): Promise<Table[]> {
  const corpus = await readCorpus(base.db);
  const onOffer = [...corpus.values()];
  const { idsOf, close } = firstPagesOf(app.address);
  const search = async (line: string): Promise<JudgedHit[]> =>
    (await idsOf(line)).flatMap((id) => corpus.get(id) ?? []);
  const result = await evaluate(JUDGED_QUERIES, search, { corpus: onOffer });
  const people = await peopleTables(search, onOffer);
  close();
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
    ...people,
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
