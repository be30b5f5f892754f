import type { ReactNode } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';

/** `access`: what the account may not do. */
export type NoticeKind = 'info' | 'warning' | 'success' | 'error' | 'access';

const signs: Record<NoticeKind, IconName> = {
  info: 'info',
  warning: 'warning',
  success: 'check-circle',
  error: 'x-circle',
  access: 'lock',
};

type NoticeProps = {
  kind: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  onClose?: (() => void) | undefined;
  /** Announced when it appears; not for notices rendered with the page. */
  isLive?: boolean | undefined;
};

export function Notice({ kind, title, children, onClose, isLive }: NoticeProps) {
  const role = isLive ? (kind === 'error' || kind === 'access' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames('notice', kind !== 'info' && `notice-${kind}`)} role={role}>
      <Icon name={signs[kind]} label={uiTexts.notices.kinds[kind]} />
      <div className="notice-body">
        {title && <b>{title} </b>}
        {children}
      </div>
      {onClose && <IconButton icon="x" label={uiTexts.actions.close} className="notice-close" onClick={onClose} />}
    </div>
  );
}
