import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Give these to the button that opens the popover. */
export type PopoverTrigger = { popoverTarget: string; 'aria-haspopup'?: 'dialog' | 'menu' | undefined };

type PopoverProps = {
  trigger: (attributes: PopoverTrigger) => ReactNode;
  label: string;
  children: ReactNode;
  kind?: 'dialog' | 'menu' | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** A small surface beside its button. The browser opens and closes it, so it works before hydration. */
export function Popover({ trigger, label, children, kind = 'dialog', onOpenChange }: PopoverProps) {
  const id = useId();
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': kind })}
      <div
        id={id}
        popover="auto"
        role={kind}
        aria-label={label}
        className={classNames('popover', kind === 'menu' && 'menu')}
        onToggle={(event) => {
          if (event.newState === 'open' && !stylesheetCanPlace()) placeBeside(event.currentTarget);
          onOpenChange?.(event.newState === 'open');
        }}
      >
        {children}
      </div>
    </>
  );
}

/** Whether the browser ties a popover to its button by itself (anchor positioning). */
function stylesheetCanPlace(): boolean {
  return CSS.supports('top', 'anchor(bottom)');
}

/** Below the button, right edges in line, moved inside the window; above it where there is more room. */
function placeBeside(surface: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(surface.id)}"]`);
  if (button === null) return;
  const anchor = button.getBoundingClientRect();
  const gap = 6;
  const edge = 16;
  const { offsetWidth: width, offsetHeight: height } = surface;
  const left = Math.max(edge, Math.min(anchor.right - width, window.innerWidth - width - edge));
  const fitsBelow = anchor.bottom + gap + height <= window.innerHeight - edge;
  const top = fitsBelow ? anchor.bottom + gap : Math.max(edge, anchor.top - gap - height);
  surface.style.setProperty('--popover-left', `${left}px`);
  surface.style.setProperty('--popover-top', `${top}px`);
}
