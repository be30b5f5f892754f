import { INTENT_FIELD } from '#web/forms/form-data.ts';
import { isEntrepreneur } from '#domain/users/seller-kind.ts';
import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { publishAdvert } from '#contract/adverts/adverts.ts';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { contentOf } from '#contract/adverts/edit-content.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { type PublishingNeed, PUBLISHING_NEEDS } from '#domain/users/publishing-needs.ts';
import { pelletRefusal } from '#domain/adverts/pellet-rights.ts';
import { callTexts } from '#texts/de/page/calls.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { paths } from '#contract/paths.ts';
import { localFirstTexts } from '#texts/de/adverts/availability/local-first.ts';
import { ownDisclosureTexts } from '#texts/de/sellers/own-disclosure.ts';
import { pelletTexts } from '#texts/de/adverts/pellets.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { registerPath, signInPath } from '#web/page/callback-path.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { NEEDS_ID } from './account-needs.tsx';
import type { WizardReply } from '#web/adverts/edit/answer-wizard-form.ts';
import type { DraftCheck } from '#web/adverts/edit/draft/draft-checks.ts';
import { isPriceForgotten } from '#web/adverts/edit/draft/draft-terms.ts';
import { focusField } from './field-focus.ts';
import type { FieldGroupProps, FieldNotes } from './field-group.ts';
import type { WizardData } from '#web/adverts/edit/load-wizard.ts';
import { isLocalRef } from '#web/adverts/edit/draft/local-drafts.ts';
import { FieldBox } from './field-box.tsx';
import { ProblemList } from './problem-list.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { PriceQuestion } from './price-question.tsx';
import { needsPlan } from '#web/adverts/edit/draft/save-answers.ts';
import { BuyerFields } from '#web/adverts/edit/terms/buyer-fields.tsx';
import { ContactFields } from '#web/adverts/edit/terms/contact-fields.tsx';
import { DeliveryFields } from '#web/adverts/edit/terms/delivery-fields.tsx';
import { isDeliverable } from '#web/adverts/edit/terms/delivery-rows.ts';
import { PlaceFields } from '#web/adverts/edit/terms/place-fields.tsx';
import { RaffleField } from '#web/adverts/edit/terms/raffle-field.tsx';
import type { Wizard } from '#web/adverts/edit/use-wizard.ts';
import { DONE_PARAM, PREVIEW_PARAM, stepOfField, stepPath, YES } from '#web/adverts/edit/wizard-steps.ts';

const texts = editAdvertTexts.publish;

type PublishFieldsProps = FieldGroupProps & { template: WizardData['contactTemplate']; ownerId: string | null };

/** The fields of the last step. */
export function PublishFields({ template, ownerId, ...group }: PublishFieldsProps) {
  return (
    <>
      <FieldBox title={texts.place}>
        <PlaceFields {...group} ownerId={ownerId} />
      </FieldBox>
      {isDeliverable(group.category, group.values) && (
        <FieldBox title={texts.delivery}>
          <DeliveryFields {...group} />
        </FieldBox>
      )}
      <FieldBox title={localFirstTexts.edit.title}>
        <BuyerFields {...group} />
      </FieldBox>
      <FieldBox title={texts.contact}>
        <ContactFields {...group} template={template} />
      </FieldBox>
      <FieldBox title={texts.raffle}>
        <RaffleField {...group} />
      </FieldBox>
    </>
  );
}

type PublishRefusal = {
  message: string;
  isAccess: boolean;
  needsPlan: boolean;
  /** What the account lacks, where that is the reason. */
  needs: readonly PublishingNeed[];
};
type Outcome = { kind: 'DONE' } | ({ kind: 'REFUSED'; notes: FieldNotes } & PublishRefusal);

const PASSING = { notes: {}, isAccess: false, needsPlan: false, needs: [] } as const;

