import { chatRefusals } from '#texts/de/chats/chats.ts';
import type { LocalFirst } from '#domain/adverts/availability/local-first.ts';
import { localFirstTexts } from '#texts/de/adverts/availability/local-first.ts';
import { Problem } from '#server/platform/http/problem.ts';

const field = (path: string, code: string, message: string): Problem =>
  new Problem({ status: 422, code, message, errors: [{ path, message }] });

/** The same answer for a chat of others and for none, so that ids cannot be probed. */
export const chatNotFound = (): Problem =>
  new Problem({ status: 404, code: 'chat.not-found', message: chatRefusals.notFound });

export const chatImageNotFound = (): Problem =>
  new Problem({ status: 404, code: 'chat.image-not-found', message: chatRefusals.imageNotFound });

export const ownAdvert = (): Problem => field('advertId', 'chat.own-advert', chatRefusals.ownAdvert);
const localFacts = ({ radiusInKm, until }: LocalFirst) => ({ radiusInKm, until: until.toISOString() });

/** The first days are for people nearby, and the writer has not said where that is. */
export const buyerPlaceMissing = (local: LocalFirst): Problem => {
  const message = localFirstTexts.refusals.needsPlace(local);
  return new Problem({
    status: 422,
    code: 'chat.place-required',
    message,
    errors: [{ path: 'buyerPlace', message }],
    extensions: { localFirst: localFacts(local) },
  });
};

export const buyerPlaceUnknown = (): Problem => field('buyerPlace', 'place.unknown', localFirstTexts.placeUnknown);

/** The first days are for people nearby, and the writer is farther away. */
export const buyerTooFar = (local: LocalFirst, place: { name: string; distanceInKm: number | null }): Problem =>
  new Problem({
    status: 403,
    code: 'chat.local-first',
    message: localFirstTexts.refusals.tooFar(local, place.name, place.distanceInKm),
    extensions: { localFirst: localFacts(local), distanceInKm: place.distanceInKm },
  });

export const messageEmpty = (): Problem => field('text', 'chat.message-empty', chatRefusals.empty);
export const forgedSender = (): Problem => field('senderId', 'chat.forged-sender', chatRefusals.forgedSender);
export const otherChat = (): Problem => field('chatId', 'chat.other-chat', chatRefusals.otherChat);
export const messageIdTaken = (): Problem => field('id', 'chat.message-id-taken', chatRefusals.idTaken);
export const foreignPicture = (): Problem => field('storedFileId', 'chat.foreign-image', chatRefusals.foreignImage);
export const unknownMessages = (): Problem =>
  field('messageIds', 'chat.unknown-messages', chatRefusals.unknownMessages);

export const ownMessagesReported = (): Problem =>
  field('messageIds', 'chat.own-messages', chatRefusals.ownMessagesReported);

export const chatFileMissing = (): Problem =>
  new Problem({
    status: 400,
    code: 'request.invalid',
    message: chatRefusals.fileMissing,
    errors: [{ path: 'file', message: chatRefusals.fileMissing }],
  });

export const writingBarred = (ban: 'BY_ME' | 'BY_OTHER' | 'OTHER_GONE' | 'OTHER_BARRED'): Problem => {
  if (ban === 'OTHER_GONE')
    return new Problem({ status: 409, code: 'chat.other-gone', message: chatRefusals.otherGone });
  if (ban === 'OTHER_BARRED')
    return new Problem({ status: 409, code: 'chat.other-blocked', message: chatRefusals.otherBlocked });
  const message = ban === 'BY_ME' ? chatRefusals.blockedByMe : chatRefusals.blockedByOther;
  return new Problem({ status: 403, code: ban === 'BY_ME' ? 'chat.blocked-by-me' : 'chat.blocked', message });
};

export const sameTextTooOften = (retryAfterInMs: number): Problem =>
  new Problem({
    status: 429,
    code: 'chat.same-text',
    message: chatRefusals.sameText,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterInMs / 1000))) },
  });

export const tooManyStreams = (): Problem =>
  new Problem({
    status: 503,
    code: 'chat.too-many-streams',
    message: chatRefusals.tooManyStreams,
    headers: { 'retry-after': '10' },
  });
