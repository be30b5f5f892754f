import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { BulkAction } from '#contract/adverts/advert-life.schemas.ts';
import { paths } from '#contract/paths.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import type { CallNotification } from '#web/api/api-notifications.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { type AllProgress, answerOrder, failed, type Outcome } from './answer-order.ts';
import type { MyAdverts } from '#web/adverts/own/load-my-adverts.ts';
import { type AllOrder, type Order, undoOf } from './own-actions.ts';
import { ownAdvertsPath } from '#web/adverts/own/filter/own-filter.ts';
import { countsAfter, leavesList } from '#web/adverts/own/filter/own-status.ts';

type Change = Extract<Order, { kind: 'CHANGE' }>;
type Running = ReadonlyMap<string, BulkAction>;

const without = (running: Running, ids: readonly string[]): Running =>
  new Map([...running].filter(([id]) => !ids.includes(id)));

/** Optimistic updates of the list, reverted where the server refuses; `sent` was answered by the page itself. */
export function useAdvertChanges(loaded: MyAdverts, sent: Outcome | null) {
  const { status, items, counts } = loaded;
  const { revalidate } = useRevalidator();
  const { notify } = useNotifications();
  const navigate = useNavigate();
  const api = useMemo(() => createHttpApi(), []);
  const [running, setRunning] = useState<Running>(new Map());
  const [told, setTold] = useState<Outcome | null>();
  const outcome = told === undefined ? sent : told;

  const change = useCallback(
    async function changeAll(order: Change, isUndo = false): Promise<void> {
      const { action, ids } = order;
      setTold((before) => (before?.kind === 'PROGRESS' && before.isRunning ? before : null));
      setRunning((before) => new Map([...before, ...ids.map((id) => [id, action] as const)]));
      const answer = await answerOrder(api, order).catch(() => failed(texts.failed));
      if (answer.kind !== 'REPORT') {
        setRunning((before) => without(before, ids));
        if (answer.kind === 'FAILED') notify(failureNotification(answer));
        return;
      }
      setRunning((before) =>
        without(
          before,
          answer.failed.map((one) => one.id),
        ),
      );
      if (answer.failed.length > 0) setTold(answer);
      const undo = isUndo ? null : undoOf(action, status);
      if (answer.done.length > 0) {
        notify({
          kind: 'success',
          text: doneText(answer.deed, answer.done.length),
          ...(undo === null ? {} : { action: undoAction(answer.done, undo) }),
        });
      }
      await revalidate();
      setRunning((before) => without(before, answer.done));

      function undoAction(done: string[], opposite: BulkAction) {
        const taken = { kind: 'CHANGE', action: opposite, ids: done } as const;
        return { label: texts.undo, onSelect: () => void changeAll(taken, true) };
      }
    },
    [api, notify, revalidate, status],
  );

  const duplicate = useCallback(
    async (order: Extract<Order, { kind: 'DUPLICATE' }>) => {
      const answer = await answerOrder(api, order).catch(() => failed(texts.failed));
      if (answer.kind === 'FAILED') notify(failureNotification(answer));
      if (answer.kind !== 'DUPLICATED') return;
      const open = () => void navigate(paths.editFacts(answer.id));
      notify({ kind: 'success', text: texts.done.DUPLICATE, action: { label: texts.toDraft, onSelect: open } });
      await revalidate();
    },
    [api, navigate, notify, revalidate],
  );

  const changeAll = useChangeAll(loaded, outcome, setTold);

  const shown = items.filter((item) => {
    const action = running.get(item.id);
    return action === undefined || !leavesList(action, status);
  });
  const ahead = [...running].reduce(
    (before, [id, action]) =>
      items.some((item) => item.id === id) ? countsAfter(before, { action, from: status, count: 1 }) : before,
    counts,
  );
  return { shown, counts: ahead, running, outcome, change, changeAll, duplicate };
}

/** What is for all adverts of the list, one at a time; it stops after its step when another list is opened. */
function useChangeAll(
  { status, filter }: MyAdverts,
  before: Outcome | null,
  tell: (outcome: Outcome | null | undefined) => void,
) {
  const { revalidate } = useRevalidator();
  const { notify } = useNotifications();
  const run = useRef<AllOrder | null>(null);
  const list = ownAdvertsPath(status, 1, filter);
  useEffect(
    () => () => {
      run.current = null;
      tell(undefined);
    },
    [list, tell],
  );
  return async (order: AllOrder): Promise<void> => {
    if (run.current !== null) return;
    run.current = order;
    const mayGoOn = (progress: AllProgress) => {
      if (run.current === order) tell({ ...progress, isRunning: true });
      return run.current === order;
    };
    const shown = { status, filter, mayGoOn };
    const answer = await answerOrder(createHttpApi(), order, shown).catch(() => failed(texts.failed));
    if (run.current !== order) return;
    run.current = null;
    if (answer.kind === 'FAILED') notify(failureNotification(answer));
    tell(answer.kind === 'FAILED' ? before : answer);
    await revalidate();
  };
}

const failureNotification = ({ message, isAccess }: ReturnType<typeof failed>): CallNotification => ({
  kind: isAccess ? 'access' : 'error',
  text: message,
});

const doneText = (deed: BulkAction | 'SOLD', count: number): string =>
  count > 1 ? texts.done.many[deed](count) : texts.done[deed];
