import * as calls from '#contract/desk/desk.ts';
import { deskShapes as shapes } from '#contract/desk/desk.schemas.ts';
import { personalDataShapes } from '#contract/desk/personal-data.schemas.ts';
import { getPersonalDataRecords as personalDataCall } from '#contract/desk/personal-data.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { getDesk } from './desk.service.ts';
import * as site from './site-state.service.ts';
import type { SiteWatch } from './site-watch.service.ts';
import { getPersonalDataRecords } from './personal-data.service.ts';

/** The operator's desk. */
export function registerDeskHandlers({ handle }: ApiServer, watch: Pick<SiteWatch, 'refresh'>): void {
  /** The process that was asked says it at once. */
  const afterwards = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work;
    await watch.refresh();
    return done;
  };
  handle(calls.getDesk, shapes.getDesk, ({ context }) => getDesk(context));
  handle(calls.getSiteState, shapes.getSiteState, ({ context }) => site.getSiteState(context));
  handle(calls.addAnnouncement, shapes.addAnnouncement, ({ context, input }) =>
    afterwards(site.addAnnouncement(context, input.announcementDto)),
  );
  handle(calls.endAnnouncement, shapes.endAnnouncement, ({ context, input }) =>
    afterwards(site.endAnnouncement(context, input.announcementId)),
  );
  handle(calls.setMaintenance, shapes.setMaintenance, ({ context, input }) =>
    afterwards(site.setMaintenance(context, input.maintenanceDto)),
  );
  handle(personalDataCall, personalDataShapes.getPersonalDataRecords, ({ context }) => getPersonalDataRecords(context));
}
