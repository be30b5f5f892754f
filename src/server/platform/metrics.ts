import { monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;
type Reading = { labels?: Labels; value: number };
/** A figure that is read when it is asked for; one that cannot be read is left out. Counters only rise, from the start on. */
export type Gauge = {
  name: string;
  help: string;
  type?: 'counter' | 'gauge';
  read: () => readonly Reading[] | Promise<readonly Reading[]>;
};
export type Request = { route: string; method: string; status: number; seconds: number };

export type Metrics = {
  observe: (request: Request) => void;
  observeCall: (call: { operation: string; seconds: number }) => void;
  add: (...gauges: readonly Gauge[]) => void;
  /** All figures in the text format of Prometheus, version 0.0.4. */
  text: () => Promise<string>;
  close: () => void;
};

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Upper bounds in seconds; around the limits that answers have to keep. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5] as const;
const NANOSECONDS = 1e9;
const LOOP_RESOLUTION_IN_MS = 20;

type Durations = { labels: Labels; counts: number[]; count: number; sum: number };
type DurationsByKey = Map<string, Durations>;

/** Counts requests of this process; names of routes are patterns, so that nobody's address is in them. */
export function createMetrics(): Metrics {
  const requests = new Map<string, { labels: Labels; count: number }>();
  const durations: DurationsByKey = new Map();
  const calls: DurationsByKey = new Map();
  const gauges: Gauge[] = [...processGauges];
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_IN_MS });
  loop.enable();
  gauges.push({
    name: 'stammplatz_event_loop_delay_p99_seconds',
    help: 'How late the event loop was since the last look, 99th percentile.',
    read: () => {
      // Node measures from one look to the next: what is waited for on purpose is no delay.
      const value = loop.percentile(99) / NANOSECONDS - LOOP_RESOLUTION_IN_MS / 1_000;
      loop.reset();
      return [{ value: Number.isFinite(value) ? Math.max(0, value) : 0 }];
    },
  });

  return {
    observe: ({ route, method, status, seconds }) => {
      const labels = { route, method };
      const counted = obtain(requests, `${route} ${method} ${status}`, () => ({
        labels: { ...labels, status: String(status) },
        count: 0,
      }));
      counted.count += 1;
      note(durations, `${route} ${method}`, { labels, seconds });
    },
    observeCall: ({ operation, seconds }) => note(calls, operation, { labels: { operation }, seconds }),
    add: (...more) => void gauges.push(...more),
    text: async () => {
      const read = await Promise.all(gauges.map(async (gauge) => linesOf(gauge)));
      const timed = [
        durationLines(durations, 'http_request_duration_seconds', REQUESTS_HELP),
        durationLines(calls, 'stammplatz_call_duration_seconds', CALLS_HELP),
      ];
      return [requestLines(requests), ...timed, ...read].flat().join('\n') + '\n';
    },
    close: () => loop.disable(),
  };
}

const processGauges: readonly Gauge[] = [
  {
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process.',
    read: () => [{ value: process.memoryUsage.rss() }],
  },
  {
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory of its values.',
    read: () => [{ value: process.memoryUsage().heapUsed }],
  },
  {
    name: 'process_cpu_seconds_total',
    help: 'Time on a processor since the start.',
    type: 'counter',
    read: () => {
      const { user, system } = process.cpuUsage();
      return [{ value: (user + system) / 1e6 }];
    },
  },
  {
    name: 'process_uptime_seconds',
    help: 'Time since the start.',
    read: () => [{ value: process.uptime() }],
  },
];

function obtain<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function note(timed: DurationsByKey, key: string, { labels, seconds }: { labels: Labels; seconds: number }): void {
  const found = obtain(timed, key, () => ({ labels, counts: BOUNDS.map(() => 0), count: 0, sum: 0 }));
  const slot = BOUNDS.findIndex((bound) => seconds <= bound);
  if (slot >= 0) found.counts[slot] = (found.counts[slot] ?? 0) + 1;
  found.count += 1;
  found.sum += seconds;
}

const head = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

const escaped = (value: string): string => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([key, given]) => `${key}="${escaped(given)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

function requestLines(requests: ReadonlyMap<string, { labels: Labels; count: number }>): string[] {
  const name = 'http_requests_total';
  return [
    ...head(name, 'Answered requests by route pattern.', 'counter'),
    ...[...requests.values()].map(({ labels, count }) => line(name, labels, count)),
  ];
}

const REQUESTS_HELP = 'Time from the arrival of a request to the end of its answer.';
const CALLS_HELP = 'Time a call took, whether it came by HTTP or from a page that was made here.';

function durationLines(durations: DurationsByKey, name: string, help: string): string[] {
  return [
    ...head(name, help, 'histogram'),
    ...[...durations.values()].flatMap(({ labels, counts, count, sum }) => {
      let below = 0;
      const buckets = BOUNDS.map((bound, index) => {
        below += counts[index] ?? 0;
        return line(`${name}_bucket`, { ...labels, le: String(bound) }, below);
      });
      return [
        ...buckets,
        line(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
        line(`${name}_sum`, labels, sum),
        line(`${name}_count`, labels, count),
      ];
    }),
  ];
}

async function linesOf({ name, help, type = 'gauge', read }: Gauge): Promise<string[]> {
  try {
    const readings = await read();
    return [...head(name, help, type), ...readings.map(({ labels = {}, value }) => line(name, labels, value))];
  } catch {
    // Figures of the database are missing while it is away; the others tell why.
    return [];
  }
}
