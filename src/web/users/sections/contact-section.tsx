import { profileTexts } from '#texts/de/users/profile.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { EmailField } from '#web/forms/email-field.tsx';
import { AddressFields } from '#web/users/address-fields.tsx';
import type { Profile } from '#web/users/load-profile.ts';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { Section } from './section.tsx';

const { contact: texts } = profileTexts;

/** What new adverts start with. */
export function ContactSection({ contact }: Pick<Profile, 'contact'>) {
  return (
    <Section id="kontakt" intro={texts.intro}>
      <ProfileForm intent="kontakt" submit={profileTexts.form.save}>
        {({ text }) => (
          <>
            <h3>{texts.who}</h3>
            <div className="profile-two">
              <TextField
                label={texts.firstname}
                autoComplete="given-name"
                {...text('contact.firstname', contact.firstname)}
              />
              <TextField
                label={texts.lastname}
                autoComplete="family-name"
                {...text('contact.lastname', contact.lastname)}
              />
            </div>
            <TextField
              label={texts.companyName}
              isOptional
              autoComplete="organization"
              {...text('contact.companyName', contact.companyName)}
            />
            <div className="profile-two">
              <TextField
                label={texts.phoneNumber}
                help={texts.phoneHelp}
                type="tel"
                autoComplete="tel"
                {...text('contact.phoneNumber', contact.phoneNumber)}
              />
              <EmailField label={texts.email} {...text('contact.email', contact.email)} />
            </div>
            <TextField
              label={texts.shopLink}
              isOptional
              help={texts.shopLinkHelp}
              type="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              {...text('contact.shopLink', contact.shopLink)}
            />
            <div className="grid gap-0.5 pt-2">
              <h3>{texts.where}</h3>
              <p className="field-help">{texts.whereHelp}</p>
            </div>
            <AddressFields stored={contact.address} text={text} />
          </>
        )}
      </ProfileForm>
    </Section>
  );
}
