import { endpoint } from '#contract/endpoint.ts';
import type { reopeningShapes } from './reopening.schemas.ts';

type Shapes = typeof reopeningShapes;

const tag = 'Moderation';

export const listDecidedCases = endpoint<Shapes['listDecidedCases']>({
  operation: 'listDecidedCases',
  method: 'GET',
  path: '/api/v1/moderation/decided-cases',
  summary: 'Lists reports of messages and ratings that were decided lately and can be opened again, the newest first.',
  tag,
  auth: 'moderator',
});

export const reopenCase = endpoint<Shapes['reopenCase']>({
  operation: 'reopenCase',
  method: 'POST',
  path: '/api/v1/moderation/decided-cases/reopen',
  summary: 'Opens a decided case again; who reported or objected is told by mail.',
  tag,
  auth: 'moderator',
  body: 'reopenedCaseDto',
  honoursIdempotencyKey: true,
});
