import { CHECKED, INTENT_FIELD } from '#web/forms/form-data.ts';
import { useEffect, useState } from 'react';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { sendEmailConfirmation } from '#contract/content-api/content-api.ts';
import { getMe, updateUserDetails } from '#contract/users/users.ts';
import type { PublishingNeed } from '#domain/users/publishing-needs.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow, ChoiceGroup } from '#ui/fields/choice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { mailReturnPath } from '#web/page/callback-path.ts';
import { createHttpApi } from '#web/api/http-api.ts';
import { TermsNote } from '#web/forms/terms-note.tsx';
import { useCurrentPath } from '#web/page/use-current-path.ts';
import type { WizardReply } from '#web/adverts/edit/answer-wizard-form.ts';
import { needErrorsOf, readNeeds } from '#web/adverts/edit/answer-wizard-form.ts';
import type { FieldNotes } from './field-group.ts';
import type { WizardAccount } from '#web/adverts/edit/load-wizard.ts';

const texts = editAdvertTexts.needs;

type AccountNeedsProps = {
  account: WizardAccount;
  sent: WizardReply | null;
  needs: readonly PublishingNeed[];
  onNeeds: (needs: readonly PublishingNeed[]) => void;
};

/** Id of the section that says what the account lacks. */
export const NEEDS_ID = 'vorher';

/** What the account lacks before its first advert, in forms of their own beside the step's. */
export function AccountNeeds({ account, sent, needs, onNeeds }: AccountNeedsProps) {
  useConfirmedElsewhere(needs, onNeeds);
  if (needs.length === 0) return null;
  return (
    <section className="box wizard-box" aria-labelledby={NEEDS_ID}>
      <h2 id={NEEDS_ID} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      {(needs.includes('name') || needs.includes('terms')) && (
        <DetailsForm account={account} needs={needs} onNeeds={onNeeds} sent={sent} />
      )}
      {needs.includes('mail') && <MailNeed mail={account.mail} onNeeds={onNeeds} sentMessage={sent?.message ?? null} />}
    </section>
  );
}

/** The link of the mail is opened in another tab or on the phone: coming back to this one looks whether it was. */
function useConfirmedElsewhere(
  needs: readonly PublishingNeed[],
  onNeeds: (needs: readonly PublishingNeed[]) => void,
): void {
  const isWaiting = needs.includes('mail');
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      createHttpApi()
        .call(getMe, {})
        .then(({ publishingNeeds = [] }) => onNeeds(publishingNeeds))
        // Offline the state is unknown; it is loaded again when the page gets the focus.
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isWaiting, onNeeds]);
}

function DetailsForm({ account, needs, onNeeds, sent }: AccountNeedsProps) {
  const [errors, setErrors] = useState<FieldNotes>(sent?.needErrors ?? {});
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (form: HTMLFormElement) => {
    const details = readNeeds(new FormData(form));
    const found = needErrorsOf(details);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      const user = await createHttpApi().call(updateUserDetails, {
        userDetailsDto: { ...details, termsAccepted: true },
      });
      onNeeds(user.publishingNeeds ?? []);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <Stack
      as="form"
      gap={5}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <input type="hidden" name={INTENT_FIELD} value="angaben" />
      <Grid gap={3.5} least="14rem">
        <TextField
          label={texts.firstname}
          name="firstname"
          autoComplete="given-name"
          defaultValue={account.firstname}
          error={errors['firstname']}
        />
        <TextField
          label={texts.lastname}
          name="lastname"
          autoComplete="family-name"
          defaultValue={account.lastname}
          error={errors['lastname']}
        />
      </Grid>
      <p className="field-help">{texts.namesHelp}</p>
      {needs.includes('terms') ? (
        <ChoiceGroup legend={texts.termsLegend} legendIsHidden help={<TermsNote />} error={errors['terms']}>
          <CheckboxRow name="termsAccepted" value={CHECKED} label={texts.terms} />
        </ChoiceGroup>
      ) : (
        <input type="hidden" name="termsAccepted" value={CHECKED} />
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      <div>
        <Button type="submit" variant="main">
          {texts.save}
        </Button>
      </div>
    </Stack>
  );
}

type MailNeedProps = Pick<AccountNeedsProps, 'onNeeds'> & { mail: string; sentMessage: string | null };

function MailNeed({ mail, onNeeds, sentMessage }: MailNeedProps) {
  const here = useCurrentPath();
  const [message, setMessage] = useState(sentMessage);
  const attempt = async (deed: () => Promise<void>) => {
    try {
      await deed();
    } catch (error) {
      setMessage(messageOf(error));
    }
  };
  const sendAgain = () =>
    attempt(async () => {
      await createHttpApi().call(sendEmailConfirmation, {
        confirmationRequest: { email: mail, returnPath: mailReturnPath(here) },
      });
      setMessage(texts.sent);
    });
  const check = () =>
    attempt(async () => {
      const { publishingNeeds = [] } = await createHttpApi().call(getMe, {});
      if (publishingNeeds.includes('mail')) setMessage(texts.stillOpen);
      onNeeds(publishingNeeds);
    });
  return (
    <Stack
      as="form"
      gap={5}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void sendAgain();
      }}
    >
      <p>{texts.mail(mail)}</p>
      <p role="status">{message}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => void check()}>{texts.check}</Button>
        <Button type="submit" variant="text" name={INTENT_FIELD} value="bestaetigung">
          {texts.sendAgain}
        </Button>
      </div>
    </Stack>
  );
}

function messageOf(error: unknown): string {
  if (isResponseError(error) && error.serverMessage !== null) return error.serverMessage;
  if (isFetchError(error) || isResponseError(error) || error instanceof Error) return texts.failed;
  throw error;
}
