import { moderationRefusals as texts } from '#texts/de/moderation/moderation.ts';
import { reopeningRefusals } from '#texts/de/moderation/reopening.ts';
import { type FieldProblem, Problem } from '#server/platform/http/problem.ts';

const refuse = (status: number, code: string, message: string, errors?: FieldProblem[]): Problem =>
  new Problem({ status, code: `moderation.${code}`, message, ...(errors === undefined ? {} : { errors }) });

export const ownAdvertReported = (): Problem => refuse(422, 'own-advert', texts.ownAdvert);
export const judgeInOwnCause = (): Problem => refuse(403, 'own-cause', texts.judgeInOwnCause);
export const notBlocked = (): Problem => refuse(409, 'not-blocked', texts.notBlocked);
export const objectionOpen = (): Problem => refuse(409, 'objection-open', texts.objectionOpen);
export const decidedMeanwhile = (): Problem => refuse(409, 'decided-meanwhile', texts.decidedMeanwhile);
export const nothingOpen = (): Problem => refuse(409, 'nothing-open', texts.nothingOpen);
export const nothingToUndo = (): Problem => refuse(409, 'nothing-to-undo', texts.nothingToUndo);
export const caseStaysClosed = (): Problem => refuse(409, 'stays-closed', reopeningRefusals.nothing);
export const chatReportUnknown = (): Problem => refuse(404, 'chat-report-unknown', texts.chatReportUnknown);
export const chatReportDecided = (): Problem => refuse(409, 'chat-report-decided', texts.chatReportDecided);
export const feedbackUnknown = (): Problem => refuse(404, 'feedback-unknown', texts.feedbackUnknown);

/** Without an account, a reporter gives name and address: otherwise the outcome could not be sent. */
export const reporterUnknown = (missing: { name: boolean; email: boolean }): Problem =>
  refuse(422, 'reporter-unknown', texts.needsAddress, [
    ...(missing.name ? [{ path: 'name', message: texts.nameMissing }] : []),
    ...(missing.email ? [{ path: 'email', message: texts.emailMissing }] : []),
  ]);
