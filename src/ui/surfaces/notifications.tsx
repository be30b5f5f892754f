import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import type { NoticeKind } from './notice.tsx';
import { Notice } from './notice.tsx';

/** How long a message stays in the corner; failures are listed afterwards. */
export const displayTimeInMs = 5000;
const historyLength = 30;

export type NotificationInput = {
  kind: NoticeKind;
  title?: string | undefined;
  text?: string | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** A newer message replaces the one of its group: what fails again and again is said once. */
  group?: string | undefined;
};
export type Notification = NotificationInput & { id: number };

type NotificationCentre = {
  notify: (notification: NotificationInput) => void;
  /** What went wrong during this visit, the newest first; what went well is not worth keeping. */
  failures: readonly Notification[];
};

const isFailure = ({ kind }: NotificationInput): boolean => kind === 'warning' || kind === 'error' || kind === 'access';

const CentreContext = createContext<NotificationCentre | null>(null);

/** Returns the one place messages go to; usable below `NotificationProvider`. */
export function useNotifications(): NotificationCentre {
  const centre = use(CentreContext);
  if (centre === null) throw new Error('useNotifications needs a NotificationProvider above it.');
  return centre;
}

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Notification[]>([]);
  const [failures, setFailures] = useState<readonly Notification[]>([]);
  const nextId = useRef(1);

  const notify = useCallback((input: NotificationInput) => {
    const notification = { ...input, id: nextId.current++ };
    const isOther = ({ group }: Notification): boolean => group === undefined || group !== input.group;
    setShown((before) => [...before.filter(isOther).slice(-3), notification]);
    setFailures((before) =>
      [...(isFailure(notification) ? [notification] : []), ...before.filter(isOther)].slice(0, historyLength),
    );
  }, []);
  const hide = useCallback((id: number) => setShown((before) => before.filter((one) => one.id !== id)), []);
  const centre = useMemo(() => ({ notify, failures }), [notify, failures]);

  return (
    <CentreContext value={centre}>
      {children}
      <div className="toasts" role="log" aria-label={uiTexts.notices.region} aria-live="polite" data-print="hidden">
        {shown.map((notification) => (
          <Toast key={notification.id} notification={notification} onDone={hide} />
        ))}
      </div>
    </CentreContext>
  );
}

function Toast({ notification, onDone }: { notification: Notification; onDone: (id: number) => void }) {
  const { id } = notification;
  const done = useCallback(() => onDone(id), [onDone, id]);
  const [isHeld, setIsHeld] = useState(false);
  useCountdown(displayTimeInMs, isHeld, done);
  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <NotificationCard notification={notification} onClose={done} />
    </div>
  );
}

/** The failures of this visit, for those who were not quick enough to read them. */
export function FailureList() {
  return (
    <ul className="grid gap-2">
      {useNotifications().failures.map((notification) => (
        <li key={notification.id}>
          <NotificationCard notification={notification} />
        </li>
      ))}
    </ul>
  );
}

/** One message, in the corner as in the list of failures. */
function NotificationCard({ notification, onClose }: { notification: Notification; onClose?: () => void }) {
  const { kind, title, text, action } = notification;
  return (
    <Notice kind={kind} title={title} onClose={onClose}>
      {text}
      {action && (
        <button type="button" className="button button-text" onClick={action.onSelect}>
          {action.label}
        </button>
      )}
    </Notice>
  );
}

/** Calls `onEnd` after the given time; a held or hidden message waits and goes on with what was left. */
function useCountdown(durationInMs: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(durationInMs);
  const tabIsHidden = useTabIsHidden();
  useEffect(() => {
    if (isHeld || tabIsHidden) return;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isHeld, tabIsHidden, onEnd]);
}

function useTabIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const read = () => setIsHidden(document.visibilityState === 'hidden');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return isHidden;
}
