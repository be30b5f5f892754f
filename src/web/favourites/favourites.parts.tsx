import { useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { favouriteEntryTexts as texts } from '#texts/de/favourites/favourite-entry.ts';
import { IconButton, LinkIconButton } from '#ui/actions/icon-button.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import { deviceStorage } from '#web/device/device-storage.ts';
import { FAVOURITES_KEY, setFrame, useSavedIds } from './saved-ids.ts';

const loadKeeper = () => import('./keeper.parts.ts');

type HeartProps = { advertId: string; title: string; className?: string | undefined };

/** Saves an advert or lets it go, at once; what keeps it is loaded with the first tap. */
export function Heart({ advertId, title, className }: HeartProps) {
  const isSaved = useSavedIds().has(advertId);
  return (
    <IconButton
      isRound
      icon={isSaved ? 'heart-fill' : 'heart'}
      label={texts.heart(title)}
      title={undefined}
      aria-pressed={isSaved}
      className={className}
      onClick={() => void loadKeeper().then(({ toggleFavourite }) => toggleFavourite(advertId))}
    />
  );
}

/** The way to the list, with the number of adverts on it; keeps the hearts of the page. */
export function FavouritesEntry() {
  const viewerId = useViewer()?.id ?? null;
  const { notify } = useNotifications();
  const { size } = useSavedIds();
  useEffect(() => {
    setFrame({ viewerId, notify });
    if (viewerId !== null || hasKeptAdverts()) void loadKeeper().then(({ followList }) => followList());
    return () => setFrame(null);
  }, [viewerId, notify]);
  return (
    <LinkIconButton
      icon="heart"
      href={paths.favourites()}
      // Beside the bell and the chats there is room on desks only; the list is in the account's menu, too.
      className={viewerId === null ? undefined : 'max-[75rem]:hidden'}
      count={size}
      label={size === 0 ? texts.list : texts.listOf(size)}
      rel="nofollow"
    />
  );
}

const hasKeptAdverts = (): boolean => deviceStorage.read(FAVOURITES_KEY) !== null;
