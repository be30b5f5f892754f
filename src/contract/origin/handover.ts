import type { HandoverKind } from '#domain/origin/handover.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { handoverShapes } from './handover.schemas.ts';

type Shapes = typeof handoverShapes;

const tag = 'Origin';

export const getOriginOfChat = endpoint<Shapes['getOriginOfChat']>({
  operation: 'getOriginOfChat',
  method: 'GET',
  path: '/api/v1/origin/chats/{chatId}',
  summary: 'Reads what the seller of an own chat has handed to the buyer about the origin of the wood.',
  tag,
  auth: 'viewer',
});

export const handOverOrigin = endpoint<Shapes['handOverOrigin']>({
  operation: 'handOverOrigin',
  method: 'PUT',
  path: '/api/v1/origin/chats/{chatId}/{kind}',
  summary:
    'Hands a copy of the exact outline to the buyer of an own chat, in place of an earlier one, and says so in the chat.',
  tag,
  auth: 'viewer',
});

export const takeBackOrigin = endpoint<Shapes['takeBackOrigin']>({
  operation: 'takeBackOrigin',
  method: 'DELETE',
  path: '/api/v1/origin/chats/{chatId}/{kind}',
  summary: 'Deletes the copy that was handed to the buyer of an own chat.',
  tag,
  auth: 'viewer',
});

export const getHandedGeoJson = endpoint<Shapes['getHandedGeoJson']>({
  operation: 'getHandedGeoJson',
  method: 'GET',
  path: '/api/v1/origin/chats/{chatId}/{kind}/geojson',
  summary: 'Answers with what was handed as a GeoJSON file, for the two sides of the chat.',
  tag,
  auth: 'viewer',
  replyType: 'geojson',
});

export const getHandedPdf = endpoint<Shapes['getHandedPdf']>({
  operation: 'getHandedPdf',
  method: 'GET',
  path: '/api/v1/origin/chats/{chatId}/EUDR/document',
  summary: 'Answers with the record of origin that was handed as a paper (PDF), for the two sides of the chat.',
  tag,
  auth: 'viewer',
  replyType: 'pdf',
});

/** Address of a file that was handed, for a link that saves it. */
export const handedFilePath = (
  endpointPath: string,
  { chatId, kind }: { chatId: string; kind: HandoverKind },
): string => endpointPath.replace('{chatId}', encodeURIComponent(chatId)).replace('{kind}', kind);
