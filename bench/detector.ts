import { findFraudSigns } from '#domain/chats/fraud-signs.ts';
import { FRAUD_SIGNS, isFraudWarning } from '#domain/chats/fraud-warning.ts';
import { FRAUD_MESSAGES, HARMLESS_MESSAGES } from '#test/labelled-messages.data.ts';
import type { Row, Table } from './report.ts';

const HALVES = [
  { label: 'tuned on', rest: 0 },
  { label: 'held out', rest: 1 },
] as const;
const OWN_HOSTS = ['stammplatz.example'];
const ROUNDS = 20;

const half = (messages: readonly string[], rest: number): string[] => messages.filter((_, index) => index % 2 === rest);
const warns = (text: string): boolean => isFraudWarning(findFraudSigns(text, OWN_HOSTS));
const share = (messages: readonly string[]): number => (100 * messages.filter(warns).length) / messages.length;

/** How well fraud warnings in chats distinguish fraud from talk about wood, and the cost per message. */
export function measureDetector(): Table[] {
  const rows = HALVES.flatMap(({ label, rest }): Row[] => [
    {
      label: `recall in %, ${label}`,
      cells: [share(half(FRAUD_MESSAGES, rest))],
      budget: { column: 'value', atLeast: 95 },
    },
    {
      label: `false alarms in %, ${label}`,
      cells: [share(half(HARMLESS_MESSAGES, rest))],
      budget: { column: 'value', atMost: 1 },
    },
  ]);
  return [
    {
      key: 'detector',
      title: `Fraud signs: ${FRAUD_MESSAGES.length} messages of fraud, ${HARMLESS_MESSAGES.length} harmless ones`,
      columns: ['value'],
      rows: [...rows, { label: 'milliseconds a message, mean', cells: [meanInMs()] }],
      compare: 'value',
      notes: [signShares()],
    },
  ];
}

function meanInMs(): number {
  const messages = [...FRAUD_MESSAGES, ...HARMLESS_MESSAGES];
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) for (const message of messages) findFraudSigns(message, OWN_HOSTS);
  return (performance.now() - start) / (ROUNDS * messages.length);
}

/** Share of the fraud messages with each sign. */
function signShares(): string {
  const found = FRAUD_MESSAGES.flatMap((message) => findFraudSigns(message, OWN_HOSTS));
  const counts = FRAUD_SIGNS.map((sign) => `${sign} ${found.filter((one) => one === sign).length}`);
  return `Signs in messages of fraud: ${counts.join(', ')}.`;
}
