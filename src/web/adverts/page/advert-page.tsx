import { Suspense, lazy, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { isRunning } from '#domain/adverts/advert-status.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Facts } from '#ui/data-display/facts.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Plate } from '#ui/marks/plate.tsx';
import { AdPlace } from '#web/advertising/advertising.parts.tsx';
import { useSendOnce } from '#web/forms/sending/use-send-once.ts';
import { ActionBar } from './action-bar.tsx';
import type { AdvertReply } from './advert-forms.ts';
import type { Reveal } from './contact-box.parts.tsx';
import { ContactBox } from './contact-box.parts.tsx';
import { Heart } from '#web/favourites/favourites.parts.tsx';
import { noteRecent } from '#web/favourites/recent-adverts.parts.ts';
import { countViewOnce } from './count-view.ts';
import { DeliveryBox } from './price/delivery-box.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { HeatBox } from './price/heat-box.tsx';
import type { Caution, OwnerView, ShownAdvert } from './load-advert.ts';
import { PlaceBox } from '#web/places/place-map.parts.tsx';
import { PricePositionBox } from './price/price-position-box.tsx';
import { SellerCard } from './seller-card.tsx';
import { ShareTools } from './share/share-tools.tsx';
import { SimilarAdverts } from './similar-adverts.tsx';
import './advert.css';

const importDisclosureBox = async () => (await import('./seller-disclosure-box.tsx')).SellerDisclosureBox;
const importStandAreaBox = async () => (await import('#web/places/stand-area.parts.tsx')).StandAreaBox;

// The server renders in one go and cannot wait for a part, so it has them from the start.
/** For business sellers only. */
const SellerDisclosureBox = import.meta.env.SSR
  ? await importDisclosureBox()
  : lazy(async () => ({ default: await importDisclosureBox() }));
/** For stands only; other adverts do without its map and words. */
const StandAreaBox = import.meta.env.SSR
  ? await importStandAreaBox()
  : lazy(async () => ({ default: await importStandAreaBox() }));

type AdvertPageProps = {
  advert: ShownAdvert;
  /** The answer to a form sent without the page's script. */
  sent: AdvertReply | null;
};

/** One advert with everything a buyer decides by. */
export function AdvertPage({ advert, sent }: AdvertPageProps) {
  const reveal = useReveal(advert.id, sent);
  const isPublic = advert.head.isHidden === false;
  useEffect(() => {
    if (!isPublic || advert.owner !== null) return;
    countViewOnce(advert.id);
    noteRecent(advert.id);
  }, [advert.id, advert.owner, isPublic]);
  return (
    <article className="wrap advert-page on-paper on-paper-small">
      <div className="py-2" data-print="hidden">
        <Breadcrumb crumbs={advert.crumbs} current={advert.title} />
      </div>
      {advert.owner !== null && <OwnerNotice id={advert.id} owner={advert.owner} />}
      <div className="advert-layout">
        <Gallery images={advert.images} title={advert.title} />
        <div className="advert-aside">
          <AdvertHead advert={advert} />
          {advert.delivery !== null && <DeliveryBox view={advert.delivery} advertId={advert.id} />}
          {advert.caution !== null && <CautionNote caution={advert.caution} />}
          <ContactBox
            offer={advert.contact}
            reveal={reveal}
            title={advert.title}
            sellerName={advert.seller?.name ?? null}
          />
          {advert.seller !== null && <SellerCard seller={advert.seller} />}
          <SafetyNote isWork={advert.category === 'SERVICES'} />
        </div>
        <AdvertDetails advert={advert} />
        <Stack gap={5} className="@min-[56rem]:gap-6 @min-[56rem]:col-[1] print:gap-[4mm]">
          <ShareTools title={advert.title} shortUrl={advert.shortUrl} advertId={advert.id} />
          {isPublic && (
            <section className="flex flex-wrap gap-x-4 -mx-2" aria-labelledby="stimmt" data-print="hidden">
              <h2 id="stimmt" className="w-full px-2 text-lg">
                {advertPageTexts.wrong}
              </h2>
              {advert.owner === null && (
                <LinkButton variant="text" icon="warning" href={reportPaths.reportAdvert(advert.id)} rel="nofollow">
                  {advertPageTexts.report}
                </LinkButton>
              )}
              <FeedbackForm advertId={advert.id} sent={sent?.intent === 'FEEDBACK' ? sent : null} />
              <p className="w-full px-2 text-xs text-ink-soft">{advertPageTexts.wrongHelp}</p>
            </section>
          )}
        </Stack>
      </div>
      <SimilarAdverts
        title={advert.similarAreNear ? advertPageTexts.similar.near : advertPageTexts.similar.title}
        items={advert.similar}
        category={advert.category}
        now={advert.now}
      />
      <ActionBar price={advert.price} offer={advert.contact} reveal={reveal} />
    </article>
  );
}

function CautionNote({ caution: { title, lines, advice } }: { caution: Caution }) {
  return (
    <Notice kind="warning" title={title}>
      <ul className="mt-1 list-disc pl-[1.1em]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2">{advice}</p>
    </Notice>
  );
}

/** One request for box and bar: both show what came back. */
function useReveal(advertId: string, sent: AdvertReply | null): Reveal {
  const fetcher = useFetcher<AdvertReply>({ key: `contact-${advertId}` });
  const reply = fetcher.data ?? sent;
  const isLoading = fetcher.state !== 'idle';
  return {
    fetcher,
    reply: reply?.intent === 'REVEAL' ? reply : null,
    isLoading,
    sendOnce: useSendOnce(isLoading),
    advertId,
  };
}

/** The heart; without script a form that leads to the list. */
function SaveAdvert({ advertId, title }: { advertId: string; title: string }) {
  return (
    <div className="flex-none" data-print="hidden">
      <Heart advertId={advertId} title={title} className="aria-pressed:text-red noscript:hidden" />
      <noscript>
        <form method="post" action={paths.favourites()}>
          <button className="button" name="merken" value={advertId}>
            {advertPageTexts.save}
          </button>
        </form>
      </noscript>
    </div>
  );
}

function AdvertHead({ advert: { id, title, flags, price, head, owner, confirmed } }: { advert: ShownAdvert }) {
  const isPublic = head.isHidden === false;
  const { price: texts } = advertPageTexts;
  return (
    <Stack as="header" gap={3.5} className="advert-head justify-items-start">
      {flags.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {flags.map((flag) => (
            <Badge key={flag}>{flag}</Badge>
          ))}
        </div>
      )}
      <div className="flex w-full gap-3 items-start justify-between">
        <h1 className="min-w-0">{title}</h1>
        {isPublic && owner === null && <SaveAdvert advertId={id} title={title} />}
      </div>
      <Plate
        size="gross"
        amount={price.amount}
        unit={price.unit}
        note={price.note}
        className={price.isOnRequest || price.isGift ? 'plate-words' : undefined}
      />
      {price.more !== undefined && <p className="text-sm">{price.more}</p>}
      {price.isOnRequest && <p className="text-sm text-ink-soft">{texts.onRequestHint}</p>}
      {confirmed !== null && <p className="text-sm text-ink-soft">{confirmed}</p>}
    </Stack>
  );
}

