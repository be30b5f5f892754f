import type { CodeList } from '#domain/adverts/edit/edit-fields.data.ts';
import { categoryFormTexts as texts } from '#texts/de/adverts/category-form.ts';
import { Field } from '#ui/fields/field.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { codeGroupsOf } from './code-choices.ts';
import type { CodeChoice } from './code-choices.ts';
import { FieldAnchor, helpOrWarning } from './field-anchor.tsx';

type CodeFieldProps = {
  group: FieldGroupProps;
  path: string;
  list: CodeList;
  label: string;
  help?: string | undefined;
  prompt?: string | undefined;
};

/** One of a list of classes, with an explanation of the chosen one. */
export function CodeField({ group, path, list, label, help, prompt }: CodeFieldProps) {
  const { values, onChange, errors, warnings } = group;
  const groups = codeGroupsOf(list);
  const chosen = textOf(values, path);
  const note = groups.flatMap(({ choices }) => choices).find(({ value }) => value === chosen)?.note;
  return (
    <FieldAnchor path={path}>
      <Field label={label} error={errors[path]} help={helpOrWarning(note ?? help, warnings[path])}>
        {(control) => (
          <div className="input-frame select-frame">
            <select
              className="input select"
              name={path}
              value={chosen}
              onChange={(event) => onChange(path, event.currentTarget.value)}
              {...control}
            >
              <option value="">{prompt ?? texts.noAnswer}</option>
              {groups.map(({ label: title, choices }) =>
                title === null ? (
                  <Options key="" choices={choices} />
                ) : (
                  <optgroup key={title} label={title}>
                    <Options choices={choices} />
                  </optgroup>
                ),
              )}
            </select>
            <Icon name="caret-down" />
          </div>
        )}
      </Field>
    </FieldAnchor>
  );
}

function Options({ choices }: { choices: readonly CodeChoice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
