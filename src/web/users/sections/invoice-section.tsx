import { profileTexts } from '#texts/de/users/profile.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AddressFields } from '#web/users/address-fields.tsx';
import type { Profile } from '#web/users/load-profile.ts';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { Section } from './section.tsx';

const { invoice: texts } = profileTexts;

/** Who invoices are made out to, and whether that is enough for one. */
export function InvoiceSection({ invoice }: Pick<Profile, 'invoice'>) {
  return (
    <Section id="rechnung" intro={texts.intro}>
      <Notice kind={invoice.isComplete ? 'success' : 'info'}>
        {invoice.isComplete ? texts.complete : texts.missing(invoice.missing.map((path) => texts.fields[path] ?? path))}
      </Notice>
      <ProfileForm intent="rechnung" submit={profileTexts.form.save}>
        {({ text }) => (
          <>
            <div className="profile-two">
              <TextField
                label={profileTexts.contact.firstname}
                autoComplete="billing given-name"
                {...text('firstname', invoice.firstname)}
              />
              <TextField
                label={profileTexts.contact.lastname}
                autoComplete="billing family-name"
                {...text('lastname', invoice.lastname)}
              />
            </div>
            <div className="profile-two">
              <TextField
                label={texts.companyName}
                isOptional
                autoComplete="billing organization"
                {...text('companyName', invoice.companyName)}
              />
              <TextField
                label={texts.uid}
                isOptional
                help={texts.uidHelp}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...text('uid', invoice.uid)}
              />
            </div>
            <AddressFields stored={invoice.address} text={text} />
          </>
        )}
      </ProfileForm>
    </Section>
  );
}
