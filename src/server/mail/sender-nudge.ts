import type { BaseContext } from '#server/platform/context.ts';
import { slot } from '#server/platform/memory.ts';

const sender = slot<{ wake?: () => void }>(() => ({}));

/** Says how the sender of this process is woken. */
export function bindSender({ memory }: Pick<BaseContext, 'memory'>, wake: () => void): void {
  memory.of(sender).wake = wake;
}

/** Tells the app's sender that there is something to send; without one the mail waits for the process that has one. */
export function nudgeSender({ memory }: Pick<BaseContext, 'memory'>): void {
  memory.of(sender).wake?.();
}
