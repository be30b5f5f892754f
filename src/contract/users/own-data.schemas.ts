import * as z from 'zod/mini';
import { instant, named, open, pattern, rawText, wholeNumber } from '#contract/fields.ts';
import { Empty } from '#contract/common.schemas.ts';
import { User } from './users.schemas.ts';

const mailOnly = () => z.object({ mail: z.boolean() });
const channels = () => z.object({ mail: z.boolean(), push: z.boolean() });
const editChannels = () => open(z.object({ mail: open(z.boolean()), push: open(z.boolean()) }));
const hourOfDay = () => wholeNumber(0, 23);

/** Every occasion with every channel it can be sent over, and the hours in which none of them does. */
export const NotificationSettings = named(
  'NotificationSettings',
  z.object({
    newMessage: channels(),
    advertExpires: channels(),
    /** Every few weeks: whether the own adverts are still there. */
    advertCheck: channels(),
    rating: channels(),
    savedSearch: channels(),
    /** New adverts of followed sellers. */
    followedSeller: channels(),
    /** Offers to own Gesuche, and their end. */
    ownRequests: channels(),
    /** Gesuche of others that fit what the person sells; at most once a day. */
    requestFits: channels(),
    /** On Mondays: how the own adverts did in the week before. */
    weekFigures: mailOnly(),
    productNews: mailOnly(),
    /** By the clock in Vienna; what would come in them comes at their end. */
    quietHours: z.object({ isOn: z.boolean(), fromHour: hourOfDay(), toHour: hourOfDay() }),
  }),
);
export const NotificationSettingsDto = named(
  'NotificationSettingsDto',
  z.object({
    newMessage: editChannels(),
    advertExpires: editChannels(),
    advertCheck: editChannels(),
    rating: editChannels(),
    savedSearch: editChannels(),
    followedSeller: editChannels(),
    ownRequests: editChannels(),
    requestFits: editChannels(),
    weekFigures: open(z.object({ mail: open(z.boolean()) })),
    productNews: open(z.object({ mail: open(z.boolean()) })),
    quietHours: open(z.object({ isOn: open(z.boolean()), fromHour: open(hourOfDay()), toHour: open(hourOfDay()) })),
  }),
);

/** Accounts with a password prove themselves with it, others by a sign-in of the last minutes. */
const ownProof = () => z.object({ currentPassword: open(rawText({ max: 1024 })) });

export const AccountEnd = named('AccountEnd', z.object({ endsAt: instant() }));

export const ownDataShapes = {
  getNotificationSettings: { reply: NotificationSettings },
  updateNotificationSettings: {
    body: { notificationSettingsDto: NotificationSettingsDto },
    reply: NotificationSettings,
  },
  endNotificationMails: {
    query: z.object({ token: pattern(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+){2}$/, 300) }),
    reply: Empty,
  },
  exportOwnData: {
    body: { exportDto: named('OwnDataExportDto', ownProof()) },
    /** A stream of bytes. */
    reply: z.unknown().check(z.meta({ type: 'string', format: 'binary' })),
  },
  deleteAccount: { body: { accountDeletionDto: named('AccountDeletionDto', ownProof()) }, reply: AccountEnd },
  keepAccount: { reply: User },
} as const;
