import * as z from 'zod/mini';
import { SELLER_KINDS } from '#domain/users/seller-kind.ts';
import { email, instant, named, open, pattern, rawText, text } from '#contract/fields.ts';
import { Permission } from '#contract/users/users.schemas.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** A new password; which ones are too common is a rule of the server. */
const newPassword = () => rawText({ min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH });
/** A password to compare with; its limits reveal nothing about the stored one. */
const givenPassword = () => rawText({ min: 1, max: 1024 });

/** A code of the second factor, or a recovery code; only accounts that have set one up need it. */
const otp = () => open(text({ max: 40 }));

export const ContentUser = named(
  'ContentUser',
  z.object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    provider: z.string(),
    confirmed: z.boolean(),
    blocked: z.boolean(),
    createdAt: instant(),
    updatedAt: instant(),
    /** Only with `populate`. */
    permissions: z.exactOptional(z.array(Permission)),
  }),
);
export type ContentUser = z.infer<typeof ContentUser>;

export const SignedIn = named('SignedIn', z.object({ jwt: z.string(), user: ContentUser }));
export type SignedIn = z.infer<typeof SignedIn>;

export const Credentials = named(
  'Credentials',
  z.object({ identifier: text({ min: 1, max: 254 }), password: givenPassword(), otp: otp() }),
);

/** Stock clients send user name, e-mail and password; names and terms may follow before the first publishing. */
/** A page of this site on which the person goes on after the link of the mail. */
const returnPath = () => open(pattern(/^\/(?![/\\])[^\s\\]*$/, 500));

export const Registration = named(
  'Registration',
  z.object({
    username: text({ min: 1, max: 254 }),
    email: email(),
    password: newPassword(),
    firstname: open(text({ max: 80 })),
    lastname: open(text({ max: 80 })),
    termsAccepted: open(z.boolean()),
    sellerKind: open(z.enum(SELLER_KINDS)),
    returnPath: returnPath(),
  }),
);

/** The code of a mail. */
const code = () => pattern(/^[A-Za-z0-9_.-]+$/, 300);

/** Our own pages ask for an HttpOnly cookie instead of a token; `jwt` is empty then. */
const SessionQuery = z.object({ session: z.optional(z.literal('cookie')) });

export const contentApiShapes = {
  getContentUser: { query: z.object({ populate: z.optional(z.unknown()) }), reply: ContentUser },
  signIn: { query: SessionQuery, body: { credentials: Credentials }, reply: SignedIn },
  register: { query: SessionQuery, body: { registration: Registration }, reply: SignedIn },
  forgotPassword: {
    body: { forgottenPassword: named('ForgottenPassword', z.object({ email: email() })) },
    reply: z.object({ ok: z.boolean() }),
  },
  resetPassword: {
    query: SessionQuery,
    body: {
      newPassword: named(
        'NewPassword',
        z.object({ code: code(), password: newPassword(), passwordConfirmation: givenPassword(), otp: otp() }),
      ),
    },
    reply: SignedIn,
  },
  changePassword: {
    query: SessionQuery,
    body: {
      passwordChange: named(
        'PasswordChange',
        z.object({
          currentPassword: givenPassword(),
          password: newPassword(),
          passwordConfirmation: givenPassword(),
        }),
      ),
    },
    reply: SignedIn,
  },
  sendEmailConfirmation: {
    body: { confirmationRequest: named('ConfirmationRequest', z.object({ email: email(), returnPath: returnPath() })) },
    reply: z.object({ email: z.string(), sent: z.boolean() }),
  },
  confirmEmailByLink: {
    query: z.object({ confirmation: code() }),
    reply: z.object({}),
  },
  signInWithProvider: {
    params: z.object({ provider: pattern(/^[a-z0-9-]+$/, 40) }),
    query: z.object({ access_token: rawText({ min: 1, max: 8000 }) }),
    reply: SignedIn,
  },
} as const;
