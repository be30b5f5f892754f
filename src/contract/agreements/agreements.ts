import type { agreementShapes } from './agreements.schemas.ts';
import { endpoint } from '#contract/endpoint.ts';

type Shapes = typeof agreementShapes;

const tag = 'Agreements';

export const listOwnAgreements = endpoint<Shapes['listOwnAgreements']>({
  operation: 'listOwnAgreements',
  method: 'GET',
  path: '/api/v1/agreements',
  summary: 'Lists the open and the made agreements of the viewer, the latest first; those of deleted chats stay.',
  tag,
  auth: 'viewer',
});

export const getOwnAgreement = endpoint<Shapes['getOwnAgreement']>({
  operation: 'getOwnAgreement',
  method: 'GET',
  path: '/api/v1/agreements/{agreementId}',
  summary: 'Reads an agreement of the viewer with what was measured at delivery, also of a deleted chat.',
  tag,
  auth: 'viewer',
});

export const addMeasurement = endpoint<Shapes['addMeasurement']>({
  operation: 'addMeasurement',
  method: 'POST',
  path: '/api/v1/agreements/{agreementId}/measurements',
  summary: 'Adds what the viewer measured at delivery; the same as the own latest entry adds nothing.',
  tag,
  auth: 'viewer',
  body: 'measurementDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const proposeAgreement = endpoint<Shapes['proposeAgreement']>({
  operation: 'proposeAgreement',
  method: 'POST',
  path: '/api/v1/chats/{chatId}/agreements',
  summary: 'Proposes an agreement in an own chat; there is one open agreement at a time.',
  tag,
  auth: 'viewer',
  body: 'proposeAgreementDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const getAgreement = endpoint<Shapes['getAgreement']>({
  operation: 'getAgreement',
  method: 'GET',
  path: '/api/v1/chats/{chatId}/agreements/{agreementId}',
  summary: 'Reads an agreement of an own chat with all its versions.',
  tag,
  auth: 'viewer',
});

export const changeAgreement = endpoint<Shapes['changeAgreement']>({
  operation: 'changeAgreement',
  method: 'POST',
  path: '/api/v1/chats/{chatId}/agreements/{agreementId}/versions',
  summary: 'Answers the latest version of an agreement with a changed one.',
  tag,
  auth: 'viewer',
  body: 'changeAgreementDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const acceptAgreement = endpoint<Shapes['acceptAgreement']>({
  operation: 'acceptAgreement',
  method: 'POST',
  path: '/api/v1/chats/{chatId}/agreements/{agreementId}/accept',
  summary: 'Accepts the version named, if it is the latest and the other side proposed it; both are then agreed.',
  tag,
  auth: 'viewer',
  body: 'agreementVersionDto',
  honoursIdempotencyKey: true,
});

export const declineAgreement = endpoint<Shapes['declineAgreement']>({
  operation: 'declineAgreement',
  method: 'POST',
  path: '/api/v1/chats/{chatId}/agreements/{agreementId}/decline',
  summary: 'Declines what the other side proposed.',
  tag,
  auth: 'viewer',
  body: 'agreementVersionDto',
  honoursIdempotencyKey: true,
});

export const withdrawAgreement = endpoint<Shapes['withdrawAgreement']>({
  operation: 'withdrawAgreement',
  method: 'POST',
  path: '/api/v1/chats/{chatId}/agreements/{agreementId}/withdraw',
  summary: 'Takes back what the viewer proposed, while the other side has not accepted.',
  tag,
  auth: 'viewer',
  body: 'agreementVersionDto',
  honoursIdempotencyKey: true,
});

export const lowerAdvertQuantity = endpoint<Shapes['lowerAdvertQuantity']>({
  operation: 'lowerAdvertQuantity',
  method: 'POST',
  path: '/api/v1/chats/{chatId}/agreements/{agreementId}/lower-quantity',
  summary: 'Takes the agreed quantity off the own advert, once; an advert with nothing left is ended as sold.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const getAgreementDocument = endpoint<Shapes['getAgreementDocument']>({
  operation: 'getAgreementDocument',
  method: 'GET',
  path: '/api/v1/chats/{chatId}/agreements/{agreementId}/document',
  summary: 'Answers with the agreement on paper (PDF), for its two parties.',
  tag,
  auth: 'viewer',
  replyType: 'pdf',
});

/** Address of the paper of an agreement, for a link that saves it. */
export const agreementPdfPath = ({ chatId, agreementId }: { chatId: string; agreementId: string }): string =>
  getAgreementDocument.path
    .replace('{chatId}', encodeURIComponent(chatId))
    .replace('{agreementId}', encodeURIComponent(agreementId));
