import type { ManagedAdvertisingEntry } from '#contract/advertising.schemas.ts';
import { advertisingAdminTexts as texts } from '#texts/de/advertising-admin.ts';
import { Badge } from '#ui/badge.tsx';

/** What an entry is and whether it runs. */
export function EntryBadges({ entry: { kind, state, isRunning } }: { entry: ManagedAdvertisingEntry }) {
  return (
    <p className="advertising-badges">
      <Badge>{texts.kinds[kind]}</Badge>
      <Badge tone={isRunning ? 'checked' : state === 'ACTIVE' ? 'warning' : 'plain'}>
        {state === 'ACTIVE' && !isRunning ? texts.waits : texts.states[state]}
      </Badge>
    </p>
  );
}
