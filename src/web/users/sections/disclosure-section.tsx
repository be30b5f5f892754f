import { disclosureTexts } from '#texts/de/sellers/disclosure.ts';
import { ownDisclosureTexts as texts } from '#texts/de/sellers/own-disclosure.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { EmailField } from '#web/forms/email-field.tsx';
import { AddressFields } from '#web/users/address-fields.tsx';
import type { Profile } from '#web/users/load-profile.ts';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { Section } from './section.tsx';

const { terms } = disclosureTexts;

/** Who the business is, as it stands on all of its adverts. */
export function DisclosureSection({ disclosure }: { disclosure: NonNullable<Profile['disclosure']> }) {
  const { missing, isOfCompany, legal } = disclosure;
  return (
    <Section id="anbieter" intro={texts.intro}>
      <Notice kind={missing.length === 0 ? 'success' : 'warning'}>
        {missing.length === 0 ? texts.complete : texts.missing(missing.map((path) => texts.fields[path] ?? path))}
      </Notice>
      {isOfCompany && <p className="text-sm text-ink-soft">{texts.ofCompany}</p>}
      <ProfileForm intent="anbieter" submit={profileTexts.form.save}>
        {({ text }) => (
          <>
            <TextField
              label={terms.firma}
              help={texts.firmaHelp}
              autoComplete="organization"
              maxLength={200}
              {...text('legal.firma', legal.firma)}
            />
            <AddressFields stored={disclosure.address} text={text} />
            <div className="profile-two">
              <EmailField
                label={terms.email}
                help={texts.emailHelp}
                autoComplete="email"
                {...text('email', disclosure.email)}
              />
              <TextField
                label={terms.phoneNumber}
                isOptional
                type="tel"
                autoComplete="tel"
                {...text('phoneNumber', disclosure.phoneNumber)}
              />
            </div>
            <div className="profile-two">
              <TextField
                label={terms.legalForm}
                help={texts.legalFormHelp}
                isOptional
                maxLength={60}
                {...text('legal.legalForm', legal.legalForm)}
              />
              <TextField
                label={terms.managing}
                isOptional
                maxLength={200}
                {...text('legal.managing', legal.managing)}
              />
            </div>
            <div className="profile-two">
              <TextField
                label={terms.registerNumber}
                help={texts.registerHelp}
                isOptional
                maxLength={20}
                spellCheck={false}
                {...text('legal.registerNumber', legal.registerNumber)}
              />
              <TextField
                label={terms.registerCourt}
                isOptional
                maxLength={120}
                {...text('legal.registerCourt', legal.registerCourt)}
              />
            </div>
            <TextField
              label={terms.uid}
              help={texts.uidHelp}
              isOptional
              maxLength={20}
              autoCapitalize="characters"
              spellCheck={false}
              {...text('uid', disclosure.uid)}
            />
            <div className="profile-two">
              <TextField
                label={terms.authority}
                help={texts.authorityHelp}
                isOptional
                maxLength={160}
                {...text('legal.authority', legal.authority)}
              />
              <TextField
                label={terms.chamber}
                help={texts.chamberHelp}
                isOptional
                maxLength={160}
                {...text('legal.chamber', legal.chamber)}
              />
            </div>
          </>
        )}
      </ProfileForm>
    </Section>
  );
}
