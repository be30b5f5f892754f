import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { isWaitingMessage } from '#contract/chats/chat-paths.ts';
import type { Provider } from '#contract/session-handler/session-handler.schemas.ts';
import { listProviders } from '#contract/session-handler/session-handler.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import type { NoticeKind } from '#ui/surfaces/notice.tsx';
import { safeCallbackPath } from '#web/page/callback-path.ts';

export type SignInNote = { kind: NoticeKind; text: string };
export type SignInProvider = Pick<Provider, 'id' | 'name'>;

export type SignInView =
  | {
      step: 'PASSWORD';
      callback: string;
      messageWaits: boolean;
      note: SignInNote | null;
      providers: SignInProvider[];
      linkIsOffered: boolean;
    }
  | { step: 'VERIFY'; callback: string }
  | { step: 'CODE'; callback: string; challenge: string };

const { signIn: texts } = accountTexts;

/**
 * Returns the data of the sign-in page for its address, also an invalid one; null where the sign-in methods cannot be
 * loaded.
 */
export async function signInView(url: URL, api: Api): Promise<SignInView | null> {
  const { searchParams: query } = url;
  const callback = safeCallbackPath(query.get('callbackUrl'), url.origin);
  const challenge = query.get('pruefung') ?? query.get('challenge') ?? '';
  const error = query.get('error');
  if (challenge !== '' && (query.get('schritt') === 'code' || error === 'SecondFactorRequired'))
    return { step: 'CODE', callback, challenge };
  if (query.get('verify') === '1' && error === null) return { step: 'VERIFY', callback };
  const ways = await waysIn(api);
  if (ways === null) return null;
  return { step: 'PASSWORD', callback, messageWaits: isWaitingMessage(callback), note: noteOf(query), ...ways };
}

async function waysIn(api: Api): Promise<{ providers: SignInProvider[]; linkIsOffered: boolean } | null> {
  try {
    const providers = Object.values(await api.call(listProviders, {}));
    return {
      providers: providers
        .filter(({ type }) => type === 'oauth' || type === 'oidc')
        .map(({ id, name }) => ({ id, name })),
      linkIsOffered: providers.some(({ type }) => type === 'email'),
    };
  } catch (error) {
    if (isResponseError(error)) return null;
    throw error;
  }
}

function noteOf(query: URLSearchParams): SignInNote | null {
  if (query.get('csrf') === 'true') return { kind: 'warning', text: texts.csrf };
  const error = query.get('error');
  if (error === null) return null;
  if (error === 'SessionRequired') return { kind: 'info', text: texts.errors.SessionRequired };
  return { kind: 'error', text: isKnown(error) ? texts.errors[error] : texts.unknownError };
}

const isKnown = (error: string): error is keyof typeof texts.errors => Object.hasOwn(texts.errors, error);
