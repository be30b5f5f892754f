import * as z from 'zod/mini';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import { ACT_KINDS, ACT_STATES } from '#domain/desk/acts.ts';
import { day, email, id, instant, named, text } from '#contract/fields.ts';

/** Who asked or decided, by public id; without a name where the account has none. */
const person = () => z.object({ id: z.string(), name: z.nullable(z.string()) });

/** An act that one administrator asked for and another one confirms. */
export const OperatorAct = named(
  'OperatorAct',
  z.object({
    id: z.string(),
    kind: z.enum(ACT_KINDS),
    state: z.enum(ACT_STATES),
    reason: z.string(),
    /** Public id of the account, the order or the bank credit. */
    subject: z.string(),
    /** Name of the account, or who paid the credit. */
    subjectName: z.nullable(z.string()),
    accountMail: z.nullable(z.string()),
    permission: z.nullable(z.enum(PERMISSIONS)),
    /** Payment reference of the order. */
    reference: z.nullable(z.string()),
    amountInCents: z.nullable(z.number()),
    currency: z.nullable(z.string()),
    transferredOn: z.nullable(z.string()),
    askedBy: person(),
    askedAt: instant(),
    expiresAt: instant(),
    decidedBy: z.nullable(person()),
    decidedAt: z.nullable(instant()),
    /** Whether the viewer asked for it. */
    isOwn: z.boolean(),
    /** From when the viewer may confirm it; null: another administrator has to. */
    confirmableFrom: z.nullable(instant()),
  }),
);
export type OperatorAct = z.infer<typeof OperatorAct>;

const reason = () => text({ min: 10, max: 500 });
const otp = () => text({ min: 1, max: 40 });

export const AskedActDto = named(
  'AskedActDto',
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('GIVE_PERMISSION'),
      email: email(),
      permission: z.enum(['moderation', 'admin']),
      reason: reason(),
      otp: otp(),
    }),
    z.object({
      kind: z.literal('TAKE_PERMISSION'),
      email: email(),
      permission: z.literal('admin'),
      reason: reason(),
      otp: otp(),
    }),
    z.object({ kind: z.literal('NOTE_REFUND'), orderId: id(), transferredOn: day(), reason: reason(), otp: otp() }),
    z.object({ kind: z.literal('NOTE_RETURN'), creditId: id(), transferredOn: day(), reason: reason(), otp: otp() }),
  ]),
);
export type AskedActDto = z.infer<typeof AskedActDto>;

const ConfirmedActDto = named('ConfirmedActDto', z.object({ otp: otp() }));
const params = z.object({ actId: id() });

export const actShapes = {
  listActs: {
    reply: z.object({
      /** Whether the viewer is the only one who administers with a second factor. */
      isAlone: z.boolean(),
      /** Those that wait first, the oldest on top; then those that were decided, the newest on top. */
      acts: z.array(OperatorAct),
    }),
  },
  askForAct: { body: { askedActDto: AskedActDto }, reply: OperatorAct },
  confirmAct: { params, body: { confirmedActDto: ConfirmedActDto }, reply: OperatorAct },
  stopAct: { params, reply: OperatorAct },
} as const;
