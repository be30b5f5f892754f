import { useState } from 'react';
import type { WoodSection } from '#domain/adverts/edit/edit-fields.ts';
import { woodSectionsOf } from '#domain/adverts/edit/edit-fields.ts';
import type { WoodTypeUse } from '#domain/lookups/categories.data.ts';
import type { WoodType } from '#domain/lookups/wood-types.data.ts';
import { foldText } from '#domain/text/fold.ts';
import { categoryFormTexts } from '#texts/de/adverts/category-form.ts';
import { FieldNote } from '#ui/fields/field.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { listOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { FieldAnchor } from './field-anchor.tsx';
import { WoodFace } from './wood-face.tsx';

const { woods: texts } = categoryFormTexts;

type WoodPickerProps = {
  group: FieldGroupProps;
  path: string;
  use: WoodTypeUse;
  isMultiple: boolean;
  label: string;
  help?: string | undefined;
};

/** Wood types with picture and name: the frequent ones first, the others below, all of them by their first letters. */
export function WoodPicker({ group, path, use, isMultiple, label, help }: WoodPickerProps) {
  const { values, onChange, errors } = group;
  const chosen = listOf(values, path);
  const isHydrated = useHydrated();
  const [wanted, setWanted] = useState('');
  const sections = woodSectionsOf(use);
  const further = sections.flatMap((section) => section.further);
  const [isOpen, setIsOpen] = useState(() => further.some((row) => chosen.includes(String(row.id))));
  const isSearching = wanted.trim() !== '';
  const matches = matcherOf(wanted);
  const count = sections.flatMap((section) => [...section.frequent, ...section.further]).filter(matches).length;
  const noteId = `${path}-note`;
  const error = errors[path];

  const toggle = (id: string, isOn: boolean) => {
    if (!isMultiple) onChange(path, id);
    else onChange(path, isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  const chips = (part: 'frequent' | 'further') =>
    sections.map((section) => (
      <WoodSectionChips
        key={section.code}
        {...{ section, part, path, isMultiple, chosen, matches, isRefused: Boolean(error), onToggle: toggle }}
      />
    ));

  return (
    <FieldAnchor path={path}>
      <fieldset className="field wood-picker" aria-describedby={error || help ? noteId : undefined}>
        <legend className="field-label mb-1.5">{label}</legend>
        {isHydrated ? (
          <TextField
            label={texts.search}
            labelIsHidden
            placeholder={texts.search}
            type="search"
            icon="magnifying-glass"
            autoComplete="off"
            enterKeyHint="done"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
              if (event.key === 'Escape') setWanted('');
            }}
          />
        ) : (
          <div className="only-scripted h-11" />
        )}
        <span className={isSearching && count === 0 ? 'field-help' : 'only-read'} role="status">
          {isSearching && (count === 0 ? texts.foundNone : texts.found(count))}
        </span>
        {chips('frequent')}
        <details
          className="further"
          open={isOpen || isSearching}
          onToggle={(event) => {
            if (!isSearching) setIsOpen(event.currentTarget.open);
          }}
          hidden={isSearching && !further.some(matches)}
        >
          <summary hidden={isSearching}>
            <Caret className="size-[0.9rem]" />
            {texts.further(further.length)}
          </summary>
          <div className="grid gap-1.5">{chips('further')}</div>
        </details>
        <FieldNote id={noteId} help={help} error={error} />
      </fieldset>
    </FieldAnchor>
  );
}

type Matcher = (row: WoodType) => boolean;

function matcherOf(wanted: string): Matcher {
  const words = foldText(wanted.trim());
  return ({ text, botanicalName }) => foldText(`${text} ${botanicalName ?? ''}`).includes(words);
}

type WoodSectionChipsProps = {
  section: WoodSection;
  part: 'frequent' | 'further';
  path: string;
  isMultiple: boolean;
  chosen: readonly string[];
  matches: Matcher;
  isRefused: boolean;
  onToggle: (id: string, isOn: boolean) => void;
};

function WoodSectionChips(props: WoodSectionChipsProps) {
  const { section, part, path, isMultiple, chosen, matches, isRefused, onToggle } = props;
  const rows = section[part];
  if (rows.length === 0) return null;
  const title = texts.sections[section.code];
  return (
    <div
      className="chip-section grid gap-1.5 min-w-0 [&[hidden]]:hidden"
      role="group"
      aria-label={title}
      hidden={!rows.some(matches)}
    >
      <span className="text-ink-soft text-xs font-semibold" aria-hidden>
        {title}
      </span>
      <div className="chips">
        {rows.map((row) => (
          <label key={row.id} className="chip wood-chip" hidden={!matches(row)} title={row.text}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              className="only-read"
              name={path}
              value={row.id}
              checked={chosen.includes(String(row.id))}
              onChange={(event) => onToggle(String(row.id), event.currentTarget.checked)}
              aria-invalid={isRefused ? true : undefined}
            />
            <WoodFace code={row.code} />
            {row.shortText}
          </label>
        ))}
      </div>
    </div>
  );
}
