import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { myAdvertsTexts } from '#texts/de/adverts/my-adverts.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import type { AllProgress, Outcome } from './answer-order.ts';
import { Reasons } from './delete-question.tsx';
import { FailedLines } from './outcome-notice.tsx';
import { ALL, type Order, orderOf } from './own-actions.ts';

const { askAll: texts, bulk, dialog } = myAdvertsTexts;

type Answer = { onOrder: (order: Order) => void };
type AllQuestionProps = Answer & { question: Extract<Outcome, { kind: 'ASK_ALL' }>; cancelHref: string };

/** The question before something happens to all adverts of a list, with their number. */
export function AllQuestion({ question: { wish, count, hasChanged }, cancelHref, onOrder }: AllQuestionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="box my-adverts-question" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {texts.title[wish](count)}
      </h2>
      {hasChanged && <Notice kind="warning">{texts.hasChanged}</Notice>}
      <p>{texts.text}</p>
      <AllForm onOrder={onOrder}>
        <input type="hidden" name="anzahl" value={count} />
        {(wish === 'DELETE' || wish === 'SOLD') && <Reasons question={{ wish, ids: [], title: '' }} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="do" value={`${wish}:${ALL}`} variant={wish === 'DELETE' ? 'danger' : 'main'}>
            {texts.confirm(count)}
          </Button>
          <LinkButton href={cancelHref}>{dialog.cancel}</LinkButton>
        </div>
      </AllForm>
    </section>
  );
}

/** How far it has come; the rest goes on by itself, or by a button. */
export function AllProgressBox({ progress, onOrder }: Answer & { progress: AllProgress }) {
  const { wish, deleteType, count, leftCount, failedCount, failed, after, reason, isRunning } = progress;
  const place = useRef<HTMLElement>(null);
  // Sent before the script of the page was there.
  const goesOn = useEffectEvent(() => {
    const goOn = { after, failedCount };
    if (reason === null && !isRunning)
      onOrder({ kind: 'ALL', wish, confirmed: count, goOn, ...(deleteType === undefined ? {} : { deleteType }) });
  });
  useEffect(() => {
    place.current?.focus();
    goesOn();
  }, []);
  const doneCount = count - leftCount - failedCount;
  return (
    <section ref={place} tabIndex={-1} className="my-adverts-question focus:outline-none">
      <Notice kind={reason === null ? 'info' : 'warning'} isLive>
        {reason === null ? bulk.progress(doneCount, count) : bulk.stopped(doneCount, count, reason)}
        {failedCount > 0 && ` ${bulk.refused(failedCount)}`}
        {!isRunning && failed.length > 0 && <FailedLines failed={failed} />}
      </Notice>
      {isRunning ? (
        <p>{bulk.runs}</p>
      ) : (
        <AllForm onOrder={onOrder}>
          <input type="hidden" name="anzahl" value={count} />
          <input type="hidden" name="nach" value={after} />
          <input type="hidden" name="nicht" value={failedCount} />
          {deleteType !== undefined && <input type="hidden" name="deleteType" value={deleteType} />}
          <p>{bulk.rest(leftCount)}</p>
          <div>
            <Button type="submit" name="do" value={`${wish}:${ALL}`} variant="main">
              {bulk.goOn}
            </Button>
          </div>
        </AllForm>
      )}
    </section>
  );
}

/** Without script its answer is a page. */
function AllForm({ onOrder, children }: Answer & { children: ReactNode }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent, currentTarget } = event;
    event.preventDefault();
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const order = orderOf(new FormData(currentTarget, button));
    if (order !== null) onOrder(order);
  };
  return (
    <form method="post" className="my-adverts-question" onSubmit={send}>
      {children}
    </form>
  );
}
