import type { AgreementDetails, AgreementMeasurement } from '#contract/agreements/agreements.schemas.ts';
import { paths } from '#contract/paths.ts';
import {
  COUNTED_UNITS,
  LOAD_STACKINGS,
  MEASUREMENT_KINDS,
  type MeasurementKind,
  usualMeasurement,
} from '#domain/agreements/measurement.ts';
import type { AgreementTerms } from '#domain/agreements/agreement-terms.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { comparisonLines, measuredText, measuringTexts as texts } from '#texts/de/agreements/measuring.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { MEASURE } from './answer-measurement.ts';

type MeasuringProps = {
  agreement: AgreementDetails;
  /** Form that the address names; null: the one that fits the agreed unit. */
  kind: MeasurementKind | null;
  reply: FormReply | null;
  isSaved: boolean;
};

/** What was measured at delivery, and the form for a further entry. */
export function Measuring({ agreement, kind, reply, isSaved }: MeasuringProps) {
  const { terms } = agreement;
  const typedKind = MEASUREMENT_KINDS.find((one) => one === reply?.values['kind']);
  const shown = typedKind ?? kind ?? usualMeasurement(terms.unit);
  return (
    <section className="grid gap-4" aria-labelledby="nachmessen">
      <header className="grid gap-1">
        <h2 id="nachmessen">{texts.title}</h2>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      <Entries agreement={agreement} />
      <Cluster as="nav" gap={2} aria-label={texts.kind}>
        {MEASUREMENT_KINDS.map((one) => (
          <LinkButton
            key={one}
            href={`${paths.myAgreement(agreement.id, texts.slugs[one])}#nachmessen`}
            aria-current={one === shown ? 'true' : undefined}
            variant={one === shown ? 'main' : 'edge'}
          >
            {texts.kinds[one]}
          </LinkButton>
        ))}
      </Cluster>
      <PageForm
        key={`${shown} ${agreement.measurements.length}`}
        className="box grid gap-4 p-4"
        reply={reply}
        done={isSaved && reply === null ? texts.saved : null}
        intent={MEASURE}
        isApart
        keepsScroll
        submit={texts.submit}
        sending={texts.sending}
        icon="check"
      >
        <input type="hidden" name="kind" value={shown} />
        <Fields kind={shown} terms={terms} reply={reply} />
      </PageForm>
    </section>
  );
}

type FieldsProps = { kind: MeasurementKind; terms: AgreementTerms; reply: FormReply | null };

function Fields({ kind, terms, reply }: FieldsProps) {
  const { text } = fieldsOf(reply);
  if (kind === 'LOAD') {
    const usual = LOAD_STACKINGS.find((one) => one === terms.measure) ?? 'STACKED_SHORT';
    return (
      <>
        <SelectField
          label={texts.lengthUnit}
          choices={[
            { value: 'M', label: texts.inMetres },
            { value: 'CM', label: texts.inCentimetres },
          ]}
          {...text('lengthUnit', 'M')}
        />
        <Stack gap={4} className="sm:grid-cols-3">
          <NumberField label={texts.length} {...text('lengthInCm')} />
          <NumberField label={texts.width} {...text('widthInCm')} />
          <NumberField label={texts.height} {...text('heightInCm')} />
        </Stack>
        <p className="text-sm text-ink-soft">{texts.sidesHelp}</p>
        <SelectField
          label={texts.stacking}
          choices={LOAD_STACKINGS.map((value) => ({ value, label: texts.stackings[value] }))}
          {...text('stacking', usual)}
        />
      </>
    );
  }
  if (kind === 'WEIGHT') {
    return (
      <>
        <Stack gap={4} className="sm:grid-cols-2">
          <NumberField label={texts.weight} {...text('weightInKg')} />
          <SelectField
            label={texts.weightUnit}
            choices={[
              { value: 'KG', label: unitOf('KG').text },
              { value: 'T', label: unitOf('T').text },
            ]}
            {...text('weightUnit', terms.unit === 'KG' ? 'KG' : 'T')}
          />
        </Stack>
        <NumberField
          label={texts.moisture}
          unit="%"
          isOptional
          help={texts.moistureHelp}
          {...text('moistureInPercent')}
        />
      </>
    );
  }
  const usual = COUNTED_UNITS.find((one) => one === terms.unit) ?? 'FM';
  return (
    <Stack gap={4} className="sm:grid-cols-2">
      <NumberField label={texts.quantity} {...text('quantity')} />
      <SelectField
        label={texts.quantityUnit}
        choices={COUNTED_UNITS.map((value) => ({ value, label: unitOf(value).longText }))}
        {...text('unit', usual)}
      />
    </Stack>
  );
}

function Entries({ agreement: { measurements, role, otherName } }: Pick<MeasuringProps, 'agreement'>) {
  const latest = measurements.filter(({ isLatest }) => isLatest);
  const earlier = measurements.filter(({ isLatest }) => !isLatest);
  if (latest.length === 0) return <p>{texts.none}</p>;
  const nameOf = (entry: AgreementMeasurement): string => (entry.author === role ? texts.you : otherName);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3" aria-label={texts.entries}>
        {latest.map((entry) => (
          <Entry key={entry.id} entry={entry} who={nameOf(entry)} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <details>
          <summary className="py-2 text-spruce cursor-pointer">{texts.earlier(earlier.length)}</summary>
          <ul className="grid gap-3">
            {earlier.map((entry) => (
              <Entry key={entry.id} entry={entry} who={nameOf(entry)} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Entry({ entry, who }: { entry: AgreementMeasurement; who: string }) {
  const [first = '', ...more] = comparisonLines(entry);
  const differs =
    (entry.quantity.isComparable && entry.quantity.verdict !== 'AS_AGREED') || entry.moisture?.verdict === 'ABOVE';
  return (
    <li className="box grid gap-1 p-4 wrap-anywhere">
      <p className="text-sm text-ink-soft">{texts.by(who, formatDateTime(entry.createdAt))}</p>
      <p className="font-semibold">{measuredText(entry.measured)}</p>
      <p>
        {differs && (
          <>
            <Badge tone="mark">{texts.differs}</Badge>{' '}
          </>
        )}
        {first}
      </p>
      {more.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
    </li>
  );
}
