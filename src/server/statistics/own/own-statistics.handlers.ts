import { endWeekMail } from '#contract/statistics/own-statistics.ts';
import { ownStatisticsShapes } from '#contract/statistics/own-statistics.schemas.ts';
import { paths } from '#contract/paths.ts';
import { redirectToEndPage } from '#server/platform/http/end-links.ts';
import type { Door } from '#server/platform/http/routing.ts';
import * as weekMails from './week-mails.service.ts';

/** What the links of the weekly mail lead to. */
export function registerOwnStatisticsHandlers({ app, handle }: Pick<Door, 'app' | 'handle'>): void {
  // No limit: the servers of a large mail program send the clicks of all its users from a few addresses.
  handle(endWeekMail, ownStatisticsShapes.endWeekMail, async ({ context, input }) => {
    await weekMails.endWeekMail(context, input);
    return {};
  });
  redirectToEndPage(app, endWeekMail.path, paths.weekMailEnd);
}
