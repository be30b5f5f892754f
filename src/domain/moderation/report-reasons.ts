/** What a notice says is wrong; source: Regulation (EU) 2022/2065 (DSA) Art. 16, grouped for a marketplace of goods. */
export const REPORT_REASONS = ['FRAUD', 'FALSE_FACTS', 'FORBIDDEN_GOODS', 'COPYRIGHT', 'CHILD_ABUSE', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Whether a notice needs no name and address: offences against children. Source: DSA Art. 16 (2) c. */
export const mayBeNameless = (reason: ReportReason): boolean => reason === 'CHILD_ABUSE';

/** State of a notice or an objection. */
export const DECISION_STATES = ['OPEN', 'UPHELD', 'REJECTED'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** On what a block rests: our own terms or a law; source: DSA Art. 17 (3) d and e. */
export const BLOCK_GROUNDS = ['TERMS', 'LAW'] as const;
export type BlockGround = (typeof BLOCK_GROUNDS)[number];
