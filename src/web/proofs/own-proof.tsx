import type { OwnProof } from '#contract/proofs/proofs.schemas.ts';
import { formatDate, formatTime } from '#domain/format/dates.ts';
import { CODE_KINDS, isConfirmed } from '#domain/proofs/proofs.ts';
import { proofTexts } from '#texts/de/proofs/proofs.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { PageForm } from '#web/forms/page-form.tsx';
import type { ProofIntent, ProofReply } from './proof-forms.ts';

const { own: texts, kinds, badges } = proofTexts;

type Props = { proof: OwnProof; known: string; reply: ProofReply | null };

/** One thing that can be proved, with its state and what can be done next. */
export function OwnProofBox({ proof, known, reply }: Props) {
  const { kind, badge } = proof;
  const isCode = CODE_KINDS.some((one) => one === kind);
  const done = reply?.isDone === true ? texts.done[(reply.intent ?? 'STATE') as ProofIntent] : null;
  return (
    <section className="box grid grid-cols-[minmax(0,1fr)] gap-3 p-4" aria-labelledby={`nachweis-${kind}`}>
      <Cluster gap={3} rowGap={1}>
        <h2 id={`nachweis-${kind}`} className="text-lg">
          {kinds[kind]}
        </h2>
        {badge !== null && (
          <Badge
            tone={isConfirmed(badge.level) ? 'checked' : 'neutral'}
            icon={isConfirmed(badge.level) ? 'check' : undefined}
          >
            {badges.label(badge)}
          </Badge>
        )}
      </Cluster>
      <DoneNotice>{done}</DoneNotice>
      <State proof={proof} />
      {isCode ? (
        <CodeForms proof={proof} known={known} reply={reply} />
      ) : (
        <NumberForm proof={proof} known={known} reply={reply} />
      )}
      {proof.value !== null && kind !== 'EMAIL' && (
        <PageForm intent="WITHDRAW" about={kind} submit={texts.withdraw} variant="edge" isApart keepsScroll />
      )}
    </section>
  );
}

function State({ proof }: { proof: OwnProof }) {
  const { badge, value, waitsFor, serviceIsAway, refusal, refusedAt, months } = proof;
  const lines = [
    value === null ? texts.none : texts.stated(value),
    badge === null ? texts.lasts(months) : `${badges.how(badge)} ${texts.until(formatDate(badge.expiresAt))}`,
  ];
  return (
    <Stack gap={1} className="text-sm wrap-anywhere">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {waitsFor !== null && <p className="font-semibold">{texts.waits[waitsFor]}</p>}
      {serviceIsAway && <Notice kind="warning">{texts.serviceIsAway}</Notice>}
      {refusal !== null && refusedAt !== null && (
        <Notice kind="error">{texts.refused(formatDate(refusedAt), refusal)}</Notice>
      )}
    </Stack>
  );
}

const replyFor = (reply: ProofReply | null, intent: ProofIntent): ProofReply | null =>
  reply?.intent === intent && reply.isDone !== true ? reply : null;

function NumberForm({ proof: { kind, value, badge }, known, reply }: Props) {
  return (
    <PageForm
      intent="STATE"
      about={kind}
      reply={replyFor(reply, 'STATE')}
      submit={value === null ? texts.state : badge === null ? texts.renew : texts.change}
      variant={value === null ? 'main' : 'edge'}
      className="grid max-w-md gap-3"
      isApart
      keepsScroll
    >
      {({ text }) => (
        <TextField
          label={texts.number}
          help={texts.helps[kind]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          {...text('number', value ?? known)}
        />
      )}
    </PageForm>
  );
}

function CodeForms({ proof: { kind, isOffered, codeUntil, badge }, known, reply }: Props) {
  if (!isOffered)
    return <p className="text-sm text-ink-soft">{kind === 'EMAIL' ? texts.emailFirst : texts.notOffered}</p>;
  return (
    <>
      {codeUntil !== null && (
        <PageForm
          intent="ENTER"
          about={kind}
          reply={replyFor(reply, 'ENTER')}
          submit={texts.enter}
          className="grid max-w-md gap-3"
          isApart
          keepsScroll
        >
          {({ text }) => (
            <TextField
              label={texts.code}
              help={texts.codeUntil(formatTime(codeUntil))}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              required
              {...text('code')}
            />
          )}
        </PageForm>
      )}
      <PageForm
        intent="SEND"
        about={kind}
        reply={replyFor(reply, 'SEND')}
        submit={codeUntil !== null ? texts.sendAgain : badge !== null ? texts.renew : texts.sendCode}
        variant={codeUntil === null && badge === null ? 'main' : 'edge'}
        className="grid max-w-md gap-3"
        isApart
        keepsScroll
      >
        {({ text }) =>
          kind === 'PHONE' ? (
            <TextField
              label={texts.phone}
              help={texts.helps.PHONE}
              type="tel"
              autoComplete="tel"
              maxLength={40}
              {...text('phoneNumber', known)}
            />
          ) : (
            <p className="text-sm text-ink-soft">{texts.helps.EMAIL}</p>
          )
        }
      </PageForm>
    </>
  );
}
