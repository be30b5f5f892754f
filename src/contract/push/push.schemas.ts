import * as z from 'zod/mini';
import { Empty } from '#contract/common.schemas.ts';
import { id, instant, named, open, pattern } from '#contract/fields.ts';

/** Where a browser takes pushes; the push services of the browsers give addresses of up to some hundred characters. */
const pushAddress = () => pattern(/^https?:\/\/[^\s<>"']+$/, 1000);

/** What a browser's `PushSubscription.toJSON()` gives. */
export const PushSubscriptionDto = named(
  'PushSubscriptionDto',
  z.object({
    endpoint: pushAddress(),
    keys: z.object({
      /** A point on P-256, uncompressed: 65 bytes in base64url. */
      p256dh: pattern(/^B[A-Za-z0-9_-]{86}=?$/, 88),
      /** 16 bytes in base64url. */
      auth: pattern(/^[A-Za-z0-9_-]{22}(?:==)?$/, 24),
    }),
  }),
);
export type PushSubscriptionDto = z.infer<typeof PushSubscriptionDto>;

/** One of both: the address as the browser knows it, or the id from the list. */
export const PushSubscriptionRemovalDto = named(
  'PushSubscriptionRemovalDto',
  z.object({ endpoint: open(pushAddress()), id: open(id()) }),
);

/** A device that gets pushes; its address is not returned. */
export const PushSubscription = named(
  'PushSubscription',
  z.object({
    id: z.string(),
    device: z.string(),
    createdAt: instant(),
    /** When a push last got through to its push service. */
    lastSentAt: z.nullable(instant()),
    isCurrent: z.boolean(),
  }),
);
export type PushSubscription = z.infer<typeof PushSubscription>;

export const pushShapes = {
  getPushKey: { reply: named('PushKey', z.object({ key: z.string() })) },
  listPushSubscriptions: { reply: z.array(PushSubscription) },
  addPushSubscription: { body: { pushSubscriptionDto: PushSubscriptionDto }, reply: PushSubscription },
  removePushSubscription: { body: { pushSubscriptionRemovalDto: PushSubscriptionRemovalDto }, reply: Empty },
} as const;
