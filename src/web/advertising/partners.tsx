import { useEffect, useRef } from 'react';
import type { AdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import { advertisingTexts, partnerTexts } from '#texts/de/advertising/advertising.ts';
import { whenNear } from './when-near.ts';

/** The logos of partners; renders nothing without any. */
export function Partners({ partners }: { partners: readonly AdvertisingEntry[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    const endWaiting = whenNear(list.current, () => {
      void import('./count-ads.ts').then(({ countAds }) => (stop = countAds(list.current)));
    });
    return () => {
      endWaiting();
      stop?.();
    };
  }, []);
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partner">
      <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4 mb-5">
        <h2 id="partner">{partnerTexts.title}</h2>
        <span className="text-ink-soft text-xs font-semibold">{advertisingTexts.label}</span>
      </div>
      <ul ref={list} className="partners grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3">
        {partners.map(({ id, title, url, image }) => (
          <li key={id}>
            <a href={url} rel="sponsored noopener nofollow" referrerPolicy="no-referrer" data-ad={id}>
              {image !== null && <img src={image} alt={title} loading="lazy" decoding="async" />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
