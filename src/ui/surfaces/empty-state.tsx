import type { ReactNode } from 'react';
import { Rings } from '#ui/chart/rings.tsx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** One or two buttons: the most useful next step first. */
  actions?: ReactNode;
  /** 2 directly below the heading of the page, 1 where there is none. */
  headingLevel?: 1 | 2 | 3;
};

/** An empty list, and what to do about it. */
export function EmptyState({ title, children, actions, headingLevel = 3 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <Rings total={4} current={0} />
      <Heading className="empty-title">{title}</Heading>
      {children && <p className="text-ink-soft">{children}</p>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  );
}