function AdvertDetails({ advert }: { advert: ShownAdvert }) {
  const { facts: factTexts, text: textTexts } = advertPageTexts;
  return (
    <Stack gap={5} className="@min-[56rem]:gap-6 print:gap-[4mm]">
      {advert.heat !== null && <HeatBox heat={advert.heat} />}
      {advert.position !== null && <PricePositionBox view={advert.position} />}
      <section className="box facts-box @container" aria-labelledby="fakten">
        <h2 id="fakten" className="advert-heading">
          {factTexts.title}
        </h2>
        <Facts facts={advert.facts} isTwoColumns />
      </section>
      {advert.hasAdvertising && <AdPlace category={advert.category} />}
      {advert.description !== '' && (
        <section className="[&_p]:whitespace-pre-line [&_p]:[overflow-wrap:anywhere]" aria-labelledby="beschreibung">
          <h2 id="beschreibung" className="advert-heading">
            {textTexts.title}
          </h2>
          <p>{advert.description}</p>
        </section>
      )}
      <PlaceBox place={advert.place} />
      {advert.standArea !== null && (
        <Suspense>
          <StandAreaBox area={advert.standArea} />
        </Suspense>
      )}
      {advert.seller?.disclosure !== undefined && (
        <Suspense>
          <SellerDisclosureBox
            disclosure={advert.seller.disclosure}
            advertId={advert.id}
            isOwn={advert.owner !== null}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function SafetyNote({ isWork }: { isWork: boolean }) {
  return (
    <p className="flex gap-3 items-start max-w-none py-3.5 px-4 border-l-4 border-ink-soft rounded-sawn bg-lichen text-sm">
      <Icon name="shield-check" />
      {isWork ? advertPageTexts.safetyOfWork : advertPageTexts.safety}
    </p>
  );
}

/** Where the owner goes on from here. */
function OwnerWays({ id, status }: { id: string; status: OwnerView['status'] }) {
  const { owner: texts } = advertPageTexts;
  if (status === 'BLOCKED') return <a href={reportPaths.objectToBlock(id)}>{texts.object}</a>;
  const mine = <a href={paths.myAdverts()}>{texts.mine}</a>;
  if (status === 'DELETED' || status === 'SOLD') return mine;
  return (
    <span className="inline-flex flex-wrap gap-y-0 gap-x-4 [&_a]:py-2.5">
      <a href={paths.editFacts(id)}>{texts.edit}</a>
      {isRunning(status) && <a href={ownAdvertPaths.reserveAdvert(id)}>{texts.reserve}</a>}
      {status !== 'DRAFT' && <a href={ownAdvertPaths.advertFeedback(id)}>{texts.feedback}</a>}
      {mine}
    </span>
  );
}

function OwnerNotice({ id, owner }: { id: string; owner: OwnerView }) {
  const { owner: texts } = advertPageTexts;
  const isPublic = owner.status === 'ACTIVE';
  return (
    <div className="pb-3" data-print="hidden">
      <Notice kind={owner.status === 'BLOCKED' ? 'error' : isPublic ? 'info' : 'warning'} title={texts.title}>
        {texts.states[owner.status]} {owner.blockedReason && texts.reason(owner.blockedReason)}{' '}
        {isPublic && texts.views(owner.viewCount)} <OwnerWays id={id} status={owner.status} />
      </Notice>
    </div>
  );
}
