import type { ReactNode } from 'react';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PAGE_ALIVE, takeEarlyInput } from './page/program/early-input.ts';
import { reloadOnChunkError } from './shell/reload.ts';
import { startTracking } from './events/events.parts.tsx';

reloadOnChunkError();
startTracking();

const repeatEarlyInput = takeEarlyInput();

/** The page answers from its first effect on: what was done before is done again. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark(PAGE_ALIVE);
    repeatEarlyInput();
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive>
        <HydratedRouter />
      </Alive>
    </StrictMode>,
  );
});
