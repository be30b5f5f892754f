import * as z from 'zod/mini';
import { instant, named, pattern, rawText } from '#contract/fields.ts';

export const PROVIDER_TYPES = ['credentials', 'email', 'oauth', 'oidc'] as const;

export const Provider = named(
  'Provider',
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(PROVIDER_TYPES),
    signinUrl: z.string(),
    callbackUrl: z.string(),
  }),
);
export type Provider = z.infer<typeof Provider>;

/** Session data; every part is absent for a visitor who is not signed in. */
export const Session = named(
  'Session',
  z.object({
    user: z.exactOptional(
      z.object({
        id: z.string(),
        email: z.string(),
        name: z.exactOptional(z.string()),
        image: z.exactOptional(z.string()),
      }),
    ),
    expires: z.exactOptional(instant()),
  }),
);
export type Session = z.infer<typeof Session>;

/** What cannot be right is refused like a wrong password or led to the root, so that stock clients understand the answer. */
const field = () => z.optional(rawText({ max: 8_000 }));

const form = { csrfToken: field(), callbackUrl: field(), json: field(), redirect: field() };

export const SignInForm = named(
  'SignInForm',
  z.object({
    ...form,
    identifier: field(),
    email: field(),
    username: field(),
    password: field(),
    /** Code of the second factor, for accounts that have one. */
    otp: field(),
    /** Of the link in a sign-in mail. */
    token: field(),
    /** What another service posts back. */
    code: field(),
    state: field(),
    iss: field(),
    error: field(),
  }),
);
export type SignInForm = z.infer<typeof SignInForm>;
export const SignOutForm = named('SignOutForm', z.object(form));

const ProviderParams = z.object({ provider: pattern(/^[a-z0-9-]+$/, 40) });
const Redirection = z.object({ url: z.string() });
const PageQuery = z.object({ callbackUrl: field(), error: field() });
/** Only the redirect's `location` header. */
const Elsewhere = z.string();

export const sessionHandlerShapes = {
  getCsrfToken: { reply: z.object({ csrfToken: z.string() }) },
  listProviders: { reply: z.record(z.string(), Provider) },
  getSession: { query: z.object({ callbackUrl: field() }), reply: Session },
  startSignIn: { params: ProviderParams, body: { signInForm: SignInForm }, reply: Redirection },
  finishSignIn: { params: ProviderParams, body: { signInForm: SignInForm }, reply: Redirection },
  signOut: { body: { signOutForm: SignOutForm }, reply: Redirection },
  showSignIn: { query: PageQuery, reply: Elsewhere },
  showSignInWith: { params: ProviderParams, query: PageQuery, reply: Elsewhere },
  showSignOut: { query: PageQuery, reply: Elsewhere },
  showSignInError: { query: PageQuery, reply: Elsewhere },
  showVerifyRequest: { query: PageQuery, reply: Elsewhere },
  returnFromProvider: {
    params: ProviderParams,
    query: z.object({ callbackUrl: field(), token: field(), email: field() }),
    reply: Elsewhere,
  },
  connectProvider: { params: ProviderParams, query: z.object({ callbackUrl: field() }), reply: Elsewhere },
} as const;
