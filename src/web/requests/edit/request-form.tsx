import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { type CategoryCode, categoryOf } from '#domain/lookups/categories.data.ts';
import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { offeredRows } from '#domain/lookups/choices/retired-choices.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { HANDOVERS, PICKUP_RADII_IN_KM, REQUEST_LIMITS } from '#domain/requests/request.ts';
import { requestFormTexts as texts } from '#texts/de/requests/request-form.ts';
import { requestListTexts } from '#texts/de/requests/requests.ts';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { presentContentOf, storedContentOf } from '#web/forms/form-content.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { PlaceCombobox } from '#web/forms/place-combobox.tsx';
import { UnsavedGuard } from '#web/forms/unsaved-guard.tsx';
import type { RequestField, RequestValues } from './request-values.ts';
import { idsOf } from './request-values.ts';

type RequestFormProps = {
  category: CategoryCode;
  values: RequestValues;
  reply: FormReply | null;
  submit: string;
  /** Kinds of services that can no longer be chosen. */
  retired?: readonly number[];
};

type FieldsProps = {
  category: CategoryCode;
  values: RequestValues;
  field: (name: RequestField) => { name: string; defaultValue: string; error: string | undefined };
  errors: Readonly<Record<string, string>>;
  retired: readonly number[];
};

/** What is sought; the same form for a new Gesuch and a changed one, with and without script. */
export function RequestForm({ category, values, reply, submit, retired = [] }: RequestFormProps) {
  const shown: RequestValues = reply?.values ?? values;
  const errors = reply?.errors ?? {};
  const { ref, look, isUnsaved } = useUnsaved(reply);
  const field: FieldsProps['field'] = (name) => ({ name, defaultValue: shown[name] ?? '', error: errors[name] });
  const fields = { category, values: shown, field, errors, retired };
  return (
    <PageForm
      formRef={ref}
      onInput={look}
      reply={reply}
      className="grid max-w-[44rem] grid-cols-1 gap-7"
      submit={submit}
      sending={texts.sending}
    >
      {isUnsaved && <UnsavedGuard names={[texts.unsaved]} isByQuery />}
      <input type="hidden" name="category" value={category} />
      <input type="hidden" name="id" value={shown.id ?? ''} />
      <Stack as="section" gap={4.5} aria-labelledby="gesuch-was">
        <h2 id="gesuch-was">{texts.goods}</h2>
        <TextField
          label={texts.title}
          help={texts.titleHelp}
          maxLength={REQUEST_LIMITS.title.max}
          {...field('title')}
        />
        <GoodsFields {...fields} />
        <TextArea
          label={texts.text}
          help={texts.textHelp}
          maxLength={REQUEST_LIMITS.text.max}
          rows={5}
          isOptional
          {...field('text')}
        />
      </Stack>
      <Stack as="section" gap={4.5} aria-labelledby="gesuch-menge">
        <h2 id="gesuch-menge">{texts.amount}</h2>
        <Stack gap={4.5} className="sm:grid-cols-3">
          <NumberField label={texts.quantity} {...field('quantity')} />
          <SelectField
            label={texts.unit}
            choices={categoryOf(category).units.map((code) => ({ value: code, label: unitOf(code).longText }))}
            {...field('unit')}
          />
          <NumberField label={texts.budget} unit="€" isOptional {...field('budgetInCents')} />
        </Stack>
      </Stack>
      <PlaceFields {...fields} />
    </PageForm>
  );
}

/** Whether something was typed that is not sent; a refused form counts although its fields were drawn with what was typed. */
function useUnsaved(reply: FormReply | null) {
  const isSending = useNavigation().formData !== undefined;
  const ref = useRef<HTMLFormElement>(null);
  const stored = useRef<string | null>(null);
  const [differs, setDiffers] = useState(false);
  const look = useCallback(() => {
    if (ref.current !== null) setDiffers(presentContentOf(ref.current) !== stored.current);
  }, []);
  useEffect(() => {
    stored.current = ref.current === null ? null : storedContentOf(ref.current);
    // The visitor may have typed before the page's script ran.
    look();
  }, [look]);
  return { ref, look, isUnsaved: (differs || reply !== null) && !isSending };
}

