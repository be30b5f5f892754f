import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { formatFixed, parseGermanNumber } from '#domain/format/numbers.ts';
import { FUEL_TABLE_MOISTURE, FUEL_WOOD_TYPES, fuelTableRow } from '#domain/wood/heat/fuel-table.ts';
import { isWithin } from '#domain/wood/limits.data.ts';
import { fuelValueTexts } from '#texts/de/tools/tools-fuel-values.ts';
import { toolsInTextTexts as words } from '#texts/de/tools/tools-in-text.ts';
import { logTexts } from '#texts/de/tools/tools-log.ts';
import { measuringTexts, toolsTexts } from '#texts/de/tools/tools.ts';
import { volumeUnitTexts } from '#texts/de/tools/tools-volume-units.ts';
import { Button } from '#ui/actions/button.tsx';
import { Facts } from '#ui/data-display/facts.tsx';
import type { Fact } from '#ui/data-display/facts.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { FUEL_COLUMNS, USUAL_FUEL_VALUES, USUAL_MOISTURE_IN_PERCENT } from './fuel-values.ts';
import { USUAL_LOG, logSteps, resultOf, typedDiameterInCm, typedLengthInM } from './logs/log.ts';
import { SPECIES_CHOICES } from './logs/measuring-fields.tsx';
import { readToolValues, searchOf } from './use-tool-values.ts';
import { MEASURE_GROUPS, USUAL_VOLUMES, convertAll, measureOf, wordOf } from './volume-units.ts';

/** Anchor after submitting; a page has one calculator. */
const ANCHOR = 'rechner';

type FrameProps = { title: string; fields: ReactNode; facts: readonly Fact[]; href: string; onwards: string };

/**
 * A calculator inside a text. The page has no script: the fields go into its address, the server calculates, and the
 * page returns to the same position.
 */
function Calculator({ title, fields, facts, href, onwards }: FrameProps) {
  return (
    <Stack
      as="form"
      gap={3}
      method="get"
      action={`#${ANCHOR}`}
      id={ANCHOR}
      className="calculator px-4.5 pt-4 pb-4.5 border border-edge rounded-sawn bg-snow scroll-mt-[calc(var(--header-height)_+_12px)] text-base hyphens-manual"
      aria-label={title}
      data-print="hidden"
    >
      <p className="post-label stamp">{title}</p>
      <Grid gap={3} least="11rem" className="items-start">
        {fields}
      </Grid>
      <Button type="submit" variant="main" className="justify-self-start">
        {toolsTexts.calculate}
      </Button>
      {facts.length > 0 && <Facts facts={facts} />}
      <a href={href} className="reach">
        {onwards}
      </a>
    </Stack>
  );
}

const SHOWN_GROUPS = MEASURE_GROUPS.filter(({ name }) => name !== 'residues');
const SHOWN_MEASURES = SHOWN_GROUPS.flatMap(({ measures }) => measures);

/** Turns an amount into the other measures; begins with the amount and unit that the text speaks of. */
export function UnitCalculator({ amount, unit }: { amount: string; unit: string }) {
  const { search } = useLocation();
  const { menge, einheit } = readToolValues({ menge: amount, einheit: unit }, search);
  const values = { ...USUAL_VOLUMES, menge, einheit };
  const from = measureOf(einheit);
  const amounts = convertAll(values);
  const { measures } = volumeUnitTexts;
  return (
    <Calculator
      title={words.units.title}
      href={paths.volumeUnitCalculator() + searchOf(USUAL_VOLUMES, values)}
      onwards={words.units.onwards}
      facts={
        amounts === null
          ? []
          : SHOWN_MEASURES.filter((measure) => measure !== from).map((measure) => ({
              term: measures[measure].name,
              value: words.about(formatFixed(amounts[measure], 2), measures[measure].unit),
            }))
      }
      fields={
        <>
          <NumberField
            label={volumeUnitTexts.amount}
            name="menge"
            defaultValue={menge}
            error={amounts === null && toolsTexts.notANumber}
          />
          <SelectField
            label={volumeUnitTexts.unit}
            name="einheit"
            defaultValue={wordOf(from)}
            choices={SHOWN_MEASURES.map((measure) => ({ value: wordOf(measure), label: measures[measure].name }))}
          />
        </>
      }
    />
  );
}

