import type { ComponentProps, ReactNode } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** Chips in a row; on phones optionally one line that scrolls sideways. */
export function Chips({
  label,
  isLine,
  children,
}: {
  label: string;
  isLine?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div role="group" aria-label={label} className={classNames('chips', isLine && 'chips-line')}>
      {children}
    </div>
  );
}

type ChipLinkProps = Omit<ComponentProps<'a'>, 'className'> & { href: string; isOn?: boolean; icon?: IconName };

export function ChipLink({ isOn, icon, children, ...rest }: ChipLinkProps) {
  return (
    <a className={classNames('chip', isOn && 'chip-on')} aria-current={isOn ? 'true' : undefined} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

type RemovableChipProps = Omit<ComponentProps<'a'>, 'className' | 'children'> & {
  label: string;
  /** The same page without this filter. */
  href: string;
};

/** An applied filter: one tap leads to the page without it. */
export function RemovableChip({ label, ...rest }: RemovableChipProps) {
  return (
    <a className="chip chip-on" aria-label={uiTexts.actions.remove(label)} {...rest}>
      {label}
      <Icon name="x" />
    </a>
  );
}

type ToggleChipProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string };

/** A checkbox or, with `isRadio`, a radio button in the shape of a chip. */
export function ToggleChip({ label, isRadio, ...rest }: ToggleChipProps & { isRadio?: boolean }) {
  return (
    <label className="chip">
      <input type={isRadio ? 'radio' : 'checkbox'} className="only-read" {...rest} />
      {label}
    </label>
  );
}
