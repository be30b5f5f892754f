import { endpoint } from '#contract/endpoint.ts';
import type { pushShapes } from './push.schemas.ts';

type Shapes = typeof pushShapes;

const tag = 'Push';
const SUBSCRIPTIONS = '/api/v1/users/me/push-subscriptions';

export const getPushKey = endpoint<Shapes['getPushKey']>({
  operation: 'getPushKey',
  method: 'GET',
  path: '/api/v1/push/key',
  summary: 'Gives the public key (VAPID) with which a browser allows pushes from this marketplace only.',
  tag,
  auth: 'anonymous',
});

export const listPushSubscriptions = endpoint<Shapes['listPushSubscriptions']>({
  operation: 'listPushSubscriptions',
  method: 'GET',
  path: SUBSCRIPTIONS,
  summary: 'Lists the devices that the viewer has allowed to be told by push.',
  tag,
  auth: 'viewer',
});

export const addPushSubscription = endpoint<Shapes['addPushSubscription']>({
  operation: 'addPushSubscription',
  method: 'POST',
  path: SUBSCRIPTIONS,
  summary: 'Notes the push address of this device until its session ends; the same one again is renewed.',
  tag,
  auth: 'viewer',
  body: 'pushSubscriptionDto',
  status: 201,
});

export const removePushSubscription = endpoint<Shapes['removePushSubscription']>({
  operation: 'removePushSubscription',
  method: 'DELETE',
  path: SUBSCRIPTIONS,
  summary: 'Forgets a push address, by the address itself or by its id; one that is not there is no fault.',
  tag,
  auth: 'viewer',
  body: 'pushSubscriptionRemovalDto',
});
