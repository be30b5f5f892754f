import type { ReactNode } from 'react';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Viewer } from '#web/api/api-context.ts';
import { onContentCallError } from '#web/api/content-call-errors.ts';
import { loadOnce } from '#web/api/load-once.ts';
import type { SessionClient } from './session-client.ts';
import type { SessionData, SessionStore } from './session-store.ts';
import { createSessionStore } from './session-store.ts';

type SessionTools = { viewer: Viewer | null; client: SessionClient };

const SessionContext = createContext<SessionTools | null>(null);

/** The signed-in person, null for visitors; right in every tab, whichever of them signed in or out. */
export function useViewer(): Viewer | null {
  return useSessionTools().viewer;
}

export function useSessionClient(): SessionClient {
  return useSessionTools().client;
}

function useSessionTools(): SessionTools {
  const tools = use(SessionContext);
  if (tools === null) throw new Error('There is no session around this part of the page.');
  return tools;
}

type SessionProviderProps = {
  /** As the server made the page; undefined where it could not say. */
  viewer: Viewer | null | undefined;
  children: ReactNode;
};

export function SessionProvider({ viewer, children }: SessionProviderProps) {
  const navigate = useNavigate();
  const [{ store, client }] = useState(() => createSession(sessionOf(viewer), (href) => void navigate(href)));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const isKnown = viewer !== undefined;
  const pageUserId = viewer?.id ?? null;

  useEffect(() => {
    if (isKnown) store.accept(pageUserId === null ? {} : { user: { id: pageUserId } });
  }, [store, isKnown, pageUserId]);
  useEffect(() => store.start(), [store]);
  // A call refused for a missing session means that it ended elsewhere.
  useEffect(() => onContentCallError(({ status }) => void (status === 401 && store.refresh())), [store]);
  useFreshPage(isKnown && state.status !== 'loading' && (state.data?.user?.id ?? null) !== pageUserId);

  const shown = state.status === 'unauthenticated' ? null : (viewer ?? null);
  return <SessionContext value={{ viewer: shown, client }}>{children}</SessionContext>;
}

/** Asks the server for the page again, once another account is signed in than it was made for. */
function useFreshPage(isStale: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isStale) void revalidate();
  }, [isStale, revalidate]);
}

const sessionOf = (viewer: Viewer | null | undefined): SessionData | undefined =>
  viewer === undefined ? undefined : viewer === null ? {} : { user: { id: viewer.id, name: viewer.displayName } };

type Session = { store: SessionStore; client: SessionClient };

/** The client is loaded on demand: most pages do not need the session. */
function createSession(initial: SessionData | undefined, navigate: (href: string) => void): Session {
  const client = loadOnce(async (): Promise<SessionClient> => {
    const { createPageClient } = await import('#web/accounts/page-client.ts');
    return createPageClient({ navigate, refresh: () => store.refresh() });
  });
  const store = createSessionStore({
    fetchSession: async () => (await client()).fetchSession(),
    initial,
    refreshesOnVisible: true,
  });
  return {
    store,
    client: {
      fetchSession: async () => (await client()).fetchSession(),
      signIn: async (...given) => (await client()).signIn(...given),
      signOut: async (...given) => (await client()).signOut(...given),
    },
  };
}
