import type { ReactNode } from 'react';
import { useState } from 'react';
import type { FigureUnit } from '#domain/adverts/edit/edit-fields.data.ts';
import type { FigureBounds } from '#domain/adverts/edit/edit-fields.ts';
import { correctedFigure } from '#domain/adverts/edit/edit-fields.ts';
import { NO_BREAK_SPACE, formatNumber } from '#domain/format/numbers.ts';
import { categoryFormTexts as texts } from '#texts/de/adverts/category-form.ts';
import { NumberField } from '#ui/fields/text-field.tsx';
import {
  metresOf,
  namesUnit,
  numberOf,
  textOf,
  typedMetres,
  typedNumber,
} from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { FieldAnchor, helpOrWarning } from './field-anchor.tsx';

type FigureFieldProps = {
  group: FieldGroupProps;
  path: string;
  label: string;
  unit: FigureUnit;
  bounds: FigureBounds;
  /** Typed and shown in metres, whatever the unit of its name. */
  isInMetres?: boolean | undefined;
  isWhole?: boolean;
  common?: readonly number[];
  help?: ReactNode;
  className?: string | undefined;
};

/** A figure with its unit: unusual ones are questioned and mended with a tap where the unit slipped, usual ones offered. */
export function FigureField(props: FigureFieldProps) {
  const { group, path, label, bounds, isInMetres = false, common = [], help, className } = props;
  const { unit = 'm', isWhole = true } = isInMetres ? { isWhole: false } : props;
  const { values, onChange, errors, warnings } = group;
  const [isTyping, setIsTyping] = useState(false);
  const isHydrated = useHydrated();
  const figure = (isInMetres ? metresOf : numberOf)(values, path);
  const meant = isTyping || !isHydrated || figure === null ? null : correctedFigure(figure, bounds);
  const typed = (value: number): string => (isInMetres ? typedMetres(value, path) : typedNumber(value));
  const take = (value: number) => onChange(path, typed(value));
  const mend =
    meant === null ? null : <UnitFix meant={`${typed(meant)}${NO_BREAK_SPACE}${unit}`} onTake={() => take(meant)} />;
  const error = errors[path];

  return (
    <FieldAnchor path={path} className={className}>
      <NumberField
        label={label}
        unit={unit}
        name={path}
        isWhole={isWhole}
        placeholder={className === undefined ? undefined : ' '}
        value={textOf(values, path)}
        onChange={(event) => {
          setIsTyping(true);
          onChange(path, event.currentTarget.value);
        }}
        onBlur={() => {
          setIsTyping(false);
          if (figure !== null && namesUnit(textOf(values, path)) && Number.isFinite(figure)) take(figure);
        }}
        error={error && withUnitFix(error, mend)}
        help={withUnitFix(helpOrWarning(help, isTyping ? undefined : warnings[path]), mend)}
      />
      {isHydrated && common.length > 0 && (
        <div className="common-figures flex flex-wrap gap-1.25" role="group" aria-label={texts.commonOf(label)}>
          {common.map((value) => (
            <button
              key={value}
              type="button"
              className="chip px-2"
              aria-pressed={figure === value}
              aria-label={texts.take(shown(value, unit))}
              onClick={() => take(value)}
            >
              {shown(value, unit)}
            </button>
          ))}
        </div>
      )}
    </FieldAnchor>
  );
}

const shown = (value: number, unit: string): string =>
  unit === 'cm' && value === 100 ? texts.oneMetre : spoken(value, unit);

const spoken = (value: number, unit: string): string => `${formatNumber(value)}${NO_BREAK_SPACE}${unit}`;

function UnitFix({ meant, onTake }: { meant: string; onTake: () => void }) {
  return (
    <button type="button" className="text-action" onClick={onTake}>
      {texts.meant(meant)}
    </button>
  );
}

function withUnitFix(words: ReactNode, mend: ReactNode): ReactNode {
  if (mend === null) return words;
  return (
    <>
      {words} {mend}
    </>
  );
}
