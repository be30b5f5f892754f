import * as z from 'zod/mini';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import { SignedIn } from '#contract/content-api/content-api.schemas.ts';
import { instant, named, open, pattern, rawText, text } from '#contract/fields.ts';

/** Six digits of the authenticator app, or a recovery code; blanks and hyphens do not matter. */
const otp = () => text({ min: 1, max: 40 });
const currentPassword = () => open(rawText({ max: 1024 }));

const SecondFactor = named(
  'SecondFactor',
  z.object({
    isOn: z.boolean(),
    confirmedAt: z.nullable(instant()),
    recoveryCodesLeft: z.number(),
    /** Whether this session has proved it. */
    isProvedInSession: z.boolean(),
    /** Until when it may do what one person decides and cannot be undone; null: a new code comes first. */
    freshUntil: z.nullable(instant()),
    /** Permissions of the account that rest until then. */
    restingPermissions: z.array(z.enum(PERMISSIONS)),
  }),
);
export type SecondFactor = z.infer<typeof SecondFactor>;

const SecondFactorSetup = named(
  'SecondFactorSetup',
  z.object({
    /** Base 32, for typing into the app. */
    secret: z.string(),
    otpauthUrl: z.string(),
    /** The QR code of `otpauthUrl`: an SVG path in a square of `size` units, quiet zone included. */
    qrCode: z.object({ size: z.number(), path: z.string() }),
  }),
);
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

const RecoveryCodes = named('RecoveryCodes', z.object({ recoveryCodes: z.array(z.string()) }));
const OtpDto = named('OtpDto', z.object({ otp: otp() }));

export const secondFactorShapes = {
  getSecondFactor: { reply: SecondFactor },
  setUpSecondFactor: {
    body: { secondFactorSetupDto: named('SecondFactorSetupDto', z.object({ currentPassword: currentPassword() })) },
    reply: SecondFactorSetup,
  },
  confirmSecondFactor: { body: { otpDto: OtpDto }, reply: RecoveryCodes },
  proveSecondFactor: { body: { otpDto: OtpDto }, reply: SecondFactor },
  renewRecoveryCodes: { body: { otpDto: OtpDto }, reply: RecoveryCodes },
  disableSecondFactor: {
    body: {
      secondFactorEndDto: named('SecondFactorEndDto', z.object({ currentPassword: currentPassword(), otp: otp() })),
    },
    reply: SecondFactor,
  },
  signInWithSecondFactor: {
    query: z.object({ session: z.optional(z.literal('cookie')) }),
    body: {
      secondFactorAnswerDto: named(
        'SecondFactorAnswerDto',
        z.object({ challenge: pattern(/^[A-Za-z0-9_-]+$/, 300), otp: otp() }),
      ),
    },
    reply: SignedIn,
  },
} as const;
