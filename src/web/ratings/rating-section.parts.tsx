import type { AgreementRating, AgreementRatings } from '#contract/ratings/ratings.schemas.ts';
import { ratingPaths } from '#contract/ratings/rating-paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { MAX_RATING_TEXT, RATING_FACTS, type RatedRole } from '#domain/ratings/rating.ts';
import { factLines, ratingTexts as texts } from '#texts/de/ratings/ratings.ts';
import { ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import type { RatingWish } from './answer-rating.parts.ts';

type SectionProps = { ratings: AgreementRatings; sent: FormReply | null; done: string | null };

/** What the two of an agreement say of each other, with the forms for it; works without script. */
export function RatingSection({ ratings, sent, done }: SectionProps) {
  const { own, other, otherName, otherHasRated } = ratings;
  return (
    <section className="grid gap-4" aria-labelledby="bewerten">
      <h2 id="bewerten">{texts.title}</h2>
      <Done done={sent === null ? done : null} />
      <Timing ratings={ratings} />
      {own !== null && <OwnRating ratings={ratings} own={own} sent={sent} />}
      {own === null && ratings.time === 'OPEN' && (
        <RatingForm wish="RATE" ratings={ratings} rating={null} sent={sent} />
      )}
      {other !== null && <OtherRating rating={other} name={otherName} sent={sent} />}
      {other === null && ratings.time !== 'TOO_EARLY' && (
        <p className="text-sm text-ink-soft">
          {otherHasRated ? texts.otherHasRated(otherName) : texts.otherOpen(otherName)}
        </p>
      )}
    </section>
  );
}

const SAID: Readonly<Record<string, string>> = {
  bewertet: texts.saved,
  geantwortet: texts.answered,
  widersprochen: texts.objected,
};

const Done = ({ done }: { done: string | null }) => <DoneNotice>{done !== null && SAID[done]}</DoneNotice>;

function Timing({ ratings: { time, from, until, own } }: { ratings: AgreementRatings }) {
  if (from === null || until === null || own !== null) return null;
  const said = { TOO_EARLY: texts.notYet(from), OPEN: texts.until(until), TOO_LATE: texts.over(until), NOT_AGREED: '' };
  return <p>{said[time]}</p>;
}

type FormProps = {
  wish: Extract<RatingWish, 'RATE' | 'CHANGE'>;
  ratings: AgreementRatings;
  rating: AgreementRating | null;
  sent: FormReply | null;
};

function RatingForm({ wish, ratings, rating, sent }: FormProps) {
  const role: RatedRole = ratings.role === 'SELLER' ? 'BUYER' : 'SELLER';
  const reply = replyTo(sent, { intent: wish, about: rating?.id });
  const { text, errorOf } = fieldsOf(reply);
  const chosen = (fact: string): string | undefined =>
    reply ? reply.values[fact] : Object.entries(rating?.facts ?? {}).find(([name]) => name === fact)?.[1];
  return (
    <PageForm
      key={rating?.text ?? ''}
      className="box grid gap-4 p-4"
      reply={reply}
      intent={wish}
      about={rating?.id}
      isApart
      keepsScroll
      submit={wish === 'RATE' ? texts.submit : texts.change}
      sending={texts.sending}
    >
      {wish === 'RATE' && <p>{texts.intro(ratings.otherName)}</p>}
      <input type="hidden" name="role" value={role} />
      {role === 'SELLER' && !ratings.asked.includes('dryness') && (
        <input type="hidden" name="dryness" value="NOT_MEASURED" />
      )}
      {ratings.asked.map((fact) => (
        <ChoiceGroup key={fact} legend={texts.questions[fact]} error={errorOf(fact)}>
          {RATING_FACTS[fact].map((value) => (
            <RadioRow
              key={value}
              name={fact}
              value={value}
              required
              aria-invalid={errorOf(fact) === undefined ? undefined : true}
              defaultChecked={chosen(fact) === value}
              label={texts.values[fact][value]}
            />
          ))}
        </ChoiceGroup>
      ))}
      <TextArea
        label={texts.text}
        isOptional
        rows={4}
        maxLength={MAX_RATING_TEXT}
        help={texts.textHelp}
        {...text('text', rating?.text)}
      />
      <p className="text-sm text-ink-soft">{texts.rules}</p>
    </PageForm>
  );
}

function Facts({ rating }: { rating: AgreementRating }) {
  return (
    <>
      <ul className="grid gap-0.5">
        {factLines(rating.facts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {rating.text !== '' && <p className="whitespace-pre-line wrap-anywhere">{rating.text}</p>}
      {rating.answer !== '' && (
        <p className="pl-3 border-l-3 border-edge whitespace-pre-line wrap-anywhere">
          <b>{texts.answerBy}</b> {rating.answer}
        </p>
      )}
    </>
  );
}

type OwnProps = { ratings: AgreementRatings; own: AgreementRating; sent: FormReply | null };

function OwnRating({ ratings, own, sent }: OwnProps) {
  const isPublic = own.publishedAt !== null;
  const isChanging = replyTo(sent, { intent: 'CHANGE', about: own.id }) !== null;
  return (
    <article className="box grid gap-3 p-4" aria-label={texts.own}>
      <h3>{texts.own}</h3>
      <Facts rating={own} />
      <p className="text-sm text-ink-soft">
        {isPublic ? texts.ownPublic : ratings.publishesAt !== null && texts.waits(ratings.publishesAt)}
      </p>
      <Hidden rating={own} parts={['TEXT', 'RATING']} sent={sent} />
      {!isPublic && ratings.time === 'OPEN' && (
        <details open={isChanging || undefined}>
          <summary className="py-2 text-spruce cursor-pointer">{texts.changeOpen}</summary>
          <RatingForm wish="CHANGE" ratings={ratings} rating={own} sent={sent} />
        </details>
      )}
    </article>
  );
}

type OtherProps = { rating: AgreementRating; name: string; sent: FormReply | null };

function OtherRating({ rating, name, sent }: OtherProps) {
  const reply = replyTo(sent, { intent: 'ANSWER', about: rating.id });
  const mayAnswer = rating.answeredAt === null && rating.hidden !== 'RATING';
  return (
    <article className="box grid gap-3 p-4" aria-label={texts.other(name)}>
      <h3 className="wrap-anywhere">{texts.other(name)}</h3>
      <p className="text-sm text-ink-soft">{formatDate(rating.publishedAt ?? rating.createdAt)}</p>
      <Facts rating={rating} />
      <Hidden rating={rating} parts={['ANSWER']} sent={sent} />
      {mayAnswer && (
        <PageForm
          className="grid gap-3"
          reply={reply}
          intent="ANSWER"
          about={rating.id}
          isApart
          keepsScroll
          submit={texts.answerSubmit}
          sending={texts.sending}
          variant="edge"
        >
          <TextArea
            label={texts.answer}
            rows={3}
            maxLength={MAX_RATING_TEXT}
            help={texts.answerHelp}
            {...fieldsOf(reply).text('text')}
          />
        </PageForm>
      )}
      {rating.hidden !== 'RATING' && (
        <p className="text-sm">
          <a href={ratingPaths.reportRating(rating.id)}>{texts.report}</a>
        </p>
      )}
    </article>
  );
}

type HiddenProps = {
  rating: AgreementRating;
  /** The parts that the viewer wrote. */
  parts: readonly NonNullable<AgreementRating['hidden']>[];
  sent: FormReply | null;
};

/** What moderation has hidden, why, and the way to object for who wrote it. */
function Hidden({ rating, parts, sent }: HiddenProps) {
  const { hidden, statement, objection } = rating;
  if (hidden === null) return null;
  const isOwn = parts.includes(hidden);
  const reply = replyTo(sent, { intent: 'OBJECT', about: rating.id });
  return (
    <div className="grid gap-3">
      <Notice kind="warning">
        {texts.hidden[hidden]}{' '}
        {isOwn && statement !== null && texts.reason(statement.fact, statement.ground, statement.groundText)}
      </Notice>
      {isOwn && objection !== null && (
        <p>
          {texts.objection[objection.status]} {objection.decision}
        </p>
      )}
      {isOwn && objection?.status !== 'OPEN' && (
        <details open={reply !== null || undefined}>
          <summary className="py-2 text-spruce cursor-pointer">{texts.object}</summary>
          <PageForm
            className="grid gap-3"
            reply={reply}
            intent="OBJECT"
            about={rating.id}
            isApart
            keepsScroll
            submit={texts.objectSubmit}
            variant="edge"
          >
            <TextArea label={texts.objectContent} rows={4} required {...fieldsOf(reply).text('content')} />
          </PageForm>
        </details>
      )}
    </div>
  );
}
