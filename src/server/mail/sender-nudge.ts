import type { BaseContext } from '#server/platform/context.ts';
import { slot } from '#server/platform/memory.ts';

const sender = slot<{ wake?: () => void }>(() => ({}));

/** Registers how the mail sender of this process is started. */
export function bindSender({ memory }: Pick<BaseContext, 'memory'>, wake: () => void): void {
  memory.of(sender).wake = wake;
}

/** Starts the mail sender of this process, if it has one; otherwise the mail waits for the process that has. */
export function nudgeSender({ memory }: Pick<BaseContext, 'memory'>): void {
  memory.of(sender).wake?.();
}
