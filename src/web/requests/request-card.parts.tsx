import { formatDate } from '#domain/format/dates.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { RequestListItem } from '#contract/requests/requests.schemas.ts';
import { paths } from '#contract/paths.ts';
import { requestFacts } from '#texts/de/requests/request-facts.ts';
import { requestListTexts as texts } from '#texts/de/requests/requests.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';

/** A Gesuch in a list: the whole card is one link to it. */
function RequestCard({ item }: { item: RequestListItem }) {
  const away = item.distanceInKm === null ? '' : ` · ${texts.away(item.distanceInKm)}`;
  return (
    <Stack as="article" gap={2} className="relative h-full content-start rounded-sawn border border-seam bg-snow p-4">
      <div>
        <Badge tone="info">{categoryOf(item.category).text}</Badge>
      </div>
      <h3 className="text-lg leading-snug wrap-anywhere">
        <a
          className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
          href={paths.request(item.slug)}
        >
          {item.title}
        </a>
      </h3>
      {requestFacts(item).map((line) => (
        <p key={line} className="text-sm wrap-anywhere">
          {line}
        </p>
      ))}
      <p className="text-sm text-ink-soft">
        {texts.posted(formatDate(item.createdAt))}
        {away}
      </p>
    </Stack>
  );
}

/** Gesuche beside each other. */
export function RequestGrid({ items, label }: { items: readonly RequestListItem[]; label: string }) {
  return (
    <ul
      className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4 p-0"
      aria-label={label}
    >
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          <RequestCard item={item} />
        </li>
      ))}
    </ul>
  );
}
