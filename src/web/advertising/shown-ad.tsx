import { useEffect, useRef, useState } from 'react';
import { getAdvertising } from '#contract/advertising/advertising.ts';
import type { AdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import { paths } from '#contract/paths.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { advertisingTexts as texts } from '#texts/de/advertising/advertising.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { AdCard, partnerOf } from './ad-card.tsx';
import { countAds } from './count-ads.ts';

export type ShownAdProps = {
  category?: CategoryCode | undefined;
  federalStateId?: number | undefined;
  /** No entry is available. */
  onNone: () => void;
};

/** What this tab has shown lately; not stored. */
let lately: readonly string[] = [];
const MOST_REMEMBERED = 3;

async function nextEntry({ category, federalStateId }: Omit<ShownAdProps, 'onNone'>): Promise<AdvertisingEntry | null> {
  try {
    const entry = await createHttpApi().call(getAdvertising, {
      ...(category === undefined ? {} : { category }),
      ...(federalStateId === undefined ? {} : { federalStateId }),
      ...(lately.length === 0 ? {} : { without: lately.join(',') }),
    });
    if (entry !== null) lately = [entry.id, ...lately.filter((id) => id !== entry.id)].slice(0, MOST_REMEMBERED);
    return entry;
  } catch {
    return null;
  }
}

/** Fetches an entry, shows it and counts that it was seen. */
export function ShownAd({ category, federalStateId, onNone }: ShownAdProps) {
  const root = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState<AdvertisingEntry | null>(null);
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | null = null;
    void nextEntry({ category, federalStateId }).then((found) => {
      if (isGone) return;
      if (found !== null) setEntry(found);
      else stop = whenOutOfView(root.current, onNone);
    });
    return () => {
      isGone = true;
      stop?.();
    };
    // One entry for one place, whatever changes around it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => (entry === null ? undefined : countAds(root.current)), [entry]);
  return (
    <div
      ref={root}
      className="ad-content grid content-center min-w-0 gap-1.5 pt-2 px-3.5 pb-3 rounded-sawn wrap-anywhere"
    >
      {entry !== null && (
        <>
          <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4 text-xs">
            <span className="text-ink-soft text-xs font-semibold">{texts.of(partnerOf(entry))}</span>{' '}
            <a href={`${paths.ranking()}#werbung`}>{texts.why}</a>
          </p>
          <AdCard entry={entry} />
        </>
      )}
    </div>
  );
}

/** Avoids layout shifts: an empty place is removed while it is not on the screen. */
function whenOutOfView(element: Element | null, act: () => void): () => void {
  if (element === null) return () => undefined;
  const watch = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    act();
  });
  watch.observe(element.parentElement ?? element);
  return () => watch.disconnect();
}
