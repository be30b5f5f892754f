import { useId } from 'react';
import { MEASURE_BASES } from '#domain/adverts/category-data.ts';
import type { MeasureBasis } from '#domain/adverts/category-data.ts';
import { unitForMeasureBasis } from '#domain/adverts/edit/edit-fields.ts';
import { NO_BREAK_SPACE, formatFixed } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES, unitOf } from '#domain/lookups/units.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { solidContent } from '#domain/wood/volume-units.ts';
import type { VolumeMeasure } from '#domain/wood/volume-units.ts';
import { wordsOfField } from '#texts/de/adverts/category-fields.ts';
import { categoryFormTexts as texts } from '#texts/de/adverts/category-form.ts';
import { RadioRow } from '#ui/fields/choice.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { choiceOf, textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { FieldAnchor } from './field-anchor.tsx';

const LOOKS: Record<MeasureBasis, { picture: DrawnPicture; measure: VolumeMeasure | null }> = {
  STACKED_1M: { picture: { kind: 'stack', species: ['buche'], seed: 401, pieceSize: 'large' }, measure: 'RM_1M' },
  STACKED_SHORT: { picture: { kind: 'stack', species: ['buche'], seed: 402, pieceSize: 'small' }, measure: 'RM_33' },
  LOOSE: { picture: { kind: 'heap', species: ['buche'], seed: 403 }, measure: 'SRM_33' },
  SOLID: { picture: { kind: 'logPile', species: ['buche'], seed: 404 }, measure: null },
  WEIGHT: { picture: { kind: 'crate', species: ['buche'], seed: 405 }, measure: null },
};

function noteOf(basis: MeasureBasis): string {
  const { measure } = LOOKS[basis];
  const content = measure === null ? null : solidContent(measure);
  return texts.measureBases[basis].note(content === null ? '' : `${formatFixed(content, 2)}${NO_BREAK_SPACE}fm`);
}

/** How firewood was measured, as pictures: "rm" alone does not say how much wood it is. The unit of the price follows. */
export function MeasureBasisField({ group, path }: { group: FieldGroupProps; path: string }) {
  const { values, onChange, errors } = group;
  const legendId = useId();
  const noteId = `${path}-note`;
  const isHydrated = useHydrated();
  const chosen = choiceOf(values, path, MEASURE_BASES);
  const unit = choiceOf(values, 'unit', UNIT_CODES) ?? categoryOf('FIREWOOD').defaultUnit;
  const wanted = chosen === null ? unit : unitForMeasureBasis(chosen, unit);

  const choose = (basis: MeasureBasis) => {
    onChange(path, basis);
    const next = unitForMeasureBasis(basis, unit);
    if (next !== unit && isNothingComputedYet(group)) onChange('unit', next);
  };

  return (
    <FieldAnchor path={path}>
      <div role="radiogroup" className="field" aria-labelledby={legendId} aria-describedby={noteId}>
        <span id={legendId} className="field-label">
          {wordsOfField('measureBasis').label}
        </span>
        <div className="basis-tiles grid gap-3 md:grid-cols-3">
          {MEASURE_BASES.map((basis) => (
            <label
              key={basis}
              className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-3 overflow-hidden rounded-sawn border border-edge bg-snow hover:bg-lichen has-checked:border-spruce has-checked:bg-spruce-pale has-checked:outline-2 has-checked:outline-spruce has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spruce md:grid-cols-[minmax(0,1fr)] md:grid-rows-[auto_1fr] md:items-start md:gap-0 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
            >
              <input
                type="radio"
                className="only-read"
                name={path}
                value={basis}
                checked={chosen === basis}
                onChange={() => choose(basis)}
              />
              <Picture
                srcOf={(width, format) => pictureUrl(LOOKS[basis].picture, width, format === 'jpeg' ? 'jpg' : format)}
                alt=""
                sizes="(min-width: 47.5rem) 200px, 96px"
                shape="wide"
                className="aspect-auto h-full min-h-16 w-24 md:aspect-[16/9] md:h-auto md:w-auto"
              />
              <span className="grid py-2 pr-2.5 leading-[1.35] md:px-3 md:pb-2.5">
                <b>{texts.measureBases[basis].title}</b>
                <span className="text-xs text-ink-soft">{noteOf(basis)}</span>
              </span>
            </label>
          ))}
        </div>
        <RadioRow
          label={texts.noAnswer}
          name={path}
          value=""
          checked={chosen === null}
          onChange={() => onChange(path, '')}
        />
        <div id={noteId}>
          <FieldNote id={`${path}-error`} error={errors[path]} />
          {chosen !== null && wanted !== unit && (
            <UnitQuestion
              basis={chosen}
              wanted={wanted}
              unit={unit}
              onSwitch={isHydrated ? () => onChange('unit', wanted) : null}
            />
          )}
        </div>
      </div>
    </FieldAnchor>
  );
}

/** The unit may still change by itself while no figure depends on it. */
const isNothingComputedYet = ({ values }: FieldGroupProps): boolean =>
  ['pricePerUnitInCents', 'unitQuantity', 'minimumQuantity'].every((name) => textOf(values, name).trim() === '');

type UnitQuestionProps = { basis: MeasureBasis; wanted: UnitCode; unit: UnitCode; onSwitch: (() => void) | null };

function UnitQuestion({ basis, wanted, unit, onSwitch }: UnitQuestionProps) {
  const wantedText = unitOf(wanted).text;
  return (
    <p className="field-help" role="status">
      {texts.unitDoesNotFit(texts.measureBases[basis].title, wantedText, unitOf(unit).text)}{' '}
      {onSwitch && (
        <button type="button" className="text-action" onClick={onSwitch}>
          {texts.switchUnit(wantedText)}
        </button>
      )}
    </p>
  );
}
