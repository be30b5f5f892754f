import { DAY_IN_MS } from '#domain/durations.ts';
import { formatDateLong, formatIsoDate } from '#domain/format/dates.ts';
import { INVITATION_AFTER_DAYS, RATING_DAYS, lastRatingDay } from '#domain/ratings/rating.ts';
import { notificationSettings } from '#domain/users/notifications.ts';
import { endOfQuietHours } from '#domain/users/quiet-hours.ts';
import { paths } from '#contract/paths.ts';
import { pushTexts } from '#texts/de/notices/notices.ts';
import { ratingInvitation as texts } from '#texts/de/ratings/rating-invitation.ts';
import { mailEndHeaders, mailEndLink } from '#server/mail/end/mail-end.service.ts';
import { type MailContent, mailLink, queueMail, singleLine } from '#server/mail/mails.service.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { queuePush } from '#server/push/push.service.ts';
import {
  type Invited,
  type InvitedPerson,
  listInvitations,
  lockInvitation,
  markInvited,
} from './invitations.repository.ts';

const BATCH = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Invites both sides of agreements to rate, each once, by mail and push as they have chosen; quiet hours wait. Mark and
 * messages are one transaction, so a killed run leaves neither. Returns how many people; for a regular job.
 */
export async function inviteToRate(base: BaseContext): Promise<number> {
  const now = base.clock();
  const dayBefore = (days: number): string => formatIsoDate(new Date(now.getTime() - days * DAY_IN_MS));
  const days = { from: dayBefore(RATING_DAYS), to: dayBefore(INVITATION_AFTER_DAYS) };
  let invited = 0;
  for (let afterId = FIRST_ID; ;) {
    const due = await listInvitations(base.db, days, { afterId, limit: BATCH });
    for (const one of due) if (await inviteOne(base, one, now)) invited += 1;
    const last = due.at(-1);
    // The other side of the last one may be left over; the next run finds it.
    if (last === undefined || due.length < BATCH) return invited;
    afterId = last.agreementId;
  }
}

async function inviteOne(base: BaseContext, invited: Invited, now: Date): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const person = await lockInvitation(tx, invited);
    if (person === null) return false;
    const { rating, quietHours } = notificationSettings(person.notification_settings);
    const isWanted = person.has_mail && !person.has_rated && (rating.mail || rating.push);
    if (isWanted && endOfQuietHours(quietHours, now) !== null) return false;
    await markInvited(tx, invited, now);
    if (!isWanted) return false;
    const inside = { ...base, db: tx };
    const eventKey = `rating-invitation:${invited.agreementId}:${invited.isSeller ? 'SELLER' : 'BUYER'}`;
    if (rating.mail) {
      await queueMail(inside, {
        eventKey,
        to: person.email,
        content: mailOf(base.config, person, invited.agreementId),
        headers: mailEndHeaders(base.config, { userId: person.id, event: 'rating' }),
      });
    }
    if (rating.push && person.has_device) {
      await queuePush(inside, {
        userKey: person.key,
        eventKey,
        lastsInMs: DAY_IN_MS,
        content: {
          title: pushTexts.rating.title,
          text: pushTexts.rating.text(singleLine(person.goods)),
          path: paths.myAgreement(invited.agreementId),
          tag: `rating-${invited.agreementId}`,
        },
      });
    }
    return true;
  });
}

function mailOf(config: Config, person: InvitedPerson, agreementId: string): MailContent {
  const goods = singleLine(person.goods);
  return {
    template: 'rating-invitation',
    subject: texts.subject(goods),
    preheader: texts.preheader,
    ...(person.first_name === '' ? {} : { greetingName: person.first_name }),
    paragraphs: texts.paragraphs(goods, formatDateLong(lastRatingDay(person.ratable_from))),
    action: { label: texts.action, url: mailLink(config, paths.myAgreement(agreementId)) },
    afterAction: [texts.afterAction],
    items: [
      {
        title: texts.end.title,
        lines: [texts.end.text],
        link: { label: texts.end.link, url: mailEndLink(config, { userId: person.id, event: 'rating' }) },
      },
    ],
    footer: [texts.footer],
  };
}
