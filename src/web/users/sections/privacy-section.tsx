import { formatDateLong } from '#domain/format/dates.ts';
import { paths } from '#contract/paths.ts';
import { leavingAccountTexts } from '#texts/de/accounts/leaving-account.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow, ChoiceGroup } from '#ui/fields/choice.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { CHECKED } from '#web/forms/form-data.ts';
import type { OwnAccount } from '#web/users/load-profile.ts';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { useProfilePage } from '#web/users/profile-page-context.ts';
import { ProofField } from '#web/users/proof-field.tsx';
import { More, Part, Section } from './section.tsx';

const { privacy: texts } = profileTexts;

type PrivacySectionProps = {
  account: OwnAccount;
  /** Code of the refusal of an export, with which the server leads back here. */
  exportRefusal: string | null;
};

export function PrivacySection({ account, exportRefusal }: PrivacySectionProps) {
  // The form that requested it has been removed by its own success.
  const isKept = useProfilePage().saved === 'behalten' && account.endsAt === null;
  return (
    <Section id="datenschutz" intro={texts.intro}>
      <Part title={texts.exportTitle}>
        <p className="text-sm">{texts.exportText}</p>
        <More label={texts.exportOpen} isOpen={exportRefusal !== null}>
          <ExportForm refusal={exportRefusal} />
        </More>
      </Part>
      <Part title={texts.deleteTitle}>
        <DoneNotice>{isKept && texts.kept}</DoneNotice>
        {account.endsAt === null ? <DeletePart /> : <LeavingNote endsAt={account.endsAt} />}
      </Part>
    </Section>
  );
}

/** A plain form: the browser downloads the response and the page stays. */
function ExportForm({ refusal }: { refusal: string | null }) {
  const message = refusal === null ? undefined : (texts.exportRefusals[refusal] ?? texts.exportFailed);
  const isAboutProof = refusal === 'account.proof-refused';
  return (
    <form method="post" action={`${paths.profileSettings()}/export`} className="profile-form" noValidate>
      {message !== undefined && !isAboutProof && (
        <Notice kind="error" isLive>
          {message}
        </Notice>
      )}
      <div className="profile-fields">
        <ProofField error={isAboutProof ? message : undefined} />
      </div>
      <Cluster gap={3} rowGap={2}>
        <Button type="submit" variant="main" icon="package">
          {texts.export}
        </Button>
      </Cluster>
    </form>
  );
}

function DeletePart() {
  return (
    <More label={texts.deleteOpen} isDangerous intents={['loeschen']}>
      <h4>{texts.deleteLead}</h4>
      <dl className="grid gap-2 text-sm">
        {texts.deleteSteps.map(({ when, what }) => (
          <div key={when} className="grid gap-x-4 @md:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="font-[650]">{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <ProfileForm intent="loeschen" submit={texts.delete} variant="danger" isGuarded={false}>
        {({ isOn, errorOf }) => (
          <>
            <ChoiceGroup legend={texts.deleteSureLegend} legendIsHidden error={errorOf('sure')}>
              <CheckboxRow
                name="sure"
                value={CHECKED}
                defaultChecked={isOn('sure', false)}
                label={texts.deleteSure}
                aria-invalid={errorOf('sure') === undefined ? undefined : true}
              />
            </ChoiceGroup>
            <ProofField error={errorOf('currentPassword')} />
          </>
        )}
      </ProfileForm>
    </More>
  );
}

/** The account is on its way out and can still be taken back. */
function LeavingNote({ endsAt }: { endsAt: string }) {
  return (
    <>
      <Notice kind="warning" title={leavingAccountTexts.title(formatDateLong(endsAt))}>
        {leavingAccountTexts.text}
      </Notice>
      <ProfileForm intent="behalten" submit={leavingAccountTexts.keep} />
    </>
  );
}
