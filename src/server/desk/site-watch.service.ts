import { siteStateTexts as texts } from '#texts/de/desk/site-state.ts';
import type { SiteState } from '#contract/desk/desk.schemas.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext, Viewer } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { readSiteState } from './site-state.service.ts';

/** What is said on every page of this moment. */
export type SiteNotice = { id: string; words: string; isDismissible: boolean };

/** What the operator says to all, kept in this process and never more than about a second old. */
export type SiteWatch = {
  notice: () => SiteNotice | null;
  /** Seconds after which a refused write may be tried again; null without maintenance. */
  retryAfter: () => number | null;
  /** @throws site.maintenance (503) for a write of everybody but administrators */
  refuseWrite: (viewer: Viewer | null) => void;
  /** Reads it again, after a change; what cannot be read now is read at the next turn. */
  refresh: () => Promise<void>;
  tasks: BackgroundTask[];
};

/** Also a change from the command line or another process is seen after this time. */
const READ_EVERY_MS = 1_000;
/** Said where the operator names no end. */
const RETRY_AFTER_IN_S = 300;

/** Requests never wait for it: while the database is away, what was known goes on. */
export async function openSiteWatch(base: Pick<BaseContext, 'db' | 'clock' | 'logger'>): Promise<SiteWatch> {
  let state: SiteState = { announcements: [], maintenance: null };
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    state = await readSiteState(base);
  };
  const readOnce = (): Promise<void> => (reading ??= read().finally(() => (reading = null)));
  const refresh = async (): Promise<void> => {
    await reading?.catch(() => undefined);
    await readOnce().catch((error: unknown) => base.logger.warn({ err: error }, 'announcements could not be read'));
  };
  await readOnce();

  const retryAfter = (): number | null => {
    const { maintenance } = state;
    if (maintenance === null) return null;
    const left = Date.parse(maintenance.expectedEnd ?? '') - base.clock().getTime();
    return left > 0 ? Math.ceil(left / 1_000) : RETRY_AFTER_IN_S;
  };

  const notice = (): SiteNotice | null => {
    const { maintenance, announcements } = state;
    if (maintenance !== null)
      return {
        id: `maintenance ${maintenance.since}`,
        words: texts.saidWithEnd(maintenance.words, maintenance.expectedEnd),
        isDismissible: false,
      };
    const now = base.clock().getTime();
    const shown = announcements.findLast(({ from, to }) => Date.parse(from) <= now && Date.parse(to) > now);
    return shown ? { id: shown.id, words: shown.words, isDismissible: true } : null;
  };

  return {
    notice,
    retryAfter,
    refuseWrite: (viewer) => {
      const seconds = retryAfter();
      if (seconds === null || viewer?.permissions.includes('admin')) return;
      throw new Problem({
        status: 503,
        code: 'site.maintenance',
        message: notice()?.words ?? texts.maintenance,
        headers: { 'retry-after': String(seconds) },
      });
    },
    refresh,
    tasks: [{ name: 'read announcements', everyInMs: READ_EVERY_MS, run: readOnce, inEachProcess: true }],
  };
}
