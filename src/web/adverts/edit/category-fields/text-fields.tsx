import {
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_DESCRIPTION_LENGTH,
  MIN_TITLE_LENGTH,
} from '#domain/adverts/advert-content.ts';
import { categoryFormTexts } from '#texts/de/adverts/category-form.ts';
import { classNames } from '#ui/class-names.ts';
import { NumberField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import { textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import './category-fields.css';
import { FieldAnchor, helpOrWarning } from './field-anchor.tsx';

const texts = categoryFormTexts.words;

/** Title and description; both may be typed past their limits, so that no word is lost. */
export function TextFields({ values, onChange, errors }: FieldGroupProps) {
  const title = textOf(values, 'title');
  const description = textOf(values, 'description');
  return (
    <>
      <FieldAnchor path="title">
        <TextField
          label={texts.title}
          name="title"
          autoComplete="off"
          value={title}
          onChange={(event) => onChange('title', event.currentTarget.value)}
          error={errors['title'] && <Counted words={errors['title']} text={title} maximum={MAX_TITLE_LENGTH} />}
          help={<Counted words={texts.titleHelp(MIN_TITLE_LENGTH)} text={title} maximum={MAX_TITLE_LENGTH} />}
        />
      </FieldAnchor>
      <FieldAnchor path="description">
        <TextArea
          label={texts.description}
          name="description"
          rows={6}
          value={description}
          onChange={(event) => onChange('description', event.currentTarget.value)}
          error={
            errors['description'] && (
              <Counted words={errors['description']} text={description} maximum={MAX_DESCRIPTION_LENGTH} />
            )
          }
          help={
            <Counted
              words={texts.descriptionHelp(MIN_DESCRIPTION_LENGTH)}
              text={description}
              maximum={MAX_DESCRIPTION_LENGTH}
            />
          }
        />
      </FieldAnchor>
    </>
  );
}

type ShortTextProps = {
  group: FieldGroupProps;
  path: string;
  label: string;
  help?: string | undefined;
  className?: string | undefined;
};

/** A few signs of a fixed form; what cannot be read stays as it was typed. */
export function ShortText({ group, path, label, help, className }: ShortTextProps) {
  const { values, onChange, errors, warnings } = group;
  return (
    <FieldAnchor path={path} className={className}>
      <TextField
        label={label}
        name={path}
        autoComplete="off"
        placeholder=" "
        value={textOf(values, path)}
        onChange={(event) => onChange(path, event.currentTarget.value)}
        error={errors[path]}
        help={helpOrWarning(help, warnings[path])}
      />
    </FieldAnchor>
  );
}

/** An amount in euros. */
export function MoneyField({ group, path, label, help, className }: ShortTextProps) {
  const { values, onChange, errors, warnings } = group;
  return (
    <FieldAnchor path={path} className={className}>
      <NumberField
        label={label}
        unit="€"
        name={path}
        placeholder=" "
        value={textOf(values, path)}
        onChange={(event) => onChange(path, event.currentTarget.value)}
        error={errors[path]}
        help={helpOrWarning(help, warnings[path])}
      />
    </FieldAnchor>
  );
}

/** Counts as the server does: characters as people see them, outer blanks left out. */
function Counted({ words, text, maximum }: { words: string; text: string; maximum: number }) {
  const count = [...text.trim()].length;
  return (
    <span className="flex flex-wrap justify-between gap-x-3">
      <span>{words}</span>
      <span
        className={classNames(
          'ml-auto whitespace-nowrap',
          count > maximum ? 'text-red font-semibold' : 'text-ink-soft font-normal',
        )}
      >
        {texts.count(count, maximum)}
      </span>
    </span>
  );
}
