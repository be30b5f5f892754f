import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { DecisionState } from '#domain/moderation/report-reasons.ts';
import type { BadgeTone } from '#ui/marks/badge.tsx';

/** How the state of an advert looks to its moderators. */
export const STATUS_TONES: Record<AdvertStatus, BadgeTone> = {
  ACTIVE: 'checked',
  DRAFT: 'neutral',
  INACTIVE: 'info',
  EXPIRED: 'neutral',
  BLOCKED: 'error',
  DELETED: 'neutral',
};

/** The colour of a notice or an objection by its state. */
export const FINDING_TONES: Record<DecisionState, BadgeTone> = {
  OPEN: 'warning',
  UPHELD: 'checked',
  REJECTED: 'neutral',
};
