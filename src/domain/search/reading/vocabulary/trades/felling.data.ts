import { entry, of, ordering, says, suits, within } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type { Meaning, VocabularyEntry } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';

/** What the trade calls winter felling: from November to February the wood holds least sap. Source: trade usage in Austria. */
const WINTER = [11, 12, 1, 2];
/** Months after which felled wood is no longer called fresh; product decision. */
const FRESH_IN_MONTHS = 3;

/** A month of felling is stated for logs only; older adverts say it in words, so it orders and excludes nothing. */
const felledIn = (felledMonths: readonly number[], said: string): readonly Meaning[] => {
  const words = says(0.4, said);
  return [
    of('LOGS', { kind: 'QUALITY', votes: 0, prefers: [{ weight: 0.8, felledMonths }, words] }),
    ordering('QUALITY', words),
  ];
};

const MONTHS: readonly (readonly [names: string, month: number])[] = [
  ['jänner januar', 1],
  ['februar feber', 2],
  ['märz', 3],
  ['april', 4],
  ['mai', 5],
  ['juni', 6],
  ['juli', 7],
  ['august', 8],
  ['september', 9],
  ['oktober', 10],
  ['november', 11],
  ['dezember', 12],
];

/** "gefällt im November", "im November geschlägert", "gefällt November": before a month or behind it. */
const around = (time: string): string[] =>
  ['gefällt', 'geschlägert', 'geschlagen'].flatMap((verb) => [
    `${verb} im ${time}`,
    `im ${time} ${verb}`,
    `${verb} ${time}`,
    `${time} ${verb}`,
  ]);

export const FELLING_VOCABULARY: readonly VocabularyEntry[] = [
  entry(
    [
      ...around('winter'),
      'winterschlägerung, winterfällung, wintereinschlag, wintergefällt, wintergeschlägert, winterholz, winternutzung',
    ].join(', '),
    ...felledIn(WINTER, 'Winter Wintereinschlag Winterschlägerung Winterfällung wintergeschlägert'),
  ),
  ...MONTHS.map(([names, month]) =>
    entry(
      names
        .split(' ')
        .flatMap((name) => around(name))
        .join(', '),
      ...felledIn([month], names),
    ),
  ),
  entry(
    'frisch gefällt, frisch geschlägert, frisch geschlagen, frischgefällt, frischgeschlägert',
    of('LOGS', {
      kind: 'QUALITY',
      votes: 0,
      prefers: [suits(0.8, { felledMonthsAgoMax: FRESH_IN_MONTHS }), says(0.4, 'frisch')],
    }),
    within('FIREWOOD', 'DRYING', { dryingStates: ['WALDFRISCH'] }),
    ordering('QUALITY', says(0.4, 'frisch')),
  ),
];
