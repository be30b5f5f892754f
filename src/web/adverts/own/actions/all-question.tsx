import { useEffect, useId, useRef } from 'react';
import { myAdvertsTexts } from '#texts/de/adverts/my-adverts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import type { Outcome } from './answer-order.ts';
import { Reasons } from './delete-question.tsx';
import { ALL } from './own-actions.ts';

const { askAll: texts, dialog } = myAdvertsTexts;

type AllQuestionProps = { question: Extract<Outcome, { kind: 'ASK_ALL' }>; cancelHref: string };

/** The question before something happens to all adverts of a list, with their number. */
export function AllQuestion({ question: { wish, count, hasChanged }, cancelHref }: AllQuestionProps) {
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
      <PageForm className="my-adverts-question" leavesPage isValidated>
        <input type="hidden" name="anzahl" value={count} />
        {(wish === 'DELETE' || wish === 'SOLD') && <Reasons question={{ wish, ids: [], title: '' }} />}
        <div className="flex flex-wrap gap-2">
          <SubmitButton name="do" value={`${wish}:${ALL}`} variant={wish === 'DELETE' ? 'danger' : 'main'}>
            {texts.confirm(count)}
          </SubmitButton>
          <LinkButton href={cancelHref}>{dialog.cancel}</LinkButton>
        </div>
      </PageForm>
    </section>
  );
}
