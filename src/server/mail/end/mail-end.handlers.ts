import { endNotificationMails } from '#contract/users/own-data.ts';
import { ownDataShapes } from '#contract/users/own-data.schemas.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { redirectToEndPage } from '#server/platform/http/end-links.ts';
import { type ApiServer, forwardWithoutAnswer } from '#server/platform/http/routing.ts';
import { endMails } from './mail-end.service.ts';

/** What the links lead to with which mails of an occasion are ended. */
export function registerMailEnd({ app, handle }: Pick<ApiServer, 'app' | 'handle'>): void {
  // No limit: the servers of a large mail program send the clicks of all its users from a few addresses.
  handle(endNotificationMails, ownDataShapes.endNotificationMails, forwardWithoutAnswer(endMails));
  redirectToEndPage(app, endNotificationMails.path, mailPaths.mailEnd);
}
