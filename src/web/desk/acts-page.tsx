import { adminPaths } from '#contract/admin-paths.ts';
import type { OperatorAct } from '#contract/desk/acts.schemas.ts';
import { formatDate } from '#domain/format/dates.ts';
import { actTexts as texts } from '#texts/de/desk/acts.ts';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { ACT_INTENTS as INTENTS, PERMISSION_CHANGES } from './answer-acts.ts';
import { AskFields, OtpField } from '#web/payments/admin/ask-fields.parts.tsx';
import { DeskPart } from './desk-part.tsx';

type ActsPageProps = {
  shown: { isAlone: boolean; acts: readonly OperatorAct[]; now: string };
  done: string | null;
  sent: FormReply | null;
};

/** Acts that two people decide: what waits, what was decided, and asking for a permission. */
export function ActsPage({ shown: { isAlone, acts, now }, done, sent }: ActsPageProps) {
  const waiting = acts.filter(({ state }) => state === 'WAITING');
  const past = acts.filter(({ state }) => state !== 'WAITING');
  return (
    <DeskPart title={texts.title} intro={texts.intro}>
      <DoneNotice>{sent === null && done}</DoneNotice>
      {isAlone && <Notice kind="info">{texts.alone}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="wartet">
          <h2 id="wartet" className="text-lg">
            {texts.waiting}
          </h2>
          {waiting.length === 0 && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
          <ul className="grid gap-4">
            {waiting.map((act) => (
              <li key={act.id} className="box grid grid-cols-[minmax(0,1fr)] gap-3 p-4 wrap-anywhere">
                <Waiting act={act} now={now} sent={sent} />
              </li>
            ))}
          </ul>
          {lostReply(sent, waiting) !== null && <Notice kind="error">{lostReply(sent, waiting)}</Notice>}
        </section>
        {/* Empty once it has led to an act, so that it is not sent again. */}
        <AskForPermission
          key={acts
            .map(({ askedAt }) => askedAt)
            .toSorted()
            .at(-1)}
          sent={sent}
        />
      </div>
      {past.length > 0 && <Past acts={past} />}
    </DeskPart>
  );
}

/** What was said about an act that does not wait any more. */
function lostReply(sent: FormReply | null, waiting: readonly OperatorAct[]): string | null {
  if (sent?.about === undefined || waiting.some(({ id }) => id === sent.about)) return null;
  return sent.message;
}

function Facts({ act }: { act: OperatorAct }) {
  const { askedBy, askedAt, expiresAt, transferredOn, reason } = act;
  const details = [
    texts.askedBy(askedBy.name ?? texts.unnamed(askedBy.id), askedAt),
    ...(act.state === 'WAITING' ? [texts.until(expiresAt)] : []),
    ...(transferredOn === null ? [] : [texts.transferredOn(formatDate(transferredOn))]),
  ];
  return (
    <>
      <p className="text-sm text-ink-soft">{details.join(' · ')}</p>
      <p>
        <span className="text-ink-soft">{texts.reason}:</span> {reason}
      </p>
    </>
  );
}

function Waiting({ act, now, sent }: { act: OperatorAct; now: string; sent: FormReply | null }) {
  const title = texts.titleOf(act);
  const { id, isOwn, confirmableFrom } = act;
  const confirm = replyTo(sent, { intent: INTENTS.confirm, about: id });
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3>{title}</h3>
      <Facts act={act} />
      <p>
        <a href={pathOf(act)} className="inline-flex min-h-11 min-w-11 items-center">
          {texts.look}
        </a>
      </p>
      {isOwn && (
        <Notice kind="info">{confirmableFrom === null ? texts.ownWaits : texts.ownWaitsUntil(confirmableFrom)}</Notice>
      )}
      {confirmableFrom !== null && confirmableFrom <= now && (
        <PageForm
          className="grid max-w-md gap-3"
          reply={confirm}
          intent={INTENTS.confirm}
          about={id}
          submit={texts.confirm}
        >
          <OtpField reply={confirm} />
        </PageForm>
      )}
      <PageForm
        reply={replyTo(sent, { intent: INTENTS.stop, about: id })}
        intent={INTENTS.stop}
        about={id}
        submit={texts.stop}
        variant="edge"
      />
    </article>
  );
}

/** Where what it is about can be looked at. */
function pathOf({ kind, subject, reference }: OperatorAct): string {
  switch (kind) {
    case 'GIVE_PERMISSION':
    case 'TAKE_PERMISSION':
      return adminPaths.moderateAccount(subject);
    case 'NOTE_REFUND':
      return `${adminPaths.adminOrders()}?${new URLSearchParams({ suche: reference ?? subject })}`;
    case 'NOTE_RETURN':
      return `${adminPaths.adminBank()}?liste=zurueck`;
  }
}

function Past({ acts }: { acts: readonly OperatorAct[] }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="vorbei">
      <h2 id="vorbei" className="text-lg">
        {texts.past}
      </h2>
      <ul className="box grid grid-cols-[minmax(0,1fr)] p-4">
        {acts.map((act) => (
          <li key={act.id} className="grid gap-1 border-t border-seam py-3 wrap-anywhere first:border-t-0">
            <Cluster gap={3} rowGap={1}>
              <h3>{texts.titleOf(act)}</h3>
              <Badge tone={act.state === 'DONE' ? 'checked' : 'neutral'}>{texts.states[act.state]}</Badge>
            </Cluster>
            <Facts act={act} />
            <p className="text-sm text-ink-soft">
              {texts.decided(
                act.state,
                act.decidedBy && (act.decidedBy.name ?? texts.unnamed(act.decidedBy.id)),
                act.decidedAt ?? act.expiresAt,
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskForPermission({ sent }: { sent: FormReply | null }) {
  const reply = replyTo(sent, { intent: INTENTS.ask });
  const { text } = fieldsOf(reply);
  return (
    <section className="box grid grid-cols-[minmax(0,1fr)] gap-4 p-4" aria-labelledby="anfragen">
      <h2 id="anfragen" className="text-lg">
        {texts.askTitle}
      </h2>
      <p className="text-ink-soft">{texts.askIntro}</p>
      <PageForm className="grid gap-4" reply={reply} intent={INTENTS.ask} submit={texts.ask}>
        <SelectField
          label={texts.change}
          choices={PERMISSION_CHANGES.map((value) => ({ value, label: texts.changes[value] }))}
          {...text('change', PERMISSION_CHANGES[0])}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...text('email')}
        />
        <AskFields reply={reply} />
      </PageForm>
    </section>
  );
}
