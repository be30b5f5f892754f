import type { ComponentProps, FormEvent } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PublishingNeed } from '#domain/users/publishing-needs.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import { editAdvertTexts as texts } from '#texts/de/adverts/edit-advert.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { signInPath } from '#web/page/callback-path.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { AdvertPage } from '#web/adverts/page/advert-page.tsx';
import { AccountNeeds } from './steps/account-needs.tsx';
import type { WizardReply } from './answer-wizard-form.ts';
import { CATEGORY_FIELD, DRAFT_KEY_FIELD, VERSION_FIELD } from './answer-wizard-form.ts';
import { ConflictDialog, OutdatedNotice } from './draft/conflict-dialog.tsx';
import { sellerIn } from './draft/draft-terms.ts';
import type { DraftValues } from './draft/draft-values.ts';
import { DraftCard } from './steps/draft-card.tsx';
import type { DraftCheck } from './draft/draft-checks.ts';
import { checkDraft } from './draft/draft-checks.ts';
import { focusField } from './steps/field-focus.ts';
import type { FieldGroupProps, FieldNotes } from './steps/field-group.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { WizardData } from './load-wizard.ts';
import { ProblemList } from './steps/problem-list.tsx';
import { PlanNotice } from './steps/plan-notice.tsx';
import { PublishedView } from './steps/published-view.tsx';
import { StepCategory } from './steps/step-category.tsx';
import { FactFields } from './steps/step-facts.tsx';
import { StepPhotos, WaitingPhotos } from './steps/step-photos.tsx';
import { PublishFields, PublishPart, usePublishing } from './steps/step-publish.tsx';
import type { Wizard as WizardTools } from './use-wizard.ts';
import { useWizard } from './use-wizard.ts';
import { earlyAnswers } from './draft/early-answers.ts';
import type { WizardStore } from './wizard-store.ts';
import { StepFoot, WizardFrame } from './wizard-frame.tsx';
import type { Step } from './wizard-steps.ts';
import { ONLINE_PARAM, notesOfStep, stepPath } from './wizard-steps.ts';
import './edit-advert.css';

type WizardProps = {
  data: WizardData;
  /** The response to a step that was sent without script. */
  sent: WizardReply | null;
};

/** An advert from its category to its publishing. */
export function Wizard({ data: loaded, sent }: WizardProps) {
  const data = dataAfter(loaded, sent);
  const wizard = useWizard(data, sent?.values ?? {});
  return (
    <>
      <WizardPage wizard={wizard} data={data} sent={sent} />
      <ConflictDialog wizard={wizard} />
      <LeaveDialog wizard={wizard} />
    </>
  );
}

/** The page's data with what a step that was sent without script changes in them. */
function dataAfter(data: WizardData, sent: WizardReply | null): WizardData {
  const advert = sent?.created ?? data.advert;
  if (advert === null) return data;
  const shown = sent?.images === undefined ? advert : { ...advert, images: [...sent.images] };
  return { ...data, ref: advert.id, category: sent?.created?.category ?? data.category, advert: shown };
}

function WizardPage({ wizard, data, sent }: WizardProps & { wizard: WizardTools }) {
  if (data.published !== null) return <PublishedView published={data.published} />;
  if (data.preview !== null) {
    return (
      <div className="wizard-preview">
        <Cluster gap={3} className="wrap justify-between py-3.5 border-b-2 border-orange bg-orange-pale">
          <div>
            <b>{texts.publish.preview}</b>
            <p>{texts.publish.previewText}</p>
          </div>
          <LinkButton variant="main" href={stepPath(3, data.ref)} icon="caret-left">
            {texts.publish.backToForm}
          </LinkButton>
        </Cluster>
        <AdvertPage advert={data.preview} sent={null} />
      </div>
    );
  }
  const isChoosing = wizard.step === 0 || wizard.state.category === null;
  return (
    <WizardFrame wizard={wizard} step={isChoosing ? 0 : wizard.step}>
      {isChoosing ? (
        <StepCategory wizard={wizard} data={data} />
      ) : (
        <div className="wizard-desk grid grid-cols-1 gap-y-8 gap-x-7 min-[68rem]:grid-cols-[minmax(0,1fr)_18.5rem]">
          <StepForm wizard={wizard} data={data} sent={sent} />
          <DraftCard
            category={wizard.state.category ?? 'FIREWOOD'}
            values={wizard.state.values}
            images={wizard.state.images}
            seller={wizard.state.seller}
            sellerKind={sellerOf(data, wizard.state.values)}
          />
        </div>
      )}
    </WizardFrame>
  );
}

/** Who sells: what the account says, else what the visitor has said. */
const sellerOf = ({ account }: WizardData, values: DraftValues): SellerKind | null =>
  account === null ? sellerIn(values) : account.sellerKind;