/** The heat of a wood at a moisture; begins with those that the text speaks of. */
export function FuelCalculator({ wood, moisture }: { wood: string; moisture: string }) {
  const { search } = useLocation();
  const { holzart, feuchte } = readToolValues({ holzart: wood, feuchte: moisture }, search);
  const { minimumInPercent: minimum, maximumInPercent: maximum } = FUEL_TABLE_MOISTURE;
  const typed = parseGermanNumber(feuchte);
  const isRight = typed !== null && isWithin({ minimum, maximum }, typed);
  const chosen =
    FUEL_WOOD_TYPES.find(({ slug }) => slug === holzart) ?? FUEL_WOOD_TYPES.find(({ slug }) => slug === wood);
  const row = chosen && fuelTableRow(chosen, (isRight ? typed : USUAL_MOISTURE_IN_PERCENT) / 100);
  const { columns } = fuelValueTexts;
  const figure = (name: keyof typeof FUEL_COLUMNS): string =>
    row === undefined ? '' : formatFixed(FUEL_COLUMNS[name].of(row), FUEL_COLUMNS[name].decimals);
  return (
    <Calculator
      title={words.fuel.title}
      href={paths.fuelValueTable() + searchOf(USUAL_FUEL_VALUES, { ...USUAL_FUEL_VALUES, holzart, feuchte })}
      onwards={words.fuel.onwards}
      facts={[
        { term: columns.kg.head, value: words.kwh(figure('kg')) },
        { term: words.fuel.stacked, value: words.kwh(figure('rm')) },
        { term: columns.rm33.head, value: words.kwh(figure('rm33')) },
        { term: columns.srm.head, value: words.kwh(figure('srm')) },
        { term: columns.oel.head, value: words.litres(figure('oel')) },
      ]}
      fields={
        <>
          <SelectField
            label={columns.holzart.head}
            name="holzart"
            defaultValue={chosen?.slug}
            choices={FUEL_WOOD_TYPES.map(({ slug, shortText }) => ({ value: slug, label: shortText }))}
          />
          <NumberField
            label={fuelValueTexts.moisture}
            name="feuchte"
            unit="%"
            defaultValue={feuchte}
            error={!isRight && words.fuel.limits}
          />
        </>
      }
    />
  );
}

/** The solid wood of one log, step by step; starts with the log of the text. */
export function LogCalculator({ length, diameter }: { length: string; diameter: string }) {
  const { search } = useLocation();
  const given = readToolValues({ ...USUAL_LOG, laenge: length, durchmesser: diameter }, search);
  // Agreed deductions need a field of their own, which the page of the calculator has.
  const values = given.rinde === 'vereinbart' ? { ...given, rinde: 'ohne' } : given;
  const result = resultOf(values);
  return (
    <Calculator
      title={words.log.title}
      href={paths.logCalculator() + searchOf(USUAL_LOG, values)}
      onwards={words.log.onwards}
      facts={
        result === null
          ? []
          : [
              ...logSteps(result.log, result.rules).map(({ term, text }) => ({ term, value: text })),
              { term: logTexts.facts.class, value: result.log.measured.strengthClass },
            ]
      }
      fields={
        <>
          <SelectField
            label={measuringTexts.species}
            name="holzart"
            defaultValue={values.holzart}
            choices={SPECIES_CHOICES}
          />
          <NumberField
            label={measuringTexts.length}
            name="laenge"
            unit="m"
            defaultValue={values.laenge}
            error={typedLengthInM(values.laenge).error}
          />
          <NumberField
            label={measuringTexts.diameter}
            name="durchmesser"
            unit="cm"
            defaultValue={values.durchmesser}
            error={typedDiameterInCm(values.durchmesser).error}
          />
          <SelectField
            label={measuringTexts.bark}
            name="rinde"
            defaultValue={values.rinde}
            choices={Object.entries(measuringTexts.barkChoices)
              .filter(([value]) => value !== 'vereinbart')
              .map(([value, label]) => ({ value, label }))}
          />
        </>
      }
    />
  );
}
