/** Lists of credits: what waits for a decision, what was set aside, what has to go back, what went back. */
export const BANK_CREDIT_LISTS = ['OPEN', 'SET_ASIDE', 'REFUND_DUE', 'REFUNDED'] as const;
