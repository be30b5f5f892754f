import type { ReactNode } from 'react';
import { useState } from 'react';
import type { IdList } from '#domain/adverts/edit/edit-fields.data.ts';
import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { AREAS_OF_SERVICE } from '#domain/lookups/regions.data.ts';
import type { RetiredChoices } from '#domain/lookups/choices/retired-choices.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { categoryFormTexts as texts } from '#texts/de/adverts/category-form.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { ToggleChip } from '#ui/marks/chip.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { listOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { FieldAnchor } from './field-anchor.tsx';

type IdChoice = { id: number; label: string };
type IdGroup = { label: string | null; choices: readonly IdChoice[] };

const serviceGroups = [...new Set(SERVICE_CATEGORIES.map((row) => row.group))].map((group) => ({
  label: group,
  choices: SERVICE_CATEGORIES.filter((row) => row.group === group).map(({ id, text }) => ({ id, label: text })),
}));
const areaGroup = (label: string, isAustrian: boolean): IdGroup => ({
  label,
  choices: AREAS_OF_SERVICE.filter((row) => (row.countryCode === 'AT') === isAustrian).map(({ id, name }) => ({
    id,
    label: name,
  })),
});
const austria = areaGroup(texts.areas.austria, true);
const ungrouped = (rows: readonly { id: number; text: string }[]): IdGroup[] => [
  { label: null, choices: rows.map(({ id, text }) => ({ id, label: text })) },
];

const GROUPS: Record<IdList, readonly IdGroup[]> = {
  SERVICE_CATEGORIES: serviceGroups,
  AREAS_OF_SERVICE: [austria, areaGroup(texts.areas.neighbours, false)],
  EQUIPMENT: ungrouped(EQUIPMENT),
  CERTIFICATES: ungrouped(CERTIFICATES),
};
const AUSTRIA_IDS = austria.choices.map(({ id }) => String(id));

/** What was chosen stays to be seen, and to be taken away, also where it is no longer offered. */
function offeredGroups(
  list: IdList,
  { retired, chosen }: { retired: RetiredChoices | undefined; chosen: readonly string[] },
): IdGroup[] {
  const gone = list === 'AREAS_OF_SERVICE' ? [] : (retired?.[list] ?? []);
  return GROUPS[list]
    .map(({ label, choices }) => ({
      label,
      choices: choices.filter(({ id }) => !gone.includes(id) || chosen.includes(String(id))),
    }))
    .filter(({ choices }) => choices.length > 0);
}

type IdFieldProps = {
  group: FieldGroupProps;
  path: string;
  list: IdList;
  label: string;
  isOptional: boolean;
};

/** Any number of a list's entries, as chips in their groups; what may be left out is folded up. */
export function IdField(props: IdFieldProps) {
  const { group, path, label, isOptional } = props;
  const chosen = listOf(group.values, path);
  if (!isOptional) {
    return (
      <FieldAnchor path={path}>
        <IdChoices {...props} chosen={chosen} />
      </FieldAnchor>
    );
  }
  return (
    <FieldAnchor path={path}>
      <FoldedChoices label={label} count={chosen.length}>
        <IdChoices {...props} chosen={chosen} />
      </FoldedChoices>
    </FieldAnchor>
  );
}

function FoldedChoices({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(count > 0);
  return (
    <details className="further" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Caret className="size-[0.9rem]" />
        {label}
        <span className="text-ink-soft font-normal">
          {count > 0 ? texts.chosen(count) : `(${uiTexts.states.optional})`}
        </span>
      </summary>
      {children}
    </details>
  );
}

function IdChoices({ group, path, list, label, isOptional, chosen }: IdFieldProps & { chosen: readonly string[] }) {
  const { onChange, errors } = group;
  const error = errors[path];
  const noteId = `${path}-note`;
  const groups = offeredGroups(list, { retired: group.retired, chosen });
  const toggle = (id: string, isOn: boolean) =>
    onChange(path, isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="field" aria-describedby={error ? noteId : undefined}>
      <legend className={isOptional ? 'only-read' : 'field-label mb-1.5'}>{label}</legend>
      {list === 'AREAS_OF_SERVICE' && <WholeCountry chosen={chosen} onChange={(ids) => onChange(path, ids)} />}
      {groups.map(({ label: title, choices }) => (
        <div
          key={title ?? ''}
          className="chip-section grid gap-1.5 min-w-0 [&[hidden]]:hidden"
          role="group"
          aria-label={title ?? label}
        >
          {title !== null && (
            <span className="text-ink-soft text-xs font-semibold" aria-hidden>
              {title}
            </span>
          )}
          <div className="chips">
            {choices.map(({ id, label: text }) => (
              <ToggleChip
                key={id}
                label={text}
                name={path}
                value={id}
                checked={chosen.includes(String(id))}
                onChange={(event) => toggle(String(id), event.currentTarget.checked)}
                aria-invalid={error ? true : undefined}
              />
            ))}
          </div>
        </div>
      ))}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

function WholeCountry({ chosen, onChange }: { chosen: readonly string[]; onChange: (ids: readonly string[]) => void }) {
  const isHydrated = useHydrated();
  const isWhole = AUSTRIA_IDS.every((id) => chosen.includes(id));
  const others = chosen.filter((id) => !AUSTRIA_IDS.includes(id));
  if (!isHydrated) return null;
  return (
    <button
      type="button"
      className="chip justify-self-start"
      aria-pressed={isWhole}
      onClick={() => onChange(isWhole ? others : [...AUSTRIA_IDS, ...others])}
    >
      {texts.areas.all}
    </button>
  );
}
