import type { ComponentProps, KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import type { FieldProps } from './field.tsx';
import { Field, InputFrame } from './field.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';

export type Suggestion = { value: string; label: string; note?: string | undefined };

type ComboboxProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'onSelect' | 'value' | 'defaultValue'> & {
    value: string;
    onChange: (text: string) => void;
    /** The list for the present text; the caller fetches and limits it. */
    suggestions: readonly Suggestion[];
    onSelect: (suggestion: Suggestion) => void;
    icon?: IconName | undefined;
  };

/** A text field with suggestions below it. Any text can be typed, and without script it is a plain input. */
export function Combobox(props: ComboboxProps) {
  const { label, labelIsHidden, help, error, isOptional, className } = props;
  const {
    value,
    onChange,
    suggestions,
    onSelect,
    icon,
    onBlur,
    onFocus,
    label: _,
    labelIsHidden: _h,
    help: _n,
    ...own
  } = props;
  const { error: _e, isOptional: _o, className: _c, ...rest } = own;
  const listId = useId();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const isShown = isOpen && suggestions.length > 0;
  // A list that arrives later may hold the marked suggestion elsewhere, or no longer.
  const active = suggestions.findIndex((suggestion) => suggestion.value === marked);
  const setActive = (index: number) => setMarked(suggestions[index]?.value ?? null);

  const choose = (suggestion: Suggestion) => {
    onSelect(suggestion);
    setIsOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
    const chosen = isShown ? suggestions[active] : undefined;
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const count = suggestions.length;
    setActive(count === 0 ? -1 : active === -1 && step === -1 ? count - 1 : (active + step + count) % count);
  };

  return (
    <Field {...{ label, labelIsHidden, help, error, isOptional, className }}>
      {(control) => (
        <div className="combobox">
          <InputFrame icon={icon}>
            <input
              className="input"
              autoComplete="off"
              {...rest}
              {...control}
              value={value}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={listId}
              aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
              onChange={(event) => {
                onChange(event.currentTarget.value);
                setIsOpen(true);
                setActive(-1);
              }}
              onKeyDown={onKeyDown}
              onFocus={(event) => {
                clearTimeout(closing.current);
                onFocus?.(event);
              }}
              onBlur={(event) => {
                // On phones the list pushes what follows down: it goes once the tap that left the field has landed.
                closing.current = setTimeout(() => setIsOpen(false));
                onBlur?.(event);
              }}
            />
          </InputFrame>
          <div id={listId} role="listbox" aria-label={label} className="combobox-list" hidden={!isShown}>
            {suggestions.map((suggestion, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input keeps the focus and handles the keys
              <div
                key={suggestion.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className="combobox-option"
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <span>{suggestion.label}</span>
                {suggestion.note !== undefined && <small>{suggestion.note}</small>}
              </div>
            ))}
          </div>
          <span className="only-read" role="status">
            {isOpen && value !== '' && uiTexts.states.hits(suggestions.length)}
          </span>
        </div>
      )}
    </Field>
  );
}
