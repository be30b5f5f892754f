import * as z from 'zod/mini';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import { ADVERT_STATUSES } from '#domain/adverts/advert-status.ts';
import { DECISION_STATES, REPORT_REASONS } from '#domain/moderation/report-reasons.ts';
import { CASE_SUBJECTS, COMPANY_HOLDS, MEASURES, REPORTED_PARTS } from '#domain/moderation/account-cases.ts';
import { ACCOUNT_UNDOABLE } from '#domain/moderation/reopening.ts';
import { SELLER_KINDS } from '#domain/users/seller-kind.ts';
import { Empty, PageQuery, paged } from '#contract/common.schemas.ts';
import { MAX_INTEGER, id, instant, named, open, slug, text, wholeNumber } from '#contract/fields.ts';
import {
  AdvertObjection,
  AdvertReportDto,
  BlockStatement,
  ModerationEvent,
  ModerationReport,
  StatementOfReasons,
} from './moderation.schemas.ts';

export const PageReportReceipt = named(
  'PageReportReceipt',
  z.object({ id: z.string(), reason: z.enum(REPORT_REASONS), receiptSentTo: z.string() }),
);
export type PageReportReceipt = z.infer<typeof PageReportReceipt>;

export const PageReportDto = named(
  'PageReportDto',
  z.extend(AdvertReportDto, {
    /** What is wrong: something on the page, the name, or a picture; without it the page. */
    part: open(z.enum(REPORTED_PARTS)),
  }),
);
export type PageReportDto = z.infer<typeof PageReportDto>;

/** An account in the list of moderators. */
const AccountListItem = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  companyName: z.nullable(z.string()),
  isBusiness: z.boolean(),
  sellerKind: z.enum(SELLER_KINDS),
  isBlocked: z.boolean(),
  memberSince: instant(),
  advertCount: z.number(),
});
export type AccountListItem = z.infer<typeof AccountListItem>;
const AccountList = named('AccountList', paged(AccountListItem));
export type AccountList = z.infer<typeof AccountList>;

const subject = () => z.enum(CASE_SUBJECTS);

const AccusedChatReport = z.object({
  id: z.string(),
  reason: z.enum(REPORT_REASONS),
  status: z.enum(DECISION_STATES),
  measure: z.nullable(z.enum(MEASURES)),
  createdAt: instant(),
});

const ModeratedCompany = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  uid: z.nullable(z.string()),
  registerNumber: z.nullable(z.string()),
  isPublic: z.boolean(),
  hold: z.nullable(z.enum(COMPANY_HOLDS)),
  /** Other companies that claim one of its numbers in public. */
  claims: z.array(z.object({ userId: z.string(), name: z.string(), slug: z.string(), number: z.string() })),
});

/** An account with all that moderation has to know of it. */
export const ModeratedAccount = named(
  'ModeratedAccount',
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    isBusiness: z.boolean(),
    sellerKind: z.enum(SELLER_KINDS),
    isBlocked: z.boolean(),
    isLeaving: z.boolean(),
    mailIsConfirmed: z.boolean(),
    memberSince: instant(),
    permissions: z.array(z.enum(PERMISSIONS)),
    advertCount: z.number(),
    activeAdvertCount: z.number(),
    /** Adverts of this account that a moderator ever blocked. */
    blockedAdvertCount: z.number(),
    adverts: z.array(
      z.object({ id: z.string(), title: z.string(), status: z.enum(ADVERT_STATUSES), openReportCount: z.number() }),
    ),
    company: z.nullable(ModeratedCompany),
    accountStatement: z.nullable(StatementOfReasons),
    companyStatement: z.nullable(StatementOfReasons),
    reports: z.array(z.extend(ModerationReport, { subject: subject(), part: z.enum(REPORTED_PARTS) })),
    chatReports: z.array(AccusedChatReport),
    objections: z.array(z.extend(AdvertObjection, { subject: subject() })),
    /**
     * Subjects whose open objection the viewer may not decide on, because they made the decision and another moderator
     * is available.
     */
    leftToColleagues: z.array(subject()),
    /** Decisions that can be taken back: the newest one about each subject. */
    undoable: z.array(z.object({ subject: subject(), kind: z.enum(ACCOUNT_UNDOABLE) })),
    /** The newest first. */
    events: z.array(z.extend(ModerationEvent, { subject: subject() })),
    /** Has to come back with a decision. */
    version: z.number(),
  }),
);
export type ModeratedAccount = z.infer<typeof ModeratedAccount>;

const version = () => wholeNumber(0, MAX_INTEGER);
const note = () => open(text({ max: 2000 }));

export const AccountDecisionDto = named(
  'AccountDecisionDto',
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('BLOCK'), subject: subject(), ...BlockStatement, version: version() }),
    z.object({ action: z.literal('WARN'), subject: subject(), ...BlockStatement, version: version() }),
    z.object({ action: z.literal('UNBLOCK'), subject: subject(), note: note(), version: version() }),
    /** Publishes a company page that waits for a check. */
    z.object({ action: z.literal('RELEASE'), subject: z.literal('COMPANY'), note: note(), version: version() }),
    z.object({ action: z.literal('REJECT_REPORTS'), subject: subject(), note: note(), version: version() }),
    z.object({
      action: z.literal('REJECT_OBJECTION'),
      subject: subject(),
      note: text({ min: 10, max: 2000 }),
      version: version(),
    }),
    /** Takes the newest decision back; one that blocks or lifts a block is not undone but followed by the other. */
    z.object({ action: z.literal('UNDO'), subject: subject(), version: version() }),
  ]),
);
export type AccountDecisionDto = z.infer<typeof AccountDecisionDto>;

/** A block as shown to the blocked person, through the link of the mail: a blocked account cannot sign in. */
export const LinkedBlock = named(
  'LinkedBlock',
  z.object({
    subject: subject(),
    /** Name of the company page; empty for an account. */
    name: z.string(),
    isBlocked: z.boolean(),
    statement: z.nullable(StatementOfReasons),
    objections: z.array(AdvertObjection),
    /** Whether a moderator other than the one who blocked can decide on an objection. */
    isDecidedBySomebodyElse: z.boolean(),
  }),
);
export type LinkedBlock = z.infer<typeof LinkedBlock>;

const LinkedObjectionDto = named('LinkedObjectionDto', z.object({ content: text({ min: 10, max: 2000 }) }));

const UserParams = z.object({ userId: id() });
const LinkParams = z.object({ token: text({ min: 1, max: 300 }) });

export const accountModerationShapes = {
  reportSeller: { params: UserParams, body: { pageReportDto: PageReportDto }, reply: PageReportReceipt },
  reportCompany: {
    params: z.object({ companyId: slug() }),
    body: { pageReportDto: PageReportDto },
    reply: PageReportReceipt,
  },
  listModeratedAccounts: {
    query: z.extend(PageQuery, { search: z.optional(text({ max: 200 })) }),
    reply: AccountList,
  },
  getModeratedAccount: { params: UserParams, reply: ModeratedAccount },
  decideOnAccount: {
    params: UserParams,
    body: { accountDecisionDto: AccountDecisionDto },
    reply: ModeratedAccount,
  },
  getBlockByLink: { params: LinkParams, reply: LinkedBlock },
  objectByLink: { params: LinkParams, body: { linkedObjectionDto: LinkedObjectionDto }, reply: Empty },
} as const;
