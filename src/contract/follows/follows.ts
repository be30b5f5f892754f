import { endpoint } from '#contract/endpoint.ts';
import type { followShapes } from './follows.schemas.ts';

type Shapes = typeof followShapes;

const tag = 'Follows';

export const listFollows = endpoint<Shapes['listFollows']>({
  operation: 'listFollows',
  method: 'GET',
  path: '/api/v1/follows',
  summary: 'Lists the sellers whom the viewer follows, the latest followed first, and how many follow the viewer.',
  tag,
  auth: 'viewer',
});

export const getFollowByToken = endpoint<Shapes['getFollowByToken']>({
  operation: 'getFollowByToken',
  method: 'GET',
  path: '/api/v1/follows/by-token',
  summary: 'Says which seller the token of a mail is about, and whether that seller is still followed.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['token'],
});

export const endFollowByToken = endpoint<Shapes['endFollowByToken']>({
  operation: 'endFollowByToken',
  method: 'POST',
  path: '/api/v1/follows/end',
  summary: 'Ends following the seller of a token; takes the one-click form of mail programs (RFC 8058).',
  tag,
  auth: 'anonymous',
  encoding: 'form',
  requiredQuery: ['token'],
});

export const getFollow = endpoint<Shapes['getFollow']>({
  operation: 'getFollow',
  method: 'GET',
  path: '/api/v1/follows/{sellerId}',
  summary: 'Says whether the viewer follows a seller; sellers learn how many follow them, never who.',
  tag,
  auth: 'viewer',
});

export const followSeller = endpoint<Shapes['followSeller']>({
  operation: 'followSeller',
  method: 'PUT',
  path: '/api/v1/follows/{sellerId}',
  summary: 'Follows a seller: the viewer is told of new adverts. A second time changes nothing.',
  tag,
  auth: 'viewer',
});

export const unfollowSeller = endpoint<Shapes['unfollowSeller']>({
  operation: 'unfollowSeller',
  method: 'DELETE',
  path: '/api/v1/follows/{sellerId}',
  summary: 'Ends following a seller; one who is not followed stays so.',
  tag,
  auth: 'viewer',
});
