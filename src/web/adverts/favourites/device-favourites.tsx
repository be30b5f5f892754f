import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { favouritesTexts as texts } from '#texts/de/favourites/favourites.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/surfaces/error-box.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { LoadingNote, Skeleton } from '#ui/surfaces/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { createHttpApi } from '#web/api/http-api.ts';
import { readDeviceFavourites } from '#web/favourites/device-list.parts.ts';
import { keepPrices } from '#web/favourites/keeper.parts.ts';
import type { NeedNoteView } from '#web/adverts/need-note.parts.tsx';
import { signInPath } from '#web/page/callback-path.ts';
import { type FavouriteView, deviceFavouriteView } from './favourite-view.ts';
import { FavouriteList } from './favourite-list.tsx';
import type { FavouritesData } from './load-favourites.ts';
import { type NearPlace, type SimilarGroup, similarGroups } from './similar-groups.ts';
import { rememberedCards } from './remembered-cards.ts';

type Loaded = { entries: FavouriteView[]; similar: SimilarGroup[] };
type State = { kind: 'LOADING' } | { kind: 'FAILED' } | ({ kind: 'LOADED' } & Loaded);

/** The list that only this device has. */
export function DeviceFavourites({ loaded }: { loaded: FavouritesData }) {
  const [state, setState] = useState<State>({ kind: 'LOADING' });
  const [attempt, setAttempt] = useState(0);
  const { place, need } = loaded;
  useEffect(() => {
    let isOver = false;
    loadKept(place, need).then(
      (found) => !isOver && setState({ kind: 'LOADED', ...found }),
      () => !isOver && setState({ kind: 'FAILED' }),
    );
    return () => {
      isOver = true;
    };
  }, [place, need, attempt]);
  return (
    <>
      <Notice kind="info">
        <span className="noscript:hidden">{texts.onDevice}</span>
        <noscript>{texts.needsScript}</noscript>{' '}
        <a href={signInPath(paths.favourites())} rel="nofollow">
          {texts.signIn}
        </a>
      </Notice>
      {state.kind === 'LOADING' && <Waiting />}
      {state.kind === 'FAILED' && (
        <ErrorBox
          title={texts.failed}
          onRetry={() => {
            setState({ kind: 'LOADING' });
            setAttempt(attempt + 1);
          }}
        >
          {texts.failedText}
        </ErrorBox>
      )}
      {state.kind === 'LOADED' && <FavouriteList loaded={loaded} entries={state.entries} similar={state.similar} />}
      <noscript>
        <LinkButton href={paths.products()}>{texts.browse}</LinkButton>
      </noscript>
    </>
  );
}

function Waiting() {
  return (
    <Stack gap={3} className="noscript:hidden">
      <LoadingNote />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </Stack>
  );
}

async function loadKept(place: NearPlace | null, need: NeedNoteView): Promise<Loaded> {
  const kept = readDeviceFavourites();
  const found = await rememberedCards([...kept.keys()], place, need);
  keepPrices(new Map([...found].flatMap(([id, { item }]) => (item === null ? [] : [[id, item]]))));
  const entries = [...kept].map(([id, one]) => deviceFavouriteView(id, one, found.get(id)));
  return { entries, similar: await similarGroups(createHttpApi(), entries, place) };
}
