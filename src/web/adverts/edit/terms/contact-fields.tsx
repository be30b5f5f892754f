import type { ComponentProps, ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FieldAnchor } from '#web/adverts/edit/category-fields/field-anchor.tsx';
import { CONTACT_FIELDS } from '#web/adverts/edit/draft/draft-fields.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { answerOf, textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { EmailField } from '#web/forms/email-field.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import type { KnownTemplate } from './contact-template.ts';
import { differsFromTemplate, isFromTemplate, completedLink, templateValues } from './contact-template.ts';
import './terms.css';

const texts = advertTermsTexts.contact;

type ContactFieldsProps = FieldGroupProps & {
  /** The contact template of the account; null for visitors, and where it is empty. */
  template: KnownTemplate | null;
};

/** Who sells and how buyers reach them: what everybody sees, and what only those see who ask for it. */
export function ContactFields({ template, ...group }: ContactFieldsProps) {
  const { values, onChange, errors } = group;
  const stored = templateValues(template);
  const isHydrated = useHydrated();
  const link = completedLink(textOf(values, 'contact.shopLink'));
  const field = (name: (typeof CONTACT_FIELDS)[number]) => ({ group, stored, name });
  return (
    <div className="terms">
      <TemplateLine values={values} onChange={onChange} stored={stored} />
      <fieldset className="grid gap-4 min-w-0">
        <legend className="flex gap-2 items-center mb-2 text-ink-soft text-sm font-semibold">
          <Icon name="eye" />
          {texts.seenByAll}
        </legend>
        <div className="terms-row">
          <ContactField {...field('contact.firstname')} label={texts.firstname} autoComplete="given-name" />
          <ContactField
            {...field('contact.lastname')}
            label={texts.lastname}
            note={texts.lastnameHelp}
            autoComplete="family-name"
          />
        </div>
        <div className="terms-row">
          <ContactField
            {...field('contact.companyName')}
            label={texts.companyName}
            isOptional
            autoComplete="organization"
          />
          <ContactField
            {...field('contact.shopLink')}
            label={texts.shopLink}
            isOptional
            note={texts.shopLinkHelp}
            mend={
              isHydrated && link !== null && errors['contact.shopLink'] ? (
                <button type="button" className="text-action" onClick={() => onChange('contact.shopLink', link)}>
                  {texts.meantLink(link)}
                </button>
              ) : null
            }
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      </fieldset>
      <fieldset className="grid gap-4 min-w-0">
        <legend className="flex gap-2 items-center mb-2 text-ink-soft text-sm font-semibold">
          <Icon name="lock" />
          {texts.seenOnRequest}
        </legend>
        <div className="terms-row">
          <ContactField
            {...field('contact.phoneNumber')}
            label={texts.phoneNumber}
            note={texts.phoneHelp}
            type="tel"
            autoComplete="tel"
          />
          <ContactField {...field('contact.email')} label={texts.email} />
        </div>
      </fieldset>
      <BuyersView values={values} />
    </div>
  );
}

type ContactFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'help'
> & {
  group: FieldGroupProps;
  stored: DraftValues | null;
  name: (typeof CONTACT_FIELDS)[number];
  note?: string;
  mend?: ReactNode;
};

function ContactField({ group, stored, name, note, mend, ...rest }: ContactFieldProps) {
  const { values, onChange, errors } = group;
  const error = errors[name];
  const isStored = isFromTemplate(values, stored, name);
  const Input = name === 'contact.email' ? EmailField : TextField;
  return (
    <FieldAnchor path={name}>
      <Input
        {...rest}
        name={name}
        value={textOf(values, name)}
        onChange={(event) => onChange(name, event.currentTarget.value)}
        error={
          error && (
            <>
              {error} {mend}
            </>
          )
        }
        help={
          (note || isStored) && (
            <>
              {note}
              {note && isStored && ' '}
              {isStored && <span className="text-spruce font-semibold">{texts.fromTemplate}</span>}
            </>
          )
        }
      />
    </FieldAnchor>
  );
}

type TemplateLineProps = Pick<FieldGroupProps, 'values' | 'onChange'> & { stored: DraftValues | null };

function TemplateLine({ values, onChange, stored }: TemplateLineProps) {
  const isHydrated = useHydrated();
  const settings = `${paths.profileSettings()}#kontakt`;
  if (stored === null) {
    return (
      <p className="field-help">
        {texts.intro} {texts.noTemplate} <a href={settings}>{texts.makeTemplate}</a>
      </p>
    );
  }
  const take = (): void => {
    for (const name of CONTACT_FIELDS) if (answerOf(stored, name) !== null) onChange(name, textOf(stored, name));
  };
  return (
    <>
      <p className="field-help">
        {texts.intro} <a href={settings}>{texts.editTemplate}</a>
      </p>
      {isHydrated && differsFromTemplate(values, stored) && (
        <Button icon="user" className="justify-self-start" onClick={take}>
          {texts.useTemplate}
        </Button>
      )}
    </>
  );
}

/** What buyers see of the contact at once, and what only on request. */
function BuyersView({ values }: { values: DraftValues }) {
  const answer = (name: (typeof CONTACT_FIELDS)[number]): string | null => answerOf(values, name);
  const [initial] = answer('contact.lastname') ?? '';
  const name = [answer('contact.firstname'), initial === undefined ? null : `${initial.toUpperCase()}.`];
  const shown = [
    name.filter(Boolean).join(' ') || texts.nameOfAccount,
    answer('contact.companyName'),
    answer('contact.shopLink') && texts.shopLink,
  ].filter(Boolean);
  const [phone, email] = [answer('contact.phoneNumber'), answer('contact.email')];
  const ways = phone && email ? texts.ways.both : phone ? texts.ways.phoneNumber : email ? texts.ways.email : null;
  return (
    <div className="grid gap-1 py-3 px-3.5 border border-seam rounded-sawn bg-frost text-sm [overflow-wrap:break-word]">
      <h3 className="field-label">{texts.view}</h3>
      <p className="contact-view flex gap-2 items-start [&_span]:min-w-0">
        <Icon name="eye" className="flex-none mt-0.5 text-ink-soft" />
        <span>{texts.visible(shown.join(', '))}</span>
      </p>
      {ways === null ? (
        <p>{texts.noWay}</p>
      ) : (
        <p className="contact-view flex gap-2 items-start [&_span]:min-w-0">
          <Icon name="lock" className="flex-none mt-0.5 text-ink-soft" />
          <span>{texts.hidden(ways)}</span>
        </p>
      )}
    </div>
  );
}
