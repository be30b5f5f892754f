import {
  type GroupedEvaluation,
  type GroupedScore,
  type JudgedHit,
  evaluateGroups,
  figuresOf,
} from '#domain/search/judge.ts';
import { HELD_OUT, TUNING } from './judged/person-queries.ts';
import { PERSON_GROUPS, type PersonGroup } from './judged/person-query.ts';
import type { Row, Table } from './report.ts';

type Search = (line: string) => Promise<readonly JudgedHit[]>;

const COLUMNS = ['queries', 'nDCG@10', 'success at 3', 'share without a hit', 'unanswerable'];

/** The figures of both halves, and with `weakest` the worst of the half that may be looked at. */
export async function peopleTables(
  search: Search,
  onOffer: readonly JudgedHit[],
  { weakest = 0 }: { weakest?: number } = {},
): Promise<Table[]> {
  const tuning = await evaluateGroups(TUNING, search, onOffer);
  const heldOut = await evaluateGroups(HELD_OUT, search, onOffer);
  return [
    tableOf('tuning', tuning, onOffer.length),
    tableOf('held-out', heldOut, onOffer.length),
    ...(weakest > 0 ? [weakestOf(tuning, weakest), unanswerableOf(tuning)] : []),
  ];
}

function tableOf(half: string, { scores, unanswerable }: GroupedEvaluation<PersonGroup>, adverts: number): Table {
  const rowOf = (label: string, some: readonly GroupedScore<PersonGroup>[], without: number): Row => {
    const { queries, ndcgAt10, successAt3, zeroHitRate } = figuresOf(some);
    return {
      label,
      cells: queries === 0 ? [0, null, null, null, without] : [queries, ndcgAt10, successAt3, zeroHitRate, without],
    };
  };
  const inGroup = <One extends { group: PersonGroup }>(all: readonly One[], group: PersonGroup): One[] =>
    all.filter((one) => one.group === group);
  return {
    key: `judged people ${half}`,
    title: `Searches of twelve kinds of people, ${half} half, ${adverts} adverts`,
    columns: COLUMNS,
    rows: [
      rowOf('all', scores, unanswerable.length),
      ...PERSON_GROUPS.map((group) => rowOf(group, inGroup(scores, group), inGroup(unanswerable, group).length)),
    ],
    compare: 'nDCG@10',
    notes: [],
  };
}

const weakestOf = ({ scores }: GroupedEvaluation<PersonGroup>, count: number): Table => ({
  key: 'judged people weakest',
  title: 'Weakest searches of the tuning half',
  columns: ['nDCG@10', 'hits', 'group', 'first hits'],
  rows: scores
    .toSorted((one, other) => one.ndcgAt10 - other.ndcgAt10)
    .slice(0, count)
    .map(({ query, ndcgAt10, hits, group, firstTitles }) => ({
      label: query,
      cells: [ndcgAt10, hits, group, firstTitles.join(' | ')],
    })),
  compare: 'nDCG@10',
  notes: [],
});

const unanswerableOf = ({ unanswerable }: GroupedEvaluation<PersonGroup>): Table => ({
  key: 'judged people unanswerable',
  title: 'Searches of the tuning half for which nothing is on offer',
  columns: ['group'],
  rows: unanswerable.map(({ query, group }) => ({ label: query, cells: [group] })),
  compare: 'group',
  notes: [],
});
