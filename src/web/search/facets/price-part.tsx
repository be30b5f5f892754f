import { formatNumber } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { productsTexts } from '#texts/de/products.ts';
import { CheckboxRow } from '#ui/choice.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { heatUnitWord } from '#web/search/form-params.ts';
import { FigureField } from './figure-field.tsx';

const texts = productsTexts.filters;
const heard = (): void => undefined;
const MOST_SEGMENTS = 3;

const unitWord = (unit: UnitCode): string => unit.toLowerCase().replaceAll('_', '-');
const euros = (cents: number | undefined): string => (cents === undefined ? '' : formatNumber(cents / 100));
const figure = (value: number | undefined): string => (value === undefined ? '' : formatNumber(value));

/** Price range in one unit or, for fuels, in ct/kWh; which pair of fields shows follows the chosen unit by style alone. */
export function PricePart({ request }: { request: SearchRequest }) {
  const { category } = request;
  if (category === undefined) return null;
  const { defaultUnit, heatPriceApplies } = categoryOf(category);
  const unit = request.unit ?? defaultUnit;
  const comparesHeat = request.heatPriceMinInCents !== undefined || request.heatPriceMaxInCents !== undefined;
  return (
    <div className="facet-price">
      <UnitChoice request={request} presentWord={comparesHeat ? heatUnitWord : unitWord(unit)} />
      <div className="facet-pair facet-price-unit">
        <FigureField
          label={texts.rangeFrom(texts.price)}
          name="preis-von"
          value={euros(request.priceMinInCents)}
          unit="€"
        />
        <FigureField
          label={texts.rangeTo(texts.price)}
          name="preis-bis"
          value={euros(request.priceMaxInCents)}
          unit="€"
        />
      </div>
      {heatPriceApplies && (
        <div className="facet-pair facet-price-heat">
          <FigureField
            label={texts.rangeFrom(texts.heatUnit)}
            name="heiz-von"
            value={figure(request.heatPriceMinInCents)}
            unit="ct"
          />
          <FigureField
            label={texts.rangeTo(texts.heatUnit)}
            name="heiz-bis"
            value={figure(request.heatPriceMaxInCents)}
            unit="ct"
          />
        </div>
      )}
      <CheckboxRow
        name="preis-anfrage"
        value="ja"
        label={texts.onRequest}
        checked={request.priceOnRequest === true}
        onChange={heard}
      />
    </div>
  );
}

/** Few units as a row of buttons, many as a list. */
function UnitChoice({ request, presentWord }: { request: SearchRequest; presentWord: string }) {
  const { category } = request;
  if (category === undefined) return null;
  const { units, heatPriceApplies } = categoryOf(category);
  const choices = units.map((unit) => ({ value: unitWord(unit), label: unitOf(unit).text }));
  if (heatPriceApplies) return <UnitSegments choices={choices} presentWord={presentWord} />;
  return (
    <SelectField
      label={texts.unit}
      labelIsHidden
      name="einheit"
      value={presentWord}
      onChange={heard}
      choices={choices}
    />
  );
}

type Choice = { value: string; label: string };

function UnitSegments({ choices, presentWord }: { choices: readonly Choice[]; presentWord: string }) {
  const usual = choices.slice(0, MOST_SEGMENTS - 1);
  const present = choices.find((choice) => choice.value === presentWord);
  const shown = present === undefined || usual.includes(present) ? usual : [...usual.slice(0, 1), present];
  return (
    <fieldset className="field">
      <legend className="only-read">{texts.unit}</legend>
      <div className="segmented w-full">
        {[...shown, { value: heatUnitWord, label: texts.heatUnit }].map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="einheit" value={value} defaultChecked={value === presentWord} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
