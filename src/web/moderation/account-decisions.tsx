import type { ModeratedAccount } from '#contract/account-moderation.schemas.ts';
import { ACCOUNT_ACTIONS, CASE_SUBJECTS } from '#domain/moderation/account-cases.ts';
import { accountPageTexts as texts } from '#texts/de/account-moderation.ts';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-field.tsx';
import type { AccountWish } from './answer-account.ts';
import type { CaseReply } from './case-form.ts';
import { CaseForm } from './case-frame.tsx';
import { LostDecision } from './lost-decision.tsx';
import { StatementFields } from './statement-fields.tsx';

type Sent = { wish: AccountWish; reply: CaseReply } | null;
type AccountDecisionsProps = { shown: ModeratedAccount; isOwn: boolean; sent: Sent };

const isSame = (one: AccountWish, other: AccountWish | undefined): boolean =>
  one.action === other?.action && one.subject === other.subject;

/** What can be decided now about the account and its company page, each in a form of its own. */
export function AccountDecisions({ shown, isOwn, sent }: AccountDecisionsProps) {
  if (isOwn) return <Notice kind="info">{texts.own}</Notice>;
  const offered = offeredFor(shown);
  const isLost = sent !== null && !offered.some((wish) => isSame(wish, sent.wish));
  return (
    <section className="box case-part" aria-labelledby="entscheiden">
      <h2 id="entscheiden">{texts.decide}</h2>
      <LostDecision sent={isLost ? sent : null} />
      {shown.leftToColleagues.length > 0 && <Notice kind="info">{texts.leftToColleague}</Notice>}
      {offered.map((wish) => (
        <Decision
          key={`${wish.subject} ${wish.action}`}
          wish={wish}
          shown={shown}
          reply={sent !== null && isSame(wish, sent.wish) ? sent.reply : null}
        />
      ))}
    </section>
  );
}

/** Which decisions the state allows, those about the account first. */
function offeredFor(shown: ModeratedAccount): AccountWish[] {
  const all = CASE_SUBJECTS.flatMap((subject) => ACCOUNT_ACTIONS.map((action) => ({ action, subject })));
  return all.filter((wish) => isOffered(shown, wish));
}

function isOffered(shown: ModeratedAccount, { action, subject }: AccountWish): boolean {
  const { company } = shown;
  if (subject === 'COMPANY' && company === null) return false;
  const isBlocked = subject === 'ACCOUNT' ? shown.isBlocked : company?.hold === 'BLOCKED';
  const isOpen = (one: { subject: string; status: string }): boolean =>
    one.subject === subject && one.status === 'OPEN';
  const hasObjection = isBlocked && shown.objections.some(isOpen);
  const isLeftToOthers = hasObjection && shown.leftToColleagues.includes(subject);
  switch (action) {
    case 'BLOCK':
      return !isBlocked;
    case 'WARN':
      return !isBlocked;
    case 'UNBLOCK':
      return isBlocked && !isLeftToOthers;
    case 'RELEASE':
      return subject === 'COMPANY' && company?.hold === 'REVIEW';
    case 'REJECT_REPORTS':
      return shown.reports.some(isOpen);
    case 'REJECT_OBJECTION':
      return hasObjection && !isLeftToOthers;
  }
}

type DecisionProps = { wish: AccountWish; shown: ModeratedAccount; reply: CaseReply | null };

function Decision({ wish: { action, subject }, shown, reply }: DecisionProps) {
  const words = texts.decisions[subject];
  const hasObjection = shown.objections.some((one) => one.subject === subject && one.status === 'OPEN');
  const title = action === 'UNBLOCK' && hasObjection ? words.UPHOLD : words[action];
  const hasStatement = action === 'BLOCK' || action === 'WARN';
  return (
    <details className="case-decision" open={reply !== null || undefined}>
      <summary>{title}</summary>
      <CaseForm reply={reply} submit={title} variant={action === 'BLOCK' ? 'danger' : 'main'}>
        <input type="hidden" name="do" value={action} />
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="version" value={shown.version} />
        {action === 'BLOCK' && <p className="text-sm text-ink-soft">{texts.blockIntro[subject]}</p>}
        {action === 'WARN' && <p className="text-sm text-ink-soft">{texts.warnIntro}</p>}
        {action === 'RELEASE' && <p className="text-sm text-ink-soft">{texts.releaseIntro}</p>}
        {hasStatement ? (
          <StatementFields reply={reply} />
        ) : (
          <TextArea
            label={action === 'REJECT_OBJECTION' ? texts.note : texts.noteFree}
            name="note"
            rows={3}
            defaultValue={reply?.values['note'] ?? ''}
            error={reply?.errors['note']}
          />
        )}
      </CaseForm>
    </details>
  );
}
