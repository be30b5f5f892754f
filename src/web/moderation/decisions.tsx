import type { ReactNode } from 'react';
import type { ModeratedAdvert } from '#contract/moderation/moderation.schemas.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import type { ButtonVariant } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { LostDecision } from './lost-decision.parts.tsx';
import type { ModerationWish } from './moderate-answer.ts';
import { StatementFields } from './statement-fields.tsx';

const { decisions: texts, events } = moderationTexts;

type DecisionsProps = { shown: ModeratedAdvert; isOwn: boolean; sent: FormReply | null };

/** The available decisions, each in a form of its own. */
export function Decisions({ shown, isOwn, sent }: DecisionsProps) {
  const { advert, reports, objections, undoable } = shown;
  const isBlocked = advert.status === 'BLOCKED';
  const mayBlock = isBlockable(shown);
  const hasReports = reports.some(({ status }) => status === 'OPEN');
  const hasObjection = isBlocked && objections.some(({ status }) => status === 'OPEN');
  const replyTo = (wish: ModerationWish): FormReply | null => (sent?.intent === wish ? sent : null);
  const common = { version: shown.version };
  if (isOwn) return <Notice kind="info">{texts.ownAdvert}</Notice>;
  return (
    <section className="box case-part" aria-labelledby="entscheiden">
      <h2 id="entscheiden">{texts.title}</h2>
      <LostDecision sent={isStillOffered(shown, sent) ? null : sent} />
      {undoable !== null && <Undo kind={undoable} version={shown.version} reply={replyTo('UNDO')} />}
      {mayBlock && (
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
        // Empty again once it was sent.
        key={shown.version}
        {...common}
        wish="MESSAGE"
        title={texts.message}
        submit={texts.messageSubmit}
        reply={replyTo('MESSAGE')}
      >
        <TextArea
          label={texts.messageContent}
          rows={4}
          help={texts.messageHelp}
          {...fieldsOf(replyTo('MESSAGE')).text('content')}
        />
      </Decision>
    </section>
  );
}

/** What only the program holds still has to be blocked by a person. */
const isBlockable = ({ advert, review }: ModeratedAdvert): boolean =>
  advert.status === 'BLOCKED' ? review?.state === 'HELD' : advert.status !== 'DELETED';

/** Whether the form that was refused is still there: after another moderator's decision it may be gone. */
function isStillOffered(shown: ModeratedAdvert, sent: FormReply | null): boolean {
  const { advert, reports, objections, undoable } = shown;
  const isBlocked = advert.status === 'BLOCKED';
  switch (sent?.intent) {
    case 'BLOCK':
      return isBlockable(shown);
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
  reply: FormReply | null;
  children: ReactNode;
};

function Decision({ wish, version, title, submit, variant = 'main', reply, children }: DecisionProps) {
  return (
    <details className="case-decision border-t border-seam [&>form]:pb-4.5" open={reply !== null || undefined}>
      <summary>{title}</summary>
      <PageForm className="case-form roomy-choices" reply={reply} intent={wish} submit={submit} variant={variant}>
        <input type="hidden" name="version" value={version} />
        {children}
      </PageForm>
    </details>
  );
}

function Undo({ kind, version, reply }: { kind: string; version: number; reply: FormReply | null }) {
  return (
    <div className="grid gap-2 pb-2">
      <p className="text-sm">{texts.undo(events[kind] ?? kind)}</p>
      <PageForm
        className="case-form roomy-choices"
        reply={reply}
        intent="UNDO"
        submit={texts.undoSubmit}
        variant="edge"
      >
        <input type="hidden" name="version" value={version} />
      </PageForm>
    </div>
  );
}

function BlockFields({ reply }: { reply: FormReply | null }) {
  return (
    <>
      <p className="text-sm text-ink-soft">{texts.blockIntro}</p>
      <StatementFields reply={reply} />
    </>
  );
}

function NoteField({ label, reply }: { label: string; reply: FormReply | null }) {
  return <TextArea label={label} rows={3} {...fieldsOf(reply).text('note')} />;
}
