import { listModeratedAccounts } from '#contract/account-moderation.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import { accountPageTexts as texts } from '#texts/de/account-moderation.ts';
import { moderationTexts } from '#texts/de/moderation.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { TextField } from '#ui/text-field.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/accounts.route.ts';
import { CaseFrame } from './case-frame.tsx';
import { moderationApi } from './moderation-access.ts';
import './moderation.css';

const LONGEST_SEARCH = 200;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = moderationApi(context, url);
  const search = (url.searchParams.get('suche') ?? '').trim().slice(0, LONGEST_SEARCH);
  const page = /^[1-9]\d{0,3}$/.test(url.searchParams.get('seite') ?? '') ? Number(url.searchParams.get('seite')) : 1;
  const found = await api.call(listModeratedAccounts, { search, page: page - 1, size: DEFAULT_PAGE_SIZE });
  return { ...found, search, page };
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function ModeratedAccounts({ loaderData: found }: Route.ComponentProps) {
  const { items, search, page, totalPages, totalElements } = found;
  return (
    <CaseFrame
      title={texts.title}
      intro={texts.intro}
      nav={<Breadcrumb crumbs={[{ label: moderationTexts.title, href: paths.moderation() }]} current={texts.title} />}
    >
      <form method="get" className="case-find" role="search">
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
        <Button type="submit">{texts.submit}</Button>
      </form>
      {items.length === 0 ? (
        <EmptyState title={texts.none} headingLevel={2}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <>
          <p className="case-count">{texts.count(totalElements)}</p>
          <ul className="case-list">
            {items.map((account) => (
              <li key={account.id} className="box case-item">
                <AccountRow account={account} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={page}
        pageCount={totalPages}
        hrefOf={(other) => {
          const query = new URLSearchParams(search === '' ? {} : { suche: search });
          if (other > 1) query.set('seite', String(other));
          return [paths.moderatedAccounts(), query.toString()].filter(Boolean).join('?');
        }}
      />
    </CaseFrame>
  );
}

function AccountRow({ account }: { account: Route.ComponentProps['loaderData']['items'][number] }) {
  const name = account.name || texts.unnamed;
  return (
    <article className="case-row">
      <div className="grid min-w-0 gap-1.5">
        <h2 className="case-row-title">{name}</h2>
        <p className="case-entry-head">
          {account.isBlocked && <Badge tone="warning">{texts.blocked}</Badge>}
          <span className="case-words text-sm">{[account.email, account.companyName].filter(Boolean).join(' · ')}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {[
            account.isBusiness ? texts.business : texts.private,
            texts.adverts(account.advertCount),
            texts.since(formatDate(account.memberSince)),
          ].join(' · ')}
        </p>
      </div>
      <LinkButton href={paths.moderateAccount(account.id)} aria-label={texts.open(name)}>
        {texts.openShort}
      </LinkButton>
    </article>
  );
}