/** Publishes the stored advert; idempotent. */
async function publish(advertId: string): Promise<Outcome> {
  try {
    await createHttpApi().call(publishAdvert, { advertId });
    return { kind: 'DONE' };
  } catch (error) {
    if (isFetchError(error)) return { kind: 'REFUSED', message: callTexts.noConnection, ...PASSING };
    if (!isResponseError(error)) throw error;
    const message = error.serverMessage ?? callTexts.failed;
    const isAccess = message.includes(ACCESS_MARKER);
    const isAboutFields = error.code === 'advert.not-publishable';
    return {
      kind: 'REFUSED',
      message: message.replace(ACCESS_MARKER, ''),
      notes: isAboutFields ? Object.fromEntries(error.fields.map((field) => [field.path, field.message])) : {},
      isAccess,
      needsPlan: needsPlan(error.code),
      needs:
        error.code === 'account.not-ready'
          ? PUBLISHING_NEEDS.filter((need) => error.fields.some(({ path }) => path === need))
          : [],
    };
  }
}

type Told = {
  onNotes: (notes: FieldNotes) => void;
  onNeeds: (needs: readonly PublishingNeed[]) => void;
  data: WizardData;
  /** Has asked already, for want of the page's script. */
  sent: WizardReply | null;
};

/** Stores, publishes and goes to the confirmation page; a double press publishes once. */
export function usePublishing({ store, state, conflict }: Wizard, { onNotes, onNeeds, data, sent }: Told) {
  const isNew = data.advert === null || data.advert.status === 'DRAFT';
  const asksPrice = isNew && isPriceForgotten(state.values);
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<PublishRefusal | null>(null);
  const [isAsked, setIsAsked] = useState(sent?.asksPrice === true);
  const isUnderWay = useRef(false);
  const run = async (publishingErrors: FieldNotes, isPriceMeant: boolean) => {
    setRefusal(null);
    if (Object.keys(publishingErrors).length > 0) {
      onNotes({});
      const [first = ''] = Object.keys(publishingErrors);
      if (stepOfField(first) === 3) focusField(first);
      else void navigate(`${stepPath(stepOfField(first), state.ref)}#${first}`);
      return;
    }
    if (asksPrice && !isPriceMeant) return setIsAsked(true);
    const isStored = await store.save();
    if (!isStored) conflict.compare();
    const { ref } = store.getState();
    if (!isStored || ref === null || isLocalRef(ref)) return;
    const outcome = await publish(ref);
    if (outcome.kind === 'REFUSED') {
      onNotes(outcome.notes);
      setRefusal(outcome);
      if (outcome.needs.length > 0) {
        onNeeds(outcome.needs);
        requestAnimationFrame(() => document.getElementById(NEEDS_ID)?.focus());
      }
      return;
    }
    store.forget();
    await navigate(`${stepPath(3, ref)}?${DONE_PARAM}=${YES}`);
  };
  const start = async (publishingErrors: FieldNotes, isPriceMeant = false) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await run(publishingErrors, isPriceMeant);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  const startWithoutPrice = (publishingErrors: FieldNotes) => {
    store.type('priceKind', 'ON_REQUEST');
    void start(publishingErrors, true);
  };
  return { start, startWithoutPrice, isBusy, refusal, isPriceAsked: isAsked && asksPrice };
}

type PublishPartProps = {
  wizard: Wizard;
  check: DraftCheck;
  status: string | null;
  account: WizardData['account'];
  pelletPlan: WizardData['pelletPlan'];
  /** What the account still lacks. */
  needs: readonly PublishingNeed[];
  onPublish: () => Promise<void>;
  isPublishing: boolean;
  refusal: PublishRefusal | null;
  asksPrice: boolean;
  onWithoutPrice: () => void;
  /** Id of the form that the button sends. */
  formId: string;
};

