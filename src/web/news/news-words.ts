import type { NewsItem } from '#contract/news/news.schemas.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { formatDateMedium } from '#domain/format/dates.ts';
import { newsTexts } from '#texts/de/news/news.ts';

const { lines } = newsTexts;

/** What happened, in one line, and where to go from there. */
export function newsLine({ kind, subjectId, title, count, endsAt, at }: NewsItem): { words: string; href: string } {
  switch (kind) {
    case 'CHAT_MESSAGES':
      return { words: lines.messages(count, title), href: paths.chats(subjectId) };
    case 'AGREEMENT_WAITS':
      return { words: lines.agreementWaits(title), href: paths.chats(subjectId) };
    case 'RATING_DUE':
      return { words: lines.ratingDue(title), href: paths.myAgreement(subjectId) };
    case 'RATING_PUBLISHED':
      return { words: lines.ratingPublished(title), href: paths.myAgreement(subjectId) };
    case 'ADVERTS_END':
      return { words: lines.advertsEnd(count, title, formatDateMedium(endsAt ?? at)), href: paths.myAdverts() };
    case 'ADVERTS_ENDED':
      return { words: lines.advertsEnded(count, title), href: paths.myAdverts() };
    case 'ADVERT_BLOCKED':
      return { words: lines.advertBlocked(title), href: reportPaths.objectToBlock(subjectId) };
    case 'ADVERT_UNBLOCKED':
      return { words: lines.advertUnblocked(title), href: paths.sharedAdvert(subjectId) };
    case 'OBJECTION_REJECTED':
      return { words: lines.objectionRejected(title), href: reportPaths.objectToBlock(subjectId) };
    case 'ADVERT_FEEDBACK':
      return { words: lines.feedback(count, title), href: ownAdvertPaths.advertFeedback(subjectId) };
    case 'ORDER_WAITS':
      return { words: lines.orderWaits(title), href: orderPaths.order('orderpending', subjectId) };
    case 'ORDER_PAID':
      return { words: lines.orderPaid(title), href: orderPaths.order('ordercomplete', subjectId) };
    case 'REQUEST_OFFERS':
      return { words: lines.requestOffers(count, title), href: paths.request(subjectId) };
    case 'REQUEST_FITS':
      return { words: lines.requestFits(count, title), href: requestPaths.fittingRequests() };
    case 'OFFERED_REQUEST_ENDED':
      return { words: lines.offeredRequestEnded(title), href: requestPaths.fittingRequests() };
    case 'IMPORT_FAILED':
      return { words: lines.importFailed(title), href: ownAdvertPaths.importAdverts(subjectId) };
    case 'IMPORT_WITH_ERRORS':
      return { words: lines.importWithErrors(count, title), href: ownAdvertPaths.importAdverts(subjectId) };
    case 'SAVED_SEARCH_HITS':
      return { words: lines.savedSearch(count, title), href: paths.savedSearch(subjectId) };
  }
}
