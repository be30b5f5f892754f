import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { startBackground } from './background.ts';

it('says once that the database is away however often a task runs, says other faults each time, and says an outage again', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const ends: (Error | null)[] = [away, away, away, null, away, away, new Error('fault'), new Error('fault')];
  let runs = 0;
  const { stop } = startBackground({ logger }, [
    {
      name: 'sum',
      everyInMs: 2,
      run: async () => {
        const end = ends[runs] ?? null;
        runs += 1;
        if (end !== null) throw end;
      },
    },
  ]);
  await expect.poll(() => runs).toBeGreaterThan(ends.length);
  await stop();
  const [waits, failed] = ['background task sum waits', 'background task sum failed'];
  expect(lines).toEqual([waits, waits, failed, failed]);
});
