import type { SavedSearch } from '#contract/saved-searches/saved-searches.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { viennaDaysBetween } from '#domain/format/vienna-time.ts';
import { savedSearchTexts as texts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { replyTo } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { INTENTS, type SearchReply } from './answer-search-form.ts';
import { listingSince } from './listing-since.ts';
import { SavedSearchFields } from './saved-search-fields.tsx';

type SavedSearchCardProps = {
  search: SavedSearch;
  now: string;
  reply: SearchReply | null;
  /** By the token of a mail: without channels and the list of new hits, which need an account. */
  isByToken: boolean;
  isOpen?: boolean;
};

/** One saved search: what it looks for, what is new, and how to change, pause or end it. */
export function SavedSearchCard({ search, now, reply, isByToken, isOpen = false }: SavedSearchCardProps) {
  const own = reply?.about === search.id ? reply : null;
  const form = replyTo(reply, { intent: INTENTS.save, about: search.id });
  const isRefused = form !== null && form.done === undefined;
  return (
    <article className="box p-4">
      <Stack gap={3}>
        <Cluster gap={2} className="justify-between">
          <h2 className="text-lg [overflow-wrap:anywhere]">{search.name}</h2>
          {search.isPaused && <Badge>{texts.paused}</Badge>}
        </Cluster>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{settingsOf(search, isByToken)}</p>
        {!isByToken && <p>{newsOf(search, now)}</p>}
        <Cluster gap={2}>
          {!isByToken && (
            <LinkButton href={paths.savedSearch(search.id)} variant={search.newCount > 0 ? 'main' : 'edge'}>
              {texts.hits}
            </LinkButton>
          )}
          <ListingLinks search={search} />
          <PageForm about={search.id}>
            <Cluster gap={2}>
              <SubmitButton intent={search.isPaused ? INTENTS.resume : INTENTS.pause}>
                {search.isPaused ? texts.resume : texts.pause}
              </SubmitButton>
              <SubmitButton intent={INTENTS.end} variant="danger">
                {texts.end}
              </SubmitButton>
            </Cluster>
          </PageForm>
        </Cluster>
        {own?.done !== undefined && <p role="status">{own.done}</p>}
        {own !== null && own.intent !== INTENTS.save && own.message !== null && <p role="alert">{own.message}</p>}
        <details open={isOpen || isRefused}>
          <summary className="min-h-11 content-center cursor-pointer text-action">{texts.isEdited}</summary>
          <PageForm
            key={JSON.stringify([search.name, search.frequency, search.byMail, search.byPush, search.places])}
            className="grid gap-4 pt-2"
            intent={INTENTS.save}
            about={search.id}
            reply={isRefused ? form : null}
            submit={texts.save}
            keepsScroll
            isApart
          >
            {(fields) => (
              <>
                {!isByToken && <input type="hidden" name="kanaele" value="ja" />}
                <SavedSearchFields fields={fields} stored={search} hasChannels={!isByToken} />
              </>
            )}
          </PageForm>
        </details>
      </Stack>
    </article>
  );
}

function ListingLinks({ search: { address, places, lookedAt } }: { search: SavedSearch }) {
  if (places.length === 0) return <LinkButton href={listingSince(address, lookedAt)}>{texts.listing}</LinkButton>;
  return places.map((place) => (
    <LinkButton key={place.address} href={listingSince(place.address, lookedAt)}>
      {texts.listingAround(place.name)}
    </LinkButton>
  ));
}

function settingsOf({ frequency, byMail, byPush, places }: SavedSearch, isByToken: boolean): string {
  const channels = [...(byMail ? [texts.channels.mail] : []), ...(byPush ? [texts.channels.push] : [])];
  return [
    texts.frequency[frequency],
    ...(isByToken ? [] : [channels.join(' + ')]),
    ...places.map(({ name, radiusInKm }) => texts.around(name, radiusInKm)),
  ].join(' · ');
}

function newsOf({ newCount, lookedAt }: SavedSearch, now: string): string {
  const days = viennaDaysBetween(lookedAt, now);
  const since = days === 0 ? texts.today : days === 1 ? texts.yesterday : formatDate(lookedAt);
  return newCount === 0 ? texts.noneNew(since) : texts.newCount(newCount, since);
}
