import { endpoint } from '#contract/endpoint.ts';
import type { advertModerationShapes } from './advert-moderation.schemas.ts';

type Shapes = typeof advertModerationShapes;

const tag = 'Moderation';

export const listModeratedAdverts = endpoint<Shapes['listModeratedAdverts']>({
  operation: 'listModeratedAdverts',
  method: 'GET',
  path: '/api/v1/moderation/adverts',
  summary: 'Finds adverts by words, number, address, contact or owner, the newest first, for moderation.',
  tag,
  auth: 'moderator',
});

export const decideOnAdverts = endpoint<Shapes['decideOnAdverts']>({
  operation: 'decideOnAdverts',
  method: 'POST',
  path: '/api/v1/moderation/adverts/decisions',
  summary: 'Blocks up to 50 adverts with the same reasons, or takes the last decision on each back.',
  tag,
  auth: 'moderator',
  body: 'advertDecisionsDto',
  honoursIdempotencyKey: true,
});
