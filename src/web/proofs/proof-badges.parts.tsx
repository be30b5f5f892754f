import { Badge } from '#ui/marks/badge.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { BadgesView } from './proof-badges.queries.ts';

/** Badges in a line; a tap says what was checked, how, by whom and when. Works without script. */
export function ProofBadges({ view }: { view: BadgesView | null }) {
  if (view === null) return null;
  return (
    <details className="group w-full text-sm">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-1.5">
        {view.shown.map(({ label, month, isConfirmed }) => (
          <Badge key={label} tone={isConfirmed ? 'checked' : 'neutral'} icon={isConfirmed ? 'check' : undefined}>
            {label}
            {month !== undefined && <span className="font-normal"> {month}</span>}
          </Badge>
        ))}
        <span className="inline-flex items-center gap-1 text-xs text-ink-soft underline underline-offset-3">
          {view.open}
          <Icon name="caret-down" className="size-3.5 group-open:rotate-180" />
        </span>
      </summary>
      <ul className="mt-2 grid gap-3 border-l-4 border-seam pl-3" aria-label={view.title}>
        {view.badges.map(({ kind, label, lines, sourceUrl }) => (
          <li key={kind} className="wrap-anywhere">
            <p className="font-semibold">{label}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {sourceUrl !== null && (
              <a href={sourceUrl} rel="nofollow noopener external" target="_blank">
                {view.source}
              </a>
            )}
          </li>
        ))}
        <li className="text-xs text-ink-soft">{view.note}</li>
      </ul>
    </details>
  );
}
