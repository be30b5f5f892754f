import { endpoint } from '#contract/endpoint.ts';
import type { publicdataShapes } from './publicdata.schemas.ts';

type Shapes = typeof publicdataShapes;

const tag = 'Public data';

export const listSocialPosts = endpoint<Shapes['listSocialPosts']>({
  operation: 'listSocialPosts',
  method: 'GET',
  path: '/api/v1/publicdata',
  summary: 'Lists the newest social media posts.',
  tag,
  auth: 'anonymous',
});
