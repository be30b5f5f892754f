import { SECOND_IN_MS } from '#domain/durations.ts';

/** The session as far as pages need it; every part is absent for visitors. */
export type SessionData = { user?: { id: string; name?: string }; expires?: string };

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

export type SessionState = {
  status: SessionStatus;
  /** Null for everybody who is not signed in. */
  data: SessionData | null;
};

export type SessionOptions = {
  fetchSession: () => Promise<SessionData>;
  /** What the server said when it made the page; without it the session is fetched at the start. */
  initial?: SessionData | undefined;
  refreshesOnVisible?: boolean | undefined;
  /** Fetches again and again: true every second, a number after so many milliseconds. */
  refreshesEvery?: boolean | number | undefined;
};

export type SessionStore = {
  getState: () => SessionState;
  subscribe: (onChange: () => void) => () => void;
  /** Fetches the session; rejects when the server cannot be reached, and keeps the last known one. */
  refresh: () => Promise<SessionState>;
  /** Takes what the server said with a newer page. */
  accept: (session: SessionData) => void;
  /** Begins to watch the tab, the clock and other tabs; returns what ends that. */
  start: () => () => void;
};

const CHANNEL = 'stammplatz-session';

/** An empty object means signed out. */
const sessionOrNull = (session: SessionData): SessionData | null =>
  Object.keys(session).length === 0 ? null : session;

const stateOf = (data: SessionData | null): SessionState => ({
  status: data === null ? 'unauthenticated' : 'authenticated',
  data,
});

const isSamePerson = (a: SessionState, b: SessionState): boolean =>
  a.status === b.status && a.data?.user?.id === b.data?.user?.id;

/** Who is signed in, as this tab knows it: asked at the start, when the tab comes back, and when another tab says so. */
export function createSessionStore(options: SessionOptions): SessionStore {
  const { fetchSession, initial, refreshesOnVisible = false, refreshesEvery = false } = options;
  let state: SessionState = initial === undefined ? { status: 'loading', data: null } : stateOf(sessionOrNull(initial));
  const listeners = new Set<() => void>();

  const setState = (next: SessionState): void => {
    if (isSamePerson(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const refresh = async (): Promise<SessionState> => {
    try {
      setState(stateOf(sessionOrNull(await fetchSession())));
    } catch (error) {
      if (state.status === 'loading') setState(stateOf(null));
      throw error;
    }
    return state;
  };

  const start = (): (() => void) => {
    // A background refresh is not awaited; the failed fetch has left its hint in the console.
    const ask = (): void => void refresh().catch(() => undefined);
    const endings = [
      refreshesOnVisible ? onReturn(ask) : null,
      refreshesEvery === false ? null : onInterval(refreshesEvery === true ? SECOND_IN_MS : refreshesEvery, ask),
      amongTabs(() => state.data?.user?.id ?? null, ask),
    ];
    if (state.status === 'loading') ask();
    return () => {
      for (const end of endings) end?.();
    };
  };

  return {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    refresh,
    accept: (session) => setState(stateOf(sessionOrNull(session))),
    start,
  };
}

/** The tab is seen again, or comes back from the browser's memory of past pages. */
function onReturn(ask: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') ask();
  };
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) ask();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onShow);
  };
}

function onInterval(delayInMs: number, ask: () => void): () => void {
  const timer = setInterval(ask, delayInMs);
  return () => clearInterval(timer);
}

/** Every page tells the other tabs which account it was rendered for; a tab of another account reloads its session. */
function amongTabs(userId: () => string | null, ask: () => void): (() => void) | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== userId()) ask();
  });
  channel.postMessage(userId());
  return () => channel.close();
}
