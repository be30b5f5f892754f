import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import type { AllProgress, Outcome } from './answer-order.ts';
import { bulkActionOf, deedOf } from './own-actions.ts';

type OutcomeNoticeProps = { outcome: Exclude<Outcome, { kind: 'ASK' | 'ASK_ALL' }> };

/** What became of an order, said on the page: all of it where something did not work. */
export function OutcomeNotice({ outcome }: OutcomeNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [outcome]);
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      <OutcomeWords outcome={outcome} />
    </div>
  );
}

function OutcomeWords({ outcome }: OutcomeNoticeProps) {
  if (outcome.kind === 'FAILED') {
    return (
      <Notice kind={outcome.isAccess ? 'access' : 'error'} isLive>
        {outcome.message}
      </Notice>
    );
  }
  if (outcome.kind === 'PRICED') {
    return <DoneNotice>{texts.price.done}</DoneNotice>;
  }
  if (outcome.kind === 'DUPLICATED') {
    return (
      <Notice kind="success">
        {texts.done.DUPLICATE} <a href={paths.editFacts(outcome.id)}>{texts.toDraft}</a>
      </Notice>
    );
  }
  const { deed, doneCount, failedCount, failed } = countsOf(outcome);
  if (failedCount === 0) {
    return <DoneNotice>{texts.done.many[deed](doneCount)}</DoneNotice>;
  }
  return (
    <Notice kind="warning" title={texts.bulk.reportTitle(doneCount, failedCount)} isLive>
      <FailedLines failed={failed} />
    </Notice>
  );
}

function countsOf(outcome: Extract<Outcome, { kind: 'REPORT' | 'PROGRESS' }>) {
  const { failed } = outcome;
  if (outcome.kind === 'REPORT')
    return { failed, deed: outcome.deed, doneCount: outcome.done.length, failedCount: failed.length };
  const { wish, deleteType, count, leftCount, failedCount } = outcome;
  return {
    failed,
    deed: deedOf(bulkActionOf(wish), deleteType),
    doneCount: count - leftCount - failedCount,
    failedCount,
  };
}

/** What could not be changed, and why. */
export const FailedLines = ({ failed }: Pick<AllProgress, 'failed'>) => (
  <ul className="grid gap-1 mt-1 [overflow-wrap:anywhere]">
    {failed.map(({ id, title, message }) => (
      <li key={id}>{texts.bulk.failedLine(title || texts.untitled, message)}</li>
    ))}
  </ul>
);
