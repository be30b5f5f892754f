import type { AgreementDetails } from '#contract/agreements/agreements.schemas.ts';
import { agreementPdfPath } from '#contract/agreements/agreements.ts';
import { paths } from '#contract/paths.ts';
import type { AgreementRatings } from '#contract/ratings/ratings.schemas.ts';
import type { MeasurementKind } from '#domain/agreements/measurement.ts';
import { formatDate } from '#domain/format/dates.ts';
import { agreementLines } from '#texts/de/agreements/agreement-lines.ts';
import { agreementTexts } from '#texts/de/agreements/agreements.ts';
import { agreementPageTexts as texts, measuringTexts } from '#texts/de/agreements/measuring.ts';
import { ownAgreementsTexts } from '#texts/de/agreements/own-agreements.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { replyTo } from '#web/forms/form-reply.ts';
import { RatingSection } from '#web/ratings/rating-section.parts.tsx';
import { MEASURE } from './answer-measurement.ts';
import { Measuring } from './measuring.tsx';
import './agreement.css';

type OneAgreementProps = {
  shown: {
    agreement: AgreementDetails;
    ratings: AgreementRatings;
    kind: MeasurementKind | null;
    done: string | null;
  };
  sent: FormReply | null;
};

/** One agreement: what was agreed, what was measured, and what the two say of each other. */
export function OneAgreement({ shown: { agreement, ratings, kind, done }, sent }: OneAgreementProps) {
  const { state, goods, terms, role, otherName, closedAt, createdAt } = agreement;
  const isMade = state === 'AGREED';
  return (
    <div className="wrap grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-12 [&_header]:grid [&_header]:max-w-[68ch] [&_header]:gap-1">
      <header>
        <p className="text-sm">
          <a href={paths.myAgreements()}>{texts.back}</a>
        </p>
        <h1 className="wrap-anywhere">{goods}</h1>
        <Cluster gap={3} rowGap={1}>
          <span>{ownAgreementsTexts.with(role, otherName)}</span>
          <span className="text-sm text-ink-soft">
            {isMade
              ? ownAgreementsTexts.made(formatDate(closedAt ?? createdAt))
              : ownAgreementsTexts.proposed(formatDate(createdAt))}
          </span>
          <Badge tone={isMade ? 'checked' : 'info'} icon={isMade ? 'check' : undefined}>
            {agreementTexts.states[state]}
          </Badge>
        </Cluster>
      </header>
      <section className="box p-4" aria-label={texts.terms}>
        <dl className="agreement-terms [&_dt]:text-ink-soft max-sm:[&>div]:grid-cols-1">
          {agreementLines(terms).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Ways agreement={agreement} />
      {isMade ? (
        <Measuring
          agreement={agreement}
          kind={kind}
          reply={replyTo(sent, { intent: MEASURE, about: undefined })}
          isSaved={done === 'gemessen'}
        />
      ) : (
        <p>{measuringTexts.notYet}</p>
      )}
      {isMade && <RatingSection ratings={ratings} sent={sent} done={done} />}
    </div>
  );
}

function Ways({ agreement: { id, chatId, chatIsDeleted, state, goods, otherName } }: { agreement: AgreementDetails }) {
  return (
    <Cluster gap={2} data-print="hidden">
      {chatIsDeleted ? (
        <span className="text-sm text-ink-soft">{ownAgreementsTexts.chatDeleted}</span>
      ) : (
        <LinkButton href={paths.chats(chatId)} icon="chat-text" aria-label={ownAgreementsTexts.chatOf(otherName)}>
          {ownAgreementsTexts.chat}
        </LinkButton>
      )}
      {state === 'AGREED' && (
        <LinkButton
          href={agreementPdfPath({ chatId, agreementId: id })}
          icon="file-text"
          aria-label={ownAgreementsTexts.paperOf(goods)}
          data-native
          download
        >
          {ownAgreementsTexts.paper}
        </LinkButton>
      )}
    </Cluster>
  );
}
