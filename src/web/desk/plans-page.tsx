import type { EditedPlan } from '#contract/plans/plans.schemas.ts';
import { LONGEST_PLAN_DESCRIPTION, LONGEST_PLAN_TITLE } from '#domain/plans/plan-limits.ts';
import { RECURRENCES } from '#domain/plans/plans.data.ts';
import { plansTexts as texts } from '#texts/de/plans/plans.ts';
import { versionTexts } from '#texts/de/versions/versions.ts';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { NumberField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { CHECKED } from '#web/forms/form-data.ts';
import { fieldsOf } from '#web/forms/form-fields.ts';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { DeskPart } from './desk-part.tsx';
import { planLines, planValues, pricesInWords } from './plan-form.ts';
import { BACK_INTENT, VERSION_FIELD, VersionHistory, byOf, changedLines } from './version-history.tsx';

/** The form that changes a plan. */
export const PLAN_INTENT = 'abo';

type PlansPageProps = { plans: readonly EditedPlan[]; done: string | null; sent: FormReply | null };

/** What can be booked, each plan with its form and what was changed of it. */
export function PlansPage({ plans, done, sent }: PlansPageProps) {
  return (
    <DeskPart title={texts.title} intro={texts.intro}>
      <DoneNotice>{sent === null && done}</DoneNotice>
      <ul className="grid gap-4">
        {plans.map((plan) => (
          <li key={plan.id} className="box grid grid-cols-[minmax(0,1fr)] gap-3 p-4 wrap-anywhere">
            <PlanPart plan={plan} sent={sent} />
          </li>
        ))}
      </ul>
    </DeskPart>
  );
}

function PlanPart({ plan, sent }: { plan: EditedPlan; sent: FormReply | null }) {
  const { id, version, state, changes } = plan;
  const reply = replyTo(sent, { intent: PLAN_INTENT, about: id });
  const back = replyTo(sent, { intent: BACK_INTENT, about: id });
  return (
    <>
      <Cluster gap={3} rowGap={1}>
        <h2 className="text-lg">{state.title}</h2>
        <Badge tone={state.isAvailable ? 'checked' : 'neutral'}>
          {state.isAvailable ? texts.bookable : texts.notBookable}
        </Badge>
      </Cluster>
      <p>{pricesInWords(state)}</p>
      <details className="admin-more" open={reply !== null || undefined}>
        <summary className="button button-edge" aria-label={texts.editLabel(state.title)}>
          {texts.edit}
          <Caret className="size-4" />
        </summary>
        <PlanForm key={version} plan={plan} reply={reply} />
      </details>
      <VersionHistory
        about={id}
        version={version}
        reply={back}
        isOpen={back !== null || reply?.message === versionTexts.stale}
        changes={changes.map((change) => ({
          version: change.version,
          at: change.at,
          by: byOf(change),
          lines: changedLines(planLines(change.before), planLines(change.after)),
        }))}
      />
    </>
  );
}

function PlanForm({ plan: { id, version, state }, reply }: { plan: EditedPlan; reply: FormReply | null }) {
  const { text, isOn } = fieldsOf(reply);
  const stored = planValues(state);
  const field = (name: string) => text(name, stored[name]);
  return (
    <PageForm className="admin-form" reply={reply} intent={PLAN_INTENT} about={id} submit={texts.save}>
      <input type="hidden" name={VERSION_FIELD} value={version} />
      <div className="admin-fields">
        <TextField label={texts.name} maxLength={LONGEST_PLAN_TITLE} autoComplete="off" {...field('title')} />
        <NumberField label={texts.position} isWhole maxLength={2} {...field('position')} />
      </div>
      <TextArea label={texts.description} rows={2} maxLength={LONGEST_PLAN_DESCRIPTION} {...field('description')} />
      <TextArea label={texts.features} help={texts.featuresHelp} rows={4} {...field('features')} />
      <div className="admin-fields">
        {RECURRENCES.map((recurrence) => (
          <NumberField
            key={recurrence}
            label={texts.price[recurrence]}
            help={texts.priceHelp}
            unit="€"
            maxLength={12}
            isOptional
            {...field(recurrence)}
          />
        ))}
      </div>
      <CheckboxRow
        name="isAvailable"
        value={CHECKED}
        defaultChecked={isOn('isAvailable', state.isAvailable)}
        label={texts.isAvailable}
      />
    </PageForm>
  );
}
