import { DRY_TONNE_WOODS } from '#domain/wood/dry-tonnes.ts';
import { paths } from '#contract/paths.ts';
import { formatFixed, formatNumber } from '#domain/format/numbers.ts';
import { toolsTexts } from '#texts/de/tools/tools.ts';
import { volumeUnitTexts as words } from '#texts/de/tools/tools-volume-units.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/volume-units.route.ts';
import { countAdverts } from './tool-loader.ts';
import { toolStructuredData } from './tool-meta.ts';
import { AdvertsLink, CalculateButton, ToolForm, ToolPage, WorkedSteps } from './tool-page.tsx';
import type { WorkedStep } from './tool-page.tsx';
import './tools.css';
import '#ui/styles/looks/spread-fields.css';
import { useToolValues } from './use-tool-values.ts';
import type { ToolValues } from './use-tool-values.ts';
import {
  MEASURES,
  MEASURE_GROUPS,
  USUAL_VOLUMES,
  convertAll,
  isByWeight,
  factorKey,
  factorOf,
  measureOf,
  measuredRange,
  woodOf,
  wordOf,
  wordOfWood,
} from './volume-units.ts';
import type { Measure } from './volume-units.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [firewood, chips] = await Promise.all([
    countAdverts(api, { category: 'FIREWOOD' }),
    countAdverts(api, { category: 'WOOD_CHIPS' }),
  ]);
  const structuredData = toolStructuredData(
    { name: toolsTexts.cards.volumeUnits.name, path: paths.volumeUnitCalculator(), questions: words.questions },
    context.get(pageContext).publicUrl,
  );
  return { search: url.search, firewood, chips, structuredData };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: paths.volumeUnitCalculator() }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

type Change = { values: ToolValues<string>; set: (changes: ToolValues<string>) => void };

export default function VolumeUnitsPage({ loaderData: { search, firewood, chips } }: Route.ComponentProps) {
  const { values, set } = useToolValues(USUAL_VOLUMES, search);
  const amounts = convertAll(values);
  const hasChanges = MEASURES.some((measure) => values[factorKey(measure)] !== USUAL_VOLUMES[factorKey(measure)]);
  return (
    <ToolPage name="volumeUnits" intro={words.intro} questions={words.questions} source={words.source}>
      <ToolForm>
        <div className="box units">
          <noscript>
            <div className="grid gap-2.5 mb-2.5">
              <NumberField label={words.amount} name="menge" defaultValue={values['menge']} />
              <SelectField
                label={words.unit}
                name="einheit"
                defaultValue={values['einheit']}
                choices={MEASURES.map((measure) => ({ value: wordOf(measure), label: words.measures[measure].name }))}
              />
            </div>
          </noscript>
          <CalculateButton />
          {MEASURE_GROUPS.map(({ name, measures }) => (
            <fieldset key={name} className="units-group grid grid-cols-1 min-w-0">
              <legend>{words.groups[name]}</legend>
              {name === 'weight' && <DryWoodField values={values} set={set} />}
              {measures.map((measure) => (
                <UnitRow key={measure} measure={measure} values={values} amounts={amounts} set={set} />
              ))}
            </fieldset>
          ))}
          {hasChanges && (
            <p>
              <Button icon="arrow-counter-clockwise" onClick={() => set(usualFactors)}>
                {words.reset}
              </Button>
            </p>
          )}
        </div>
        <div className="tool-aside">
          <WorkedSteps steps={stepsOf(values, amounts)} />
          <Notice kind="info" title={`${words.rangeTitle}.`}>
            {words.rangeText}
          </Notice>
          <AdvertsLink href={paths.products('FIREWOOD')} count={firewood}>
            {words.adverts.wood}
          </AdvertsLink>
          <AdvertsLink href={paths.products('WOOD_CHIPS')} count={chips}>
            {words.adverts.chips}
          </AdvertsLink>
        </div>
      </ToolForm>
    </ToolPage>
  );
}

