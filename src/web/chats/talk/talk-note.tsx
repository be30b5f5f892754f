import type { ReactNode } from 'react';
import { Rings } from '#ui/chart/rings.tsx';

type TalkNoteProps = { title: string; level?: 1 | 2; actions?: ReactNode; children?: ReactNode };

/** In place of chats or messages: that there are none, and what to do about it. */
export function TalkNote({ title, level = 2, actions, children }: TalkNoteProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="empty">
      <Rings total={4} current={0} />
      <Heading className="text-lg font-[650]">{title}</Heading>
      {children && <p className="text-ink-soft">{children}</p>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  );
}
