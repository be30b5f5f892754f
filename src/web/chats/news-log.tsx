import { useEffect, useState } from 'react';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import type { Announcement } from './store/chat-store.ts';
import { nameOf, screenReaderTextOf } from './chat-words.ts';

const { talk: texts } = chatPageTexts;

/** Long enough to be read aloud; then it would only disturb screen reader users on the page. */
const KEPT_IN_MS = 20_000;

/** Announces what has just arrived; the messages themselves are no live region, so that older ones stay silent. */
export function NewsLog({
  announcements,
  openChatId,
}: {
  announcements: readonly Announcement[];
  openChatId: string | null;
}) {
  const [past, setPast] = useState<ReadonlySet<string>>(new Set());
  const shown = announcements.filter((one) => !past.has(one.key));
  const last = announcements.at(-1)?.key;
  useEffect(() => {
    if (announcements.length === 0) return;
    const timer = setTimeout(() => setPast(new Set(announcements.map((one) => one.key))), KEPT_IN_MS);
    return () => clearTimeout(timer);
    // Restarts with every announcement, not with every list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [last]);
  return (
    <div className="only-read" role="log" aria-label={texts.news}>
      {shown.map((one) => (
        <p key={one.key}>{wordsOf(one, openChatId)}</p>
      ))}
    </div>
  );
}

function wordsOf(news: Announcement, openChatId: string | null): string {
  if (news.kind === 'FAILED') return texts.announceFailed;
  const name = news.chat === null ? chatPageTexts.unknownPartner : nameOf(news.chat);
  if (news.message.chatId !== openChatId) return texts.announceElsewhere(name);
  return texts.announce(name, screenReaderTextOf(news.message));
}
