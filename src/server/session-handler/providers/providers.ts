import type { Config, ProviderClient } from '#server/platform/config.ts';

type Named = ProviderClient & { id: string; name: string };

/** A service that speaks OpenID Connect: addresses and keys come from its discovery document. */
export type OpenIdProvider = Named & {
  kind: 'oidc';
  issuer: string;
  scope: string;
  /** The answer comes as a form posted by the other site's page instead of in the address. */
  postsForm: boolean;
  /** Endpoint for the audience of an access token, if the service has one. */
  tokenInfoUrl: string | null;
};

/** Facebook: OAuth 2 without an ID token; the identity comes from its own API. */
export type GraphProvider = Named & {
  kind: 'oauth';
  authorizationUrl: string;
  graphUrl: string;
  scope: string;
};

export type SignInProvider = OpenIdProvider | GraphProvider;

/** Words with a meaning of their own in addresses below /api/auth: no service may be called like that. */
export const RESERVED_WORDS: readonly string[] = [
  'callback',
  'change-password',
  'credentials',
  'csrf',
  'email',
  'email-confirmation',
  'error',
  'forgot-password',
  'local',
  'providers',
  'reset-password',
  'send-email-confirmation',
  'session',
  'signin',
  'signout',
  'verify-request',
];

const OPEN_ID = { kind: 'oidc', scope: 'openid email profile', postsForm: false, tokenInfoUrl: null } as const;

/** The services that the configuration names, in the order of the sign-in page. */
export function providersOf({ signInProviders }: Pick<Config, 'signInProviders'>): SignInProvider[] {
  const { google, facebook, apple, oidc } = signInProviders;
  const all: (SignInProvider | null)[] = [
    google && {
      ...OPEN_ID,
      ...google,
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      // Source: https://developers.google.com/identity/sign-in/web/backend-auth
      tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
    },
    facebook && {
      ...facebook,
      kind: 'oauth',
      id: 'facebook',
      name: 'Facebook',
      // Source: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
      authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
      graphUrl: 'https://graph.facebook.com/v23.0',
      scope: 'email public_profile',
    },
    apple && {
      ...OPEN_ID,
      ...apple,
      id: 'apple',
      name: 'Apple',
      issuer: 'https://appleid.apple.com',
      scope: 'openid email name',
      // Source: https://developer.apple.com/documentation/signinwithapplerestapi: with a scope, only form_post is allowed.
      postsForm: true,
    },
    oidc && { ...OPEN_ID, ...oidc, id: 'oidc' },
  ];
  return all.filter((provider) => provider !== null);
}
