import {
  type GroupedEvaluation,
  type GroupedScore,
  type JudgedHit,
  evaluateGroups,
  figuresOf,
} from './judged/scoring.ts';
import {
  FRESH,
  FRESH_B,
  FRESH_C,
  FRESH_D,
  FRESH_E,
  FRESH_F,
  FRESH_G,
  FRESH_H,
  FRESH_I,
  FRESH_J,
  HELD_OUT,
  TUNING,
} from './judged/person-queries.ts';
import { PERSON_GROUPS, type PersonGroup } from './judged/person-query.ts';
import type { Row, Table } from './report.ts';

type Search = (line: string) => Promise<readonly JudgedHit[]>;

/** The sets that may be looked at. */
const OPEN_SETS = [
  ['tuning', TUNING],
  ['fresh', FRESH],
  ['later fresh', FRESH_B],
  ['third fresh', FRESH_C],
  ['fourth fresh', FRESH_D],
  ['fifth fresh', FRESH_E],
  ['sixth fresh', FRESH_F],
  ['seventh fresh', FRESH_G],
  ['eighth fresh', FRESH_H],
  ['ninth fresh', FRESH_I],
  ['tenth fresh', FRESH_J],
] as const;

const COLUMNS = ['queries', 'nDCG@10', 'success at 3', 'share without a hit', 'unanswerable'];

/**
 * The figures of both halves and of the fresh lines, and with `weakest` the worst of those that may be read. `openOnly`
 * leaves the held-out half unasked: each figure of it that is looked at while changing the search wears it out.
 */
export async function peopleTables(
  search: Search,
  onOffer: readonly JudgedHit[],
  { weakest = 0, openOnly = false }: { weakest?: number; openOnly?: boolean } = {},
): Promise<Table[]> {
  const open = [];
  for (const [part, queries] of OPEN_SETS) open.push({ part, ...(await evaluateGroups(queries, search, onOffer)) });
  const heldOut = openOnly ? null : await evaluateGroups(HELD_OUT, search, onOffer);
  return [
    ...(heldOut === null ? [] : [tableOf('held-out', heldOut, onOffer.length)]),
    ...open.map((evaluation) => tableOf(evaluation.part, evaluation, onOffer.length)),
    ...(weakest > 0 ? open : []).flatMap((evaluation) => listsOf(evaluation, evaluation.part, weakest)),
  ];
}

function tableOf(part: string, { scores, unanswerable }: GroupedEvaluation<PersonGroup>, adverts: number): Table {
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
    key: `judged people ${part}`,
    title: `Searches of twelve kinds of people, ${part} lines, ${adverts} adverts`,
    columns: COLUMNS,
    rows: [
      rowOf('all', scores, unanswerable.length),
      ...PERSON_GROUPS.map((group) => rowOf(group, inGroup(scores, group), inGroup(unanswerable, group).length)),
    ],
    compare: 'nDCG@10',
    notes: [],
  };
}

const listsOf = (open: GroupedEvaluation<PersonGroup>, part: string, count: number): Table[] => [
  weakestOf(open, part, count),
  unanswerableOf(open, part),
];

const weakestOf = ({ scores }: GroupedEvaluation<PersonGroup>, part: string, count: number): Table => ({
  key: `judged people weakest ${part}`,
  title: `Weakest searches of the ${part} lines`,
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

const unanswerableOf = ({ unanswerable }: GroupedEvaluation<PersonGroup>, part: string): Table => ({
  key: `judged people unanswerable ${part}`,
  title: `Searches of the ${part} lines for which nothing is on offer`,
  columns: ['group'],
  rows: unanswerable.map(({ query, group }) => ({ label: query, cells: [group] })),
  compare: 'group',
  notes: [],
});
