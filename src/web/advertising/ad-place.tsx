import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { advertisingTexts } from '#texts/de/advertising/advertising.ts';
import type { ShownAdProps } from './shown-ad.tsx';
import { whenNear } from './when-near.ts';

type AdPlaceProps = Omit<ShownAdProps, 'onNone'>;

/**
 * Room for an advertising entry, as high from the start as any entry can be. What belongs there comes when it is nearly
 * in view, so that neither the page nor its copy in a cache waits for it; without script there is no room either.
 */
export function AdPlace(props: AdPlaceProps) {
  const place = useRef<HTMLElement>(null);
  const [Shown, setShown] = useState<ComponentType<ShownAdProps> | null>(null);
  const [isNone, setIsNone] = useState(false);
  useEffect(
    () =>
      whenNear(place.current, () => {
        void import('./shown-ad.tsx').then(({ ShownAd }) => setShown(() => ShownAd));
      }),
    [],
  );
  return (
    <aside
      ref={place}
      className="ad only-scripted"
      aria-label={advertisingTexts.label}
      hidden={isNone}
      data-print="hidden"
    >
      {Shown && <Shown {...props} onNone={() => setIsNone(true)} />}
    </aside>
  );
}
