import { hostname } from 'node:os';
import { MINUTE_IN_MS } from '#domain/durations.ts';

/** The process that works in a place for backups. */
export type Holder = { pid: number; host: string };

export const LOCK_REFRESH_IN_MS = 20_000;
/** A lock that was not renewed for this long belongs to a process that is gone, on this machine or another. */
export const LOCK_LIMIT_IN_MS = 5 * MINUTE_IN_MS;

export const ownHolder = (): Holder => ({ pid: process.pid, host: hostname() });

export const heldError = (address: string, { pid, host }: Holder, cause?: unknown): Error =>
  new Error(`In ${address} arbeitet schon eine andere Sicherung (Prozess ${pid} auf ${host}).`, { cause });

/** Certain for processes of this machine only. */
export function isGone({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

export function parseHolder(text: string): Holder {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && 'pid' in value && 'host' in value)
      return { pid: Number(value.pid), host: String(value.host) };
  } catch {
    // Just being written.
  }
  return { pid: 0, host: '?' };
}
