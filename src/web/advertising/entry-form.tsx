import { ADVERTISING_KINDS, MAX_TEASER_LENGTH, MAX_TITLE_LENGTH } from '#domain/advertising/advertising-entry.ts';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { advertisingAdminTexts } from '#texts/de/advertising/advertising-admin.ts';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { NumberField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageForm } from '#web/forms/page-form.tsx';
import { EmailField } from '#web/forms/email-field.tsx';
import type { EntryReply, EntryValues } from './entry-values.ts';

const { form: texts, kinds } = advertisingAdminTexts;

type EntryFormProps = { values: EntryValues; reply: EntryReply | null; submit: string };

/** What an entry says and where it runs; works without the page's script. */
export function EntryForm({ values, reply, submit }: EntryFormProps) {
  const errors = reply?.errors ?? {};
  const field = (name: Exclude<keyof EntryValues, 'categories' | 'federalStateIds'>) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <PageForm
      reply={reply}
      className="advertising-form grid grid-cols-1 content-start gap-4.5"
      submit={submit}
      sending={texts.sending}
    >
      <input type="hidden" name="version" value={values.version} />
      <ChoiceGroup legend={texts.kind} isInline error={errors['kind']}>
        {ADVERTISING_KINDS.map((kind) => (
          <RadioRow key={kind} name="kind" value={kind} label={kinds[kind]} defaultChecked={values.kind === kind} />
        ))}
      </ChoiceGroup>
      <TextField label={texts.title} help={texts.titleHelp} maxLength={MAX_TITLE_LENGTH} required {...field('title')} />
      <TextArea
        label={texts.teaserText}
        help={texts.teaserHelp}
        maxLength={MAX_TEASER_LENGTH}
        rows={3}
        {...field('teaserText')}
      />
      <TextField label={texts.url} help={texts.urlHelp} type="url" inputMode="url" required {...field('url')} />
      <Stack gap={4.5} className="sm:grid-cols-2">
        <NumberField label={texts.weight} help={texts.weightHelp} isWhole {...field('weight')} />
        <NumberField
          label={texts.dailyCap}
          help={texts.dailyCapHelp}
          unit={texts.dailyCapUnit}
          isWhole
          isOptional
          {...field('dailyCap')}
        />
      </Stack>
      <Stack gap={4.5} className="sm:grid-cols-2">
        <TextField label={texts.from} type="date" isOptional {...field('from')} />
        <TextField label={texts.to} type="date" isOptional {...field('to')} />
      </Stack>
      <EntryScope values={values} errors={errors} />
      <EmailField
        label={texts.ownerEmail}
        help={texts.ownerHelp}
        autoComplete="off"
        isOptional
        {...field('ownerEmail')}
      />
    </PageForm>
  );
}

/** Where it runs. */
function EntryScope({ values, errors }: { values: EntryValues; errors: EntryReply['errors'] }) {
  return (
    <>
      <ChoiceGroup
        legend={texts.categories}
        help={texts.categoriesHelp}
        error={errors['categories']}
        className="advertising-choices"
      >
        {CATEGORIES.map(({ code, text }) => (
          <CheckboxRow
            key={code}
            name="categories"
            value={code}
            label={text}
            defaultChecked={values.categories.includes(code)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        legend={texts.federalStates}
        help={texts.federalStatesHelp}
        error={errors['federalStateIds']}
        className="advertising-choices"
      >
        {FEDERAL_STATES.map(({ id, name }) => (
          <CheckboxRow
            key={id}
            name="federalStateIds"
            value={String(id)}
            label={name}
            defaultChecked={values.federalStateIds.includes(String(id))}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}