/** What is missing, the preview, and the button it is all about. */
export function PublishPart(props: PublishPartProps) {
  const { wizard, status, onPublish, isPublishing, formId, asksPrice, onWithoutPrice } = props;
  const { ref } = wizard.state;
  const path = stepPath(3, ref);
  const isStored = ref !== null && !isLocalRef(ref);
  return (
    <Stack gap={5}>
      <DisclosureNotice missing={props.account?.missingDisclosure ?? []} />
      {asksPrice ? (
        <PriceQuestion advertRef={ref} formId={formId} isBusy={isPublishing} onWithout={onWithoutPrice} />
      ) : (
        <PublishState {...props} />
      )}
      <div className="wizard-foot foot-buttons flex [flex-flow:row-reverse_wrap] items-center justify-between gap-3">
        {wizard.isSignedIn ? (
          <Button
            type="submit"
            form={formId}
            name={INTENT_FIELD}
            value="veroeffentlichen"
            variant="sell"
            size="large"
            aria-disabled={isPublishing || undefined}
            onClick={(event) => {
              event.preventDefault();
              void onPublish();
            }}
          >
            {isPublishing ? texts.submitting : submitText(status)}
          </Button>
        ) : (
          <span className="wizard-doors">
            <LinkButton href={registerPath(path)} variant="sell" size="large">
              {texts.register}
            </LinkButton>
            <LinkButton href={signInPath(path)} variant="edge" size="large">
              {texts.signIn}
            </LinkButton>
          </span>
        )}
        {isStored && <PreviewLink wizard={wizard} href={`${path}?${PREVIEW_PARAM}=${YES}`} />}
        <LinkButton href={stepPath(2, ref)} icon="caret-left">
          {editAdvertTexts.back}
        </LinkButton>
      </div>
      {!wizard.isSignedIn && <p className="field-help">{texts.signInText}</p>}
    </Stack>
  );
}

/** The law asks businesses to say who they are; an advert goes out without it, and says that it is missing. */
function DisclosureNotice({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  const { wizard: words, fields } = ownDisclosureTexts;
  return (
    <Notice kind="warning">
      {words.text} {words.missing(missing.map((path) => fields[path] ?? path))}{' '}
      <a href={`${paths.profileSettings()}#anbieter`}>{words.to}</a>
    </Notice>
  );
}

/** The one sentence on how this advert stands: what is missing with the way there, or that nothing is. */
function PublishState({ wizard, check, account, pelletPlan, needs, refusal }: PublishPartProps) {
  const { ref, category, seller } = wizard.state;
  const isStored = ref !== null && !isLocalRef(ref);
  if (Object.keys(check.publishingErrors).length > 0)
    return (
      <ProblemList
        title={texts.missing}
        text={texts.missingText}
        notes={check.publishingErrors}
        advertRef={ref}
        step={3}
      />
    );
  if (refusal !== null && refusal.needs.length === 0) {
    if (refusal.needsPlan) return <PlanNotice message={refusal.message} isKept={isStored && !wizard.isLive} isLive />;
    return (
      <Notice kind={refusal.isAccess ? 'access' : 'error'} isLive>
        {refusal.message}
      </Notice>
    );
  }
  if (needs.length > 0)
    return (
      <Notice kind="warning" isLive={refusal !== null}>
        {texts.accountLacks(needs.map((need) => editAdvertTexts.needs.of[need]))}{' '}
        <a href={`#${NEEDS_ID}`}>{texts.toNeeds}</a>
      </Notice>
    );
  if (category === 'PELLETS' && account?.maySellPellets !== true) {
    const { unit, unitQuantity } = contentOf(check.savable);
    const refused = pelletRefusal(
      { unit, unitQuantity },
      { isBusiness: seller !== undefined && isEntrepreneur(seller.kind), others: [] },
    );
    if (refused !== null)
      return (
        <PlanNotice
          message={pelletTexts.refusal(refused, pelletPlan).replace(ACCESS_MARKER, '')}
          isKept={isStored && !wizard.isLive}
        />
      );
  }
  return <Notice kind="success">{account === null ? texts.completeVisitor : texts.complete}</Notice>;
}

/** The view of buyers is made by the server, which gets everything typed first. */
function PreviewLink({ wizard: { store, isLive }, href }: { wizard: Wizard; href: string }) {
  const navigate = useNavigate();
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isLive || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void store.save().then(() => navigate(href));
  };
  return (
    <LinkButton href={href} icon="eye" onClick={show}>
      {texts.showPreview}
    </LinkButton>
  );
}

function submitText(status: string | null): string {
  if (status === 'ACTIVE') return texts.submitChanges;
  return status === 'EXPIRED' || status === 'INACTIVE' ? texts.submitRenewal : texts.submit;
}
