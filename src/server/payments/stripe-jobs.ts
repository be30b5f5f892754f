import type { BackgroundTask } from '#server/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { StripeAccess } from './stripe-client.ts';
import { handleWaitingEvents } from './stripe-events.service.ts';

const TRY_EVERY_MS = 15_000;

/** What has to run now and then where Stripe is set up. */
export const stripeTasks = (base: BaseContext, access: StripeAccess): BackgroundTask[] => [
  { name: 'handle waiting messages of Stripe', everyInMs: TRY_EVERY_MS, run: () => handleWaitingEvents(base, access) },
];
