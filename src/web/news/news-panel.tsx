import { useEffect, useEffectEvent, useState } from 'react';
import type { News } from '#contract/news/news.schemas.ts';
import { listNews, markNewsSeen } from '#contract/news/news.ts';
import { paths } from '#contract/paths.ts';
import { newsTexts as texts } from '#texts/de/news/news.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Button } from '#ui/actions/button.tsx';
import { FailureList, useNotifications } from '#ui/surfaces/notifications.tsx';
import { createHttpApi } from '#web/api/http-api.ts';
import { announceSeen } from './news-channel.ts';
import { NewsList } from './news-list.tsx';

export type NewsPanelProps = { viewerId: string; onSeen: () => void };

/** The list behind the bell: loaded when opened, which marks it as seen. */
export function NewsPanel({ viewerId, onSeen }: NewsPanelProps) {
  const [tries, setTries] = useState(1);
  const news = useNewsOnce(tries, () => {
    onSeen();
    announceSeen(viewerId);
  });
  const { failures } = useNotifications();
  return (
    <div className="news-panel grid gap-3 w-92 max-w-full">
      <h2>{texts.title}</h2>
      <div aria-live="polite" aria-busy={news === null}>
        {news === null && <p>{uiTexts.states.loading}</p>}
        {news === 'FAILED' && (
          <>
            <p>{texts.failed}</p>
            <Button onClick={() => setTries((before) => before + 1)}>{uiTexts.actions.retry}</Button>
          </>
        )}
        {news !== null && news !== 'FAILED' && news.items.length === 0 && (
          <p>
            {texts.empty}. {texts.emptyText}
          </p>
        )}
        {news !== null && news !== 'FAILED' && <NewsList items={news.items} onFollow={closeAround} />}
      </div>
      <a href={paths.news()} onClick={(event) => closeAround(event.currentTarget)}>
        {texts.all}
      </a>
      {failures.length > 0 && (
        <section aria-label={texts.failures} className="grid gap-2">
          <h3 className="text-sm text-ink-soft">{texts.failures}</h3>
          <FailureList />
        </section>
      )}
    </div>
  );
}

/** Null until the answer of this try is there. */
function useNewsOnce(tries: number, onSeen: () => void): News | 'FAILED' | null {
  const [read, setRead] = useState<{ of: number; news: News | 'FAILED' } | null>(null);
  const tellOfSeen = useEffectEvent(onSeen);
  useEffect(() => {
    let isOver = false;
    const api = createHttpApi();
    const look = async (): Promise<void> => {
      const news = await api.call(listNews, {}).catch(() => 'FAILED' as const);
      if (isOver) return;
      setRead({ of: tries, news });
      if (news === 'FAILED') return;
      await api.call(markNewsSeen, { newsSeenDto: { upTo: news.readAt } });
      tellOfSeen();
    };
    // Marking failed: the number stays, and the next opening marks.
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [tries]);
  return read?.of === tries ? read.news : null;
}

function closeAround(part: HTMLElement): void {
  part.closest<HTMLElement>('[popover]')?.hidePopover();
}
