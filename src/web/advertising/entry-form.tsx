import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { ADVERTISING_KINDS, MAX_TEASER_LENGTH, MAX_TITLE_LENGTH } from '#domain/advertising/advertising-entry.ts';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { advertisingAdminTexts } from '#texts/de/advertising-admin.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/choice.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberField, TextArea, TextField } from '#ui/text-field.tsx';
import { EmailField } from '#web/shell/email-field.tsx';
import { useMended } from '#web/shell/use-mended.ts';
import type { EntryReply, EntryValues } from './entry-values.ts';

const { form: texts, kinds } = advertisingAdminTexts;

type EntryFormProps = { values: EntryValues; reply: EntryReply | null; submit: string };

/** What an entry says and where it runs; works without the page's script. */
export function EntryForm({ values, reply, submit }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state === 'submitting';
  const errors = reply?.errors ?? {};
  const { message, onInput } = useMended(reply);
  useEffect(() => {
    if (reply === null) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], .advertising-refusal');
    first?.focus();
  }, [reply]);
  const field = (name: Exclude<keyof EntryValues, 'categories' | 'federalStateIds'>) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <Form method="post" ref={form} className="advertising-form" noValidate onInput={onInput}>
      {message !== null && (
        <div className="advertising-refusal" tabIndex={-1}>
          <Notice kind="error" isLive>
            {message}
          </Notice>
        </div>
      )}
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
      <div className="advertising-pair">
        <NumberField label={texts.weight} help={texts.weightHelp} isWhole {...field('weight')} />
        <NumberField
          label={texts.dailyCap}
          help={texts.dailyCapHelp}
          unit={texts.dailyCapUnit}
          isWhole
          isOptional
          {...field('dailyCap')}
        />
      </div>
      <div className="advertising-pair">
        <TextField label={texts.from} type="date" isOptional {...field('from')} />
        <TextField label={texts.to} type="date" isOptional {...field('to')} />
      </div>
      <EntryScope values={values} errors={errors} />
      <EmailField
        label={texts.ownerEmail}
        help={texts.ownerHelp}
        autoComplete="off"
        isOptional
        {...field('ownerEmail')}
      />
      <div>
        <Button type="submit" variant="main" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.sending : submit}
        </Button>
      </div>
    </Form>
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
