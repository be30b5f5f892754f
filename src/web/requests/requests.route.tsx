import { useState } from 'react';
import { Form, data } from 'react-router';
import { paths } from '#contract/paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { CATEGORIES, categoryOf } from '#domain/lookups/categories.data.ts';
import { RADIUS_CHOICES_IN_KM } from '#domain/search/search-types.ts';
import { requestListTexts as texts } from '#texts/de/requests/requests.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { PlaceCombobox } from '#web/forms/place-combobox.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { breadcrumbList, structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/requests.route.ts';
import { type RequestListData, type RequestQuery, loadRequests, requestsHref } from './load-requests.ts';
import { RequestGrid } from './request-card.parts.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { data: list, status } = await loadRequests(context.get(apiContext), url, page);
  const crumbs = [{ label: texts.crumbHome, href: paths.home() }];
  const way = breadcrumbList({ crumbs, current: texts.crumb, path: paths.requests() }, page.publicUrl);
  return data({ ...list, way, isSignedIn: page.viewer !== null }, { status });
}

const titleOf = ({ query, placeName }: RequestListData): string =>
  query.category === null && placeName === null
    ? texts.title
    : texts.titleOf(query.category === null ? null : categoryOf(query.category).text, placeName);

export const meta: Route.MetaFunction = ({ matches, loaderData: list }) => {
  if (!list) return [];
  const { query, items, way } = list;
  const isNarrow = query.wood !== '' || query.words !== '' || query.place !== '' || query.radius !== '';
  const tags = pageMeta(matches, {
    title: texts.pageOf(titleOf(list), query.page),
    description: texts.description,
    path: requestsHref(query),
    isHiddenFromSearch: isNarrow || items.length === 0,
  });
  return [...tags, ...structuredDataTags([way])];
};

export default function Requests({ loaderData: list }: Route.ComponentProps) {
  return (
    <Stack gap={5} className="wrap pt-4 pb-12">
      <Breadcrumb crumbs={[{ label: texts.crumbHome, href: paths.home() }]} current={texts.crumb} />
      <header className="grid max-w-[68ch] gap-1">
        <h1 className="wrap-anywhere">{titleOf(list)}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      <Cluster gap={2}>
        <LinkButton variant="main" href={paths.newRequest()} icon="plus" rel="nofollow">
          {texts.post}
        </LinkButton>
        <LinkButton href={mapHref(list.query)} icon="map-trifold">
          {texts.onMap}
        </LinkButton>
        {list.isSignedIn && <LinkButton href={paths.myRequests()}>{texts.mine}</LinkButton>}
        {list.isSignedIn && <LinkButton href={requestPaths.fittingRequests()}>{texts.fitting}</LinkButton>}
      </Cluster>
      {/* Mounted again for each address, so that the fields show what the page shows. */}
      <RequestFilter key={requestsHref(list.query)} query={list.query} />
      {list.woodName !== null && (
        <p>
          {texts.onlyWood(list.woodName)}{' '}
          <a href={requestsHref({ ...list.query, wood: '', page: 1 })}>{texts.anyWood}</a>
        </p>
      )}
      {list.unknownPlace !== null && <Notice kind="warning">{texts.placeUnknown(list.unknownPlace)}</Notice>}
      <Stack as="section" gap={4} aria-labelledby="treffer">
        <h2 id="treffer" className="only-read">
          {texts.results}
        </h2>
        <Results list={list} />
      </Stack>
    </Stack>
  );
}

/** The map of the same category and surroundings, with Gesuche switched on. */
function mapHref({ category, place, radius }: RequestQuery): string {
  const around = new URLSearchParams(place === '' ? {} : { plz: place, ...(radius === '' ? {} : { umkreis: radius }) });
  return `${paths.map(category ?? undefined)}${around.size === 0 ? '' : `?${around}`}#gesuche`;
}

function RequestFilter({ query }: { query: RequestQuery }) {
  const [place, setPlace] = useState(query.place);
  return (
    <Form
      role="search"
      aria-label={texts.filter}
      action={paths.requests()}
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 @lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      {query.wood !== '' && <input type="hidden" name="art" value={query.wood} />}
      <SelectField
        label={texts.category}
        name="kategorie"
        defaultValue={query.category === null ? '' : categoryOf(query.category).slug}
        choices={[
          { value: '', label: texts.anyCategory },
          ...CATEGORIES.map(({ slug, text }) => ({ value: slug, label: text })),
        ]}
      />
      <TextField
        label={texts.words}
        name="suche"
        type="search"
        maxLength={120}
        placeholder={texts.wordsPlaceholder}
        defaultValue={query.words}
      />
      <PlaceCombobox
        label={texts.place}
        name="plz"
        icon="map-pin"
        placeholder={texts.placePlaceholder}
        value={place}
        known={query.place}
        onChange={setPlace}
        onTake={(_place, label) => setPlace(label)}
      />
      <SelectField
        label={texts.radius}
        name="umkreis"
        defaultValue={query.radius}
        choices={[
          { value: '', label: texts.anyRadius },
          ...RADIUS_CHOICES_IN_KM.map((km) => ({ value: String(km), label: texts.radiusOf(km) })),
        ]}
      />
      <Button type="submit">{texts.submit}</Button>
    </Form>
  );
}

function Results({ list: { items, query, total, pageCount } }: { list: RequestListData }) {
  if (items.length === 0) return <Nothing query={query} total={total} />;
  return (
    <>
      <p className="font-semibold" role="status">
        {texts.count(total)}
      </p>
      <RequestGrid items={items} label={texts.results} />
      <Pagination page={query.page} pageCount={pageCount} hrefOf={(page) => requestsHref({ ...query, page })} />
    </>
  );
}

function Nothing({ query, total }: { query: RequestQuery; total: number }) {
  if (total > 0) {
    const first = requestsHref({ ...query, page: 1 });
    return <EmptyState title={texts.emptyPage} actions={<LinkButton href={first}>{texts.firstPage}</LinkButton>} />;
  }
  const isNarrowed = requestsHref(query) !== paths.requests();
  return (
    <EmptyState
      title={isNarrowed ? texts.empty : texts.none}
      actions={isNarrowed ? <LinkButton href={paths.requests()}>{texts.all}</LinkButton> : null}
    >
      {isNarrowed ? texts.emptyText : texts.noneText}
    </EmptyState>
  );
}
