import * as calls from '#contract/desk/desk.ts';
import { deskShapes as shapes } from '#contract/desk/desk.schemas.ts';
import { personalDataShapes } from '#contract/desk/personal-data.schemas.ts';
import { getPersonalDataRecords as personalDataCall } from '#contract/desk/personal-data.ts';
import * as actCalls from '#contract/desk/acts.ts';
import { actShapes } from '#contract/desk/acts.schemas.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import * as acts from './acts/acts.service.ts';
import { getDesk } from './desk.service.ts';
import * as site from './site-state.service.ts';
import type { SiteWatch } from './site-watch.service.ts';
import { getPersonalDataRecords } from './personal-data.service.ts';

type Tools = { watch: Pick<SiteWatch, 'refresh'>; limiter: RateLimiter; sessions: SessionReader };

/** The operator's desk. */
export function registerDeskHandlers({ handle }: ApiServer, { watch, limiter, sessions }: Tools): void {
  /** The process that was asked says it at once. */
  const afterwards = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    await watch.refresh();
    return done;
  };
  handle(calls.getDesk, shapes.getDesk, forward(getDesk));
  handle(calls.getSiteState, shapes.getSiteState, forward(site.getSiteState));
  handle(calls.addAnnouncement, shapes.addAnnouncement, ({ context, input }) =>
    afterwards(site.addAnnouncement(context, input.announcementDto)),
  );
  handle(calls.endAnnouncement, shapes.endAnnouncement, ({ context, input }) =>
    afterwards(site.endAnnouncement(context, input.announcementId)),
  );
  handle(calls.setMaintenance, shapes.setMaintenance, ({ context, input }) =>
    afterwards(site.setMaintenance(context, input.maintenanceDto)),
  );
  handle(personalDataCall, personalDataShapes.getPersonalDataRecords, forward(getPersonalDataRecords));
  handle(actCalls.listActs, actShapes.listActs, forward(acts.listActs));
  handle(actCalls.askForAct, actShapes.askForAct, ({ context, input }) =>
    acts.askForAct(context, input.askedActDto, limiter),
  );
  handle(actCalls.confirmAct, actShapes.confirmAct, async ({ context, input }) => {
    const { actId, confirmedActDto } = input;
    const done = await acts.confirmAct(context, { actId, ...confirmedActDto }, limiter);
    if (done.permission !== null) sessions.forget(null);
    return done;
  });
  handle(actCalls.stopAct, actShapes.stopAct, forward(acts.stopAct));
}
