import { DAY_IN_MS, HOUR_IN_MS } from '#domain/durations.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { createMailSender } from './mail-sender.ts';
import { createOutboxCarrier, dropOutboxFiles, outboxFolder } from './outbox-carrier.ts';
import { registerMailSender } from './mail-trigger.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';

const POLL_EVERY_MS = 1_000;
const CLEAN_EVERY_MS = HOUR_IN_MS;
/** By then most transactions that queued a mail are committed; the others are found by the next look. */
const NUDGE_DELAY_IN_MS = 50;
const KEPT_FOR_MS = 30 * DAY_IN_MS;

type MailTask = { name: string; everyInMs: number; run: () => Promise<unknown> };

/** The sender of this process, and what has to run now and then for it. */
export function createMailJobs(base: BaseContext): { tasks: MailTask[]; stop: () => Promise<void> } {
  const { config, logger } = base;
  const sender = createMailSender(base, {
    carry: config.smtpUrl ? createSmtpCarrier(config.smtpUrl) : createOutboxCarrier(outboxFolder(config.dataDir)),
    keepsContent: config.smtpUrl === null && !config.isProduction,
  });
  let nudge: NodeJS.Timeout | undefined;
  registerMailSender(base, () => {
    clearTimeout(nudge);
    nudge = setTimeout(() => {
      sender.sendDue().catch((error: unknown) => logger.warn({ err: error }, 'A mail waits for the next look.'));
    }, NUDGE_DELAY_IN_MS).unref();
  });
  return {
    tasks: [
      { name: 'send mails', everyInMs: POLL_EVERY_MS, run: sender.sendDue },
      { name: 'drop old mail files', everyInMs: CLEAN_EVERY_MS, run: () => dropOldMailFiles(base) },
    ],
    stop: async () => {
      clearTimeout(nudge);
      await sender.stop();
    },
  };
}

/** Deletes outbox files of mails older than 30 days; their rows are deleted with the other old rows. */
export async function dropOldMailFiles({ clock, config }: Pick<BaseContext, 'clock' | 'config'>): Promise<void> {
  await dropOutboxFiles(outboxFolder(config.dataDir), new Date(clock().getTime() - KEPT_FOR_MS));
}
