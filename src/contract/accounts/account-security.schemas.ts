import * as z from 'zod/mini';
import { Empty } from '#contract/common.schemas.ts';
import { email, id, instant, named, open, pattern, rawText } from '#contract/fields.ts';

export const OwnSession = named(
  'OwnSession',
  z.object({
    id: z.string(),
    /** COOKIE: a browser on our pages. BEARER: a program with a token. */
    kind: z.enum(['COOKIE', 'BEARER']),
    /** Browser and system in words, "Firefox auf Windows". */
    device: z.string(),
    /** `password`, `email`, or the id of the service that vouched. */
    signInMethod: z.string(),
    createdAt: instant(),
    lastSeenAt: instant(),
    isCurrent: z.boolean(),
  }),
);
export type OwnSession = z.infer<typeof OwnSession>;

export const accountSecurityShapes = {
  listOwnSessions: { reply: z.array(OwnSession) },
  endOwnSession: { params: z.object({ sessionId: id() }), reply: Empty },
  endOtherSessions: { reply: Empty },
  requestEmailChange: {
    body: {
      emailChangeDto: named(
        'EmailChangeDto',
        z.object({ email: email(), currentPassword: open(rawText({ max: 1024 })) }),
      ),
    },
    reply: z.object({ email: z.string(), sent: z.boolean() }),
  },
  checkPasswordReset: {
    body: {
      passwordResetCheckDto: named('PasswordResetCheckDto', z.object({ code: pattern(/^[A-Za-z0-9_.-]+$/, 300) })),
    },
    reply: named(
      'PasswordReset',
      z.object({
        /** The address of the account, without most of the part before the @. */
        maskedEmail: z.string(),
        /** Whether the viewer is signed in with another account, whose session here would end. */
        replacesSession: z.boolean(),
      }),
    ),
  },
  confirmEmail: {
    body: {
      emailConfirmationDto: named('EmailConfirmationDto', z.object({ code: pattern(/^[A-Za-z0-9_-]+$/, 300) })),
    },
    reply: named('ConfirmedEmail', z.object({ purpose: z.enum(['CONFIRM_EMAIL', 'CHANGE_EMAIL']), email: z.string() })),
  },
} as const;
