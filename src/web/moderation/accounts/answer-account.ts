import { decideOnAccount } from '#contract/moderation/account-moderation.ts';
import type { AccountDecisionDto } from '#contract/moderation/account-moderation.schemas.ts';
import { endAccountSessions } from '#contract/accounts/permissions.ts';
import type { Api } from '#contract/api.ts';
import {
  ACCOUNT_ACTIONS,
  type AccountAction,
  CASE_SUBJECTS,
  type CaseSubject,
} from '#domain/moderation/account-cases.ts';
import { accountPageTexts } from '#texts/de/moderation/account-moderation.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';

export type AccountWish = { action: AccountAction; subject: CaseSubject };
/** The form that ends all sessions. */
export const END_SESSIONS = 'END_SESSIONS';
export type AccountAnswer = { done: AccountAction | typeof END_SESSIONS } | Refused;

/** Executes the action of a form; null for an unknown one. */
export async function answerAccount(api: Api, userId: string, form: FormData): Promise<AccountAnswer | null> {
  if (typed(form, INTENT_FIELD) === END_SESSIONS) return answerEndSessions(api, userId, form);
  const action = ACCOUNT_ACTIONS.find((known) => known === typed(form, INTENT_FIELD));
  const subject = CASE_SUBJECTS.find((known) => known === typed(form, ABOUT_FIELD));
  if (action === undefined || subject === undefined) return null;
  try {
    await api.call(decideOnAccount, { userId, accountDecisionDto: decisionOf({ action, subject }, form) });
    return { done: action };
  } catch (error) {
    const values = typedValues(form, ['fact', 'ground', 'groundText', 'note']);
    return refusedBy(error, { intent: action, about: subject, values, otherwise: moderationTexts.decisions.failed });
  }
}

async function answerEndSessions(api: Api, userId: string, form: FormData): Promise<AccountAnswer> {
  const accountSessionsEndDto = { reason: typed(form, 'reason'), otp: typed(form, 'otp') };
  try {
    await api.call(endAccountSessions, { userId, accountSessionsEndDto });
    return { done: END_SESSIONS };
  } catch (error) {
    const values = typedValues(form, ['reason']);
    return refusedBy(error, { intent: END_SESSIONS, values, otherwise: accountPageTexts.sessions.failed });
  }
}

function decisionOf({ action, subject }: AccountWish, form: FormData): AccountDecisionDto {
  const version = Number(typed(form, 'version'));
  const note = typed(form, 'note');
  switch (action) {
    case 'BLOCK':
    case 'WARN': {
      const ground = typed(form, 'ground') === 'LAW' ? 'LAW' : 'TERMS';
      const statement = { fact: typed(form, 'fact'), ground, groundText: typed(form, 'groundText') } as const;
      return { action, subject, ...statement, version };
    }
    case 'UNDO':
      return { action, subject, version };
    case 'RELEASE':
      return { action, subject: 'COMPANY', note, version };
    default:
      return { action, subject, note, version };
  }
}
