import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** `checked` for what was verified, `fresh` and `mark` for what is new, `plain` on pictures. */
export type BadgeTone = 'neutral' | 'plain' | 'checked' | 'info' | 'fresh' | 'mark' | 'warning' | 'error';

type BadgeProps = { tone?: BadgeTone | undefined; icon?: IconName | undefined; children: ReactNode };

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'neutral' && `badge-${tone}`)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}
