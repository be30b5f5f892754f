import * as z from 'zod/mini';
import { id, instant, named, open, text } from '#contract/fields.ts';

/** Things of one kind that wait for a person. */
const waiting = () => z.object({ count: z.number(), oldestAt: z.nullable(instant()) });

export const BACKUP_STATES = ['NOT_SET_UP', 'UNREADABLE', 'NONE', 'NONE_CHECKED', 'TOO_OLD', 'GOOD'] as const;

export const Desk = named(
  'Desk',
  z.object({
    at: instant(),
    /** Acts that wait for a second person. */
    acts: waiting(),
    cases: waiting(),
    heldAdverts: waiting(),
    proofs: waiting(),
    /** Mails that were given up within 30 days, and those that fail at present and are tried again. */
    lostMails: waiting(),
    delayedMails: waiting(),
    /** The newest mails that were given up; never who they were for. */
    lostMailSamples: z.array(z.object({ template: z.string(), at: instant(), error: z.string() })),
    unmatchedCredits: waiting(),
    refundsDue: waiting(),
    openTransfers: waiting(),
    /** Accounts that wait for their end, and those whose end is overdue. */
    leavingAccounts: waiting(),
    overdueAccounts: waiting(),
    /** VAT numbers for which the service of the Union does not answer. */
    unansweredVatNumbers: waiting(),
    failingJobs: z.array(
      z.object({
        name: z.string(),
        since: instant(),
        lastFailedAt: instant(),
        failures: z.number(),
        error: z.string(),
      }),
    ),
    /** Of the data folder; null where the system does not tell. */
    disk: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
    backup: z.object({
      state: z.enum(BACKUP_STATES),
      /** End of the newest backup that was checked with success. */
      checkedBackupAt: z.nullable(instant()),
      maxAgeInHours: z.number(),
    }),
  }),
);
export type Desk = z.infer<typeof Desk>;

/** What the operator says to all: announcements that run or are to come, and maintenance if it is on. */
export const SiteState = named(
  'SiteState',
  z.object({
    announcements: z.array(
      z.object({ id: z.string(), words: z.string(), from: instant(), to: instant(), isShown: z.boolean() }),
    ),
    maintenance: z.nullable(z.object({ since: instant(), words: z.string(), expectedEnd: z.nullable(instant()) })),
  }),
);
export type SiteState = z.infer<typeof SiteState>;

const AnnouncementDto = named(
  'AnnouncementDto',
  z.object({
    words: text({ min: 3, max: 300 }),
    /** Without it at once. */
    from: open(z.iso.datetime({ offset: true })),
    to: z.iso.datetime({ offset: true }),
  }),
);

const MaintenanceDto = named(
  'MaintenanceDto',
  z.object({
    isOn: z.boolean(),
    /** Said on every page; without it a sentence of the house. */
    words: open(text({ max: 300 })),
    expectedEnd: open(z.iso.datetime({ offset: true })),
  }),
);

export const deskShapes = {
  getDesk: { reply: Desk },
  getSiteState: { reply: SiteState },
  addAnnouncement: { body: { announcementDto: AnnouncementDto }, reply: SiteState },
  endAnnouncement: { params: z.object({ announcementId: id() }), reply: SiteState },
  setMaintenance: { body: { maintenanceDto: MaintenanceDto }, reply: SiteState },
} as const;
