import { lazy } from '#domain/lazy.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createMeasuredReader } from './processes/metrics-relay.ts';

type Readings = number | Readonly<Record<string, number>>;
/** A metric read on demand; left out where it cannot be read. Counters only rise, from the start on. */
export type Figure = {
  name: string;
  help: string;
  type?: 'counter' | 'gauge';
  /** Distinguishes several readings. */
  label?: string;
  /** How the figures of several processes become one; the sum unless said otherwise. */
  ofAll?: 'sum' | 'max';
  read: () => Readings | Promise<Readings>;
};
export type Request = { route: string; method: string; status: number; seconds: number };

export type Metrics = {
  observe: (request: Request) => void;
  observeCall: (call: { operation: string; seconds: number }) => void;
  add: (...figures: readonly Figure[]) => void;
  /** All figures in the text format of Prometheus, version 0.0.4. */
  text: () => Promise<string>;
  close: () => void;
};

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Bucket bounds in seconds, around the required response times. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5];
const NANOSECONDS = 1e9;
const LOOP_RESOLUTION_IN_MS = 20;

/** Counts requests of this process; names of routes are patterns, so that they hold no personal address. */
export function createMetrics(): Metrics {
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_IN_MS });
  loop.enable();
  const figures: Figure[] = [
    ...PROCESS_FIGURES,
    {
      name: 'stammplatz_event_loop_delay_p99_seconds',
      help: 'How late the event loop was since the last look, 99th percentile.',
      ofAll: 'max',
      read: () => {
        // Node measures from one look to the next: what is waited for on purpose is no delay.
        const value = loop.percentile(99) / NANOSECONDS - LOOP_RESOLUTION_IN_MS / 1_000;
        loop.reset();
        return Number.isFinite(value) ? Math.max(0, value) : 0;
      },
    },
  ];
  // Opened with the first request, once all figures are added: a start does not wait for the library.
  const registry = lazy(() => openRegistry(figures));
  const measured = createMeasuredReader(async () => (await registry()).register.getMetricsAsJSON());

  return {
    observe: ({ route, method, status, seconds }) =>
      void registry().then(({ requests, durations }) => {
        requests.inc({ route, method, status });
        durations.observe({ route, method }, seconds);
      }),
    observeCall: ({ operation, seconds }) => void registry().then(({ calls }) => calls.observe({ operation }, seconds)),
    add: (...more) => void figures.push(...more),
    text: async () => {
      const parts = await measured.readAll();
      if (parts.length === 1) return (await registry()).register.metrics();
      const { AggregatorRegistry } = await import('prom-client');
      return AggregatorRegistry.aggregate(parts).metrics();
    },
    close: () => {
      loop.disable();
      measured.close();
    },
  };
}

const PROCESS_FIGURES: readonly Figure[] = [
  { name: 'process_resident_memory_bytes', help: 'Memory of the process.', read: () => process.memoryUsage.rss() },
  { name: 'nodejs_heap_size_used_bytes', help: 'Memory of its values.', read: () => process.memoryUsage().heapUsed },
  {
    name: 'process_cpu_seconds_total',
    help: 'Time on a processor since the start.',
    type: 'counter',
    read: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
  },
  { name: 'process_uptime_seconds', help: 'Time since the start.', ofAll: 'max', read: () => process.uptime() },
  { name: 'stammplatz_web_processes', help: 'Processes that answer requests.', read: () => 1 },
];

async function openRegistry(figures: readonly Figure[]) {
  const { Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by route pattern.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['route', 'method'],
    buckets: BOUNDS,
    registers,
  });
  const calls = new Histogram({
    name: 'stammplatz_call_duration_seconds',
    help: 'Time a call took, whether it came by HTTP or from a page that was made here.',
    labelNames: ['operation'],
    buckets: BOUNDS,
    registers,
  });
  for (const { name, help, type = 'gauge', label, ofAll = 'sum', read } of figures) {
    const Metric = type === 'counter' ? Counter : Gauge;
    const metric = new Metric({
      name,
      help,
      registers,
      aggregator: ofAll,
      labelNames: label === undefined ? [] : [label],
      collect: async () => {
        // Metrics of the database are missing while it is down; the others show why.
        const found = await Promise.resolve()
          .then(read)
          .catch(() => ({}));
        metric.reset();
        if (typeof found === 'number') metric.inc(found);
        else if (label !== undefined) for (const [value, n] of Object.entries(found)) metric.inc({ [label]: value }, n);
      },
    });
  }
  return { register, requests, durations, calls };
}
