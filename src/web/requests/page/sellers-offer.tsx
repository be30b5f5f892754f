import { REQUEST_LIMITS } from '#domain/requests/request.ts';
import type { RequestOffers, WoodRequest } from '#contract/requests/requests.schemas.ts';
import { paths } from '#contract/paths.ts';
import { requestPageTexts } from '#texts/de/requests/requests.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { SelectField, TextArea } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { signInPath } from '#web/page/callback-path.ts';
import { OFFER_INTENT, offerIsDone } from '#web/requests/answer-request-page.ts';

const { offer: texts } = requestPageTexts;

type SellersOfferProps = { request: WoodRequest; offers: RequestOffers | null; sent: FormReply | null };

/** How a seller answers a Gesuch: from one of the own adverts. */
export function SellersOffer({ request, offers, sent }: SellersOfferProps) {
  return (
    <Stack as="section" gap={4} className="box" aria-labelledby="angebot">
      <h2 id="angebot">{texts.title}</h2>
      {offers === null ? (
        <ForVisitors request={request} />
      ) : (
        <ForSellers request={request} offers={offers} sent={sent} />
      )}
    </Stack>
  );
}

function ForVisitors({ request }: { request: WoodRequest }) {
  return (
    <>
      <p>{texts.signIn}</p>
      <div>
        <LinkButton variant="main" rel="nofollow" href={signInPath(paths.request(request.slug))}>
          {texts.signInButton}
        </LinkButton>
      </div>
    </>
  );
}

function ForSellers({ offers, sent }: { request: WoodRequest; offers: RequestOffers; sent: FormReply | null }) {
  const isDone = offerIsDone(sent);
  return (
    <>
      <DoneNotice>{isDone && texts.done}</DoneNotice>
      <OwnOffers offers={offers} />
      {offers.adverts.length > 0 && !isDone && <OfferForm adverts={offers.adverts} reply={sent} />}
      {offers.adverts.length === 0 && offers.items.length === 0 && (
        <>
          <p>{texts.noAdvert}</p>
          <div>
            <LinkButton variant="sell" href={paths.editCategory()}>
              {texts.create}
            </LinkButton>
          </div>
        </>
      )}
    </>
  );
}

function OwnOffers({ offers: { items } }: { offers: RequestOffers }) {
  if (items.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3>{texts.own}</h3>
      <ul className="m-0 grid list-none gap-2 p-0">
        {items.map((offer) => (
          <li key={offer.id} className="grid gap-1 wrap-anywhere">
            <a href={paths.advert(offer.advert.slug)}>{offer.advert.title}</a>
            <span className="whitespace-pre-line text-sm">{offer.text}</span>
            {offer.chatId === null ? (
              <span className="text-sm text-ink-soft">{texts.waits}</span>
            ) : (
              <a href={paths.chats(offer.chatId)}>{texts.toChat}</a>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function OfferForm({ adverts, reply }: { adverts: RequestOffers['adverts']; reply: FormReply | null }) {
  return (
    <PageForm
      reply={reply}
      intent={OFFER_INTENT}
      className="grid gap-4"
      submit={texts.submit}
      sending={texts.sending}
      keepsScroll
    >
      {(fields) => (
        <>
          <SelectField
            label={texts.advert}
            choices={adverts.map(({ id, title, fits }) => ({ value: id, label: fits ? texts.fits(title) : title }))}
            {...fields.text('advertId', adverts[0]?.id)}
          />
          <TextArea
            label={texts.text}
            help={texts.textHelp}
            rows={4}
            maxLength={REQUEST_LIMITS.offerText.max}
            {...fields.text('text')}
          />
        </>
      )}
    </PageForm>
  );
}