/** One step as a plain form; with script it is checked and stored in place. */
function StepForm({ wizard, data, sent }: WizardProps & { wizard: WizardTools }) {
  const { state, store, step, goTo } = wizard;
  const category = state.category ?? 'FIREWOOD';
  const { values } = state;
  const ownerId = data.account?.id ?? null;
  const seller = sellerOf(data, values);
  const wasPublic = (data.advert?.publishedAt ?? null) !== null;
  const check = useMemo(() => checkDraft(category, values, seller, wasPublic), [category, values, seller, wasPublic]);
  const notes = useNotes(step, sent, check.refused, check.publishingErrors);
  const formId = useId();
  const next = useNextText(wizard);
  const [needs, setNeeds] = useState<readonly PublishingNeed[]>(data.account?.needs ?? []);
  const publishing = usePublishing(wizard, { onNotes: notes.take, onNeeds: setNeeds, data, sent });
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useHashField(step);
  useLeftFields(form, notes.touch);
  useEarlyTyping(form, store);

  const group: FieldGroupProps = {
    category,
    values,
    onChange: (name, value) => {
      notes.forget(name);
      store.type(name, value);
    },
    errors: notes.shown,
    warnings: check.warnings,
    seller,
    asksSeller: data.account === null,
    retired: data.retired,
    sellerRefusal: check.refused['sellerKind'],
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (step === 3) return void publishing.start(check.publishingErrors);
    const open = notesOfStep(check.publishingErrors, step);
    if (Object.keys(open).length > 0) {
      notes.attempt();
      return requestAnimationFrame(() => summary.current?.focus());
    }
    if (!wizard.isLive) void store.save();
    goTo(step === 1 ? 2 : 3);
  };
  return (
    <Stack gap={5}>
      <Stack
        as="form"
        gap={5}
        id={formId}
        method="post"
        action={data.ref === null ? undefined : stepPath(step, data.ref)}
        noValidate
        encType={step === 2 ? 'multipart/form-data' : undefined}
        onSubmit={goOn}
        ref={form}
      >
        <div className="grid gap-1.5 [&_p]:text-ink-soft">
          <h1>{texts.steps[step]}</h1>
          {!wizard.isSignedIn && <NoScriptSignIn path={stepPath(step, state.ref)} />}
        </div>
        <input type="hidden" name={CATEGORY_FIELD} value={category} />
        <WhichFields data={data} />
        <SentNotice sent={sent} isLive={wizard.isLive} />
        <StoredNotice wizard={wizard} data={data} sent={sent} />
        {notes.isAttempted && notes.count > 0 && (
          <ProblemList
            ref={summary}
            title={texts.summary(notes.count)}
            notes={notes.ofStep}
            advertRef={state.ref}
            step={step}
            isError
          />
        )}
        <StepFields wizard={wizard} data={data} group={group} check={check} />
        {step !== 3 && <StepFoot backPath={stepPath(step === 1 ? 0 : 1, state.ref)} next={next} />}
      </Stack>
      {step !== 2 && ownerId !== null && <WaitingPhotos wizard={wizard} ownerId={ownerId} />}
      {step === 3 && (
        <LastPart
          wizard={wizard}
          check={check}
          data={data}
          sent={sent}
          needs={needs}
          onNeeds={setNeeds}
          onPublish={() => publishing.start(check.publishingErrors)}
          isPublishing={publishing.isBusy}
          refusal={publishing.refusal}
          asksPrice={publishing.isPriceAsked}
          onWithoutPrice={() => publishing.startWithoutPrice(check.publishingErrors)}
          formId={formId}
        />
      )}
    </Stack>
  );
}

type FieldsProps = { wizard: WizardTools; data: WizardData; group: FieldGroupProps; check: DraftCheck };

function StepFields({ wizard, data, group, check }: FieldsProps) {
  const ownerId = data.account?.id ?? null;
  if (wizard.step === 2) return <StepPhotos wizard={wizard} group={group} ownerId={ownerId} />;
  if (wizard.step === 3) return <PublishFields {...group} template={data.contactTemplate} ownerId={ownerId} />;
  return <FactFields group={group} check={check} />;
}

/** Which draft a form makes, or which version of the advert it was filled from. */
function WhichFields({ data: { ref, draftKey, advert } }: { data: WizardData }) {
  return (
    <>
      {ref === null && <input type="hidden" name={DRAFT_KEY_FIELD} value={draftKey} />}
      {advert !== null && <input type="hidden" name={VERSION_FIELD} value={advert.version ?? ''} />}
    </>
  );
}

