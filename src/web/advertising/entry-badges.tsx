import type { ManagedAdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import { advertisingAdminTexts as texts } from '#texts/de/advertising/advertising-admin.ts';
import { Badge } from '#ui/marks/badge.tsx';

/** What an entry is and whether it runs. */
export function EntryBadges({ entry: { kind, state, isRunning } }: { entry: ManagedAdvertisingEntry }) {
  return (
    <p className="flex flex-wrap gap-y-2 gap-x-2.5">
      <Badge>{texts.kinds[kind]}</Badge>
      <Badge tone={isRunning ? 'checked' : state === 'ACTIVE' ? 'warning' : 'plain'}>
        {state === 'ACTIVE' && !isRunning ? texts.waits : texts.states[state]}
      </Badge>
    </p>
  );
}
