import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';

function watched(isTTY: boolean) {
  let now = 0;
  const written: string[] = [];
  const output = { isTTY, write: (text: string) => written.push(text) };
  return {
    start: showProgress({ output, now: () => now }),
    at: (seconds: number) => void (now = seconds * 1000),
    written,
  };
}

test('in a log there is a line every ten seconds with share, rate and estimate, and one at the end', () => {
  const { start, at, written } = watched(false);
  const progress = start('Anzeigen', 50_000);
  for (let second = 1; second <= 24; second += 1) {
    at(second);
    progress.to(second * 2_000);
  }
  at(25);
  progress.to(50_000);
  progress.end();
  expect(written).toEqual([
    'Anzeigen: 20.000 von 50.000 (40 %), 2.000 je Sekunde, noch etwa 15 s\n',
    'Anzeigen: 40.000 von 50.000 (80 %), 2.000 je Sekunde, noch etwa 5 s\n',
    'Anzeigen: 50.000 in 25 s\n',
  ]);
});

test('on a terminal one line is drawn again, not for every step', () => {
  const { start, at, written } = watched(true);
  const progress = start('Anzeigen', 1_000_000);
  for (let step = 1; step <= 100; step += 1) {
    at(step / 100);
    progress.to(step * 10);
  }
  expect(written).toHaveLength(5);
  expect(written.every((text) => text.startsWith('\r\u001B[2K') && !text.includes('\n'))).toBe(true);
  expect(written[0]).toContain('noch etwa 17 min');
});

test('without a known end it says how much is done and how fast', () => {
  const { start, at, written } = watched(false);
  const progress = start('Zeilen');
  at(12);
  progress.to(6_000);
  expect(written).toEqual(['Zeilen: 6.000, 500 je Sekunde\n']);
});
