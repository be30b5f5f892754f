import { listModeratedAccounts } from '#contract/moderation/account-moderation.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import { accountPageTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { sellerTexts } from '#texts/de/sellers/seller.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import type { Route } from './+types/accounts.route.ts';
import { AdminFrame, PastEnd } from '#web/payments/admin/admin-frame.parts.tsx';
import { moderationApi } from '#web/moderation/moderation-access.ts';
import '#web/moderation/moderation.css';

const LONGEST_SEARCH = 200;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, isAdmin } = moderationApi(context, url);
  const search = (url.searchParams.get('suche') ?? '').trim().slice(0, LONGEST_SEARCH);
  const page = pageNumberOf(url.searchParams);
  const found = await api.call(listModeratedAccounts, { search, page: page - 1, size: DEFAULT_PAGE_SIZE });
  return { ...found, isAdmin, search, page };
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function ModeratedAccounts({ loaderData: found }: Route.ComponentProps) {
  const { items, search, page, totalPages, totalElements } = found;
  return (
    <AdminFrame
      page="moderation"
      isAdmin={found.isAdmin}
      title={texts.title}
      intro={texts.intro}
      crumbs={[{ label: moderationTexts.title, href: paths.moderation() }]}
    >
      <Stack
        as="form"
        gap={3}
        method="get"
        className="justify-items-start md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
        role="search"
      >
        <TextField
          className="w-full"
          label={texts.search}
          name="suche"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          defaultValue={search}
        />
        <Button type="submit" className="md:mt-[1.875rem]">
          {texts.submit}
        </Button>
      </Stack>
      {items.length === 0 && totalElements > 0 ? (
        <PastEnd first={hrefOf(search, 1)} />
      ) : items.length === 0 ? (
        <EmptyState title={texts.none} headingLevel={2}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <>
          <p className="font-medium">{texts.count(totalElements)}</p>
          <ul className="case-list">
            {items.map((account) => (
              <li key={account.id} className="box case-item">
                <AccountRow account={account} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination page={page} pageCount={totalPages} hrefOf={(other) => hrefOf(search, other)} />
    </AdminFrame>
  );
}

function hrefOf(search: string, page: number): string {
  const query = new URLSearchParams(search === '' ? {} : { suche: search });
  if (page > 1) query.set('seite', String(page));
  return [adminPaths.moderatedAccounts(), query.toString()].filter(Boolean).join('?');
}

function AccountRow({ account }: { account: Route.ComponentProps['loaderData']['items'][number] }) {
  const name = account.name || texts.unnamed;
  return (
    <Stack as="article" gap={3} className="md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-1.5">
        <h2 className="text-lg font-semibold">{name}</h2>
        <p className="case-entry-head">
          {account.isBlocked && <Badge tone="warning">{texts.blocked}</Badge>}
          <span className="case-words text-sm">{[account.email, account.companyName].filter(Boolean).join(' · ')}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {[
            sellerTexts.kinds[account.sellerKind],
            texts.adverts(account.advertCount),
            texts.since(formatDate(account.memberSince)),
          ].join(' · ')}
        </p>
      </div>
      <LinkButton href={adminPaths.moderateAccount(account.id)} aria-label={texts.open(name)}>
        {texts.openShort}
      </LinkButton>
    </Stack>
  );
}
