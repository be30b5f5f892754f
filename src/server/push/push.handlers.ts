import { addPushSubscription, getPushKey, listPushSubscriptions, removePushSubscription } from '#contract/push/push.ts';
import { pushShapes } from '#contract/push/push.schemas.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as push from './push.service.ts';

/** Calls for subscribing devices to pushes, and the public key for it. */
export function registerPushHandlers(server: ApiServer, tools: push.PushTools): void {
  server.handle(getPushKey, pushShapes.getPushKey, async () => ({ key: server.base.config.vapid.publicKey }));
  server.handle(listPushSubscriptions, pushShapes.listPushSubscriptions, forward(push.listPushSubscriptions));
  server.handle(addPushSubscription, pushShapes.addPushSubscription, async ({ context, input }) =>
    push.addPushSubscription(context, input.pushSubscriptionDto, tools),
  );
  server.handle(removePushSubscription, pushShapes.removePushSubscription, async ({ context, input }) => {
    await push.removePushSubscription(context, input.pushSubscriptionRemovalDto);
    return {};
  });
}
