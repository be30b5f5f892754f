import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';

type IconButtonLook = {
  icon: IconName;
  /** What the button does, for screen readers; the icon has no text. */
  label: string;
  isRound?: boolean | undefined;
  /** Small counter at the upper right corner; hidden at 0. Say the number in `label` too. */
  count?: number | undefined;
};

export type IconButtonProps = IconButtonLook & Omit<ComponentProps<'button'>, 'children'>;
export type LinkIconButtonProps = IconButtonLook & Omit<ComponentProps<'a'>, 'children'> & { href: string };

export function IconButton({ icon, label, isRound, count, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={lookOf(isRound, className)} {...rest}>
      <IconWithCount icon={icon} count={count} />
    </button>
  );
}

export function LinkIconButton({ icon, label, isRound, count, className, ...rest }: LinkIconButtonProps) {
  return (
    <a aria-label={label} title={label} className={lookOf(isRound, className)} {...rest}>
      <IconWithCount icon={icon} count={count} />
    </a>
  );
}

function IconWithCount({ icon, count = 0 }: Pick<IconButtonLook, 'icon' | 'count'>) {
  return (
    <>
      <Icon name={icon} />
      {count > 0 && (
        <span className="icon-button-count" aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
}

function lookOf(isRound: boolean | undefined, className: string | undefined) {
  return classNames('icon-button', isRound && 'icon-button-round', className);
}
