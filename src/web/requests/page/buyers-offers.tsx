import { formatDate } from '#domain/format/dates.ts';
import { REQUEST_LIMITS } from '#domain/requests/request.ts';
import type { RequestOffer } from '#contract/requests/requests.schemas.ts';
import { paths } from '#contract/paths.ts';
import { requestPageTexts } from '#texts/de/requests/requests.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { AdvertRow } from '#web/adverts/adverts.parts.tsx';
import { cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import { type FormReply, replyAbout } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { ANSWER_INTENT } from '#web/requests/answer-request-page.ts';

const { offers: texts, warning } = requestPageTexts;

type BuyersOffersProps = { offers: readonly RequestOffer[]; sent: FormReply | null };

/** The offers to an own Gesuch; an answer opens the chat about the offered advert. */
export function BuyersOffers({ offers, sent }: BuyersOffersProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby="angebote" id="angebote-liste">
      <h2 id="angebote">{texts.title(offers.length)}</h2>
      {offers.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} reply={replyAbout(sent, offer.id)} />
      ))}
    </Stack>
  );
}

function Offer({ offer, reply }: { offer: RequestOffer; reply: FormReply | null }) {
  return (
    <Stack as="article" gap={3} className="box min-w-0">
      <AdvertRow item={cardItemOf(offer.advert)} now={offer.createdAt} headingLevel={3} />
      <p className="whitespace-pre-line wrap-anywhere">{offer.text}</p>
      <p className="text-sm text-ink-soft">{formatDate(offer.createdAt)}</p>
      {offer.hasWarning && <Notice kind="warning">{warning.text}</Notice>}
      {offer.chatId === null ? (
        <PageForm
          reply={reply}
          intent={ANSWER_INTENT}
          about={offer.id}
          isApart
          leavesPage
          className="grid gap-3"
          submit={texts.submit}
          sending={texts.sending}
        >
          {(fields) => (
            <TextArea
              label={texts.answer}
              help={texts.answerHelp}
              rows={3}
              maxLength={REQUEST_LIMITS.answer.max}
              {...fields.text('text')}
            />
          )}
        </PageForm>
      ) : (
        <div>
          <LinkButton href={paths.chats(offer.chatId)}>{texts.toChat}</LinkButton>
        </div>
      )}
    </Stack>
  );
}
