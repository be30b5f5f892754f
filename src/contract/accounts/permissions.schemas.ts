import * as z from 'zod/mini';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import { email, id, instant, named, open, text, wholeNumberInQuery } from '#contract/fields.ts';

const permission = () => z.enum(PERMISSIONS);

/** What an account has, whether or not it counts in one of its sessions. */
const AccountPermissions = named(
  'AccountPermissions',
  z.object({
    userId: z.string(),
    accountMail: z.string(),
    /** Without one, granted permissions rest. */
    hasSecondFactor: z.boolean(),
    permissions: z.array(
      named(
        'GrantedPermission',
        z.object({
          id: z.number(),
          param: permission(),
          title: z.string(),
          description: z.string(),
          grantedAt: instant(),
          /** Public id of an account, or `command line`. */
          grantedBy: z.string(),
        }),
      ),
    ),
  }),
);
export type AccountPermissions = z.infer<typeof AccountPermissions>;

const AuditLogEntry = named(
  'AuditLogEntry',
  z.object({
    id: z.string(),
    at: instant(),
    /** Public id of an account, or `command line`. */
    actor: z.string(),
    action: z.string(),
    /** Public id of the account it was done to. */
    subject: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
);
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

export const permissionShapes = {
  listAccountPermissions: {
    query: z.object({ userId: z.optional(id()), email: z.optional(email()) }),
    reply: AccountPermissions,
  },
  grantPermission: {
    body: {
      permissionGrantDto: named(
        'PermissionGrantDto',
        z.object({ userId: open(id()), email: open(email()), permission: permission() }),
      ),
    },
    reply: AccountPermissions,
  },
  takePermission: {
    query: z.object({ userId: id(), permission: permission() }),
    reply: AccountPermissions,
  },
  endAccountSessions: {
    params: z.object({ userId: id() }),
    body: {
      accountSessionsEndDto: named(
        'AccountSessionsEndDto',
        z.object({ reason: text({ min: 10, max: 500 }), otp: text({ min: 1, max: 40 }) }),
      ),
    },
    reply: z.object({ endedCount: z.number() }),
  },
  listAuditLog: {
    query: z.object({
      userId: z.optional(id()),
      page: z._default(wholeNumberInQuery(0, 10_000), 0),
      pageSize: z._default(wholeNumberInQuery(1, 100), 50),
    }),
    reply: z.object({ entries: z.array(AuditLogEntry), total: z.number() }),
  },
} as const;
