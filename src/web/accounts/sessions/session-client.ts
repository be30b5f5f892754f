import type { Api } from '#contract/api.ts';
import { isResponseError, parsedOrNull } from '#contract/api-errors.ts';
import type { Provider, Session } from '#contract/session-handler/session-handler.schemas.ts';
import {
  finishSignIn,
  getCsrfToken,
  getSession,
  listProviders,
  signOut,
  startSignIn,
} from '#contract/session-handler/session-handler.ts';
import { paths } from '#contract/paths.ts';
import { signInPath } from '#web/page/callback-path.ts';

const RUNTIME_ERROR = 'Runtime error, checkout the console logs to debug';
const HINT = 'The session handler did not answer. Is the server running, and is /api/auth reachable from this page?';

/** A refusal of this client itself, worded as clients of the session handler know it. */
export class SessionClientError extends Error {
  override name = 'SessionClientError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type SignInOptions = {
  /** Where to go afterwards; the page itself where none is named. */
  callbackUrl?: string;
  /** false: stay on the page and return the result; only for credentials and mail. */
  redirect?: boolean;
  [field: string]: unknown;
};
export type SignInOutcome = { error: string | null; status: number; ok: boolean; url: string | null };

export type SessionClient = {
  fetchSession: () => Promise<Session>;
  signIn: (providerId: string | undefined, options?: SignInOptions) => Promise<SignInOutcome | void>;
  signOut: (options?: { callbackUrl?: string; redirect?: boolean }) => Promise<{ url: string } | void>;
};

type Surroundings = {
  api: Api;
  /** Goes to another address for good, see `navigateHard`. */
  leaveFor: (href: string) => Promise<void>;
  refresh: () => Promise<unknown>;
  currentUrl: () => string;
  /** Writes to the console, to which the protocol's error sends its reader. */
  logHint: (hint: string, error: unknown) => void;
};

/** Calls the session handler as its stock clients do. */
export function createSessionClient(surroundings: Surroundings): SessionClient {
  const { api, leaveFor, refresh, currentUrl, logHint } = surroundings;
  const answered = answeredOr(logHint);
  const fetchSession = (): Promise<Session> => answered(api.call(getSession, {}));
  const csrfToken = async (): Promise<string> => (await answered(api.call(getCsrfToken, {}))).csrfToken;

  const providers = async (): Promise<Record<string, Provider> | null> => {
    try {
      return await answered(api.call(listProviders, {}));
    } catch {
      return null;
    }
  };

  const signInWith: SessionClient['signIn'] = async (providerId, options = {}) => {
    const { callbackUrl = currentUrl(), redirect = true, ...fields } = options;
    const configured = await providers();
    if (configured === null) return leaveFor(paths.signInError());
    const provider = providerId !== undefined && Object.hasOwn(configured, providerId) ? configured[providerId] : null;
    if (!provider) return leaveFor(signInPath(callbackUrl));
    const signInForm = { ...fields, csrfToken: await csrfToken(), callbackUrl, json: 'true' };
    const call = provider.type === 'credentials' ? finishSignIn : startSignIn;
    const { url } = await answered(redirectionOf(api.call(call, { provider: provider.id, signInForm })));
    const canStay = provider.type === 'credentials' || provider.type === 'email';
    if (redirect || !canStay) return leaveFor(url ?? callbackUrl);
    const error = url === null ? null : new URL(url, currentUrl()).searchParams.get('error');
    await refresh();
    return { error, status: 200, ok: true, url: error === null ? url : null };
  };

  const signOutNow: SessionClient['signOut'] = async ({ callbackUrl = currentUrl(), redirect = true } = {}) => {
    const token = await csrfToken().catch(() => '');
    if (!token) throw new SessionClientError(400, 'Could not fetch CSRF Token for signing out');
    const reply = await answered(api.call(signOut, { signOutForm: { csrfToken: token, callbackUrl, json: 'true' } }));
    if (redirect) return leaveFor(reply.url || callbackUrl);
    await refresh();
    return reply;
  };

  return { fetchSession, signIn: signInWith, signOut: signOutNow };
}

/** The response of a call; otherwise an error with the protocol's wording, logged to the console. */
function answeredOr(logHint: Surroundings['logHint']) {
  return async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      logHint(HINT, error);
      throw new Error(RUNTIME_ERROR, { cause: error });
    }
  };
}

/** The redirect of a sign-in; a refused one has an address too. */
async function redirectionOf(call: Promise<{ url: string }>): Promise<{ url: string | null }> {
  try {
    return await call;
  } catch (error) {
    const body = isResponseError(error) ? parsedOrNull(error.rawBody) : null;
    if (typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string')
      return { url: body.url };
    throw error;
  }
}
