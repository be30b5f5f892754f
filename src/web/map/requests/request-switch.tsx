import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths.ts';
import { mapTexts } from '#texts/de/map/map.ts';
import type { KeptView } from '#web/map/use-kept-view.ts';
import { neverChanges, useHydrated } from '#web/page/use-hydrated.ts';
import { requestLayer } from './request-layer.queries.ts';

/** Addresses with this end show Gesuche at once. */
const SHOWN_BY = '#gesuche';

/** Whether the map shows Gesuche, and what draws them once it has loaded. */
export function useRequestLayer({ hasRequests }: KeptView, onKeep: (part: KeptView) => void) {
  const isAsked = useSyncExternalStore(
    neverChanges,
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

/** Until the script runs it leads to their list. It lies in the form of the filters, so it is none of its own. */
export function RequestSwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: () => void }) {
  const look = 'chip absolute top-3 right-4 z-3 max-md:right-2.5';
  if (!useHydrated()) {
    return (
      <a id="gesuche" className={look} href={paths.requests()}>
        {mapTexts.requests}
      </a>
    );
  }
  return (
    <button id="gesuche" type="button" className={look} aria-pressed={isOn} onClick={onSwitch}>
      {mapTexts.requests}
    </button>
  );
}
