import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { publishAdvert } from '#contract/adverts.ts';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { callTexts } from '#texts/de/calls.ts';
import { editAdvertTexts } from '#texts/de/edit-advert.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { signInPath } from '#web/accounts/callback-path.ts';
import { createHttpApi } from '#web/http-api.ts';
import { INTENT_FIELD } from './answer-wizard-form.ts';
import type { DraftCheck } from './draft-checks.ts';
import type { FieldGroupProps, FieldNotes } from './field-group.ts';
import type { WizardData } from './load-wizard.ts';
import { isLocalRef } from './local-drafts.ts';
import { FieldBox } from './field-box.tsx';
import { MendList } from './mend-list.tsx';
import { ContactFields } from './terms/contact-fields.tsx';
import { DeliveryFields } from './terms/delivery-fields.tsx';
import { isDeliverable } from './terms/delivery-rows.ts';
import { PlaceFields } from './terms/place-fields.tsx';
import { RaffleField } from './terms/raffle-field.tsx';
import type { Wizard } from './use-wizard.ts';
import { PREVIEW_PARAM, stepPath, YES } from './wizard-steps.ts';

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
      <FieldBox title={texts.contact}>
        <ContactFields {...group} template={template} />
      </FieldBox>
      <FieldBox title={texts.raffle}>
        <RaffleField {...group} />
      </FieldBox>
    </>
  );
}

type Outcome = { kind: 'DONE' } | { kind: 'REFUSED'; message: string; notes: FieldNotes; isAccess: boolean };

/** Makes the stored advert public; twice makes it public once. */
export async function publish(advertId: string): Promise<Outcome> {
  try {
    await createHttpApi().call(publishAdvert, { advertId });
    return { kind: 'DONE' };
  } catch (error) {
    if (isFetchError(error)) return { kind: 'REFUSED', message: callTexts.noConnection, notes: {}, isAccess: false };
    if (!isResponseError(error)) throw error;
    const message = error.serverMessage ?? callTexts.failed;
    const isAccess = message.includes(ACCESS_MARKER);
    const isAboutFields = error.code === 'advert.not-publishable';
    return {
      kind: 'REFUSED',
      message: message.replace(ACCESS_MARKER, ''),
      notes: isAboutFields ? Object.fromEntries(error.fields.map((field) => [field.path, field.message])) : {},
      isAccess,
    };
  }
}

type PublishPartProps = {
  wizard: Wizard;
  check: DraftCheck;
  status: string | null;
  onPublish: () => Promise<void>;
  isPublishing: boolean;
  refusal: { message: string; isAccess: boolean } | null;
};

/** What is missing, the preview, and the button it is all about. */
export function PublishPart(props: PublishPartProps) {
  const { wizard, check, status, onPublish, isPublishing, refusal } = props;
  const { ref } = wizard.state;
  const isComplete = Object.keys(check.toMend).length === 0;
  const path = stepPath(3, ref);
  const isStored = ref !== null && !isLocalRef(ref);
  return (
    <div className="wizard-publish">
      {isComplete ? (
        <Notice kind="success">{texts.complete}</Notice>
      ) : (
        <MendList title={texts.missing} text={texts.missingText} notes={check.toMend} advertRef={ref} step={3} />
      )}
      {refusal !== null && (
        <Notice kind={refusal.isAccess ? 'access' : 'error'} isLive>
          {refusal.message}
        </Notice>
      )}
      <div className="wizard-foot">
        {wizard.isSignedIn ? (
          <Button
            type="submit"
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
          <LinkButton href={signInPath(path)} variant="sell" size="large">
            {texts.signIn}
          </LinkButton>
        )}
        {isStored && <PreviewLink wizard={wizard} href={`${path}?${PREVIEW_PARAM}=${YES}`} />}
        <LinkButton href={stepPath(2, ref)} icon="caret-left">
          {editAdvertTexts.back}
        </LinkButton>
      </div>
      {!wizard.isSignedIn && <p className="field-help">{texts.signInText}</p>}
    </div>
  );
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
