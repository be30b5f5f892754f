import type { ReactNode } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/marks/icon.tsx';

type ErrorBoxProps = {
  title: string;
  /** What is kept and what to do. */
  children?: ReactNode;
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** A part of the page that could not be loaded, with a second try and the id to name when asking for help. */
export function ErrorBox({ title, children, requestId, onRetry }: ErrorBoxProps) {
  return (
    <div className="empty box" role="alert">
      <Icon name="warning" className="size-8 text-red" />
      <h3>{title}</h3>
      {children && <p className="text-ink-soft">{children}</p>}
      {requestId !== undefined && <p className="text-xs text-ink-soft">{uiTexts.states.requestId(requestId)}</p>}
      {onRetry && (
        <div className="empty-actions">
          <Button onClick={onRetry} icon="arrow-counter-clockwise">
            {uiTexts.actions.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
