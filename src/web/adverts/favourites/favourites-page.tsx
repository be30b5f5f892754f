import { favouritesTexts as texts } from '#texts/de/favourites/favourites.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import type { FavouritesReply } from './answer-favourites.ts';
import { DeviceFavourites } from './device-favourites.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { RemovedLine } from './favourite-row.tsx';
import type { FavouritesData } from './load-favourites.ts';
import { RecentAdverts } from './recent-adverts.tsx';

type FavouritesPageProps = {
  loaded: FavouritesData;
  /** The answer to a form sent without the page's script. */
  sent: FavouritesReply | null;
};

/** The saved adverts: those of the account, or those of this device. */
export function FavouritesPage({ loaded, sent }: FavouritesPageProps) {
  const viewer = useViewer();
  return (
    // Lists of the device come after the first paint; the foot stays below the screen, so that they do not move it.
    <Stack gap={6} className="wrap content-start min-h-dvh pt-6 pb-8">
      <h1>{texts.title}</h1>
      {sent !== null && sent.message !== null && <Notice kind="warning">{sent.message}</Notice>}
      {sent !== null && sent.removed !== null && (
        <Notice kind="info">
          <RemovedLine view={sent.removed} />
        </Notice>
      )}
      {loaded.entries === null ? (
        <DeviceFavourites key={loaded.place?.postalCode} loaded={loaded} />
      ) : (
        <FavouriteList key={viewer?.id} loaded={loaded} entries={loaded.entries} similar={loaded.similar} sent={sent} />
      )}
      <RecentAdverts
        key={`zuletzt-${viewer?.id}`}
        viewerId={viewer?.id ?? null}
        place={loaded.place}
        need={loaded.need}
        now={loaded.now}
      />
    </Stack>
  );
}
