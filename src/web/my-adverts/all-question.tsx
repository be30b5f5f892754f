import { useEffect, useId, useRef } from 'react';
import { myAdvertsTexts } from '#texts/de/my-adverts.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
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
      <form method="post" className="my-adverts-question">
        <input type="hidden" name="anzahl" value={count} />
        {(wish === 'DELETE' || wish === 'SOLD') && <Reasons question={{ wish, ids: [], title: '' }} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="do" value={`${wish}:${ALL}`} variant={wish === 'DELETE' ? 'danger' : 'main'}>
            {texts.confirm(count)}
          </Button>
          <LinkButton href={cancelHref}>{dialog.cancel}</LinkButton>
        </div>
      </form>
    </section>
  );
}
