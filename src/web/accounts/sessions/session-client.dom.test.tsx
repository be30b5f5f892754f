import { describe, expect, it, vi } from 'vitest';
import { createHttpApi } from '#web/api/http-api.ts';
import { navigateHard } from './hard-navigation.ts';
import { createSessionClient } from './session-client.ts';

type Answer = { status?: number; body: unknown } | 'AWAY';
type Sent = { path: string; form: Record<string, string> };

const PROVIDERS = Object.fromEntries(
  [
    ['credentials', 'credentials'],
    ['email', 'email'],
    ['google', 'oidc'],
  ].map(([id, type]) => [id, { id, name: id, type, signinUrl: '', callbackUrl: '' }]),
);
const HINT = 'The session handler did not answer. Is the server running, and is /api/auth reachable from this page?';
const HERE = 'https://stammplatz.example/map?plz=4820';

/** A client with the given answers; other paths fail. */
function clientWith(answers: Record<string, Answer>) {
  const sent: Sent[] = [];
  const left: string[] = [];
  const refresh = vi.fn<() => Promise<undefined>>(async () => undefined);
  const hints: string[] = [];
  const api = createHttpApi({
    fetch: async (input, init) => {
      const path = String(input).replace(/\?.*/, '');
      sent.push({ path, form: Object.fromEntries(new URLSearchParams(String(init?.body ?? ''))) });
      const answer = answers[path] ?? 'AWAY';
      if (answer === 'AWAY') throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
    },
  });
  const client = createSessionClient({
    api,
    leaveFor: async (href) => void left.push(href),
    refresh,
    currentUrl: () => HERE,
    logHint: (hint) => void hints.push(hint),
  });
  return { client, sent, left, refresh, hints };
}

const ready = {
  '/api/auth/providers': { body: PROVIDERS },
  '/api/auth/csrf': { body: { csrfToken: 'form token' } },
} satisfies Record<string, Answer>;

describe('signing in', () => {
  it('sends the form of another service and leaves the page for it', async () => {
    const { client, sent, left } = clientWith({
      ...ready,
      '/api/auth/signin/google': { body: { url: 'https://google.example/auth' } },
    });
    await client.signIn('google', { callbackUrl: '/chats' });
    expect(sent.at(-1)).toEqual({
      path: '/api/auth/signin/google',
      form: { csrfToken: 'form token', callbackUrl: '/chats', json: 'true' },
    });
    expect(left).toEqual(['https://google.example/auth']);
  });

  it('stays on the page if told to, and says what was refused', async () => {
    const { client, left, refresh } = clientWith({
      ...ready,
      '/api/auth/callback/credentials': {
        status: 401,
        body: { url: 'https://stammplatz.example/anmelden?error=CredentialsSignin', message: 'falsch' },
      },
    });
    const outcome = await client.signIn('credentials', { redirect: false, identifier: 'eva', password: 'falsch' });
    expect(outcome).toEqual({ error: 'CredentialsSignin', status: 200, ok: true, url: null });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(left).toEqual([]);
  });

  it.each([undefined, 'unbekannt', 'toString'])('leads to the sign-in page for the provider %s', async (provider) => {
    const { client, left } = clientWith(ready);
    await client.signIn(provider, { callbackUrl: '/chats' });
    expect(left).toEqual(['/anmelden?callbackUrl=%2Fchats']);
  });

  it('leads to the error page when the ways in cannot be loaded', async () => {
    const { client, left, hints } = clientWith({});
    await client.signIn('google');
    expect(left).toEqual(['/anmelden/fehler']);
    expect(hints).toEqual([HINT]);
  });
});

describe('signing out', () => {
  it('sends the form and leaves the page', async () => {
    const { client, sent, left } = clientWith({
      ...ready,
      '/api/auth/signout': { body: { url: 'https://stammplatz.example/abmelden' } },
    });
    await client.signOut({ callbackUrl: '/abmelden' });
    expect(sent.at(-1)?.form).toEqual({ csrfToken: 'form token', callbackUrl: '/abmelden', json: 'true' });
    expect(left).toEqual(['https://stammplatz.example/abmelden']);
  });

  it.each([
    ['none is given', { '/api/auth/csrf': { body: { csrfToken: '' } } }, 0],
    ['none can be fetched', {}, 1],
  ] as const)('fails with 400 where of form tokens %s', async (_why, answers, hintCount) => {
    const { client, left, hints } = clientWith(answers);
    await expect(client.signOut()).rejects.toMatchObject({
      status: 400,
      message: 'Could not fetch CSRF Token for signing out',
    });
    expect(left).toEqual([]);
    expect(hints.length).toBe(hintCount);
  });
});

describe('a session that cannot be fetched', () => {
  it.each([
    ['the server is away', {}],
    ['the server fails', { '/api/auth/session': { status: 500, body: {} } }],
  ] as const)('leaves a hint and raises the error of the protocol when %s', async (_why, answers) => {
    const { client, hints } = clientWith(answers);
    await expect(client.fetchSession()).rejects.toThrow('Runtime error, checkout the console logs to debug');
    expect(hints).toEqual([HINT]);
  });
});

describe('leaving the page', () => {
  const leave = (href: string) => {
    const location = { href: HERE, reload: vi.fn<() => void>() };
    const navigate = vi.fn<(href: string) => void>();
    return { location, navigate, left: navigateHard(href, { location, navigate }) };
  };

  it('is the browser’s own navigation, and the router’s after 60 seconds', async () => {
    vi.useFakeTimers();
    const { location, navigate, left } = leave('/chats');
    expect(location.href).toBe('/chats');
    expect(location.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(navigate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await left;
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/chats');
    vi.useRealTimers();
  });

  it('loads again where only the part behind # changes', () => {
    vi.useFakeTimers();
    expect(leave('/map#liste').location.reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
