import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import type { PopoverTrigger } from './popover.tsx';
import { Popover } from './popover.tsx';

export type MenuEntry = {
  label: string;
  icon?: IconName | undefined;
  isDanger?: boolean | undefined;
} & ({ href: string; onSelect?: undefined } | { onSelect: () => void; href?: undefined });

type MenuProps = { label: string; entries: readonly MenuEntry[]; trigger: (attributes: PopoverTrigger) => ReactNode };

/** A short list of actions behind one button; arrow keys, Home and End move in it. */
export function Menu({ label, entries, trigger }: MenuProps) {
  return (
    <Popover kind="menu" label={label} trigger={trigger}>
      <div role="none" onKeyDown={moveFocus}>
        {entries.map((entry) => {
          const look = classNames('menu-item', entry.isDanger && 'menu-item-danger');
          const words = (
            <>
              {entry.icon && <Icon name={entry.icon} />}
              {entry.label}
            </>
          );
          return entry.href === undefined ? (
            <button
              key={entry.label}
              type="button"
              role="menuitem"
              className={look}
              onClick={(event) => {
                closeAround(event.currentTarget);
                entry.onSelect();
              }}
            >
              {words}
            </button>
          ) : (
            <a key={entry.label} role="menuitem" className={look} href={entry.href}>
              {words}
            </a>
          );
        })}
      </div>
    </Popover>
  );
}

function closeAround(item: HTMLElement): void {
  item.closest<HTMLElement>('[popover]')?.hidePopover();
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const here = items.findIndex((item) => item === document.activeElement);
  const target = {
    ArrowDown: items[(here + 1) % items.length],
    ArrowUp: items.at(here - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
