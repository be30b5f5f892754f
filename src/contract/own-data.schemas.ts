import * as z from 'zod/mini';
import { instant, named, open, rawText } from './fields.ts';
import { User } from './users.schemas.ts';

const channels = () => z.object({ mail: z.boolean() });
const editChannels = () => open(z.object({ mail: open(z.boolean()) }));

/** Every occasion with every channel it can reach somebody by. */
export const NotificationSettings = named(
  'NotificationSettings',
  z.object({ newMessage: channels(), advertExpires: channels(), productNews: channels() }),
);
export const NotificationSettingsDto = named(
  'NotificationSettingsDto',
  z.object({ newMessage: editChannels(), advertExpires: editChannels(), productNews: editChannels() }),
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
  exportOwnData: {
    body: { exportDto: named('OwnDataExportDto', ownProof()) },
    /** A stream of bytes. */
    reply: z.unknown().check(z.meta({ type: 'string', format: 'binary' })),
  },
  deleteAccount: { body: { accountDeletionDto: named('AccountDeletionDto', ownProof()) }, reply: AccountEnd },
  keepAccount: { reply: User },
} as const;
