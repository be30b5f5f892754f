import type { DecisionState } from '#domain/moderation/report-reasons.ts';
import type { BadgeTone } from '#ui/marks/badge.tsx';

/** How a notice or an objection looks by where it stands. */
export const FINDING_TONES: Record<DecisionState, BadgeTone> = {
  OPEN: 'warning',
  UPHELD: 'checked',
  REJECTED: 'neutral',
};
