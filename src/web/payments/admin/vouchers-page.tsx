import { PRIVILEGE_GROUPS } from '#domain/plans/plans.data.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { type Column, Table } from '#ui/data-display/table.tsx';
import { NumberField, SelectField, TextField } from '#ui/fields/text-field.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import { type FormReply, replyAbout } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { AdminFrame } from './admin-frame.parts.tsx';
import { VOUCHER_KINDS } from './voucher-form.ts';
import type { VoucherPlans, VoucherView } from './voucher-view.ts';

const { vouchers: texts } = paymentsAdminTexts;

/** What the forms of the page ask for; the value of their buttons. */
export const VOUCHER_INTENTS = { create: 'anlegen', end: 'beenden', resume: 'fortsetzen' } as const;
/** What a reply to the form for a new one is about. */
export const NEW_VOUCHER = 'neu';

const GROUP_CHOICES = Object.entries(PRIVILEGE_GROUPS).map(([value, label]) => ({ value, label }));

type VouchersPageProps = {
  shown: { vouchers: readonly VoucherView[]; plans: VoucherPlans; today: string; done: string | null };
  reply: FormReply | null;
};

/** Codes that were given out, and the form for another one. */
export function VouchersPage({ shown: { vouchers, plans, today, done }, reply }: VouchersPageProps) {
  const refused = reply !== null && reply.about !== NEW_VOUCHER ? reply.message : null;
  return (
    <AdminFrame page="vouchers" title={texts.title} intro={texts.intro}>
      <DoneNotice>{reply === null && done}</DoneNotice>
      {refused !== null && (
        <Notice kind="error" isLive>
          {refused}
        </Notice>
      )}
      <section className="box admin-part" aria-labelledby="neu">
        <h2 id="neu">{texts.new}</h2>
        <NewVoucher key={done} plans={plans} today={today} reply={reply} />
      </section>
      <section className="admin-part" aria-labelledby="alle">
        <h2 id="alle">{texts.list}</h2>
        {vouchers.length === 0 ? (
          <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
        ) : (
          <Table caption={texts.list} captionIsHidden columns={COLUMNS} rows={vouchers} keyOf={({ id }) => id} />
        )}
      </section>
    </AdminFrame>
  );
}

const COLUMNS: readonly Column<VoucherView>[] = [
  {
    key: 'code',
    head: texts.columns.code,
    isRowHead: true,
    cell: ({ code, title }) => (
      <span className="voucher-name grid gap-0.5 text-left">
        <code>{code}</code>
        <span>{title}</span>
      </span>
    ),
  },
  { key: 'gives', head: texts.columns.gives, cell: ({ gives }) => gives },
  { key: 'term', head: texts.columns.term, cell: ({ term }) => term },
  { key: 'used', head: texts.columns.used, isNumber: true, cell: ({ used }) => used },
  {
    key: 'state',
    head: texts.columns.state,
    cell: ({ id, code, over, isEnded }) => (
      <>
        {over !== null && <Badge>{over}</Badge>}
        {(over === null || isEnded) && <SwitchForm id={id} code={code} isEnded={isEnded} />}
      </>
    ),
  },
];

function SwitchForm({ id, code, isEnded }: { id: string; code: string; isEnded: boolean }) {
  return (
    <PageForm about={id} className="admin-form">
      {isEnded ? (
        <SubmitButton
          variant="text"
          className="voucher-switch"
          intent={VOUCHER_INTENTS.resume}
          aria-label={texts.resumeLabel(code)}
        >
          {texts.resume}
        </SubmitButton>
      ) : (
        <SubmitButton
          variant="text"
          className="voucher-switch"
          intent={VOUCHER_INTENTS.end}
          aria-label={texts.endLabel(code)}
        >
          {texts.end}
        </SubmitButton>
      )}
    </PageForm>
  );
}

type Field = (
  name: string,
  label: string,
  stored?: string,
) => {
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
};

function NewVoucher({ plans, today, reply }: { plans: VoucherPlans; today: string; reply: FormReply | null }) {
  const own = replyAbout(reply, NEW_VOUCHER);
  const { text } = fieldsOf(own);
  const field: Field = (name, label, stored) => ({ label, ...text(name, stored) });
  return (
    <PageForm reply={own} about={NEW_VOUCHER} className="admin-form">
      <div className="admin-fields">
        <TextField maxLength={120} autoComplete="off" help={texts.nameHelp} {...field('title', texts.name)} />
        <TextField
          isOptional
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          help={texts.codeHelp}
          {...field('code', texts.code)}
        />
      </div>
      <Kinds field={field} plans={plans} chosen={own?.values['kind'] || 'FREE_PERIOD'} />
      <div className="admin-fields">
        <TextField type="date" {...field('validFrom', texts.from, today)} />
        <TextField type="date" isOptional help={texts.toHelp} {...field('validTo', texts.to)} />
        <NumberField isWhole {...field('usesPerPerson', texts.perPerson, '1')} />
        <NumberField isWhole isOptional help={texts.inTotalHelp} {...field('usesInTotal', texts.inTotal)} />
      </div>
      <div>
        <SubmitButton variant="main" icon="plus" intent={VOUCHER_INTENTS.create}>
          {texts.create}
        </SubmitButton>
      </div>
    </PageForm>
  );
}

/** Each kind has its own fields; the stylesheet shows those of the chosen one, with and without script. */
function Kinds({ field, plans, chosen }: { field: Field; plans: VoucherPlans; chosen: string }) {
  const choices = plans.filter(({ isAvailable }) => isAvailable).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Stack gap={3} className="voucher-kinds py-3.5 pr-0 pl-4 border-l-4 border-lichen">
      <ChoiceGroup legend={texts.kind}>
        {VOUCHER_KINDS.map((kind) => (
          <RadioRow key={kind} name="kind" value={kind} defaultChecked={kind === chosen} label={texts.kinds[kind]} />
        ))}
      </ChoiceGroup>
      <div className="admin-fields" data-kind="FREE_PERIOD">
        <SelectField choices={choices} {...field('planId', texts.plan)} />
        <NumberField isWhole {...field('days', texts.days)} />
      </div>
      <div className="admin-fields" data-kind="PERMISSION">
        <SelectField choices={GROUP_CHOICES} {...field('privilegeGroup', texts.group)} />
        <NumberField isWhole isOptional help={texts.daysHelp} {...field('permissionDays', texts.days)} />
      </div>
      <div className="admin-fields" data-kind="DISCOUNT">
        <SelectField
          choices={[{ value: '', label: texts.anyPlan }, ...choices]}
          {...field('discountPlanId', texts.plan)}
        />
        <NumberField isWhole unit="%" {...field('discountInPercent', texts.percent)} />
      </div>
    </Stack>
  );
}
