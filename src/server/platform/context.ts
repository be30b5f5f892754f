import { type CountedPermissions, type Permission, countPermissions } from '#domain/accounts/permissions.ts';
import { permissionRefusals } from '#texts/de/accounts/permissions.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import type { Logger } from './logger.ts';
import { Problem, callUnknown } from './http/problem.ts';
import type { Memory } from './memory.ts';
export type { Permission } from '#domain/accounts/permissions.ts';

/** The signed-in person behind a request. */
export type Viewer = {
  /** Internal key, for joins. */
  key: number;
  /** Public id, on the wire. */
  id: string;
  email: string;
  sessionId: string;
  /** When this session proved the second factor; null: not yet. */
  secondFactorAt: Date | null;
} & CountedPermissions;

/** What a service function works with: never global, always handed in. */
export type Context = {
  db: Db;
  clock: Clock;
  newId: () => string;
  config: Config;
  logger: Logger;
  memory: Memory;
  requestId: string;
  /** Null when signed out. */
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

/**
 * The viewer, if the permission counts in this session.
 * @throws session.required (401), permission.rests or permission.missing (403)
 */
export function requirePermission(viewer: Viewer | null, permission: Permission): Viewer {
  const known = requireViewer({ viewer });
  if (known.permissions.includes(permission)) return known;
  const rests = countPermissions(known.restingPermissions, { hasSecondFactor: true }).permissions.includes(permission);
  throw new Problem({
    status: 403,
    code: rests ? 'permission.rests' : 'permission.missing',
    message: rests ? permissionRefusals.rests : permissionRefusals.missing(permission),
  });
}

/**
 * The viewer, if this session may moderate. Someone who lacks only a sign-in or the second factor is told so; for
 * everyone else the call does not exist.
 * @throws session.required (401), permission.rests (403), call.unknown (404)
 */
export function requireModerator(context: Pick<Context, 'viewer'>): Viewer {
  const viewer = requireViewer(context);
  if (viewer.permissions.includes('moderation')) return viewer;
  const withFactor = countPermissions(viewer.restingPermissions, { hasSecondFactor: true }).permissions;
  if (!withFactor.includes('moderation')) throw callUnknown();
  throw new Problem({ status: 403, code: 'permission.rests', message: permissionRefusals.rests });
}
