import { classNames } from '#ui/class-names.ts';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

type IconProps = {
  name: IconName;
  /** Text for screen readers; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Icon({ name, label, className }: IconProps) {
  const access = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classNames('icon', className)} {...access}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
