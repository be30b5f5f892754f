import { useId, useRef } from 'react';
import { DELETE_TYPES, type DeleteType } from '#domain/adverts/advert-status.ts';
import { myAdvertsTexts } from '#texts/de/adverts/my-adverts.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';

const { dialog: texts } = myAdvertsTexts;

export type Question = { wish: 'DELETE' | 'SOLD'; ids: string[]; title: string };

const SOLD_TYPES = ['SOLD_HERE', 'SOLD_ELSEWHERE'] as const satisfies readonly DeleteType[];

const titleOf = ({ wish, ids }: Question): string =>
  wish === 'SOLD' ? texts.soldTitle : texts.deleteTitle(ids.length);

const textOf = ({ wish, ids, title }: Question): string => {
  if (ids.length > 1) return texts.deleteMany;
  return wish === 'SOLD' ? texts.soldText(title) : texts.deleteText(title);
};

/** Reasons for deleting; the answer sends the ids of the question. */
export function Reasons({ question: { wish, ids } }: { question: Question }) {
  const types: readonly DeleteType[] = wish === 'SOLD' ? SOLD_TYPES : DELETE_TYPES;
  const first: DeleteType = wish === 'SOLD' ? 'SOLD_HERE' : 'NOT_SOLD';
  return (
    <>
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <ChoiceGroup legend={texts.reason} legendIsHidden={wish === 'SOLD'}>
        {types.map((type) => (
          <RadioRow
            key={type}
            name="deleteType"
            value={type}
            label={texts.reasons[type]}
            defaultChecked={type === first}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}

type DialogProps = { question: Question | null; onClose: () => void; onAnswer: (form: FormData) => void };

/** Asks before anything goes away, and for the reason. */
export function DeleteDialog({ question, onClose, onAnswer }: DialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      isOpen={question !== null}
      onClose={onClose}
      title={question === null ? '' : titleOf(question)}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant={question?.wish === 'SOLD' ? 'main' : 'danger'}>
            {question?.wish === 'SOLD' ? texts.sold : texts.delete}
          </Button>
        </>
      }
    >
      {question !== null && (
        <form
          id={formId}
          ref={form}
          className="my-adverts-question"
          onSubmit={(event) => {
            event.preventDefault();
            const answer = new FormData(event.currentTarget);
            answer.set('do', question.wish);
            onAnswer(answer);
          }}
        >
          <p>{textOf(question)}</p>
          <Reasons question={question} />
        </form>
      )}
    </Dialog>
  );
}

/** The same question as a part of the page, for browsers without its script. */
export function DeleteSection({ question, cancelHref }: { question: Question; cancelHref: string }) {
  const headingId = useId();
  return (
    <section className="box my-adverts-question" aria-labelledby={headingId}>
      <h2 id={headingId}>{titleOf(question)}</h2>
      <p>{textOf(question)}</p>
      <form method="post" className="my-adverts-question">
        <Reasons question={question} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="do" value={question.wish} variant={question.wish === 'SOLD' ? 'main' : 'danger'}>
            {question.wish === 'SOLD' ? texts.sold : texts.delete}
          </Button>
          <LinkButton href={cancelHref}>{texts.cancel}</LinkButton>
        </div>
      </form>
    </section>
  );
}
