import { endpoint } from '#contract/endpoint.ts';
import type { moderationShapes } from './moderation.schemas.ts';

type Shapes = typeof moderationShapes;

const tag = 'Moderation';

export const reportAdvert = endpoint<Shapes['reportAdvert']>({
  operation: 'reportAdvert',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/reports',
  summary: 'Reports a public advert to moderation; the reporter gets a receipt and later the decision by mail.',
  tag,
  auth: 'anonymous',
  body: 'advertReportDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const getAdvertCautions = endpoint<Shapes['getAdvertCautions']>({
  operation: 'getAdvertCautions',
  method: 'GET',
  path: '/api/v1/adverts/{advertId}/cautions',
  summary: 'Lists what is unusual about a public advert; empty for every other one.',
  tag,
  auth: 'anonymous',
});

export const getAdvertBlock = endpoint<Shapes['getAdvertBlock']>({
  operation: 'getAdvertBlock',
  method: 'GET',
  path: '/api/v1/adverts/{advertId}/block',
  summary: 'Reads why an own advert is blocked and what became of the objections.',
  tag,
  auth: 'viewer',
});

export const objectToBlock = endpoint<Shapes['objectToBlock']>({
  operation: 'objectToBlock',
  method: 'POST',
  path: '/api/v1/adverts/{advertId}/objections',
  summary: 'Objects to the block of an own advert; one objection at a time.',
  tag,
  auth: 'viewer',
  body: 'objectionDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const listAdvertFeedback = endpoint<Shapes['listAdvertFeedback']>({
  operation: 'listAdvertFeedback',
  method: 'GET',
  path: '/api/v1/adverts/{advertId}/feedback',
  summary: 'Lists the remarks of visitors on an own advert, newest first, the last hundred.',
  tag,
  auth: 'viewer',
});

export const listModerationQueue = endpoint<Shapes['listModerationQueue']>({
  operation: 'listModerationQueue',
  method: 'GET',
  path: '/api/v1/moderation/queue',
  summary: 'Lists what waits for moderation, the oldest first; 404 for everybody without that permission.',
  tag,
  auth: 'moderator',
});

export const getModeratedAdvert = endpoint<Shapes['getModeratedAdvert']>({
  operation: 'getModeratedAdvert',
  method: 'GET',
  path: '/api/v1/moderation/adverts/{advert}',
  summary: 'Reads an advert by id or slug with its history, notices, objections and figures, for moderation.',
  tag,
  auth: 'moderator',
});

export const decideOnAdvert = endpoint<Shapes['decideOnAdvert']>({
  operation: 'decideOnAdvert',
  method: 'POST',
  path: '/api/v1/moderation/adverts/{advertId}/decisions',
  summary: 'Blocks or unblocks an advert, rejects notices or an objection, or takes the last decision back.',
  tag,
  auth: 'moderator',
  body: 'moderationDecisionDto',
  honoursIdempotencyKey: true,
});

export const writeToOwner = endpoint<Shapes['writeToOwner']>({
  operation: 'writeToOwner',
  method: 'POST',
  path: '/api/v1/moderation/adverts/{advertId}/messages',
  summary: 'Mails a message of moderation to the owner of an advert.',
  tag,
  auth: 'moderator',
  body: 'moderationMessageDto',
  honoursIdempotencyKey: true,
});

export const setFeedbackVisibility = endpoint<Shapes['setFeedbackVisibility']>({
  operation: 'setFeedbackVisibility',
  method: 'PUT',
  path: '/api/v1/moderation/adverts/{advertId}/feedback',
  summary: 'Hides a remark from the owner of an advert, or shows it again.',
  tag,
  auth: 'moderator',
  body: 'feedbackVisibilityDto',
});

export const decideOnChatReport = endpoint<Shapes['decideOnChatReport']>({
  operation: 'decideOnChatReport',
  method: 'POST',
  path: '/api/v1/moderation/chat-reports/{reportId}/decision',
  summary: 'Decides on reported messages of a chat; the reporter is told by mail.',
  tag,
  auth: 'moderator',
  body: 'chatReportDecisionDto',
  honoursIdempotencyKey: true,
});
