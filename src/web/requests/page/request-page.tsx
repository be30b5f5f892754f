import { formatDate } from '#domain/format/dates.ts';
import { formatDistance, formatEuroShort, formatQuantity } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import type { WoodRequest } from '#contract/requests/requests.schemas.ts';
import { paths } from '#contract/paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { ownRequestTexts } from '#texts/de/requests/own-requests.ts';
import { requestListTexts, requestPageTexts as texts } from '#texts/de/requests/requests.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { type Fact, Facts } from '#ui/data-display/facts.tsx';
import { Cluster, Sidebar, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PlaceBox } from '#web/places/place-map.parts.tsx';
import type { ShownRequest } from '#web/requests/load-request.ts';
import { BuyersOffers } from './buyers-offers.tsx';
import { SellersOffer } from './sellers-offer.tsx';

type RequestPageProps = { shown: ShownRequest; sent: FormReply | null };

/** One Gesuch: what is needed, and for a seller the way to answer, for its owner the offers. */
export function RequestPage({ shown, sent }: RequestPageProps) {
  const { request, own, isModerator } = shown;
  const category = categoryOf(request.category);
  const crumbs = [
    { label: requestListTexts.crumbHome, href: paths.home() },
    { label: requestListTexts.crumb, href: paths.requests() },
    { label: category.text, href: `${paths.requests()}?kategorie=${category.slug}` },
  ];
  return (
    <Stack gap={5} className="wrap pt-4 pb-12">
      <Breadcrumb crumbs={crumbs} current={request.title} />
      <header className="grid max-w-[68ch] gap-2">
        <Cluster gap={2}>
          <Badge tone="info">{`${texts.badge} · ${category.text}`}</Badge>
          {request.state !== 'OPEN' && <Badge tone="warning">{ownRequestTexts.states[request.state]}</Badge>}
        </Cluster>
        <h1 className="hyphens-auto wrap-anywhere">{request.title}</h1>
      </header>
      {request.hasWarning && (
        <Notice kind="warning" title={texts.warning.title}>
          {texts.warning.text}
        </Notice>
      )}
      <Sidebar gap={6} roomyGap={12} aside="26rem">
        <Stack gap={5} className="min-w-0 content-start">
          <Facts facts={factsOf(shown)} />
          {request.text !== '' && <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{request.text}</p>}
          <PlaceBox place={shown.place} note={texts.placeNote} />
          <p className="max-w-[68ch] text-sm text-ink-soft">{texts.hidden}</p>
          <Cluster gap={2}>
            <LinkButton href={shown.advertsHref}>{texts.similar}</LinkButton>
            {own === null ? (
              <LinkButton variant="text" icon="flag" rel="nofollow" href={requestPaths.reportRequest(request.slug)}>
                {texts.report}
              </LinkButton>
            ) : (
              <LinkButton href={paths.myRequests()}>{ownRequestTexts.title}</LinkButton>
            )}
            {isModerator && own === null && (
              <LinkButton variant="text" icon="prohibit" rel="nofollow" href={requestPaths.removeRequest(request.slug)}>
                {texts.remove}
              </LinkButton>
            )}
          </Cluster>
        </Stack>
        <Stack gap={4} className="min-w-0 content-start">
          {own === null ? (
            <SellersOffer request={request} offers={shown.offers} sent={sent} />
          ) : (
            <BuyersOffers offers={shown.offers?.items ?? []} sent={sent} />
          )}
        </Stack>
      </Sidebar>
    </Stack>
  );
}

function factsOf({ request, stateName }: ShownRequest): Fact[] {
  const { facts } = texts;
  const isOfWood = categoryOf(request.category).woodTypeUse !== null;
  const place = stateName === null || stateName === request.place.name ? '' : `, ${stateName}`;
  const all: (Fact | null)[] = [
    { term: facts.amount, value: formatQuantity(request.quantity, request.unit) },
    isOfWood
      ? { term: facts.woodTypes, value: request.woodTypes.map(({ text }) => text).join(', ') || facts.anyWood }
      : null,
    request.serviceCategory && { term: facts.service, value: request.serviceCategory.text },
    request.dryingState && {
      term: facts.drying,
      value: facts.atLeast(dryingStateByCode(request.dryingState)?.text ?? ''),
    },
    request.lengthInCm === null ? null : { term: facts.length, value: `${request.lengthInCm} cm` },
    { term: facts.place, value: `${request.place.name}${place}` },
    { term: facts.handover, value: handoverOf(request) },
    request.neededBy && { term: facts.neededBy, value: formatDate(`${request.neededBy}T12:00:00Z`) },
    request.budgetInCents === null ? null : { term: facts.budget, value: formatEuroShort(request.budgetInCents) },
    { term: facts.runsUntil, value: formatDate(request.expiresAt) },
  ].map((fact) => (typeof fact === 'string' ? null : fact));
  return all.filter((fact) => fact !== null);
}

function handoverOf({ handover, radiusInKm }: WoodRequest): string {
  const km = formatDistance(radiusInKm);
  return handover === 'DELIVERY' ? texts.handovers.DELIVERY : texts.handovers[handover](km);
}
