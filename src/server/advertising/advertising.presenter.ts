import { runsOn } from '#domain/advertising/advertising-entry.ts';
import type { AdvertisingEntry, ManagedAdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import type { EntryFigures } from './advertising-figures.repository.ts';
import type { EntryRow } from './advertising.repository.ts';

/** As visitors see it. */
export const presentEntry = ({
  id,
  title,
  teaser_text: teaserText,
  url,
  stored_file_id: file,
}: EntryRow): AdvertisingEntry => ({
  id,
  title,
  teaserText,
  url,
  image: file === null ? null : `/bilder/u/${file}/640.webp`,
});

/** As its owner sees it, or with the owner's address as those who run the marketplace do. */
export function presentManagedEntry(
  row: EntryRow,
  { figures, day, withOwner }: { figures: EntryFigures; day: string; withOwner: boolean },
): ManagedAdvertisingEntry {
  return {
    ...presentEntry(row),
    kind: row.kind,
    state: row.state,
    weight: row.weight,
    from: row.shown_from,
    to: row.shown_to,
    categories: row.categories,
    federalStateIds: row.federal_state_ids,
    dailyCap: row.daily_cap,
    ownerEmail: withOwner ? row.owner_email : null,
    version: row.version,
    isRunning: row.state === 'ACTIVE' && runsOn({ from: row.shown_from, to: row.shown_to }, day),
    handedOutToday: row.handed_out,
    today: figures.today,
    total: figures.total,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
