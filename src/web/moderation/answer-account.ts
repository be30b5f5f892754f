import { decideOnAccount } from '#contract/account-moderation.ts';
import type { AccountDecisionDto } from '#contract/account-moderation.schemas.ts';
import type { Api } from '#contract/api.ts';
import {
  ACCOUNT_ACTIONS,
  type AccountAction,
  CASE_SUBJECTS,
  type CaseSubject,
} from '#domain/moderation/account-cases.ts';
import { moderationTexts } from '#texts/de/moderation.ts';
import { type CaseReply, refusedBy, typed } from './case-form.ts';

export type AccountWish = { action: AccountAction; subject: CaseSubject };
export type AccountAnswer = { done: AccountAction } | { wish: AccountWish; reply: CaseReply; status: number };

/** Does what a form says; null where it says nothing we know. */
export async function answerAccount(api: Api, userId: string, form: FormData): Promise<AccountAnswer | null> {
  const action = ACCOUNT_ACTIONS.find((known) => known === typed(form, 'do'));
  const subject = CASE_SUBJECTS.find((known) => known === typed(form, 'subject'));
  if (action === undefined || subject === undefined) return null;
  try {
    await api.call(decideOnAccount, { userId, accountDecisionDto: decisionOf({ action, subject }, form) });
    return { done: action };
  } catch (error) {
    const values = Object.fromEntries(
      ['fact', 'ground', 'groundText', 'note'].map((name) => [name, typed(form, name)]),
    );
    return { wish: { action, subject }, ...refusedBy(error, values, moderationTexts.decisions.failed) };
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
    case 'RELEASE':
      return { action, subject: 'COMPANY', note, version };
    default:
      return { action, subject, note, version };
  }
}
