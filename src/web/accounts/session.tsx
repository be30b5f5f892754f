import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Viewer } from '#web/api-context.ts';
import { createHttpApi } from '#web/http-api.ts';
import { navigateHard } from './hard-navigation.ts';
import type { SessionClient } from './session-client.ts';
import { createSessionClient } from './session-client.ts';
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
  useFreshPage(isKnown && state.status !== 'loading' && (state.data?.user?.id ?? null) !== pageUserId);

  const shown = state.status === 'unauthenticated' ? null : (viewer ?? null);
  return <SessionContext value={{ viewer: shown, client }}>{children}</SessionContext>;
}

/** Asks the server for the page again, once somebody else is signed in than it was made for. */
function useFreshPage(isStale: boolean): void {
  const { revalidate } = useRevalidator();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isStale) return;
    void revalidate();
    void queryClient.resetQueries();
  }, [isStale, revalidate, queryClient]);
}

const sessionOf = (viewer: Viewer | null | undefined): SessionData | undefined =>
  viewer === undefined ? undefined : viewer === null ? {} : { user: { id: viewer.id, name: viewer.displayName } };

type Session = { store: SessionStore; client: SessionClient };

function createSession(initial: SessionData | undefined, navigate: (href: string) => void): Session {
  const leaveFor = (href: string): Promise<void> =>
    navigateHard(href, { location: window.location, navigate: (target) => stayInside(target, navigate) });
  const client: SessionClient = createSessionClient({
    api: createHttpApi(),
    leaveFor,
    refresh: () => store.refresh(),
    currentUrl: () => window.location.href,
    // oxlint-disable-next-line no-console -- the protocol wants it there
    logHint: (hint, error) => console.error(hint, error),
  });
  const store = createSessionStore({ fetchSession: client.fetchSession, initial, refreshesOnVisible: true });
  return { store, client };
}

/** The router knows this site only. */
function stayInside(href: string, navigate: (href: string) => void): void {
  const url = new URL(href, window.location.href);
  if (url.origin === window.location.origin) navigate(url.pathname + url.search + url.hash);
}
