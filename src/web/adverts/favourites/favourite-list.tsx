import { useState } from 'react';
import { Form } from 'react-router';
import { paths } from '#contract/paths.ts';
import { FAVOURITE_SORTINGS, sortedFavourites } from '#domain/favourites/favourite.ts';
import { favouritesTexts as texts } from '#texts/de/favourites/favourites.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { SimilarAdverts } from '#web/adverts/page/similar-adverts.tsx';
import { NeedNote } from '#web/adverts/need-note.parts.tsx';
import type { FavouritesReply } from './answer-favourites.ts';
import { FavouriteRow } from './favourite-row.tsx';
import { COMPARE_FORM, type FavouriteView, sortingName } from './favourite-view.ts';
import type { FavouritesData } from './load-favourites.ts';
import type { SimilarGroup } from './similar-groups.ts';

const PAGE_SIZE = 48;

type FavouriteListProps = {
  loaded: FavouritesData;
  entries: readonly FavouriteView[];
  similar: readonly SimilarGroup[];
  sent?: FavouritesReply | null;
};

/** A list in its order, with what can be done with all of it. */
export function FavouriteList({ loaded, entries, similar, sent = null }: FavouriteListProps) {
  const { sorting, page, most, now } = loaded;
  if (entries.length === 0)
    return (
      <EmptyState
        title={texts.empty}
        headingLevel={2}
        actions={
          <LinkButton variant="main" href={paths.products()}>
            {texts.browse}
          </LinkButton>
        }
      >
        {texts.emptyText}
      </EmptyState>
    );
  const pageCount = Math.ceil(entries.length / PAGE_SIZE);
  const shownPage = Math.min(page, pageCount);
  const shown = sortedFavourites(entries, sorting).slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);
  return (
    <>
      <Stack gap={4}>
        <p className="text-sm text-ink-soft">{texts.count(entries.length, most)}</p>
        {entries.length >= most && <Notice kind="warning">{texts.full(most)}</Notice>}
        <NeedNote note={loaded.need} items={shown.flatMap(({ item }) => item ?? [])} />
        <SortingForm key={`${sorting} ${loaded.place?.postalCode}`} loaded={loaded} />
        <Form id={COMPARE_FORM} action={paths.compare()} method="get">
          <Cluster gap={3}>
            <Button type="submit" icon="scales">
              {texts.compare}
            </Button>
            <span className="text-sm text-ink-soft">{texts.compareHint}</span>
          </Cluster>
        </Form>
      </Stack>
      <ul className="advert-list @container" aria-label={texts.list}>
        {shown.map((view) => (
          <li key={view.advertId} className="min-w-0">
            <FavouriteRow
              view={view}
              now={now}
              totalFor={loaded.need.totalFor}
              sent={sent?.note?.advertId === view.advertId ? sent.note : null}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={shownPage}
        pageCount={pageCount}
        hrefOf={(number) => `${paths.favourites()}?${new URLSearchParams(pageParams(loaded, number)).toString()}`}
      />
      {similar.map(({ title, items, category }) => (
        <SimilarAdverts key={title} title={title} items={items} category={category} now={now} />
      ))}
    </>
  );
}

const pageParams = ({ sorting }: FavouritesData, page: number): Record<string, string> => ({
  ...(sorting === 'SAVED_AT' ? {} : { sortierung: sortingName(sorting) }),
  ...(page === 1 ? {} : { seite: String(page) }),
});

/** Order and place; sent at once by a choice of the order, by its button without script or for a place. */
function SortingForm({ loaded: { sorting, place, unknownPlace } }: { loaded: FavouritesData }) {
  const [chosen, setChosen] = useState(sorting);
  const needsPlace = chosen === 'DELIVERED_PRICE' && place === null;
  return (
    <Form method="get" className="grid gap-2">
      <Cluster gap={3} className="items-end">
        <SelectField
          label={texts.sorting}
          name="sortierung"
          value={sortingName(chosen)}
          choices={FAVOURITE_SORTINGS.map((one) => ({ value: sortingName(one), label: texts.sortings[one] }))}
          onChange={({ currentTarget }) => {
            const next = FAVOURITE_SORTINGS.find((one) => sortingName(one) === currentTarget.value) ?? 'SAVED_AT';
            setChosen(next);
            if (next !== 'DELIVERED_PRICE' || place !== null) currentTarget.form?.requestSubmit();
          }}
        />
        <TextField
          className="max-w-48"
          label={texts.place}
          name="plz"
          autoComplete="postal-code"
          defaultValue={place?.postalCode ?? unknownPlace ?? ''}
          error={unknownPlace === null ? undefined : texts.placeUnknown(unknownPlace)}
          help={place === null ? undefined : texts.placeShown(place.name)}
        />
        {place !== null && place.countryCode !== 'AT' && <input type="hidden" name="land" value={place.countryCode} />}
        <Button type="submit">{texts.apply}</Button>
      </Cluster>
      {needsPlace && unknownPlace === null && <p role="status">{texts.placeMissing}</p>}
    </Form>
  );
}
