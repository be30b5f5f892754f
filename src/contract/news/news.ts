import { endpoint } from '#contract/endpoint.ts';
import type { newsShapes } from './news.schemas.ts';

type Shapes = typeof newsShapes;

const tag = 'Users';

export const listNews = endpoint<Shapes['listNews']>({
  operation: 'listNews',
  method: 'GET',
  path: '/api/v1/users/me/news',
  summary: 'Lists what is new for the viewer, the newest first, with the number of what is unseen; changes nothing.',
  tag,
  auth: 'viewer',
});

export const markNewsSeen = endpoint<Shapes['markNewsSeen']>({
  operation: 'markNewsSeen',
  method: 'PUT',
  path: '/api/v1/users/me/news/seen',
  summary: 'Marks what is new for the viewer as seen, up to a time; never takes a later mark back.',
  tag,
  auth: 'viewer',
  body: 'newsSeenDto',
});
