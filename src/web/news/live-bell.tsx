import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { newsEntryTexts as texts } from '#texts/de/news/news-entry.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Popover } from '#ui/surfaces/popover.tsx';
import type { NewsPanelProps } from './news-panel.tsx';
import { watchNews } from './news-watch.ts';

/** The bell with script: counts and opens; its list is loaded on demand. */
export function LiveBell({ viewerId }: { viewerId: string }) {
  const [unseen, setUnseen] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<NewsPanelProps> | null>(null);
  useEffect(() => watchNews({ viewerId, onCount: setUnseen }), [viewerId]);
  const toggle = (opens: boolean): void => {
    setIsOpen(opens);
    if (!opens) return;
    import('./news-panel.tsx').then(
      ({ NewsPanel }) => setPanel(() => NewsPanel),
      () => window.location.assign(paths.news()),
    );
  };
  return (
    <Popover
      label={texts.news}
      onOpenChange={toggle}
      trigger={(attributes) => (
        <IconButton icon="bell" label={unseen > 0 ? texts.unseen(unseen) : texts.news} count={unseen} {...attributes} />
      )}
    >
      {isOpen && (Panel === null ? uiTexts.states.loading : <Panel viewerId={viewerId} onSeen={() => setUnseen(0)} />)}
    </Popover>
  );
}
