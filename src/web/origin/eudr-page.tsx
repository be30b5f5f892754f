import type { EudrRecordDto, OwnEudr } from '#contract/origin/eudr.schemas.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { EUDR, EUDR_PLOTS, EUDR_ROLES, eudrDoubts } from '#domain/origin/eudr.ts';
import { pointText } from '#domain/origin/outline-text.ts';
import { speciesNames } from '#domain/origin/species-text.ts';
import { eudrTexts as texts } from '#texts/de/origin/eudr.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { NumberField, SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import type { FormFields } from '#web/forms/form-fields.ts';
import { replyTo } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { type EudrReply, INTENTS } from './answer-eudr.ts';

type EudrPageProps = { own: OwnEudr; reply: EudrReply | null };

/** What a seller states of the origin of a lot by the EU deforestation regulation. */
export function EudrPage({ own, reply }: EudrPageProps) {
  const { advertId, title, record, gaps, appliesFrom, appliesToSmallFrom } = own;
  const doubts = record === null ? [] : eudrDoubts(record);
  return (
    <Stack className="wrap max-w-[46rem] pt-6 pb-12" gap={5}>
      <header className="grid gap-1">
        <h1>{texts.title}</h1>
        <p className="wrap-anywhere">{texts.about(title || texts.untitled)}</p>
        <p className="max-w-[68ch]">{texts.privacy}</p>
        <p className="max-w-[68ch] text-sm text-ink-soft">
          {texts.law(formatDate(new Date(appliesFrom)), formatDate(new Date(appliesToSmallFrom)))}
        </p>
      </header>
      <DoneNotice>{reply?.done}</DoneNotice>
      {record !== null && (
        <Notice kind={gaps.length === 0 ? 'info' : 'warning'}>
          {gaps.length === 0 ? texts.complete : texts.missing(gaps)}
          {doubts.map((doubt) => ` ${texts.doubts[doubt]}`)}
        </Notice>
      )}
      <PageForm
        key={reply?.done === undefined ? 'form' : JSON.stringify(record)}
        reply={replyTo(reply, { intent: INTENTS.save, about: undefined })}
        intent={INTENTS.save}
        className="grid gap-4"
        submit={texts.save}
        sending={texts.saving}
        icon="check"
      >
        {(fields) => (
          <>
            <Statement fields={fields} record={record} />
            <Harvest fields={fields} record={record} />
            <Plot fields={fields} own={own} />
          </>
        )}
      </PageForm>
      <Cluster gap={2}>
        <LinkButton href={paths.myAdverts()}>{texts.mine}</LinkButton>
        <LinkButton href={originPaths.outline(advertId)}>{texts.toOutline}</LinkButton>
        {record !== null && (
          <PageForm intent={INTENTS.delete}>
            <SubmitButton variant="danger">{texts.delete}</SubmitButton>
          </PageForm>
        )}
      </Cluster>
    </Stack>
  );
}

type PartProps = { fields: FormFields; record: EudrRecordDto | null };

function Statement({ fields: { text }, record }: PartProps) {
  return (
    <>
      <SelectField
        label={texts.role}
        choices={EUDR_ROLES.map((value) => ({ value, label: texts.roles[value] }))}
        {...text('role', record?.role ?? 'SMALL_PRIMARY_OPERATOR')}
      />
      <TextField
        label={texts.identifier}
        help={texts.identifierHelp}
        isOptional
        maxLength={EUDR.identifier}
        autoComplete="off"
        {...text('declarationIdentifier', record?.declarationIdentifier)}
      />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={texts.reference}
          help={texts.referenceHelp}
          isOptional
          maxLength={EUDR.reference}
          autoComplete="off"
          {...text('referenceNumber', record?.referenceNumber)}
        />
        <TextField
          label={texts.verification}
          isOptional
          maxLength={EUDR.verification}
          autoComplete="off"
          {...text('verificationNumber', record?.verificationNumber)}
        />
      </div>
      <TextField
        label={texts.producer}
        help={texts.producerHelp}
        isOptional
        maxLength={EUDR.name}
        {...text('producerName', record?.producerName)}
      />
    </>
  );
}

function Harvest({ fields: { text }, record }: PartProps) {
  return (
    <>
      <SelectField
        label={texts.country}
        choices={[
          { value: '', label: texts.open },
          ...COUNTRIES_OF_ORIGIN.filter(({ code }) => code !== 'XX').map(({ code, name }) => ({
            value: code,
            label: name,
          })),
        ]}
        {...text('countryCode', record?.countryCode ?? '')}
      />
      <TextField
        label={texts.species}
        help={texts.speciesHelp}
        isOptional
        autoComplete="off"
        {...text('woodTypeIds', speciesNames(record?.woodTypeIds ?? []))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.harvestedFrom}
          type="date"
          isOptional
          {...text('harvestedFrom', record?.harvestedFrom ?? '')}
        />
        <TextField
          label={texts.harvestedTo}
          type="date"
          isOptional
          {...text('harvestedTo', record?.harvestedTo ?? '')}
        />
      </div>
      <TextField
        label={texts.place}
        help={texts.placeHelp}
        isOptional
        maxLength={EUDR.name}
        autoComplete="off"
        {...text('productionPlace', record?.productionPlace)}
      />
    </>
  );
}

function Plot({ fields: { text }, own: { record, outlineInHectares } }: { fields: FormFields; own: OwnEudr }) {
  const hectares = record?.plotInHectares ?? null;
  const usual = record?.plot ?? (outlineInHectares === null ? 'NONE' : 'OUTLINE');
  return (
    <fieldset className="box grid gap-4 p-4">
      <legend className="font-semibold">{texts.plot}</legend>
      <SelectField
        label={texts.plot}
        labelIsHidden
        help={outlineInHectares === null ? texts.outlineMissing : texts.outlineIs(outlineInHectares)}
        choices={EUDR_PLOTS.map((value) => ({ value, label: texts.plots[value] }))}
        {...text('plot', usual)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.point}
          help={texts.pointHelp}
          isOptional
          autoComplete="off"
          {...text('point', record?.point ? pointText(record.point) : '')}
        />
        <NumberField
          label={texts.hectares}
          unit="ha"
          isOptional
          {...text('plotInHectares', hectares === null ? '' : formatNumber(hectares))}
        />
      </div>
    </fieldset>
  );
}
