import { listAdvertisingEntries } from '#contract/advertising/advertising.ts';
import type { ManagedAdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { advertisingAdminTexts as texts } from '#texts/de/advertising/advertising-admin.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/entries.route.ts';
import { adminApi } from '#web/page/route-rules.ts';
import { EntryBadges } from './entry-badges.tsx';
import './advertising.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  return { entries: await adminApi(context, url).call(listAdvertisingEntries, {}) };
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: adminPaths.advertising(), isHiddenFromSearch: true });

export default function Entries({ loaderData: { entries } }: Route.ComponentProps) {
  return (
    <AdminFrame
      page="advertising"
      title={texts.title}
      intro={texts.intro}
      head={
        <p className="advertising-ways flex flex-wrap gap-y-2 gap-x-2.5">
          <LinkButton href={adminPaths.newAdvertising()} variant="main" icon="plus">
            {texts.create}
          </LinkButton>
          <LinkButton href={paths.dashboards('advertising')}>{texts.dashboard}</LinkButton>
        </p>
      }
    >
      {entries.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
      ) : (
        <Stack as="ul" gap={3} className="content-start" aria-label={texts.listLabel}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryRow entry={entry} />
            </li>
          ))}
        </Stack>
      )}
    </AdminFrame>
  );
}

const dayOf = (day: string | null): string | null => (day === null ? null : formatDate(`${day}T12:00:00Z`));

function EntryRow({ entry }: { entry: ManagedAdvertisingEntry }) {
  const { id, title, image, today, total, from, to } = entry;
  return (
    <article className="box advertising-row">
      <div className="advertising-thumb">
        {image !== null && <img src={image} alt="" loading="lazy" decoding="async" width={96} height={64} />}
      </div>
      <div className="grid gap-1 min-w-0">
        <h2>{title}</h2>
        <EntryBadges entry={entry} />
        <p className="text-sm text-ink-soft">{texts.range(dayOf(from), dayOf(to))}</p>
        <p className="text-sm">
          {texts.figures.today}: {texts.figures.line(today.shown, today.clicked)} · {texts.figures.total}:{' '}
          {texts.figures.line(total.shown, total.clicked)}
        </p>
      </div>
      <LinkButton href={adminPaths.advertising(id)} aria-label={texts.editOf(title)}>
        {texts.edit}
      </LinkButton>
    </article>
  );
}
