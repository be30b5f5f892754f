import type { ActState } from '#domain/desk/acts.ts';
import { actRefusals as words } from '#texts/de/desk/acts.ts';
import { Problem } from '#server/platform/http/problem.ts';

const refusal = (status: number, code: string, message: string): Problem => new Problem({ status, code, message });

export const actUnknown = (): Problem => refusal(404, 'act.unknown', words.unknown);
export const actAsked = (): Problem => refusal(409, 'act.asked', words.asked);
export const permissionThere = (): Problem => refusal(409, 'act.has-already', words.hasAlready);
export const permissionNotThere = (): Problem => refusal(409, 'act.has-not', words.hasNot);
export const actNeedsAnother = (): Problem => refusal(403, 'act.needs-another', words.needsAnother);
export const actTooEarly = (from: Date): Problem => refusal(409, 'act.too-early', words.tooEarly(from));
export const actOver = (state: Exclude<ActState, 'WAITING'>): Problem => refusal(409, 'act.over', words.over[state]);
/** What it was about changed meanwhile; `why` is a German sentence. */
export const actLapsed = (why: string): Problem => refusal(409, 'act.lapsed', words.lapsed(why));
export const subjectChanged = (what: keyof typeof words.changed): Problem =>
  refusal(409, 'act.changed', words.changed[what]);
