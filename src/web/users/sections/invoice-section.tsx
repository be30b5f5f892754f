import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { AddressFields, useTellForm } from '#web/users/address-fields.tsx';
import type { Profile } from '#web/users/load-profile.ts';
import { type Fields, ProfileForm } from '#web/users/profile-form.tsx';
import { Section } from './section.tsx';

const { invoice: texts } = profileTexts;

type InvoiceProps = Pick<Profile, 'invoice' | 'contact'>;

/** Who invoices are made out to, and whether that is enough for one. */
export function InvoiceSection({ invoice, contact }: InvoiceProps) {
  return (
    <Section id="rechnung" intro={texts.intro}>
      <Notice kind={invoice.isComplete ? 'success' : 'info'}>
        {invoice.isComplete ? texts.complete : texts.missing(invoice.missing.map((path) => texts.fields[path] ?? path))}
      </Notice>
      <ProfileForm intent="rechnung" submit={profileTexts.form.save}>
        {({ text }) => <InvoiceFields invoice={invoice} contact={contact} text={text} />}
      </ProfileForm>
    </Section>
  );
}

/** The fields; what the contact template knows already can be taken from there. */
function InvoiceFields({ invoice, contact, text }: InvoiceProps & Pick<Fields, 'text'>) {
  const [isTaken, setIsTaken] = useState(false);
  const names = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const from = isTaken ? contact : invoice;
  const source = isTaken ? 'contact' : 'invoice';
  useTellForm(names, source);
  return (
    <>
      {isHydrated && !isTaken && !invoice.isComplete && contact.address.street !== '' && (
        <Button
          className="justify-self-start"
          onClick={() => {
            flushSync(() => setIsTaken(true));
            names.current?.querySelector('input')?.focus();
          }}
        >
          {texts.asContact}
        </Button>
      )}
      <div ref={names} className="profile-two">
        <TextField
          key={`${source}-firstname`}
          label={profileTexts.contact.firstname}
          autoComplete="billing given-name"
          {...text('firstname', from.firstname)}
        />
        <TextField
          key={`${source}-lastname`}
          label={profileTexts.contact.lastname}
          autoComplete="billing family-name"
          {...text('lastname', from.lastname)}
        />
      </div>
      <div className="profile-two">
        <TextField
          key={source}
          label={texts.companyName}
          isOptional
          autoComplete="billing organization"
          {...text('companyName', from.companyName)}
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
      <AddressFields key={source} stored={from.address} text={text} />
    </>
  );
}
