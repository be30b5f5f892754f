import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths.ts';
import { mapTexts } from '#texts/de/map/map.ts';
import { requestLayer } from '#web/map/map.queries.ts';
import type { KeptView } from '#web/map/use-kept-view.ts';

/** Addresses with this end show Gesuche at once. */
const SHOWN_BY = '#gesuche';

const never = () => () => undefined;

/** Whether the map shows Gesuche, and what draws them once it has loaded. */
export function useRequestLayer({ hasRequests }: KeptView, onKeep: (part: KeptView) => void) {
  const isAsked = useSyncExternalStore(
    never,
    () => location.hash === SHOWN_BY,
    () => false,
  );
  const [isChosen, setIsChosen] = useState(hasRequests);
  const isOn = isChosen ?? isAsked;
  const { data } = useQuery(requestLayer(isOn));
  return {
    isOn,
    Layer: isOn ? data?.RequestLayer : undefined,
    onSwitch: () => {
      setIsChosen(!isOn);
      onKeep({ hasRequests: !isOn });
    },
  };
}

/** Without script it leads to their list. */
export function RequestSwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: () => void }) {
  return (
    <form action={paths.requests()} className="absolute top-3 right-4 z-3 max-md:right-2.5">
      <button
        className="chip"
        aria-pressed={isOn}
        onClick={(event) => {
          event.preventDefault();
          onSwitch();
        }}
      >
        {mapTexts.requests}
      </button>
    </form>
  );
}
