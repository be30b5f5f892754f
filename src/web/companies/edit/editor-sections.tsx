import type { Image } from '#contract/common.schemas.ts';
import type { Company } from '#contract/companies/companies.schemas.ts';
import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { AREAS_OF_SERVICE } from '#domain/lookups/regions.data.ts';
import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { companyEditorTexts as texts, weekdayName } from '#texts/de/companies/companies.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow, ChoiceGroup } from '#ui/fields/choice.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { FileField } from '#ui/fields/file-field.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { EmailField } from '#web/forms/email-field.tsx';
import type { FormFields } from '#web/forms/form-fields.ts';
import { SubmitButton } from '#web/forms/page-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { TURNS, WEEKDAY_NUMBERS, fromName, toName } from './company-forms.ts';
import { Section } from './section.tsx';
import { SERVICE_STEPS } from './service-steps.ts';

type SectionProps = { company: Company };

const MIXED_ORIGIN = 'XX';
const COUNTRIES = COUNTRIES_OF_ORIGIN.filter(({ code }) => code !== MIXED_ORIGIN).map(({ code, name }) => ({
  value: code,
  label: name,
}));
/** What uploads take; phones make a JPEG of a HEIC picture for it. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export function ProfileSection({ company }: SectionProps) {
  return (
    <Section id="profil" title={texts.sections.profil}>
      <CompanyForm intent="profil" submit={texts.save}>
        {({ text }) => (
          <>
            <TextField label={texts.name} autoComplete="organization" maxLength={120} {...text('name', company.name)} />
            <TextArea
              label={texts.description}
              help={texts.descriptionHelp}
              rows={7}
              maxLength={5000}
              {...text('description', company.description ?? '')}
            />
            <TextField
              label={texts.websiteUrl}
              isOptional
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              {...text('websiteUrl', company.websiteUrl ?? '')}
            />
          </>
        )}
      </CompanyForm>
    </Section>
  );
}

export function ContactSection({ company: { address, email, phoneNumber } }: SectionProps) {
  return (
    <Section id="kontakt" title={texts.sections.kontakt}>
      <CompanyForm intent="kontakt" submit={texts.save}>
        {({ text }) => (
          <>
            <Grid gap={4} least="17rem" className="items-start max-w-[56rem]">
              <EmailField label={texts.email} help={texts.emailHelp} {...text('email', email ?? '')} />
              <TextField
                label={texts.phoneNumber}
                help={texts.phoneHelp}
                isOptional
                type="tel"
                autoComplete="tel"
                maxLength={40}
                {...text('phoneNumber', phoneNumber ?? '')}
              />
            </Grid>
            <TextField
              label={texts.street}
              autoComplete="street-address"
              maxLength={160}
              {...text('address.street', address?.street ?? '')}
            />
            <Stack gap={4} className="max-w-[44rem] @min-[30rem]:grid-cols-[9rem_minmax(0,1fr)]">
              <TextField
                label={texts.postalCode}
                autoComplete="postal-code"
                maxLength={12}
                {...text('address.postalCode', address?.postalCode ?? '')}
              />
              <TextField
                label={texts.city}
                autoComplete="address-level2"
                maxLength={120}
                {...text('address.city', address?.city ?? '')}
              />
            </Stack>
            <SelectField
              label={texts.country}
              autoComplete="country"
              choices={COUNTRIES}
              {...text('address.countryCode', address?.countryCode ?? 'AT')}
            />
          </>
        )}
      </CompanyForm>
    </Section>
  );
}

export function PicturesSection({ company }: SectionProps) {
  return (
    <Section id="bilder" title={texts.sections.bilder}>
      <PictureForm intent="logo" title={texts.logo} help={texts.logoHelp} image={company.logo} shape="square" />
      <PictureForm intent="banner" title={texts.banner} help={texts.bannerHelp} image={company.banner} shape="wide" />
    </Section>
  );
}

type PictureFormProps = {
  intent: 'logo' | 'banner';
  title: string;
  help: string;
  image: Image | null;
  shape: 'square' | 'wide';
};

function PictureForm({ intent, title, help, image, shape }: PictureFormProps) {
  return (
    <CompanyForm key={image?.id ?? 'leer'} intent={intent} hasFile className="company-picture-form">
      {({ errorOf }) => (
        <>
          {image !== null && (
            <Picture
              srcOf={(width, format) => pictureVariant(image.url, width, format)}
              alt={title}
              sizes="240px"
              shape={shape}
              isContained={shape === 'square'}
              placeholder={image.placeholder}
              className={`company-preview-${shape}`}
            />
          )}
          <PictureField label={title} help={help} error={errorOf('file')} />
          <div className="flex flex-wrap gap-y-2 gap-x-3">
            <SubmitButton variant="main" icon="arrow-up">
              {texts.upload}
            </SubmitButton>
            {image !== null && (
              <Button type="submit" formNoValidate name="schritt" value={SERVICE_STEPS.removePicture}>
                {texts.removePicture}
              </Button>
            )}
          </div>
        </>
      )}
    </CompanyForm>
  );
}

type PictureFieldProps = { label: string; help?: string | undefined; error?: string | undefined };

export function PictureField(props: PictureFieldProps) {
  return <FileField name="file" accept={PICTURE_TYPES} mostBytes={MAX_UPLOAD_BYTES} {...props} />;
}

export function HoursSection({ company: { openingHours = [], openingNote = '' } }: SectionProps) {
  return (
    <Section id="zeiten" title={texts.sections.zeiten} help={texts.hours.help}>
      <CompanyForm intent="zeiten" submit={texts.save}>
        {(fields) => (
          <>
            <Stack as="ul" gap={3} className="company-days">
              {WEEKDAY_NUMBERS.map((weekday) => (
                <DayFields
                  key={weekday}
                  weekday={weekday}
                  spans={openingHours.filter((span) => span.weekday === weekday)}
                  fields={fields}
                />
              ))}
            </Stack>
            <TextField
              label={texts.hours.note}
              help={texts.hours.noteHelp}
              isOptional
              maxLength={300}
              {...fields.text('openingNote', openingNote)}
            />
          </>
        )}
      </CompanyForm>
    </Section>
  );
}

type DayProps = { weekday: number; spans: readonly { from: string; to: string }[]; fields: FormFields };

function DayFields({ weekday, spans, fields }: DayProps) {
  const day = weekdayName(weekday);
  return (
    <li>
      <span className="flex-[0_0_6.5rem] font-semibold">{day}</span>
      {TURNS.map((turn) => {
        const span = spans[turn - 1];
        const from = fields.text(fromName(weekday, turn), span?.from ?? '');
        const to = fields.text(toName(weekday, turn), span?.to ?? '');
        const noteId = `${from.name}-hinweis`;
        const control = {
          className: 'company-time',
          type: 'time',
          'aria-invalid': from.error ? (true as const) : undefined,
          'aria-describedby': from.error ? noteId : undefined,
        };
        return (
          <span key={turn} className="flex flex-wrap items-center gap-1.5 text-sm">
            <input
              {...control}
              name={from.name}
              defaultValue={from.defaultValue}
              aria-label={texts.hours.from(day, turn)}
            />
            <span>{texts.hours.until}</span>
            <input {...control} name={to.name} defaultValue={to.defaultValue} aria-label={texts.hours.to(day, turn)} />
            {from.error && <FieldNote id={noteId} error={from.error} />}
          </span>
        );
      })}
    </li>
  );
}

export function AreaSection({ company: { deliveryArea } }: SectionProps) {
  const chosen = new Set((deliveryArea?.areas ?? []).map(({ id }) => id));
  return (
    <Section id="gebiet" title={texts.sections.gebiet}>
      <CompanyForm intent="gebiet" submit={texts.save}>
        {({ text }) => (
          <>
            <ChoiceGroup legend={texts.area.legend} className="company-areas">
              {AREAS_OF_SERVICE.map(({ id, name }) => (
                <CheckboxRow key={id} label={name} name="areaIds" value={id} defaultChecked={chosen.has(id)} />
              ))}
            </ChoiceGroup>
            <NumberField
              label={texts.area.radius}
              help={texts.area.radiusHelp}
              unit={texts.area.unit}
              isOptional
              isWhole
              className="company-radius"
              {...text('radiusInKm', deliveryArea?.radiusInKm?.toString() ?? '')}
            />
          </>
        )}
      </CompanyForm>
    </Section>
  );
}
