import type { Api } from '#contract/api.ts';
import type { ContentUser, SignedIn } from '#contract/content-api.schemas.ts';
import { getContentUser, register, resetPassword, signIn } from '#contract/content-api.ts';
import type { EndpointInput } from '#contract/endpoint.ts';

/** Where a client of the API keeps its token; the page has a cookie instead that no script reads. */
export type TokenStore = { read: () => string | null; write: (token: string | null) => void };

export type AccountClient = {
  user: () => ContentUser | null;
  signIn: (credentials: EndpointInput<typeof signIn>['credentials']) => Promise<ContentUser | null>;
  register: (registration: EndpointInput<typeof register>['registration']) => Promise<ContentUser | null>;
  resetPassword: (newPassword: EndpointInput<typeof resetPassword>['newPassword']) => Promise<ContentUser | null>;
  /** Loads the user of the stored token; a token that loads nobody is thrown away. */
  loadUser: () => Promise<ContentUser | null>;
  signOut: () => void;
};

/** The account of an API client: the token is stored, then its user is loaded. */
export function createAccountClient(api: Api, tokens: TokenStore): AccountClient {
  let user: ContentUser | null = null;

  const loadUser = async (): Promise<ContentUser | null> => {
    user = null;
    if (tokens.read() === null) return null;
    try {
      user = await api.call(getContentUser, {});
    } catch {
      tokens.write(null);
    }
    return user;
  };
  const enter = async (signingIn: Promise<SignedIn>): Promise<ContentUser | null> => {
    tokens.write((await signingIn).jwt);
    return loadUser();
  };

  return {
    user: () => user,
    signIn: (credentials) => enter(api.call(signIn, { credentials })),
    register: (registration) => enter(api.call(register, { registration })),
    resetPassword: (newPassword) => enter(api.call(resetPassword, { newPassword })),
    loadUser,
    signOut: () => {
      tokens.write(null);
      user = null;
    },
  };
}
