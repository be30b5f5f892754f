import * as z from 'zod/mini';
import { AUDIT_ACTIONS } from '#domain/accounts/audit-actions.ts';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import { day, email, id, instant, named, open, pattern, text, wholeNumberInQuery } from '#contract/fields.ts';

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
    /** Null where it is no account, or one without a name. */
    actorName: z.nullable(z.string()),
    action: z.string(),
    /** Public id of the account or thing it was done to, or `marketplace`. */
    subject: z.string(),
    subjectName: z.nullable(z.string()),
    details: z.record(z.string(), z.unknown()),
  }),
);
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

const auditFilter = {
  /** Who did it: public id, mail address or `command line`. */
  actor: z.optional(text({ max: 254 })),
  /** To whom or what: public id, mail address or `marketplace`. */
  subject: z.optional(text({ max: 254 })),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  /** First and last day in Vienna. */
  from: z.optional(day()),
  to: z.optional(day()),
};

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
      ...auditFilter,
      /** The same as `subject`. */
      userId: z.optional(id()),
      /** `nextCursor` of the page before; instead of `page`. */
      cursor: z.optional(pattern(/^\d{1,15}$/)),
      page: z._default(wholeNumberInQuery(0, 10_000), 0),
      pageSize: z._default(wholeNumberInQuery(1, 100), 50),
    }),
    reply: z.object({ entries: z.array(AuditLogEntry), total: z.number(), nextCursor: z.nullable(z.string()) }),
  },
  exportAuditLog: { query: z.object(auditFilter), reply: z.string() },
} as const;