/** The server's message for a step sent without script. */
function SentNotice({ sent, isLive }: { sent: WizardReply | null; isLive: boolean }) {
  if (!sent?.message) return null;
  return sent.needsPlan ? (
    <PlanNotice message={sent.message} isKept={!isLive} />
  ) : (
    <Notice kind="info">{sent.message}</Notice>
  );
}

/** Without script: the step before has put its changes online, or this one was filled from an older version. */
function StoredNotice({ wizard, data, sent }: WizardProps & { wizard: WizardTools }) {
  const isTold = new URLSearchParams(useLocation().search).has(ONLINE_PARAM);
  const { category, values, save } = wizard.state;
  if (sent === null && isTold && wizard.isLive && save.revision === 0)
    return <Notice kind="success">{texts.save.online}</Notice>;
  if (sent?.isOutdated !== true || data.advert === null || category === null) return null;
  const path = stepPath(wizard.step, data.ref);
  return <OutdatedNotice category={category} values={values} theirs={data.advert} path={path} />;
}

/** The words of the button to the next step; without script each step of a public advert goes online at once. */
function useNextText({ step, isLive }: WizardTools): string {
  const isSentAtOnce = !useHydrated() && isLive;
  if (isSentAtOnce) return texts.save.nextOfLive;
  return step === 1 ? texts.facts.next : texts.photos.next;
}

type LastPartProps = Omit<ComponentProps<typeof PublishPart>, 'status' | 'account' | 'pelletPlan'> & {
  data: WizardData;
  sent: WizardReply | null;
  onNeeds: (needs: readonly PublishingNeed[]) => void;
};

/** What the account lacks, followed by the advert's state and the publish button. */
function LastPart({ data, sent, onNeeds, ...rest }: LastPartProps) {
  const { account } = data;
  return (
    <>
      {account !== null && <AccountNeeds account={account} sent={sent} needs={rest.needs} onNeeds={onNeeds} />}
      <PublishPart {...rest} status={data.advert?.status ?? null} account={account} pelletPlan={data.pelletPlan} />
    </>
  );
}

function NoScriptSignIn({ path }: { path: string }) {
  return (
    <noscript>
      <p>
        <a href={signInPath(path)}>{texts.publish.noScript}</a>
      </p>
    </noscript>
  );
}

type Names = ReadonlySet<string>;

/** Reports the names of fields that lost the focus. */
function useLeftFields(
  form: { readonly current: HTMLFormElement | null },
  onLeft: (change: (names: Names) => Names) => void,
): void {
  useEffect(() => {
    const element = form.current;
    const note = ({ target }: FocusEvent) => {
      const name: unknown = Reflect.get(Object(target), 'name');
      if (typeof name === 'string') onLeft((names) => (names.has(name) ? names : new Set(names).add(name)));
    };
    element?.addEventListener('focusout', note);
    return () => element?.removeEventListener('focusout', note);
  }, [form, onLeft]);
}

/** Takes over what was typed before hydration. */
function useEarlyTyping(form: { readonly current: HTMLFormElement | null }, store: WizardStore): void {
  useEffect(() => {
    if (form.current !== null) for (const [name, value] of earlyAnswers(form.current)) store.type(name, value);
  }, [form, store]);
}

/** Errors appear at a field on blur, and at all fields of a step with "Weiter". */
function useNotes(step: Step, sent: WizardReply | null, refused: FieldNotes, publishingErrors: FieldNotes) {
  const [touched, setTouched] = useState<Names>(new Set());
  const [attempted, setAttempted] = useState<ReadonlySet<Step>>(new Set(sent === null ? [] : [step]));
  const [told, setTold] = useState<FieldNotes>(sent?.errors ?? {});
  const isAttempted = attempted.has(step);
  const left = Object.fromEntries(Object.entries(refused).filter(([path]) => touched.has(path)));
  const shown = { ...(isAttempted ? publishingErrors : left), ...told };
  const ofStep = notesOfStep(shown, step);
  return {
    shown,
    ofStep,
    isAttempted,
    count: Object.keys(ofStep).length,
    attempt: () => setAttempted((before) => new Set(before).add(step)),
    touch: setTouched,
    /** Errors from the server; shown until the fields change. */
    take: (notes: FieldNotes) => {
      setTold(notes);
      setAttempted((before) => new Set(before).add(step));
    },
    forget: (name: string) => {
      if (name in told)
        setTold((before) => Object.fromEntries(Object.entries(before).filter(([path]) => path !== name)));
    },
  };
}

/** Focuses the field that the hash of the address names, after another step linked to it. */
function useHashField(step: Step): void {
  useEffect(() => {
    const path = decodeURIComponent(window.location.hash.slice(1));
    if (path !== '') requestAnimationFrame(() => focusField(path));
  }, [step]);
}
