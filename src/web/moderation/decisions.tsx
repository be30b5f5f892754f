import type { ReactNode } from 'react';
import type { ModeratedAdvert } from '#contract/moderation.schemas.ts';
import { moderationTexts } from '#texts/de/moderation.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-field.tsx';
import type { CaseReply } from './case-form.ts';
import { CaseForm } from './case-frame.tsx';
import { LostDecision } from './lost-decision.tsx';
import type { ModerationWish } from './moderate-answer.ts';
import { StatementFields } from './statement-fields.tsx';

const { decisions: texts, events } = moderationTexts;

type Sent = { wish: ModerationWish; reply: CaseReply } | null;
type DecisionsProps = { shown: ModeratedAdvert; isOwn: boolean; sent: Sent };

/** What can be decided now, each in a form of its own. */
export function Decisions({ shown, isOwn, sent }: DecisionsProps) {
  const { advert, reports, objections, undoable } = shown;
  const isBlocked = advert.status === 'BLOCKED';
  const hasReports = reports.some(({ status }) => status === 'OPEN');
  const hasObjection = isBlocked && objections.some(({ status }) => status === 'OPEN');
  const replyTo = (wish: ModerationWish): CaseReply | null => (sent?.wish === wish ? sent.reply : null);
  const common = { version: shown.version };
  if (isOwn) return <Notice kind="info">{texts.ownAdvert}</Notice>;
  return (
    <section className="box case-part" aria-labelledby="entscheiden">
      <h2 id="entscheiden">{texts.title}</h2>
      <LostDecision sent={isStillOffered(shown, sent) ? null : sent} />
      {undoable !== null && <Undo kind={undoable} version={shown.version} reply={replyTo('UNDO')} />}
      {!isBlocked && advert.status !== 'DELETED' && (
        <Decision
          {...common}
          wish="BLOCK"
          title={texts.block}
          submit={texts.blockSubmit}
          variant="danger"
          reply={replyTo('BLOCK')}
        >
          <BlockFields reply={replyTo('BLOCK')} />
        </Decision>
      )}
      {isBlocked && (
        <Decision
          {...common}
          wish="UNBLOCK"
          title={hasObjection ? texts.upholdSubmit : texts.unblock}
          submit={hasObjection ? texts.upholdSubmit : texts.unblockSubmit}
          reply={replyTo('UNBLOCK')}
        >
          <NoteField label={texts.unblockNote} reply={replyTo('UNBLOCK')} />
        </Decision>
      )}
      {hasObjection && (
        <Decision
          {...common}
          wish="REJECT_OBJECTION"
          title={texts.rejectObjection}
          submit={texts.rejectObjectionSubmit}
          reply={replyTo('REJECT_OBJECTION')}
        >
          <NoteField label={texts.rejectObjectionNote} reply={replyTo('REJECT_OBJECTION')} />
        </Decision>
      )}
      {hasReports && (
        <Decision
          {...common}
          wish="REJECT_REPORTS"
          title={texts.rejectReports}
          submit={texts.rejectReportsSubmit}
          reply={replyTo('REJECT_REPORTS')}
        >
          <NoteField label={texts.rejectReportsNote} reply={replyTo('REJECT_REPORTS')} />
        </Decision>
      )}
      <Decision
        {...common}
        wish="MESSAGE"
        title={texts.message}
        submit={texts.messageSubmit}
        reply={replyTo('MESSAGE')}
      >
        <TextArea
          label={texts.messageContent}
          name="content"
          rows={4}
          help={texts.messageHelp}
          defaultValue={replyTo('MESSAGE')?.values['content'] ?? ''}
          error={replyTo('MESSAGE')?.errors['content']}
        />
      </Decision>
    </section>
  );
}

/** Whether the form that was refused is still there: after somebody else's decision it may be gone. */
function isStillOffered({ advert, reports, objections, undoable }: ModeratedAdvert, sent: Sent): boolean {
  const isBlocked = advert.status === 'BLOCKED';
  switch (sent?.wish) {
    case 'BLOCK':
      return !isBlocked && advert.status !== 'DELETED';
    case 'UNBLOCK':
      return isBlocked;
    case 'REJECT_OBJECTION':
      return isBlocked && objections.some(({ status }) => status === 'OPEN');
    case 'REJECT_REPORTS':
      return reports.some(({ status }) => status === 'OPEN');
    case 'UNDO':
      return undoable !== null;
    default:
      return true;
  }
}

type DecisionProps = {
  wish: ModerationWish;
  version: number;
  title: string;
  submit: string;
  variant?: ButtonVariant;
  reply: CaseReply | null;
  children: ReactNode;
};

function Decision({ wish, version, title, submit, variant = 'main', reply, children }: DecisionProps) {
  return (
    <details className="case-decision" open={reply !== null || undefined}>
      <summary>{title}</summary>
      <CaseForm reply={reply} submit={submit} variant={variant}>
        <input type="hidden" name="do" value={wish} />
        <input type="hidden" name="version" value={version} />
        {children}
      </CaseForm>
    </details>
  );
}

function Undo({ kind, version, reply }: { kind: string; version: number; reply: CaseReply | null }) {
  return (
    <div className="case-undo">
      <p className="text-sm">{texts.undo(events[kind] ?? kind)}</p>
      <CaseForm reply={reply} submit={texts.undoSubmit} variant="edge">
        <input type="hidden" name="do" value="UNDO" />
        <input type="hidden" name="version" value={version} />
      </CaseForm>
    </div>
  );
}

function BlockFields({ reply }: { reply: CaseReply | null }) {
  return (
    <>
      <p className="text-sm text-ink-soft">{texts.blockIntro}</p>
      <StatementFields reply={reply} />
    </>
  );
}

function NoteField({ label, reply }: { label: string; reply: CaseReply | null }) {
  return (
    <TextArea
      label={label}
      name="note"
      rows={3}
      defaultValue={reply?.values['note'] ?? ''}
      error={reply?.errors['note']}
    />
  );
}
