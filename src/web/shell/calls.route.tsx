import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import { createQueryClient } from '#web/api/query-client.ts';

let kept: { client: QueryClient; viewerId: string | null } | undefined;

/** The answers of this visit outlive the pages that asked, for the way back; those of another account are dropped. */
function clientFor(viewerId: string | null, notify: Parameters<typeof createQueryClient>[0]): QueryClient {
  if (import.meta.env.SSR) return createQueryClient(notify);
  if (kept?.viewerId !== viewerId) kept = { client: createQueryClient(notify), viewerId };
  return kept.client;
}

/** Layout of the pages that send queries after loading; the others do without the query client. */
export default function Calls() {
  const { notify } = useNotifications();
  const viewerId = useViewer()?.id ?? null;
  const [client] = useState(() => clientFor(viewerId, notify));
  useEffect(() => {
    if (kept?.viewerId === viewerId) return;
    kept = { client, viewerId };
    void client.resetQueries();
  }, [client, viewerId]);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
