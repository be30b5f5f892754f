/** What moderation decides on besides adverts: an account itself, or its company page. */
export const CASE_SUBJECTS = ['ACCOUNT', 'COMPANY'] as const;
export type CaseSubject = (typeof CASE_SUBJECTS)[number];

/** What of a page a notice is about. */
export const REPORTED_PARTS = ['PAGE', 'NAME', 'PICTURE'] as const;
export type ReportedPart = (typeof REPORTED_PARTS)[number];

/** What follows for an account from a notice that was right. */
export const MEASURES = ['WARNING', 'BLOCK', 'NONE'] as const;
export type Measure = (typeof MEASURES)[number];

/** What became of a notice that was right. */
export type ReportOutcome = Measure | 'REQUEST_REMOVED';

/** Why a company page is not public: a pending check, or a block. */
export const COMPANY_HOLDS = ['REVIEW', 'BLOCKED'] as const;
export type CompanyHold = (typeof COMPANY_HOLDS)[number];

/** What a moderator can do about an account or a company page. */
export const ACCOUNT_ACTIONS = [
  'UNDO',
  'BLOCK',
  'UNBLOCK',
  'WARN',
  'RELEASE',
  'REJECT_REPORTS',
  'REJECT_OBJECTION',
] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
