import { isFraudWarning } from '#domain/chats/fraud-warning.ts';
import { findFraudSigns } from '#domain/chats/fraud-signs.ts';
import { advertFits } from '#domain/requests/request-fit.ts';
import { requestSlug, stateAt } from '#domain/requests/request.ts';
import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import type { RequestOffer, RequestOffers } from '#contract/requests/requests.schemas.ts';
import { paths } from '#contract/paths.ts';
import { offerQuote } from '#texts/de/requests/offer-quote.ts';
import { listItemsByKey, requireOpenAdvert } from '#server/adverts/adverts.service.ts';
import { type OpeningTools, initChat } from '#server/chats/chat-opening.service.ts';
import { mailLink } from '#server/mail/mails.service.ts';
import { ownHostsOf } from '#server/platform/config.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { listOfferedAdverts } from './fits.repository.ts';
import { offeredBy, wantedBy } from './fits.service.ts';
import { type OfferRow, insertOffer, listOffers, lockOffer, updateOfferAnswered } from './offers.repository.ts';
import type { RequestRow } from './request-row.ts';
import * as problems from './requests.problems.ts';
import { findRequest, isBarred, lockRequest } from './requests.repository.ts';
import { requireReadable } from './requests.service.ts';

/** Offers to a Gesuch as its viewer may see them. @throws request.not-found (404), request.gone (410) */
export async function listRequestOffers(
  context: Context,
  { requestId }: { requestId: string },
): Promise<RequestOffers> {
  const viewer = requireViewer(context);
  const row = await requireRequest(context, requestId);
  const isOwner = row.owner_key === viewer.key;
  const offers = await listOffers(context.db, {
    requestKey: row.key,
    ownerKey: row.owner_key,
    sellerKey: isOwner ? null : viewer.key,
  });
  const adverts = await listItemsByKey(
    context,
    offers.map(({ advert_key: key }) => key),
  );
  const items = offers.flatMap((offer) => {
    const advert = adverts.get(offer.advert_key);
    return advert === undefined ? [] : [present(offer, advert, viewer.key)];
  });
  return { items, adverts: isOwner ? [] : await offerable(context, row, items) };
}

async function requireRequest(context: Context, requestId: string): Promise<RequestRow> {
  const row = await findRequest(context.db, requestId);
  if (row === null) throw problems.requestNotFound();
  return requireReadable(context, row);
}

/** Own running adverts of the category that were not offered yet, those that fit first. */
async function offerable(
  context: Context,
  row: RequestRow,
  offers: readonly RequestOffer[],
): Promise<RequestOffers['adverts']> {
  const viewer = requireViewer(context);
  if (await isBarred(context.db, row.owner_key, viewer.key)) return [];
  const offered = new Set(offers.map(({ advert }) => advert.id));
  const own = await listOfferedAdverts(context.db, {
    requestKey: row.key,
    sellerKey: viewer.key,
    now: context.clock(),
  });
  return own
    .filter(({ id }) => !offered.has(id))
    .map((advert) => ({ id: advert.id, title: advert.title, fits: advertFits(wantedBy(row), offeredBy(advert)) }))
    .toSorted((one, other) => Number(other.fits) - Number(one.fits));
}

const present = (offer: OfferRow, advert: AdvertListItem, viewerKey: number): RequestOffer => ({
  id: offer.id,
  advert,
  text: offer.message,
  hasWarning: isFraudWarning(offer.signs),
  createdAt: offer.created_at.toISOString(),
  answeredAt: offer.answered_at?.toISOString() ?? null,
  // Both sides of the chat may know it.
  chatId: offer.chat_id,
  isMine: offer.seller_key === viewerKey,
});

type Offer = { requestId: string; offerId: string; advertId: string; text: string };

/**
 * Makes an offer from an own public advert; the same id again answers the one that is there.
 * @throws request.not-found (404), request.gone (410), offer.own-request, request.refused (422), offer.barred (403), offer.made (409)
 */
export async function offerForRequest(context: Context, offer: Offer): Promise<RequestOffer> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const row = await lockRequest(db, offer.requestId);
    if (row === null) throw problems.requestNotFound();
    if (row.owner_key === viewer.key) throw problems.ownRequestOffered();
    requireReadable(context, row);
    if (await isBarred(db, row.owner_key, viewer.key)) throw problems.offerBarred();
    const advert = await ownAdvertOf(inside, row, offer.advertId);
    const isNew = await insertOffer(db, {
      id: offer.offerId,
      requestKey: row.key,
      advertKey: advert.key,
      sellerKey: viewer.key,
      message: offer.text,
      signs: findFraudSigns(offer.text, ownHostsOf(context.config)),
      now: context.clock(),
    });
    const own = await listOffers(db, { requestKey: row.key, ownerKey: row.owner_key, sellerKey: viewer.key });
    const made = own.find(({ id }) => id === offer.offerId);
    if (!isNew && made === undefined) throw problems.offerMade();
    const item = (await listItemsByKey(inside, [advert.key])).get(advert.key);
    if (made === undefined || item === undefined) throw problems.offeredAdvertUnknown();
    return present(made, item, viewer.key);
  });
}

/** The viewer's running advert of the category of a Gesuch. @throws request.refused (422) */
async function ownAdvertOf(context: Context, row: RequestRow, advertId: string) {
  const viewer = requireViewer(context);
  const now = context.clock();
  const running = await listOfferedAdverts(context.db, { requestKey: row.key, sellerKey: viewer.key, now });
  if (!running.some(({ id }) => id === advertId.toLowerCase())) throw problems.offeredAdvertUnknown();
  return requireOpenAdvert(context, advertId);
}

type Answer = { requestId: string; offerId: string; text: string };

/**
 * Answers an offer to an own Gesuch: opens the chat about the offered advert as any buyer does, and quotes the offer in
 * its first message. An answered offer leads to its chat again and sends nothing.
 * @throws request.not-found, offer.not-found (404), and as initChat
 */
export async function answerOffer(
  context: Context,
  { requestId, offerId, text }: Answer,
  tools: OpeningTools,
): Promise<{ chatId: string }> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const row = await findRequest(db, requestId);
    if (row === null || row.owner_key !== viewer.key) throw problems.requestNotFound();
    const offer = await lockOffer(db, row.key, offerId);
    if (offer === null) throw problems.offerNotFound();
    if (offer.chat_id !== null) return { chatId: offer.chat_id };
    const isOpen = stateAt({ state: row.state, expiresAt: row.expires_at }, context.clock()) === 'OPEN';
    const link = isOpen ? mailLink(context.config, paths.request(requestSlug(row.title, row.id))) : null;
    const message = offerQuote({ answer: text, title: row.title, offer: offer.message, link });
    const ids = { advertId: offer.advert_id, chatId: context.newId(), messageId: context.newId() };
    const chat = await initChat(inside, { ...ids, text: message, isInvited: true }, tools);
    await updateOfferAnswered(db, offer.key, context.clock());
    return { chatId: chat.id };
  });
}
