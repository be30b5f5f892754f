import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { useNotifications } from '#ui/notifications.tsx';
import { useViewer } from '#web/accounts/session.tsx';
import { createQueryClient } from '#web/query-client.ts';

/** Around the pages that go on asking the server while they are looked at; the others come without that program. */
export default function Calls() {
  const { notify } = useNotifications();
  const [client] = useState(() => createQueryClient(notify));
  const viewerId = useViewer()?.id ?? null;
  const askedFor = useRef(viewerId);
  useEffect(() => {
    if (askedFor.current === viewerId) return;
    askedFor.current = viewerId;
    void client.resetQueries();
  }, [client, viewerId]);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
