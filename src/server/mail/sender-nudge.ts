import type { Config } from '#server/platform/config.ts';

const senders = new WeakMap<Config, () => void>();

/** Binds the sender of an app to its configuration, which every context of that app carries, transactions included. */
export function bindSender(config: Config, wake: () => void): void {
  senders.set(config, wake);
}

/** Tells the app's sender that there is something to send; without one the mail waits for the process that has one. */
export function nudgeSender(config: Config): void {
  senders.get(config)?.();
}