type UnitRowProps = Change & { measure: Measure; amounts: Record<Measure, number> | null };

/** One measure: the amount, which can be typed into any row, and the solid wood in one unit. */
function UnitRow({ measure, values, amounts, set }: UnitRowProps) {
  const isHydrated = useHydrated();
  const { name, unit, text } = words.measures[measure];
  const factor = factorOf(values, measure);
  const isTyped = measureOf(values['einheit'] ?? '') === measure;
  const amount = amounts?.[measure];
  const shown = isTyped ? (values['menge'] ?? '') : amount === undefined ? '' : formatFixed(amount, 2);
  const range = amounts === null ? null : measuredRange(measure, amounts.FM);
  return (
    <div className="unit-row">
      <NumberField
        label={name}
        className={isTyped ? 'unit-amount field-lead' : 'unit-amount field-spread'}
        unit={unit}
        value={shown}
        readOnly={!isHydrated}
        onChange={(event) => set({ menge: event.currentTarget.value, einheit: wordOf(measure) })}
        onFocus={(event) => event.currentTarget.select()}
        help={text}
        error={isTyped && amounts === null && toolsTexts.notANumber}
      />
      {isByWeight(measure) && <p className="text-ink-soft text-xs">{words.perTonne(formatNumber(factor.used, TWO))}</p>}
      {measure !== 'FM' && !isByWeight(measure) && (
        <NumberField
          label={words.factor(unit)}
          name={factorKey(measure)}
          className="unit-factor field-small"
          unit="fm"
          aria-label={words.factorOf(name)}
          value={values[factorKey(measure)]}
          onChange={(event) => set({ [factorKey(measure)]: event.currentTarget.value })}
          error={factor.isWrong && words.factorLimits}
          help={factor.isChanged && words.changed}
        />
      )}
      {range !== null && !isTyped && (
        <p className="[grid-area:4_/_1] text-orange-ink text-xs @md:[grid-area:3_/_2]">
          {words.rangeOf(formatNumber(range.low, TWO), formatNumber(range.high, TWO), unit)}
        </p>
      )}
    </div>
  );
}

/** Which wood is weighed; without script the form carries it. */
function DryWoodField({ values, set }: Change) {
  return (
    <SelectField
      label={words.dryWood}
      help={words.dryWoodHelp}
      name="holz"
      value={wordOfWood(woodOf(values))}
      onChange={(event) => set({ holz: event.currentTarget.value })}
      choices={DRY_TONNE_WOODS.map((wood) => ({ value: wordOfWood(wood), label: words.dryWoods[wood] }))}
    />
  );
}

const usualFactors = Object.fromEntries(
  MEASURES.filter((measure) => !isByWeight(measure)).map((measure) => [
    factorKey(measure),
    USUAL_VOLUMES[factorKey(measure)] ?? '',
  ]),
);

const TWO = { minimum: 0, maximum: 2 };

/** The way to solid wood and from there to the measures that people ask for most. */
function stepsOf(values: ToolValues<string>, amounts: Record<Measure, number> | null): WorkedStep[] {
  if (amounts === null) return [];
  const from = measureOf(values['einheit'] ?? '');
  const figure = (value: number): string => formatNumber(value, TWO);
  const solid = figure(amounts.FM);
  const first: WorkedStep[] =
    from === 'FM'
      ? []
      : [
          {
            term: words.measures.FM.name,
            text: `${figure(amounts[from])} ${words.measures[from].unit} × ${figure(factorOf(values, from).used)} = ${solid} fm`,
          },
        ];
  const targets = (['RM_1M', 'RM_33', 'SRM_33', 'SRM_FEIN'] as const).filter((measure) => measure !== from);
  return [
    ...first,
    ...targets.map((measure) => ({
      term: words.measures[measure].name,
      text: `${solid} fm ÷ ${figure(factorOf(values, measure).used)} = ca. ${formatFixed(amounts[measure], 2)} ${words.measures[measure].unit}`,
    })),
  ];
}
