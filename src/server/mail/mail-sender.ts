import { setTimeout as wait } from 'node:timers/promises';
import type { BaseContext } from '#server/platform/context.ts';
import { type Carrier, CarrierError, composeMessage } from './mail-message.ts';
import {
  claimMails,
  giveUpMail,
  markSent,
  postponeMail,
  prolongLocks,
  releaseMails,
  type WaitingMail,
} from './mails.repository.ts';
import { nextDelayInMs } from './retry-delay.ts';

/** Mails on their way at the same time. */
const LANES = 5;
/** A killed process holds a mail up for so long at most. */
const LOCK_IN_MS = 60_000;
const PROLONG_EVERY_MS = 20_000;
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * 60_000;
/** At the end of the process, for mails on their way; what is not done by then is tried again after the next start. */
const LAST_MAILS_IN_MS = 2_500;

export type MailSender = {
  /** Starts on all mails that are due, as far as there are free lanes; returns before they have arrived. */
  sendDue: () => Promise<void>;
  /** Everything that `sendDue` has started is done. */
  settle: () => Promise<void>;
  stop: () => Promise<void>;
};

type SenderOptions = { carry: Carrier; keepsContent: boolean };

/** Sends what waits in the queue; any number of processes may do so at once, each mail goes out once. */
export function createMailSender(base: BaseContext, { carry, keepsContent }: SenderOptions): MailSender {
  const { db, clock, config, logger } = base;
  const underWay = new Map<string, Promise<void>>();
  /** Taken over by the mail server while the database could not be told. */
  const unmarked = new Map<string, Date>();
  const stopping = new AbortController();
  const cutting = new AbortController();
  const fromNow = (durationInMs: number): Date => new Date(clock().getTime() + durationInMs);
  const outage = createOutageLog(base);

  const mark = async (id: string, sentAt: Date): Promise<void> => {
    unmarked.set(id, sentAt);
    await markSent(db, { id, sentAt, keepsContent });
    unmarked.delete(id);
  };

  const noteFailure = async ({ id, template, attempts, created_at }: WaitingMail, error: unknown): Promise<void> => {
    if (cutting.signal.aborted) return releaseMails(db, [id]);
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    const isTooOld = clock().getTime() - created_at.getTime() > GIVEN_UP_AFTER_MS;
    if (isTooOld || (error instanceof CarrierError && error.isFinal)) {
      logger.error({ event: 'mail.given-up', mailId: id, template, reason }, 'A mail could not be delivered.');
      return giveUpMail(db, { id, givenUpAt: clock(), reason });
    }
    outage.failed(reason);
    return postponeMail(db, { id, nextTryAt: fromNow(nextDelayInMs(attempts)), reason });
  };

  const deliver = async (mail: WaitingMail): Promise<void> => {
    try {
      await carry(await composeMessage(mail, config), cutting.signal);
    } catch (error) {
      return noteFailure(mail, error);
    }
    outage.succeeded();
    await mark(mail.id, clock());
  };

  const start = (mail: WaitingMail): void => {
    const done = deliver(mail)
      .catch((error: unknown) => logger.error({ err: error, mailId: mail.id }, 'The state of a mail is not written.'))
      .finally(() => {
        underWay.delete(mail.id);
        void sendDue().catch(() => undefined);
      });
    underWay.set(mail.id, done);
  };

  const fillLanes = async (): Promise<void> => {
    for (const [id, sentAt] of unmarked) await mark(id, sentAt);
    while (underWay.size < LANES && !stopping.signal.aborted) {
      const except = [...underWay.keys()];
      const claim = { limit: LANES - underWay.size, now: clock(), lockedUntil: fromNow(LOCK_IN_MS), except };
      const mails = await claimMails(db, claim);
      if (stopping.signal.aborted)
        return releaseMails(
          db,
          mails.map(({ id }) => id),
        );
      if (mails.length === 0) return;
      mails.forEach(start);
    }
  };

  let filling: Promise<void> | null = null;
  let isWanted = false;
  const fillWhileWanted = async (): Promise<void> => {
    try {
      while (isWanted) {
        isWanted = false;
        await fillLanes();
      }
    } finally {
      filling = null;
    }
  };
  const sendDue = (): Promise<void> => {
    isWanted = true;
    filling ??= fillWhileWanted();
    return filling;
  };

  const prolonging = setInterval(() => {
    // A slow answer of the server must not hand the mail to somebody else; a failure shows at the next write.
    if (underWay.size > 0) prolongLocks(db, [...underWay.keys()], fromNow(LOCK_IN_MS)).catch(() => undefined);
  }, PROLONG_EVERY_MS);
  prolonging.unref();

  const settle = async (): Promise<void> => {
    while (filling || underWay.size > 0) await Promise.allSettled([filling, ...underWay.values()]);
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.race([settle(), wait(LAST_MAILS_IN_MS, undefined, { ref: false })]);
    cutting.abort();
    await settle();
    clearInterval(prolonging);
  };

  return { sendDue, settle, stop };
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
