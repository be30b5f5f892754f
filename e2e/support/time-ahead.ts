// Loaded before the server (NODE_OPTIONS=--import): its clock runs so many days ahead, and its jobs come every second.
const DAY_IN_MS = 86_400_000;
const aheadInMs = Number(process.env['DAYS_AHEAD'] ?? 0) * DAY_IN_MS;
const now = Date.now.bind(Date);

globalThis.Date = class extends Date {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [now() + aheadInMs] : given) as [number]));
  }

  static override now(): number {
    return now() + aheadInMs;
  }
} as DateConstructor;

const LONGEST_REST_IN_MS = 1_000;
const { setInterval: every } = globalThis;
globalThis.setInterval = Object.assign(
  (act: () => void, inMs?: number) => every(act, Math.min(inMs ?? 0, LONGEST_REST_IN_MS)),
  every,
) as typeof setInterval;