/** Fields that only some categories have. */
function GoodsFields({ category, values, field, errors, retired }: FieldsProps) {
  if (category === 'SERVICES') {
    const chosen = idsOf(values.serviceCategoryId);
    const services = offeredRows(SERVICE_CATEGORIES, { retired, chosen }).map(({ id, text, group }) => ({
      value: String(id),
      label: `${group}: ${text}`,
    }));
    return (
      <SelectField
        label={texts.service}
        isOptional
        choices={[{ value: '', label: texts.anyService }, ...services]}
        {...field('serviceCategoryId')}
      />
    );
  }
  const { woodTypeUse } = categoryOf(category);
  if (woodTypeUse === null) return null;
  return (
    <>
      <WoodTypes ids={idsOf(values.woodTypeIds)} use={woodTypeUse} error={errors['woodTypeIds']} />
      {category === 'FIREWOOD' && (
        <Stack gap={4.5} className="sm:grid-cols-2">
          <SelectField
            label={texts.drying}
            isOptional
            choices={[
              { value: '', label: texts.anyDrying },
              ...DRYING_STATES.map(({ code, text }) => ({ value: code, label: text })),
            ]}
            {...field('dryingState')}
          />
          <NumberField label={texts.length} unit="cm" isWhole isOptional {...field('lengthInCm')} />
        </Stack>
      )}
    </>
  );
}

type WoodTypesProps = {
  ids: readonly number[];
  use: NonNullable<ReturnType<typeof categoryOf>['woodTypeUse']>;
  error: string | undefined;
};

/** All species of the category, folded away while none is ticked. */
function WoodTypes({ ids, use, error }: WoodTypesProps) {
  const types = WOOD_TYPES.filter(({ uses }) => uses.includes(use));
  const chosen = types.filter(({ id }) => ids.includes(id)).map(({ shortText }) => shortText);
  return (
    <details open={chosen.length > 0 || error !== undefined} className="rounded-sawn border border-seam p-3">
      <summary className="-m-3 cursor-pointer p-3 font-semibold">
        {chosen.length === 0 ? texts.woodTypes : `${texts.woodTypes}: ${chosen.join(', ')}`}
      </summary>
      <ChoiceGroup legend={texts.woodTypes} legendIsHidden help={texts.woodTypesHelp} error={error} className="pt-2">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-4">
          {types.map(({ id, shortText }) => (
            <CheckboxRow key={id} name="woodTypeIds" value={id} label={shortText} defaultChecked={ids.includes(id)} />
          ))}
        </div>
      </ChoiceGroup>
    </details>
  );
}

function PlaceFields({ category, values, field, errors }: FieldsProps) {
  const [place, setPlace] = useState(values.postalCode ?? '');
  const radii = new Set<number>([...PICKUP_RADII_IN_KM, ...idsOf(values.radiusInKm)]);
  return (
    <Stack as="section" gap={4.5} aria-labelledby="gesuch-ort">
      <h2 id="gesuch-ort">{texts.place}</h2>
      <Stack gap={4.5} className="sm:grid-cols-2">
        <PlaceCombobox
          label={texts.placeField}
          help={texts.placeHelp}
          error={errors['postalCode']}
          name="postalCode"
          icon="map-pin"
          value={place}
          known={values.postalCode ?? ''}
          onChange={setPlace}
          onTake={(_place, label) => setPlace(label)}
        />
        <TextField label={texts.neededBy} type="date" isOptional {...field('neededBy')} />
      </Stack>
      <Stack gap={4.5} className="sm:grid-cols-2">
        {category === 'FOREST' ? (
          <input type="hidden" name="handover" value="PICKUP" />
        ) : (
          <ChoiceGroup legend={texts.handover} error={errors['handover']}>
            {HANDOVERS.map((code) => (
              <RadioRow
                key={code}
                name="handover"
                value={code}
                label={texts.handovers[code]}
                defaultChecked={values.handover === code}
              />
            ))}
          </ChoiceGroup>
        )}
        <SelectField
          label={texts.radius}
          choices={[...radii]
            .toSorted((one, other) => one - other)
            .map((km) => ({ value: String(km), label: requestListTexts.radiusOf(km) }))}
          {...field('radiusInKm')}
        />
      </Stack>
      <p className="text-sm text-ink-soft">
        <a href={paths.privacy()}>{texts.privacy}</a>
      </p>
    </Stack>
  );
}
