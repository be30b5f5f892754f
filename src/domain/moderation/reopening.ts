/** Cases whose decision is no measure against an account: they are opened again as a whole. */
export const REOPENABLE_KINDS = ['CHAT', 'RATING'] as const;
export type ReopenableKind = (typeof REOPENABLE_KINDS)[number];

/** Later, most who reported have forgotten what they saw; product decision. */
export const REOPENABLE_FOR_DAYS = 30;

/** Decisions about an account or its company page that are taken back; a block is lifted instead. */
export const ACCOUNT_UNDOABLE = ['WARNED', 'REPORTS_REJECTED', 'OBJECTION_REJECTED'] as const;
export type AccountUndoable = (typeof ACCOUNT_UNDOABLE)[number];

/** After one of these, an earlier decision is not taken back any more. */
export const ACCOUNT_STEPS = [
  ...ACCOUNT_UNDOABLE,
  'BLOCKED',
  'UNBLOCKED',
  'RELEASED',
  'OBJECTED',
  'CHAT_REPORT_UPHELD',
  'UNDONE',
] as const;

export const isUndoable = (kind: string): kind is AccountUndoable => ACCOUNT_UNDOABLE.some((known) => known === kind);
