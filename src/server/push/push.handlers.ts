import { addPushSubscription, getPushKey, listPushSubscriptions, removePushSubscription } from '#contract/push/push.ts';
import { pushShapes } from '#contract/push/push.schemas.ts';
import type { Door } from '#server/platform/http/routing.ts';
import * as push from './push.service.ts';

/** Calls for subscribing devices to pushes, and the public key for it. */
export function registerPushHandlers(door: Door, tools: push.PushTools): void {
  door.handle(getPushKey, pushShapes.getPushKey, async () => ({ key: door.base.config.vapid.publicKey }));
  door.handle(listPushSubscriptions, pushShapes.listPushSubscriptions, async ({ context }) =>
    push.listPushSubscriptions(context),
  );
  door.handle(addPushSubscription, pushShapes.addPushSubscription, async ({ context, input }) =>
    push.addPushSubscription(context, input.pushSubscriptionDto, tools),
  );
  door.handle(removePushSubscription, pushShapes.removePushSubscription, async ({ context, input }) => {
    await push.removePushSubscription(context, input.pushSubscriptionRemovalDto);
    return {};
  });
}
