import type { MouseEvent, ReactNode } from 'react';
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
};

/** Two taps within it are one double tap. */
const DOUBLE_TAP_IN_MS = 500;

/** The native modal dialog: traps the focus, closes on Escape and on a click outside, restores the focus. */
export function Dialog({ isOpen, onClose, title, children, actions, shape = 'dialog' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
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
    }
    // The second tap of a double tap on the opening button lands outside the dialog, and must not close it.
    element.setAttribute('closedby', 'closerequest');
    const timer = setTimeout(() => element.setAttribute('closedby', 'any'), DOUBLE_TAP_IN_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const swallowSecondTap = (event: MouseEvent) => {
    if (event.detail > 1 && performance.now() - openedAt.current < DOUBLE_TAP_IN_MS) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <dialog
      ref={dialog}
      className={classNames('dialog', shape === 'sheet' && 'sheet')}
      aria-labelledby={titleId}
      closedby="closerequest"
      onClickCapture={swallowSecondTap}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 id={titleId} className="dialog-title">
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
