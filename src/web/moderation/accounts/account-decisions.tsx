import type { ModeratedAccount } from '#contract/moderation/account-moderation.schemas.ts';
import { ACCOUNT_ACTIONS, CASE_SUBJECTS } from '#domain/moderation/account-cases.ts';
import { accountPageTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { reopeningTexts } from '#texts/de/moderation/reopening.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import type { AccountWish } from './answer-account.ts';
import { fieldsOf } from '#web/forms/form-fields.ts';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { LostDecision } from '#web/moderation/lost-decision.parts.tsx';
import { StatementFields } from '#web/moderation/statement-fields.tsx';

const { account: undoTexts } = reopeningTexts;

type AccountDecisionsProps = { shown: ModeratedAccount; isOwn: boolean; sent: FormReply | null };

/** The available decisions about the account and its company page, each in a form of its own. */
export function AccountDecisions({ shown, isOwn, sent }: AccountDecisionsProps) {
  if (isOwn) return <Notice kind="info">{texts.own}</Notice>;
  const offered = offeredFor(shown);
  const replyOn = ({ action, subject }: AccountWish) => replyTo(sent, { intent: action, about: subject });
  const isLost = sent !== null && offered.every((wish) => replyOn(wish) === null);
  return (
    <section className="box case-part" aria-labelledby="entscheiden">
      <h2 id="entscheiden">{texts.decide}</h2>
      <LostDecision sent={isLost ? sent : null} />
      {shown.leftToColleagues.length > 0 && <Notice kind="info">{texts.leftToColleague}</Notice>}
      {offered.map((wish) => (
        <Decision
          key={`${wish.subject} ${wish.action} ${shown.version}`}
          wish={wish}
          shown={shown}
          reply={replyOn(wish)}
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
    case 'UNDO':
      return shown.undoable.some((one) => one.subject === subject);
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

type DecisionProps = { wish: AccountWish; shown: ModeratedAccount; reply: FormReply | null };

function Decision({ wish: { action, subject }, shown, reply }: DecisionProps) {
  const words = texts.decisions[subject];
  const hasObjection = shown.objections.some((one) => one.subject === subject && one.status === 'OPEN');
  const title = action === 'UNBLOCK' && hasObjection ? words.UPHOLD : words[action];
  const hasStatement = action === 'BLOCK' || action === 'WARN';
  const undone = action === 'UNDO' ? shown.undoable.find((one) => one.subject === subject)?.kind : undefined;
  return (
    <details className="case-decision border-t border-seam [&>form]:pb-4.5" open={reply !== null || undefined}>
      <summary>{title}</summary>
      <PageForm
        className="case-form roomy-choices"
        reply={reply}
        intent={action}
        about={subject}
        submit={title}
        variant={action === 'BLOCK' ? 'danger' : 'main'}
      >
        <input type="hidden" name="version" value={shown.version} />
        {action === 'BLOCK' && <p className="text-sm text-ink-soft">{texts.blockIntro[subject]}</p>}
        {action === 'WARN' && <p className="text-sm text-ink-soft">{texts.warnIntro}</p>}
        {action === 'RELEASE' && <p className="text-sm text-ink-soft">{texts.releaseIntro}</p>}
        {undone !== undefined ? (
          <p className="text-sm text-ink-soft">
            {`${undoTexts.kinds[undone]} ${undone === 'OBJECTION_REJECTED' ? '' : undoTexts.told}`}
          </p>
        ) : hasStatement ? (
          <StatementFields reply={reply} />
        ) : (
          <TextArea
            label={action === 'REJECT_OBJECTION' ? texts.note : texts.noteFree}
            rows={3}
            {...fieldsOf(reply).text('note')}
          />
        )}
      </PageForm>
    </details>
  );
}
