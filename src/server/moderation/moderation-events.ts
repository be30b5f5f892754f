/** Decisions of moderation that can be taken back while they are the newest one. */
export const DECISION_KINDS = ['BLOCKED', 'UNBLOCKED', 'REPORTS_REJECTED', 'OBJECTION_REJECTED'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** What a decision has to know of: its version is the number of the newest of these. */
export const CASE_KINDS = [...DECISION_KINDS, 'REPORTED', 'OBJECTED', 'UNDONE', 'HELD'] as const;

/** What an advert is blocked by: a moderator, or the program until a moderator has decided. */
export const BLOCK_KINDS = ['BLOCKED', 'HELD'] as const;

export const isDecisionKind = (kind: string): kind is DecisionKind => DECISION_KINDS.some((known) => known === kind);
