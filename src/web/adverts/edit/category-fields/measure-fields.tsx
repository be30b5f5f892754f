import { CHECKED } from '#web/forms/form-data.ts';
import type { MeasureField } from '#domain/adverts/edit/edit-fields.data.ts';
import { wordsOfField, wordsOfMeasure } from '#texts/de/adverts/category-fields.ts';
import { categoryFormTexts as texts } from '#texts/de/adverts/category-form.ts';
import { ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { isTicked } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { FieldAnchor, pathOf } from './field-anchor.tsx';
import { FigureField } from './figure-field.tsx';
import { measureHints } from './measure-hints.ts';

type MeasureFieldsProps = {
  group: FieldGroupProps;
  category: 'SAWN_WOOD' | 'LOGS';
  /** Name of the choice between a single item and a lot. */
  field: string;
  measures: readonly MeasureField[];
};

/**
 * A lot with its smallest and largest measures, or one piece with its own. Both are in the page; the stylesheet hides
 * the ones not chosen, so that it works without script, and typed values stay.
 */
export function MeasureFields({ group, category, field, measures }: MeasureFieldsProps) {
  const { values, onChange } = group;
  const path = pathOf(field);
  const isSingle = isTicked(values, path);
  const hints = measureHints(category, values, isSingle);
  return (
    <div className="measure-choice col-span-full grid gap-3.5">
      <FieldAnchor path={path}>
        <ChoiceGroup legend={wordsOfField(field).label} isInline>
          <RadioRow
            label={texts.lot[category]}
            name={path}
            value=""
            checked={!isSingle}
            onChange={() => onChange(path, '')}
          />
          <RadioRow
            label={texts.single[category]}
            name={path}
            value={CHECKED}
            data-single
            checked={isSingle}
            onChange={() => onChange(path, CHECKED)}
          />
        </ChoiceGroup>
      </FieldAnchor>
      <p className="field-help">{category === 'LOGS' ? texts.logTrade : texts.sawnTrade}</p>
      <div className="measures measures-lot" role="group" aria-label={texts.lotMeasures}>
        <p className="text-ink-soft text-sm font-semibold">{texts.lotMeasures}</p>
        {measures.map((measure) => (
          <div
            key={measure.single}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-y-3 gap-x-4"
          >
            <FigureField
              group={group}
              path={pathOf(measure.from)}
              label={wordsOfMeasure(measure.single).from}
              unit={measure.unit}
              bounds={measure}
              isInMetres={measure.isTypedInMetres}
            />
            <FigureField
              group={group}
              path={pathOf(measure.to)}
              label={wordsOfMeasure(measure.single).to}
              unit={measure.unit}
              bounds={measure}
              isInMetres={measure.isTypedInMetres}
            />
          </div>
        ))}
      </div>
      <div className="measures measures-single" role="group" aria-label={texts.singleMeasures}>
        <p className="text-ink-soft text-sm font-semibold">{texts.singleMeasures}</p>
        <Grid gap={4} least="9.5rem">
          {measures.map((measure) => (
            <FigureField
              key={measure.single}
              group={group}
              path={pathOf(measure.single)}
              label={wordsOfMeasure(measure.single).single}
              unit={measure.unit}
              bounds={measure}
              isInMetres={measure.isTypedInMetres}
            />
          ))}
        </Grid>
      </div>
      {hints.length > 0 && (
        <p className="py-2.5 px-3 border border-seam rounded-sawn bg-frost text-sm" role="status">
          {hints.join(' ')}
        </p>
      )}
    </div>
  );
}
