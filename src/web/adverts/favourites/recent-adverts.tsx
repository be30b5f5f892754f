import { useEffect, useState } from 'react';
import { favouritesTexts } from '#texts/de/favourites/favourites.ts';
import { Button } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import type { NeedNoteView } from '#web/adverts/need-note.parts.tsx';
import type { NearPlace } from './similar-groups.ts';
import { forgetRecent, readRecent } from './recent-list.ts';
import { rememberedCards } from './remembered-cards.ts';

const texts = favouritesTexts.recent;

type RecentAdvertsProps = { viewerId: string | null; place: NearPlace | null; need: NeedNoteView; now: string };
type Shown = { items: CardItem[]; isOff: boolean };

/** What was looked at last on this device, with the ways to forget it. Drawn in the browser, which alone knows it. */
export function RecentAdverts({ viewerId, place, need, now }: RecentAdvertsProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let isOver = false;
    const { ids, isOff } = readRecent(viewerId);
    rememberedCards(ids, place, need).then(
      (found) => {
        const items = ids.flatMap((id) => found.get(id)?.item ?? []).map(cardItemOf);
        if (!isOver) setShown({ items, isOff });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [viewerId, place, need]);
  if (shown === null) return null;
  const { items, isOff } = shown;
  const change = (next: boolean) => {
    forgetRecent(viewerId, next);
    setShown({ items: [], isOff: next });
  };
  return (
    <Stack as="section" gap={4} aria-labelledby="zuletzt-angesehen" data-print="hidden">
      <h2 id="zuletzt-angesehen" className="text-xl">
        {texts.title}
      </h2>
      <p className="text-sm text-ink-soft" role="status">
        {isOff ? texts.isOff : items.length === 0 ? texts.none : texts.text}
      </p>
      {items.length > 0 && (
        <ul className="advert-grid">
          {items.map((item) => (
            <li key={item.id}>
              <AdvertCard item={item} now={now} totalFor={need.totalFor} headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
      <Cluster gap={3}>
        {items.length > 0 && (
          <Button
            onClick={() => {
              forgetRecent(viewerId);
              setShown({ items: [], isOff });
            }}
          >
            {texts.forget}
          </Button>
        )}
        <Button variant="text" onClick={() => change(!isOff)}>
          {isOff ? texts.on : texts.off}
        </Button>
      </Cluster>
    </Stack>
  );
}
