import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Logger } from './logger.ts';
import { Problem } from './problem.ts';

export const PERMISSIONS = ['company', 'pellets', 'advertising', 'dashboards', 'moderation', 'admin'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The signed-in person behind a request. */
export type Viewer = {
  /** Internal key, for joins. */
  key: number;
  /** Public id, on the wire. */
  id: string;
  email: string;
  sessionId: string;
  permissions: readonly Permission[];
};

/** What a service function works with: never global, always handed in. */
export type Context = {
  db: Db;
  clock: Clock;
  newId: () => string;
  config: Config;
  logger: Logger;
  requestId: string;
  /** Null when nobody is signed in. */
  viewer: Viewer | null;
};

/** Context before a request: what jobs, tools and the start itself have. */
export type BaseContext = Omit<Context, 'viewer' | 'requestId'>;

/** The viewer, or a refusal. @throws session.required (401) */
export function requireViewer(context: Pick<Context, 'viewer'>): Viewer {
  if (!context.viewer) {
    throw new Problem({
      status: 401,
      code: 'session.required',
      message: 'Bitte melde dich an, dann geht es hier weiter.',
    });
  }
  return context.viewer;
}
