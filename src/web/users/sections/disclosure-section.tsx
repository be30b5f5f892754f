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
        {({ text }) => {
          const field = (name: keyof typeof legal, maxLength: number) => ({
            label: terms[name],
            maxLength,
            ...text(`legal.${name}`, legal[name]),
          });
          return (
            <>
              <TextField help={texts.firmaHelp} autoComplete="organization" {...field('firma', 200)} />
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
                <TextField isOptional help={texts.legalFormHelp} {...field('legalForm', 60)} />
                <TextField isOptional {...field('managing', 200)} />
              </div>
              <div className="profile-two">
                <TextField isOptional help={texts.registerHelp} spellCheck={false} {...field('registerNumber', 20)} />
                <TextField isOptional {...field('registerCourt', 120)} />
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
                <TextField isOptional help={texts.authorityHelp} {...field('authority', 160)} />
                <TextField isOptional help={texts.chamberHelp} {...field('chamber', 160)} />
              </div>
            </>
          );
        }}
      </ProfileForm>
    </Section>
  );
}
