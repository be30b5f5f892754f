import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { doublingDelayInMs } from '#domain/doubling-delay.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Lease, createWorkQueue } from '#server/platform/work-queue.ts';
import { type Carrier, CarrierError, composeMessage } from './mail-message.ts';
import {
  MAIL_WORK,
  findMails,
  giveUpMail,
  mailIsDue,
  markSent,
  postponeMail,
  type WaitingMail,
} from './mails.repository.ts';

/** Mails on their way at the same time. */
const LANES = 5;
/** A killed process holds a mail up for so long at most. */
const LOCK_IN_MS = MINUTE_IN_MS;
/** However long a mail server was away: a minute after its return the last mail has been tried again. */
const DELAYS = { firstInMs: 2_000, longestInMs: MINUTE_IN_MS };
const GIVEN_UP_AFTER_MS = 3 * DAY_IN_MS;
/** At the end of the process, for mails on their way; what is not done by then is tried again after the next start. */
const LAST_MAILS_IN_MS = 2_500;

export type MailSender = {
  /** Starts sending all due mails, as far as there are free slots; returns before they are delivered. */
  sendDue: () => Promise<void>;
  /** Everything that `sendDue` has started is done. */
  whenIdle: () => Promise<void>;
  stop: () => Promise<void>;
};

type SenderOptions = { carry: Carrier; keepsContent: boolean };

/** Sends the queued mails; several processes may do so at once, each mail is sent once. */
export function createMailSender(base: BaseContext, { carry, keepsContent }: SenderOptions): MailSender {
  const { db, clock, config, logger } = base;
  /** Accepted by the mail server while the database could not be updated. */
  const unmarked = new Map<string, Date>();
  const outage = createOutageLog(base);

  const mark = async (id: string, sentAt: Date): Promise<void> => {
    unmarked.set(id, sentAt);
    await markSent(db, { id, sentAt, keepsContent });
    unmarked.delete(id);
  };

  const noteFailure = async (
    { id, template, attempts, created_at }: WaitingMail,
    { claim, signal, release }: Lease,
    error: unknown,
  ): Promise<void> => {
    if (signal.aborted) return release();
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    const now = clock();
    const isTooOld = now.getTime() - created_at.getTime() > GIVEN_UP_AFTER_MS;
    if (isTooOld || (error instanceof CarrierError && error.isFinal)) {
      logger.error({ event: 'mail.given-up', mailId: id, template, reason }, 'A mail could not be delivered.');
      return giveUpMail(db, { id, claim, givenUpAt: now, reason });
    }
    outage.failed(reason);
    const nextTryAt = new Date(now.getTime() + doublingDelayInMs(attempts - 1, DELAYS));
    return postponeMail(db, { id, claim, nextTryAt, reason });
  };

  const { look, whenIdle, stop } = createWorkQueue<string, WaitingMail>(base, {
    table: MAIL_WORK,
    lanes: LANES,
    leaseInMs: LOCK_IN_MS,
    graceInMs: LAST_MAILS_IN_MS,
    isDue: mailIsDue,
    beforeLook: async () => {
      for (const [id, sentAt] of unmarked) await mark(id, sentAt);
    },
    load: (ids) => findMails(db, ids),
    keyOf: ({ id }) => id,
    work: async (mail, lease) => {
      try {
        await carry(await composeMessage(mail, config), lease.signal);
      } catch (error) {
        return noteFailure(mail, lease, error);
      }
      outage.succeeded();
      await mark(mail.id, clock());
    },
    onFailure: (error, { id }) => logger.error({ err: error, mailId: id }, 'The state of a mail is not written.'),
  });
  return { sendDue: look, whenIdle, stop };
}

/** One line when the mail server goes away and one when it is back, not one for every try. */
function createOutageLog({ logger }: Pick<BaseContext, 'logger'>) {
  let isFailing = false;
  return {
    failed: (reason: string): void => {
      if (!isFailing)
        logger.warn({ event: 'mail.failing', reason }, 'Mails do not get out; they wait and are tried again.');
      isFailing = true;
    },
    succeeded: (): void => {
      if (isFailing) logger.warn({ event: 'mail.recovered' }, 'Mails get out again.');
      isFailing = false;
    },
  };
}
