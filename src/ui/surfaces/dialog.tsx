import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import '#ui/styles/dialog.css';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot; the safe or main one last. */
  actions?: ReactNode;
  /** `sheet` slides in from the lower edge, for filters and lists on phones. */
  shape?: 'dialog' | 'sheet' | undefined;
  /** Comes up while the person does something else: a key in mid-typing must not press a button of it. */
  opensByItself?: boolean | undefined;
};

/** Two taps within it are one double tap, and a key was meant for what was there before. */
const TOO_EARLY_IN_MS = 500;

/** The native modal dialog: traps the focus, closes on Escape and on a click outside, restores the focus. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  shape = 'dialog',
  opensByItself = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const openedAt = useRef(0);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!isOpen && element.open) element.close();
    if (!isOpen) return;
    if (!element.open) {
      element.showModal();
      openedAt.current = performance.now();
      if (opensByItself) heading.current?.focus();
    }
    // The second tap of a double tap on the opening button lands outside the dialog, and must not close it.
    element.setAttribute('closedby', 'closerequest');
    const timer = setTimeout(() => element.setAttribute('closedby', 'any'), TOO_EARLY_IN_MS);
    return () => clearTimeout(timer);
  }, [isOpen, opensByItself]);

  const swallow = (event: MouseEvent | KeyboardEvent) => {
    if (performance.now() - openedAt.current > TOO_EARLY_IN_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', shape === 'sheet' && 'sheet')}
      aria-labelledby={titleId}
      closedby="closerequest"
      onClickCapture={(event) => event.detail > 1 && swallow(event)}
      onKeyDownCapture={opensByItself ? swallow : undefined}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 ref={heading} id={titleId} className="dialog-title" tabIndex={opensByItself ? -1 : undefined}>
              {title}
            </h2>
            <IconButton icon="x" label={uiTexts.actions.close} onClick={() => dialog.current?.close()} />
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-foot">{actions}</div>}
        </>
      )}
    </dialog>
  );
}
