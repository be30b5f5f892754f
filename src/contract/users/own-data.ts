import { endpoint } from '#contract/endpoint.ts';
import type { ownDataShapes } from './own-data.schemas.ts';

type Shapes = typeof ownDataShapes;

const tag = 'Users';

export const getNotificationSettings = endpoint<Shapes['getNotificationSettings']>({
  operation: 'getNotificationSettings',
  method: 'GET',
  path: '/api/v1/users/me/notifications',
  summary: 'Reads on which occasions the viewer wants to hear from the marketplace, by channel.',
  tag,
  auth: 'viewer',
});

export const updateNotificationSettings = endpoint<Shapes['updateNotificationSettings']>({
  operation: 'updateNotificationSettings',
  method: 'PUT',
  path: '/api/v1/users/me/notifications',
  summary: 'Decides on which occasions the viewer wants to hear; what is absent stays as it is.',
  tag,
  auth: 'viewer',
  body: 'notificationSettingsDto',
});

export const endNotificationMails = endpoint<Shapes['endNotificationMails']>({
  operation: 'endNotificationMails',
  method: 'POST',
  path: '/api/v1/notifications/end',
  summary:
    'Ends the mails of one occasion with the token of such a mail; takes the one-click form of mail programs (RFC 8058).',
  tag,
  auth: 'anonymous',
  encoding: 'form',
  requiredQuery: ['token'],
});

export const exportOwnData = endpoint<Shapes['exportOwnData']>({
  operation: 'exportOwnData',
  method: 'POST',
  path: '/api/v1/users/me/export',
  summary: 'Answers with a zip of everything kept about the viewer: JSON files and uploaded pictures.',
  tag,
  auth: 'viewer',
  body: 'exportDto',
  replyType: 'zip',
});

export const deleteAccount = endpoint<Shapes['deleteAccount']>({
  operation: 'deleteAccount',
  method: 'DELETE',
  path: '/api/v1/users/me',
  summary: 'Hides the account and its adverts at once and ends it for good after 14 days.',
  tag,
  auth: 'viewer',
  body: 'accountDeletionDto',
});

export const keepAccount = endpoint<Shapes['keepAccount']>({
  operation: 'keepAccount',
  method: 'POST',
  path: '/api/v1/users/me/keep',
  summary: 'Takes back the deletion of the own account within its 14 days; everything is as before.',
  tag,
  auth: 'viewer',
});
