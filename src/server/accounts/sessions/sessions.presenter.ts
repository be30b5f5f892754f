import type { OwnSession as OwnSessionReply } from '#contract/accounts/account-security.schemas.ts';
import { describeDevice } from './device-name.service.ts';
import type { OwnSession } from './sessions.service.ts';

export const presentOwnSession = (session: OwnSession): OwnSessionReply => ({
  id: session.id,
  kind: session.kind,
  device: describeDevice(session.userAgent),
  signInMethod: session.method,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isCurrent: session.isCurrent,
});
