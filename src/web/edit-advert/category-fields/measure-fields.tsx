import type { MeasureField } from '#domain/adverts/edit-fields.data.ts';
import { categoryFieldTexts as texts } from '#texts/de/category-fields.ts';
import { ChoiceGroup, RadioRow } from '#ui/choice.tsx';
import { CHECKED, isTicked } from '#web/edit-advert/draft-values.ts';
import type { FieldGroupProps } from '#web/edit-advert/field-group.ts';
import { FieldAnchor, pathOf } from './field-anchor.tsx';
import { FigureField } from './figure-field.tsx';
import { measureHints } from './measure-hints.ts';

const wordsOf = (single: string) =>
  Object.entries(texts.measures).find(([field]) => field === single)?.[1] ?? texts.measures.unknown;

type MeasureFieldsProps = {
  group: FieldGroupProps;
  category: 'SAWN_WOOD' | 'LOGS';
  /** Name of the choice between a single item and a lot. */
  field: string;
  measures: readonly MeasureField[];
};

/**
 * A lot with its smallest and largest measures, or one piece with its own. Both stand in the page; the stylesheet hides
 * the ones that are not chosen, so that it works before and without the script, and what was typed stays.
 */
export function MeasureFields({ group, category, field, measures }: MeasureFieldsProps) {
  const { values, onChange } = group;
  const path = pathOf(field);
  const isSingle = isTicked(values, path);
  const hints = measureHints(category, values, isSingle);
  return (
    <div className="measure-choice">
      <FieldAnchor path={path}>
        <ChoiceGroup legend={texts.fields.isSingleItem.label} isInline>
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
        <p className="measures-title">{texts.lotMeasures}</p>
        {measures.map((measure) => (
          <div key={measure.single} className="measure-pair">
            <FigureField
              group={group}
              path={pathOf(measure.from)}
              label={wordsOf(measure.single).from}
              unit={measure.unit}
              bounds={measure}
            />
            <FigureField
              group={group}
              path={pathOf(measure.to)}
              label={wordsOf(measure.single).to}
              unit={measure.unit}
              bounds={measure}
            />
          </div>
        ))}
      </div>
      <div className="measures measures-single" role="group" aria-label={texts.singleMeasures}>
        <p className="measures-title">{texts.singleMeasures}</p>
        <div className="field-pair">
          {measures.map((measure) => (
            <FigureField
              key={measure.single}
              group={group}
              path={pathOf(measure.single)}
              label={wordsOf(measure.single).single}
              unit={measure.unit}
              bounds={measure}
            />
          ))}
        </div>
      </div>
      {hints.length > 0 && (
        <p className="measure-hint" role="status">
          {hints.join(' ')}
        </p>
      )}
    </div>
  );
}
