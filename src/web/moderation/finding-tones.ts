import type { DecisionState } from '#domain/moderation/report-reasons.ts';
import type { BadgeTone } from '#ui/marks/badge.tsx';

/** The colour of a notice or an objection by its state. */
export const FINDING_TONES: Record<DecisionState, BadgeTone> = {
  OPEN: 'warning',
  UPHELD: 'checked',
  REJECTED: 'neutral',
};
