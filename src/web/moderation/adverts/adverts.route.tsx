import { data } from 'react-router';
import { listModeratedAdverts } from '#contract/moderation/advert-moderation.ts';
import type { ModeratedAdvertItem } from '#contract/moderation/advert-moderation.schemas.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { ADVERT_STATUSES } from '#domain/adverts/advert-status.ts';
import { formatDate } from '#domain/format/dates.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import { advertListTexts as texts } from '#texts/de/moderation/advert-list.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { VisuallyHidden } from '#ui/marks/visually-hidden.tsx';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { AdminFrame, PastEnd } from '#web/payments/admin/admin-frame.parts.tsx';
import { moderationApi } from '#web/moderation/moderation-access.ts';
import { StatementFields } from '#web/moderation/statement-fields.tsx';
import { AdvertStatusBadge } from '#web/moderation/status-badges.tsx';
import type { Route } from './+types/adverts.route.ts';
import { type AdvertsReply, CHOSEN_FIELD, answerAdverts, chosenValue } from './answer-adverts.ts';
import { DecisionResults } from './decision-results.tsx';
import '#web/moderation/moderation.css';

const LONGEST_SEARCH = 200;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, isAdmin } = moderationApi(context, url);
  const search = (url.searchParams.get('suche') ?? '').trim().slice(0, LONGEST_SEARCH);
  const wanted = url.searchParams.get('stand');
  const status = ADVERT_STATUSES.find((one) => one === wanted);
  const page = pageNumberOf(url.searchParams);
  const found = await api.call(listModeratedAdverts, { search, status, page: page - 1, size: DEFAULT_PAGE_SIZE });
  return { ...found, isAdmin, search, status: status ?? '', page };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = moderationApi(context, url);
  const answer = await answerAdverts(api, await request.formData());
  if (answer === null) throw data(null, { status: 400 });
  return replyData(answer);
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  keepWithoutConnection(sent, moderationTexts.decisions.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function ModeratedAdverts({ loaderData: found, actionData }: Route.ComponentProps) {
  const { items, search, status, page, totalPages, totalElements } = found;
  const sent: AdvertsReply | null = actionData ?? null;
  const results = sent?.results ?? null;
  return (
    <AdminFrame
      page="moderation"
      isAdmin={found.isAdmin}
      title={texts.title}
      intro={texts.intro}
      crumbs={[{ label: moderationTexts.title, href: paths.moderation() }]}
    >
      <Stack as="form" gap={3} method="get" className="md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]" role="search">
        <TextField
          label={texts.search}
          name="suche"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          defaultValue={search}
        />
        <SelectField
          label={texts.status}
          name="stand"
          defaultValue={status}
          choices={[
            { value: '', label: texts.anyStatus },
            ...ADVERT_STATUSES.map((value) => ({ value, label: moderationTexts.status[value] })),
          ]}
        />
        <Button type="submit" className="md:mt-[1.875rem]">
          {texts.submit}
        </Button>
      </Stack>
      {sent !== null && results !== null && <DecisionResults wish={sent.intent} results={results} />}
      {items.length === 0 && totalElements > 0 ? (
        <PastEnd first={hrefOf({ search, status }, 1)} />
      ) : items.length === 0 ? (
        <EmptyState title={texts.none} headingLevel={2}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <PageForm className="case-form roomy-choices" reply={results === null ? sent : null}>
          <p className="font-medium">{texts.count(totalElements)}</p>
          <ChooseAll />
          <ul className="case-list">
            {items.map((item) => (
              <li key={item.id} className="box case-item">
                <AdvertRow item={item} isChosen={sent?.values[CHOSEN_FIELD]?.split(' ').includes(item.id) ?? false} />
              </li>
            ))}
          </ul>
          <section className="box case-part" aria-labelledby="entscheiden">
            <h2 id="entscheiden">{texts.decide}</h2>
            <p className="text-sm text-ink-soft">{texts.blockIntro}</p>
            <StatementFields reply={sent} />
            <Cluster gap={3}>
              <SubmitButton intent="BLOCK" variant="danger">
                {texts.block}
              </SubmitButton>
              <SubmitButton intent="UNDO" variant="edge">
                {texts.undo}
              </SubmitButton>
            </Cluster>
          </section>
        </PageForm>
      )}
      <Pagination page={page} pageCount={totalPages} hrefOf={(other) => hrefOf({ search, status }, other)} />
    </AdminFrame>
  );
}

function hrefOf({ search, status }: { search: string; status: string }, page: number): string {
  const query = new URLSearchParams({
    ...(search === '' ? {} : { suche: search }),
    ...(status === '' ? {} : { stand: status }),
    ...(page > 1 ? { seite: String(page) } : {}),
  });
  return [adminPaths.moderatedAdverts(), query.toString()].filter(Boolean).join('?');
}

/** Needs the page's script. */
function ChooseAll() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <CheckboxRow
      label={texts.chooseAll}
      onChange={({ currentTarget }) => {
        const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>(`input[name="${CHOSEN_FIELD}"]`) ?? [];
        for (const box of boxes) box.checked = currentTarget.checked;
      }}
    />
  );
}

function AdvertRow({ item, isChosen }: { item: ModeratedAdvertItem; isChosen: boolean }) {
  const title = item.title || texts.untitled;
  const { owner } = item;
  return (
    <Stack as="article" gap={3} className="grid-cols-[auto_minmax(0,1fr)] md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <CheckboxRow
        // A decision makes another version of it, which is not chosen yet.
        key={item.version}
        className="min-w-11"
        name={CHOSEN_FIELD}
        value={chosenValue(item)}
        defaultChecked={isChosen}
        label={<VisuallyHidden>{texts.choose(title)}</VisuallyHidden>}
      />
      <div className="grid min-w-0 gap-1.5">
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="case-entry-head">
          <AdvertStatusBadge status={item.status} isHidden={item.isHiddenWithAccount} />
          {item.openReportCount > 0 && <Badge tone="warning">{moderationTexts.reports(item.openReportCount)}</Badge>}
          {owner.isBlocked && <Badge tone="warning">{texts.ownerBlocked}</Badge>}
          <span className="text-sm text-ink-soft">{texts.since(formatDate(item.publishedAt ?? item.createdAt))}</span>
        </p>
        <p className="text-sm case-words">
          <a href={adminPaths.moderateAccount(owner.id)}>{[owner.name, owner.email].filter(Boolean).join(' · ')}</a>
        </p>
      </div>
      <div className="col-start-2 md:col-start-3">
        <LinkButton href={paths.moderateAdvert(item.id)} aria-label={texts.open(title)}>
          {texts.openShort}
        </LinkButton>
      </div>
    </Stack>
  );
}
