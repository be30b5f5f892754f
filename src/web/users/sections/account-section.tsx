import { paths } from '#contract/paths.ts';
import { SELLER_CHOICES } from '#domain/users/seller-kind.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { NewPasswordField } from '#web/accounts/passwords/new-password-field.parts.tsx';
import { TermsNote } from '#web/forms/terms-note.tsx';
import { EmailField } from '#web/forms/email-field.tsx';
import { CHECKED } from '#web/forms/form-data.ts';
import type { OwnAccount } from '#web/users/load-profile.ts';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { ProofField } from '#web/users/proof-field.tsx';
import { More, Part, Section } from './section.tsx';

const { account: texts } = profileTexts;

export function AccountSection({ account }: { account: OwnAccount }) {
  return (
    <Section id="konto" intro={texts.intro}>
      <Part title={texts.namesTitle}>
        <NamesForm account={account} />
      </Part>
      <Part
        title={texts.mailTitle}
        badge={
          account.mailIsConfirmed ? (
            <Badge tone="checked" icon="check">
              {texts.confirmed}
            </Badge>
          ) : (
            <Badge tone="warning" icon="warning">
              {texts.unconfirmed}
            </Badge>
          )
        }
      >
        <MailPart account={account} />
      </Part>
      <Part title={texts.passwordTitle}>
        {account.hasPassword ? <PasswordPart mail={account.mail} /> : <WithoutPassword />}
      </Part>
    </Section>
  );
}

function NamesForm({ account }: { account: OwnAccount }) {
  return (
    <ProfileForm intent="name" submit={profileTexts.form.save}>
      {({ text, isOn, errorOf }) => (
        <>
          <div className="grid gap-1.5">
            <div className="profile-two">
              <TextField label={texts.firstname} autoComplete="given-name" {...text('firstname', account.firstname)} />
              <TextField label={texts.lastname} autoComplete="family-name" {...text('lastname', account.lastname)} />
            </div>
            <p className="field-help">{texts.namesHelp}</p>
          </div>
          <ChoiceGroup legend={texts.kind} help={texts.kindHelp} error={errorOf('sellerKind')}>
            {SELLER_CHOICES.map((kind) => (
              <RadioRow
                key={kind}
                name="sellerKind"
                value={kind}
                label={texts.kinds[kind]}
                defaultChecked={kind === text('sellerKind', account.sellerKind).defaultValue}
              />
            ))}
          </ChoiceGroup>
          {!account.termsAreAccepted && (
            <ChoiceGroup legend={texts.termsLegend} help={<TermsNote />} error={errorOf('termsAccepted')}>
              <CheckboxRow
                name="termsAccepted"
                value={CHECKED}
                defaultChecked={isOn('termsAccepted', false)}
                label={texts.terms}
              />
            </ChoiceGroup>
          )}
        </>
      )}
    </ProfileForm>
  );
}

function MailPart({ account }: { account: OwnAccount }) {
  return (
    <>
      <p>
        <b className="break-all">{account.mail}</b>
      </p>
      {!account.mailIsConfirmed && (
        <>
          <p className="text-sm text-ink-soft">{texts.unconfirmedText}</p>
          <ProfileForm intent="bestaetigung" submit={texts.sendAgain} variant="edge" />
        </>
      )}
      <More label={texts.changeMail} intents={['neue-adresse']}>
        <ProfileForm intent="neue-adresse" submit={texts.requestMail}>
          {({ text, errorOf }) => (
            <>
              <EmailField label={texts.newMail} help={texts.newMailHelp} {...text('email', '')} />
              <ProofField error={errorOf('currentPassword')} />
            </>
          )}
        </ProfileForm>
      </More>
    </>
  );
}

function PasswordPart({ mail }: { mail: string }) {
  return (
    <More label={texts.changePassword} intents={['passwort']}>
      <ProfileForm intent="passwort" submit={texts.savePassword}>
        {({ errorOf, outcome }) => (
          <>
            <ProofField error={errorOf('currentPassword')} />
            <NewPasswordField label={texts.newPassword} reply={outcome} email={mail} />
            <p className="field-help">{texts.passwordHelp}</p>
          </>
        )}
      </ProfileForm>
    </More>
  );
}

function WithoutPassword() {
  return (
    <>
      <p className="text-sm">{texts.noPassword}</p>
      <div>
        <LinkButton href={paths.forgotPassword()}>{texts.setPassword}</LinkButton>
      </div>
    </>
  );
}
