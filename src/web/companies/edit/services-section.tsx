import { useContext } from 'react';
import type { CompanyService } from '#contract/companies/companies.schemas.ts';
import { offeredRows } from '#domain/lookups/choices/retired-choices.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { companyEditorTexts } from '#texts/de/companies/companies.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { SelectField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { SubmitButton } from '#web/forms/page-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { NEW_SERVICE } from './company-forms.ts';
import { EditorContext } from './editor-context.ts';
import { PictureField } from './editor-sections.tsx';
import { Section } from './section.tsx';
import { SERVICE_STEPS } from './service-steps.ts';

const { services: texts, sections, done, save, removePicture } = companyEditorTexts;

const MOST_SERVICES = 30;

const categories = (retired: readonly number[], chosen: number | undefined) => [
  { value: '', label: texts.noCategory },
  ...offeredRows(SERVICE_CATEGORIES, { retired, chosen: chosen === undefined ? [] : [chosen] }).map(
    ({ id, text, group }) => ({ value: String(id), label: `${group}: ${text}` }),
  ),
];

/** What the company offers: each service with its own form, ordered by buttons. */
export function ServicesSection({ services }: { services: readonly CompanyService[] }) {
  const { saved, reply } = useContext(EditorContext);
  const refused = reply?.intent === 'leistung' ? reply.about : null;
  return (
    <Section id="leistungen" title={sections.leistungen}>
      <DoneNotice>{saved === 'leistung' && done.leistung}</DoneNotice>
      {services.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      <ol className="company-service-list grid grid-cols-1">
        {services.map((service, index) => (
          <li key={service.id}>
            <Cluster gap={3} rowGap={1} className="justify-between">
              <b>{service.title}</b>
              <Order service={service} isFirst={index === 0} isLast={index === services.length - 1} />
            </Cluster>
            <details open={refused === service.id}>
              <summary>{texts.edit(service.title)}</summary>
              <ServiceForm service={service} />
            </details>
          </li>
        ))}
      </ol>
      {services.length >= MOST_SERVICES ? (
        <p className="text-ink-soft">{texts.limit}</p>
      ) : (
        <Stack gap={3} className="pt-2 [&_h3]:text-lg">
          <h3>{texts.addTitle}</h3>
          <ServiceForm key={services.length} service={null} />
        </Stack>
      )}
    </Section>
  );
}

type OrderProps = { service: CompanyService; isFirst: boolean; isLast: boolean };

function Order({ service: { id, title }, isFirst, isLast }: OrderProps) {
  return (
    <CompanyForm intent="leistung" about={id} isQuiet>
      {() => (
        <>
          {!isFirst && (
            <IconButton type="submit" icon="arrow-up" label={texts.up(title)} name="schritt" value={SERVICE_STEPS.up} />
          )}
          {!isLast && (
            <IconButton
              type="submit"
              icon="arrow-down"
              label={texts.down(title)}
              name="schritt"
              value={SERVICE_STEPS.down}
            />
          )}
          <IconButton
            type="submit"
            icon="trash"
            label={texts.remove(title)}
            name="schritt"
            value={SERVICE_STEPS.remove}
          />
        </>
      )}
    </CompanyForm>
  );
}

function ServiceForm({ service }: { service: CompanyService | null }) {
  const { retired } = useContext(EditorContext);
  const hasPicture = service?.image?.storedFileId !== undefined && service.image.storedFileId !== null;
  return (
    <CompanyForm intent="leistung" about={service?.id ?? NEW_SERVICE} hasFile>
      {({ text, errorOf }) => (
        <>
          <Grid gap={4} least="17rem" className="items-start max-w-[56rem]">
            <TextField label={texts.title} maxLength={120} {...text('title', service?.title ?? '')} />
            <SelectField
              label={texts.category}
              choices={categories(retired, service?.category?.id)}
              {...text('category', service?.category?.id.toString() ?? '')}
            />
          </Grid>
          <TextArea
            label={texts.description}
            isOptional
            rows={3}
            maxLength={2000}
            {...text('description', service?.description ?? '')}
          />
          <PictureField label={texts.picture} help={texts.pictureHelp} error={errorOf('file')} />
          <div className="flex flex-wrap gap-y-2 gap-x-3">
            <SubmitButton variant={service === null ? 'edge' : 'main'} icon={service === null ? 'plus' : undefined}>
              {service === null ? texts.add : save}
            </SubmitButton>
            {hasPicture && (
              <Button type="submit" formNoValidate name="schritt" value={SERVICE_STEPS.removePicture}>
                {removePicture}
              </Button>
            )}
          </div>
        </>
      )}
    </CompanyForm>
  );
}
