import { accountModerationRefusals as texts } from '#texts/de/moderation/account-moderation.ts';
import { Problem } from '#server/platform/http/problem.ts';

const refuse = (status: number, code: string, message: string): Problem =>
  new Problem({ status, code: `moderation.${code}`, message });

export const moderatedAccountUnknown = (): Problem =>
  new Problem({ status: 404, code: 'account.unknown', message: texts.unknown });
export const judgeOfOwnAccount = (): Problem => refuse(403, 'own-cause', texts.ownCause);
export const adminOnly = (): Problem => refuse(403, 'admin-only', texts.adminOnly);
export const lastAdminBlocked = (): Problem => refuse(409, 'last-admin', texts.lastAdmin);
export const alreadyBlocked = (): Problem => refuse(409, 'already-blocked', texts.alreadyBlocked);
export const accountNotBlocked = (): Problem => refuse(409, 'not-blocked', texts.notBlocked);
export const notHeld = (): Problem => refuse(409, 'not-held', texts.notHeld);
export const noCompanyThere = (): Problem => refuse(409, 'no-company', texts.noCompany);
export const accountDecidedMeanwhile = (): Problem => refuse(409, 'decided-meanwhile', texts.decidedMeanwhile);
export const leftToColleague = (): Problem => refuse(403, 'left-to-colleague', texts.leftToColleague);
export const ownPageReported = (): Problem => refuse(422, 'own-page', texts.ownPage);
export const blockLinkWorthless = (): Problem => refuse(404, 'link-worthless', texts.linkWorthless);
export const blockLiftedAlready = (): Problem => refuse(409, 'not-blocked', texts.liftedAlready);
export const accountObjectionOpen = (): Problem => refuse(409, 'objection-open', texts.objectionOpen);
export const accusedGone = (): Problem => refuse(409, 'accused-gone', texts.accusedGone);

export const statementMissing = (): Problem =>
  new Problem({
    status: 422,
    code: 'request.refused',
    message: texts.statementMissing,
    errors: [{ path: 'fact', message: texts.statementMissing }],
  });
