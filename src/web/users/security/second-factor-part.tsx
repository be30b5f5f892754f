import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { SecondFactor, SecondFactorSetup } from '#contract/accounts/second-factor.schemas.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FormOutcome, Intent } from '#web/users/profile-forms.ts';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { useProfilePage } from '#web/users/profile-page-context.ts';
import { ProofField } from '#web/users/proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { More } from '#web/users/sections/section.tsx';
import { SectionLink } from '#web/users/sections/section-link.tsx';
import { SetupSteps } from './second-factor-setup.tsx';
import { readSetupFields } from './setup-fields.ts';

const { security: texts } = profileTexts;

type SecondFactorPartProps = { secondFactor: SecondFactor; mailIsConfirmed: boolean };

/** The second factor: off, in setup, or on. */
export function SecondFactorPart({ secondFactor, mailIsConfirmed }: SecondFactorPartProps) {
  const setup = useSetup(secondFactor.isOn);
  const codes = useRecoveryCodes();
  const { isOn, restingPermissions } = secondFactor;
  return (
    <>
      {isOn && codes.shown !== null && <RecoveryCodes codes={codes.shown} onKept={codes.hide} />}
      {restingPermissions.length > 0 && <Notice kind="warning">{texts.resting(restingPermissions)}</Notice>}
      {isOn ? (
        <SwitchedOn secondFactor={secondFactor} />
      ) : setup === null ? (
        <Start mailIsConfirmed={mailIsConfirmed} />
      ) : (
        <SetupSteps setup={setup} />
      )}
    </>
  );
}

function Start({ mailIsConfirmed }: { mailIsConfirmed: boolean }) {
  return (
    <>
      <p className="text-sm">{texts.factorText}</p>
      <p className="text-sm text-ink-soft">{texts.apps}</p>
      {mailIsConfirmed ? (
        <More label={texts.start} intents={['zweiter-schritt']}>
          <ProfileForm intent="zweiter-schritt" submit={texts.begin} isGuarded={false}>
            {({ errorOf }) => <ProofField error={errorOf('currentPassword')} />}
          </ProfileForm>
        </More>
      ) : (
        <p className="text-sm">
          <SectionLink id="konto">{texts.confirmFirst}</SectionLink>
        </p>
      )}
    </>
  );
}

function SwitchedOn({ secondFactor }: { secondFactor: SecondFactor }) {
  const { confirmedAt, recoveryCodesLeft, isProvedInSession } = secondFactor;
  return (
    <>
      <p className="text-sm">
        {confirmedAt !== null && texts.since(formatDateLong(confirmedAt))} {texts.codesLeft(recoveryCodesLeft)}
      </p>
      {!isProvedInSession && (
        <ProfileForm intent="zweiter-schritt-code" submit={texts.prove} isGuarded={false}>
          {({ errorOf }) => <OtpField label={texts.anyOtp} error={errorOf('otp')} />}
        </ProfileForm>
      )}
      <div className="profile-actions">
        <More label={texts.renewTitle} intents={['zweiter-schritt-codes']}>
          <p className="text-sm">{texts.renewText}</p>
          <ProfileForm intent="zweiter-schritt-codes" submit={texts.renew} isGuarded={false}>
            {({ errorOf }) => <OtpField label={texts.anyOtp} error={errorOf('otp')} />}
          </ProfileForm>
        </More>
        <More label={texts.endTitle} isDangerous intents={['zweiter-schritt-aus']}>
          <p className="text-sm">{texts.endText}</p>
          <ProfileForm intent="zweiter-schritt-aus" submit={texts.end} variant="danger" isGuarded={false}>
            {({ errorOf }) => (
              <>
                <OtpField label={texts.anyOtp} error={errorOf('otp')} />
                <ProofField error={errorOf('currentPassword')} />
              </>
            )}
          </ProfileForm>
        </More>
      </div>
    </>
  );
}

/** Recovery codes have letters, so no numeric keyboard. */
function OtpField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <TextField
      className="wide-letters max-w-[22rem]"
      label={label}
      name="otp"
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

const useOutcome = (intent: Intent): FormOutcome | undefined =>
  useFetcher<FormOutcome>({ key: `profil-${intent}` }).data;

/** The setup in progress; a refused code shows it again, a used one ends it. */
function useSetup(isOn: boolean): SecondFactorSetup | null {
  const begun = useOutcome('zweiter-schritt')?.setup;
  const { sent } = useProfilePage();
  const [used, setUsed] = useState<SecondFactorSetup | undefined>();
  if (isOn && used !== begun) setUsed(begun);
  if (isOn) return null;
  if (begun !== undefined && begun !== used) return begun;
  if (sent?.setup) return sent.setup;
  return sent?.intent === 'zweiter-schritt-ein' ? readSetupFields(sent.values) : null;
}

/** The codes that were made last, until they are put away. */
function useRecoveryCodes() {
  const first = useOutcome('zweiter-schritt-ein')?.recoveryCodes;
  const renewed = useOutcome('zweiter-schritt-codes')?.recoveryCodes;
  const { sent } = useProfilePage();
  const [known, setKnown] = useState({ first, renewed, latest: sent?.recoveryCodes ?? null });
  if (known.first !== first || known.renewed !== renewed) {
    const latest = (known.first === first ? renewed : first) ?? null;
    setKnown({ first, renewed, latest });
  }
  return { shown: known.latest, hide: () => setKnown({ ...known, latest: null }) };
}
