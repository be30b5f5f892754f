import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { DecisionState } from '#domain/moderation/report-reasons.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { Badge, type BadgeTone } from '#ui/marks/badge.tsx';

const STATUS_TONES: Record<AdvertStatus, BadgeTone> = {
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

/** The state of an advert, for its moderators; one that is online for itself may be hidden with its owner's account. */
export function AdvertStatusBadge({ status, isHidden }: { status: AdvertStatus; isHidden: boolean }) {
  return status === 'ACTIVE' && isHidden ? (
    <Badge tone="warning">{moderationTexts.hiddenWithAccount}</Badge>
  ) : (
    <Badge tone={STATUS_TONES[status]}>{moderationTexts.status[status]}</Badge>
  );
}
