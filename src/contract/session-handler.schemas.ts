import * as z from 'zod/mini';
import { instant, named, pattern, rawText, text } from './fields.ts';

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

/** Session data; every part is absent for a visitor who is not signed in. */
export const Session = named(
  'Session',
  z.object({
    user: z.exactOptional(z.object({ id: z.string(), email: z.string(), name: z.exactOptional(z.string()) })),
    expires: z.exactOptional(instant()),
  }),
);
export type Session = z.infer<typeof Session>;

const form = {
  csrfToken: rawText({ max: 300 }),
  callbackUrl: z.optional(text({ max: 2000 })),
  json: z.optional(text({ max: 5 })),
};

export const SignInForm = named(
  'SignInForm',
  z.object({
    ...form,
    email: z.optional(text({ max: 254 })),
    username: z.optional(text({ max: 254 })),
    identifier: z.optional(text({ max: 254 })),
    password: z.optional(rawText({ max: 1024 })),
    redirect: z.optional(text({ max: 5 })),
  }),
);
export const SignOutForm = named('SignOutForm', z.object(form));

const ProviderParams = z.object({ provider: pattern(/^[a-z0-9-]+$/, 40) });
const Redirection = z.object({ url: z.string() });

export const sessionHandlerShapes = {
  getCsrfToken: { reply: z.object({ csrfToken: z.string() }) },
  listProviders: { reply: z.record(z.string(), Provider) },
  getSession: { query: z.object({ callbackUrl: z.optional(text({ max: 2000 })) }), reply: Session },
  startSignIn: { params: ProviderParams, body: { signInForm: SignInForm }, reply: Redirection },
  finishSignIn: { params: ProviderParams, body: { signInForm: SignInForm }, reply: Redirection },
  signOut: { body: { signOutForm: SignOutForm }, reply: Redirection },
} as const;
