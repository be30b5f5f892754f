import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import type { ProofToCheck } from '#contract/proofs/proofs.schemas.ts';
import { formatDate } from '#domain/format/dates.ts';
import { PUBLIC_REGISTERS } from '#domain/proofs/proofs.ts';
import { proofTexts } from '#texts/de/proofs/proofs.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';

const { admin: texts, kinds, badges } = proofTexts;

type Props = { item: ProofToCheck; today: string; isConfirmed: boolean; reply: FormReply | null };

/** A number with what is known of its owner, and the decision. */
export function ProofCase({ item, today, isConfirmed, reply }: Props) {
  const { kind, number, badge } = item;
  return (
    <Stack as="article" gap={3}>
      <Cluster gap={3} rowGap={1}>
        <h2 className="text-lg font-semibold wrap-anywhere">
          {kinds[kind]} {number}
        </h2>
        {badge !== null && <Badge tone={isConfirmed ? 'checked' : 'neutral'}>{badges.label(badge)}</Badge>}
      </Cluster>
      <p className="text-sm wrap-anywhere">
        {[item.name, item.companyName, texts.since(formatDate(item.statedAt))].filter(Boolean).join(' · ')}
      </p>
      <Cluster gap={4} rowGap={1} className="text-sm">
        <a href={PUBLIC_REGISTERS[kind]} rel="noopener external" target="_blank">
          {texts.register}
        </a>
        <a href={adminPaths.moderateAccount(item.userId)}>{texts.account}</a>
        {item.companySlug !== null && <a href={paths.company(item.companySlug)}>{texts.company}</a>}
      </Cluster>
      {item.otherClaims > 0 && <Notice kind="warning">{texts.others(item.otherClaims)}</Notice>}
      {item.isOwn ? (
        <Notice kind="info">{texts.own}</Notice>
      ) : (
        <>
          {!isConfirmed && <Confirm item={item} today={today} reply={reply?.intent === 'CONFIRM' ? reply : null} />}
          <Refuse item={item} isConfirmed={isConfirmed} reply={reply?.intent === 'REFUSE' ? reply : null} />
        </>
      )}
    </Stack>
  );
}

function Confirm({ item: { id, kind, number, companyName }, today, reply }: Omit<Props, 'isConfirmed'>) {
  return (
    <details className="case-decision border-t border-seam [&>form]:pb-4.5" open={reply !== null || undefined}>
      <summary>{texts.confirm}</summary>
      <PageForm
        className="case-form roomy-choices"
        reply={reply}
        intent="CONFIRM"
        about={id}
        submit={texts.confirm}
        isApart
      >
        {({ text }) => (
          <>
            <input type="hidden" name="checkedNumber" value={number} />
            <TextField
              label={texts.registeredName}
              maxLength={200}
              required
              {...text('registeredName', companyName ?? '')}
            />
            <TextArea label={texts.seen} help={texts.seenHelp} rows={3} maxLength={1000} required {...text('seen')} />
            <TextField
              label={texts.sourceUrl}
              type="url"
              maxLength={500}
              required
              {...text('sourceUrl', PUBLIC_REGISTERS[kind])}
            />
            <TextField label={texts.seenOn} type="date" max={today} required {...text('seenOn', today)} />
            <TextField label={texts.validUntil} type="date" min={today} isOptional {...text('validUntil')} />
          </>
        )}
      </PageForm>
    </details>
  );
}

function Refuse({ item: { id, number }, isConfirmed, reply }: Omit<Props, 'today'>) {
  const title = isConfirmed ? texts.withdraw : texts.refuse;
  return (
    <details className="case-decision border-t border-seam [&>form]:pb-4.5" open={reply !== null || undefined}>
      <summary>{title}</summary>
      <PageForm
        className="case-form roomy-choices"
        reply={reply}
        intent="REFUSE"
        about={id}
        submit={title}
        variant="danger"
        isApart
      >
        {({ text }) => (
          <>
            <input type="hidden" name="checkedNumber" value={number} />
            <TextArea
              label={texts.reason}
              help={texts.reasonHelp}
              rows={3}
              maxLength={1000}
              required
              {...text('reason')}
            />
          </>
        )}
      </PageForm>
    </details>
  );
}
