import { paths } from '#contract/paths.ts';
import { formatFixed, formatNumber, formatPercent, parseGermanNumber } from '#domain/format/numbers.ts';
import { FUEL_TABLE_MOISTURE, FUEL_WOOD_TYPES, fuelTableRow } from '#domain/wood/heat/fuel-table.ts';
import type { FuelTableRow } from '#domain/wood/heat/fuel-table.ts';
import { massPerSolidCubicMetreInKg } from '#domain/wood/heat/fuel-value.ts';
import { woodMoistureFromWaterContent } from '#domain/wood/moisture.ts';
import { toolsTexts } from '#texts/de/tools/tools.ts';
import { fuelValueTexts as words } from '#texts/de/tools/tools-fuel-values.ts';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { Sidebar } from '#ui/layout/layout.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/fuel-values.route.ts';
import { FuelTable } from './fuel-table.tsx';
import { countAdverts } from './tool-loader.ts';
import { toolStructuredData } from './tool-meta.ts';
import { AdvertsLink, CalculateButton, ToolPage, WorkedSteps } from './tool-page.tsx';
import { USUAL_FUEL_VALUES, USUAL_MOISTURE_IN_PERCENT } from './fuel-values.ts';
import type { FuelValues } from './fuel-values.ts';
import './tools.css';
import { searchOf, useToolValues } from './use-tool-values.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const structuredData = toolStructuredData(
    { name: toolsTexts.cards.fuelValues.name, path: paths.fuelValueTable(), questions: words.questions },
    context.get(pageContext).publicUrl,
  );
  const advertCount = await countAdverts(context.get(apiContext), { category: 'FIREWOOD' });
  return { search: url.search, advertCount, structuredData };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: paths.fuelValueTable() }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

const PRESETS = [15, 20, 30, 50] as const;

export default function FuelValuesPage({ loaderData: { search, advertCount } }: Route.ComponentProps) {
  const { values, set } = useToolValues(USUAL_FUEL_VALUES, search);
  const typed = parseGermanNumber(values.feuchte);
  const { minimumInPercent, maximumInPercent } = FUEL_TABLE_MOISTURE;
  const isWrong = typed === null || typed < minimumInPercent || typed > maximumInPercent;
  const percent = isWrong ? USUAL_MOISTURE_IN_PERCENT : typed;
  const rows = FUEL_WOOD_TYPES.map((wood) => fuelTableRow(wood, percent / 100));
  const woodMoisture = formatPercent(woodMoistureFromWaterContent(percent / 100) * 100, 0);
  return (
    <ToolPage name="fuelValues" intro={words.intro} questions={words.questions} source={words.source}>
      <form method="get" className="box max-sm:px-3" onSubmit={(event) => event.preventDefault()}>
        <div className="grid grid-cols-1 gap-y-1 gap-x-6 mb-3 @md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <NumberField
            label={words.moisture}
            name="feuchte"
            unit="%"
            value={values.feuchte}
            onChange={(event) => set({ feuchte: event.currentTarget.value })}
            help={words.moistureHelp(woodMoisture)}
            error={isWrong && words.moistureLimits}
          />
          <input
            type="range"
            className="@md:mt-7 w-full h-11"
            aria-label={words.moistureRegler}
            aria-valuetext={formatPercent(percent)}
            min={minimumInPercent}
            max={maximumInPercent}
            value={percent}
            onChange={(event) => set({ feuchte: event.currentTarget.value })}
          />
        </div>
        <Presets values={values} percent={percent} set={set} />
        <input type="hidden" name="nach" value={values.nach} />
        <input type="hidden" name="holzart" value={values.holzart} />
        <CalculateButton />
        <FuelTable rows={rows} values={values} percent={formatPercent(percent)} set={set} />
        <p className="max-w-[100ch] text-ink-soft text-xs">{words.legend}</p>
        <p className="max-w-[100ch] text-ink-soft text-xs">{words.estimateNote}</p>
      </form>
      <Sidebar gap={4} roomyGap={6} aside="23.75rem" className="tool-pair items-start">
        <FuelSteps rows={rows} percent={percent} values={values} set={set} />
        <div className="tool-aside">
          <Notice kind="info" title={`${words.isHeatingValue}.`}>
            {words.isHeatingValueText}
          </Notice>
          <AdvertsLink href={`${paths.products('FIREWOOD')}?sortierung=waermepreis`} count={advertCount}>
            {words.adverts}
          </AdvertsLink>
        </div>
      </Sidebar>
    </ToolPage>
  );
}

type Change = { values: FuelValues; set: (changes: Partial<FuelValues>) => void };

function Presets({ values, percent, set }: Change & { percent: number }) {
  return (
    <Chips label={words.presets} isLine>
      {PRESETS.map((preset) => (
        <ChipLink
          key={preset}
          href={searchOf(USUAL_FUEL_VALUES, { ...values, feuchte: String(preset) }) || paths.fuelValueTable()}
          isOn={percent === preset}
          data-native
          onClick={(event) => {
            event.preventDefault();
            set({ feuchte: String(preset) });
          }}
        >
          {words.preset(preset, words.presetNames[preset] ?? '')}
        </ChipLink>
      ))}
    </Chips>
  );
}

function FuelSteps({ rows, percent, values, set }: Change & { rows: readonly FuelTableRow[]; percent: number }) {
  const row = rows.find(({ wood }) => wood.slug === values.holzart) ?? rows.find(({ wood }) => wood.slug === 'buche');
  if (row === undefined) return null;
  const { steps } = words;
  const water = percent / 100;
  const mass = massPerSolidCubicMetreInKg(row.wood.densityInKgPerSolidCubicMetre, water);
  return (
    <WorkedSteps
      steps={[
        {
          term: steps.perKg,
          text: steps.perKgText(row.wood.calorificValueDryInKwhPerKg, formatPercent(percent), water, row.kwhPerKg),
        },
        { term: steps.mass, text: steps.massText(row.wood.densityInKgPerSolidCubicMetre, 1 - water, mass) },
        { term: steps.perFm, text: steps.perFmText(mass, row.kwhPerKg, row.kwhPerSolidCubicMetre) },
        { term: steps.perRm, text: steps.perRmText(row.kwhPerSolidCubicMetre, row.kwhPerStackedCubicMetre) },
      ]}
    >
      <SelectField
        label={steps.choose}
        value={row.wood.slug}
        onChange={(event) => set({ holzart: event.currentTarget.value })}
        choices={FUEL_WOOD_TYPES.map(({ slug, shortText }) => ({ value: slug, label: shortText }))}
      />
      <p className="tool-big flex flex-wrap items-baseline gap-x-2 font-stamp text-xl font-[650]">
        <b>{formatFixed(row.kwhPerStackedCubicMetre, 0)}</b> {words.columns.rm.unit}
        <span>
          {row.wood.shortText}, {formatNumber(percent)} %
        </span>
      </p>
      <p className="max-w-[100ch] text-ink-soft text-xs">{steps.rounding}</p>
    </WorkedSteps>
  );
}
