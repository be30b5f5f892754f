import type { ReactNode } from 'react';
import { Rings } from './rings.tsx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** One or two buttons: the most useful next step first. */
  actions?: ReactNode;
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      <Rings total={4} current={0} />
      <h3>{title}</h3>
      {children && <p className="text-ink-soft">{children}</p>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  );
}
