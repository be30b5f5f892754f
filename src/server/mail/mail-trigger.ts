import type { BaseContext } from '#server/platform/context.ts';
import { slot } from '#server/platform/memory.ts';

const sender = slot<{ start?: () => void }>(() => ({}));

/** Registers how the mail sender of this process is started. */
export function registerMailSender({ memory }: Pick<BaseContext, 'memory'>, start: () => void): void {
  memory.of(sender).start = start;
}

/** Starts the mail sender of this process, if it has one; otherwise the mail waits for the process that has. */
export function triggerMailSender({ memory }: Pick<BaseContext, 'memory'>): void {
  memory.of(sender).start?.();
}
