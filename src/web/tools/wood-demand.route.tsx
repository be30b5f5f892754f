import { paths } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { DEMAND_MEASURES, HOUSE_CLASSES, type Span } from '#domain/wood/heat/wood-demand.ts';
import { woodDemandTexts as words } from '#texts/de/tools/tools-wood-demand.ts';
import { toolsTexts } from '#texts/de/tools/tools.ts';
import { Facts } from '#ui/data-display/facts.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/wood-demand.route.ts';
import { countAdverts } from './tool-loader.ts';
import { toolStructuredData } from './tool-meta.ts';
import { AdvertsLink, CalculateButton, ToolForm, ToolPage } from './tool-page.tsx';
import './tools.css';
import { readToolValues, toolField, useToolValues } from './use-tool-values.ts';
import type { ToolValues } from './use-tool-values.ts';
import {
  BASES,
  type DemandResult,
  type DemandValues,
  USUAL_DEMAND,
  WOODS,
  basisOf,
  classNames,
  demandOf,
  measureOf,
  soughtAmount,
  typedAmount,
  typedArea,
  typedEfficiency,
  typedOldEfficiency,
  typedShare,
  woodOf,
  wordOfMeasure,
} from './wood-demand.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { holzart } = readToolValues(USUAL_DEMAND, url.search);
  const count = await countAdverts(context.get(apiContext), {
    category: 'FIREWOOD',
    categoryData: { woodTypeIds: [woodOf(holzart).id] },
  });
  const structuredData = toolStructuredData(
    { name: toolsTexts.cards.woodDemand.name, path: paths.woodDemand(), questions: words.questions },
    context.get(pageContext).publicUrl,
  );
  return { search: url.search, count, counted: woodOf(holzart).slug, structuredData };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: paths.woodDemand() }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

export default function WoodDemandPage({ loaderData: { search, count, counted } }: Route.ComponentProps) {
  const { values, set } = useToolValues(USUAL_DEMAND, search);
  const field = toolField({ values, set });
  const result = demandOf(values);
  return (
    <ToolPage name="woodDemand" intro={words.intro} questions={words.questions} source={words.source}>
      <ToolForm>
        <div className="box log-fields">
          <SelectField
            label={words.basis}
            {...field('aus')}
            value={basisOf(values.aus)}
            choices={BASES.map((basis) => ({ value: basis, label: words.bases[basis] }))}
          />
          <BasisFields values={values} set={set} />
          <NumberField
            label={words.efficiency}
            {...field('ofen')}
            unit="%"
            help={words.efficiencyHelp}
            error={typedEfficiency(values) === null && words.wrong.efficiency}
          />
          <NumberField
            label={words.share}
            {...field('anteil')}
            unit="%"
            error={typedShare(values) === null && words.wrong.share}
          />
          <SelectField
            label={words.wood}
            {...field('holzart')}
            value={woodOf(values.holzart).slug}
            choices={WOODS.map(({ slug, shortText }) => ({ value: slug, label: shortText }))}
          />
          <CalculateButton />
        </div>
        <div className="tool-aside">
          {result !== null && (
            <>
              <Result result={result} />
              <Notice kind="info">{words.range}</Notice>
              <AdvertsLink href={searchHref(result)} count={result.wood.slug === counted ? count : null}>
                {words.adverts(formatNumber(soughtAmount(result)), result.wood.shortText)}
              </AdvertsLink>
              <LinkButton href={needHref(result)} rel="nofollow" icon="house" isFull data-print="hidden">
                {words.need}
              </LinkButton>
              <LinkButton href={alertHref(searchHref(result))} rel="nofollow" icon="bell" isFull data-print="hidden">
                {words.alert}
              </LinkButton>
              <LinkButton href={requestHref(searchHref(result))} rel="nofollow" icon="plus" isFull data-print="hidden">
                {words.request}
              </LinkButton>
            </>
          )}
        </div>
      </ToolForm>
    </ToolPage>
  );
}

/** The list of such wood; totals with delivery are for the amount. */
const searchHref = (result: DemandResult): string =>
  `${paths.products('FIREWOOD', result.wood.slug)}?menge=${soughtAmount(result)}`;

/** The amount is counted in splits of 33 cm. */
const needHref = (result: DemandResult): string =>
  paths.householdNeed(
    new URLSearchParams({
      menge: String(soughtAmount(result)),
      laenge: '33',
      zurueck: paths.products('FIREWOOD', result.wood.slug),
    }),
  );

const alertHref = (listing: string): string => `/suchauftraege/neu?von=${encodeURIComponent(listing)}`;
const requestHref = (listing: string): string => `/gesuche/neu?von=${encodeURIComponent(listing)}`;

type Change = { values: DemandValues; set: (changes: Partial<ToolValues<keyof typeof USUAL_DEMAND>>) => void };

/** The figures of the house, or of last year's fuel; without script sending the form brings those of what was chosen. */
function BasisFields({ values, set }: Change) {
  const field = toolField({ values, set });
  const basis = basisOf(values.aus);
  if (basis === 'haus')
    return (
      <>
        <NumberField
          label={words.area}
          {...field('flaeche')}
          unit="m²"
          help={words.areaHelp}
          error={typedArea(values) === null && words.wrong.area}
        />
        <SelectField
          label={words.houseClass}
          {...field('klasse')}
          choices={classNames.map((name) => ({
            value: name,
            label: words.classOf(name, HOUSE_CLASSES[name].low, HOUSE_CLASSES[name].high),
          }))}
        />
      </>
    );
  return (
    <>
      <NumberField
        label={words.amount}
        {...field('menge')}
        unit={words.units[basis]}
        error={typedAmount(values) === null && words.wrong.amount}
      />
      {basis === 'holz' && (
        <SelectField
          label={words.measure}
          {...field('mass')}
          value={wordOfMeasure(measureOf(values.mass))}
          choices={DEMAND_MEASURES.map((measure) => ({
            value: wordOfMeasure(measure),
            label: words.measures[measure],
          }))}
        />
      )}
      <NumberField
        label={words.oldEfficiency}
        {...field('alt')}
        unit="%"
        isOptional
        help={words.oldEfficiencyHelp}
        error={typedOldEfficiency(values) === null && words.wrong.efficiency}
      />
    </>
  );
}

const ONE = { minimum: 0, maximum: 1 };
const WHOLE = { minimum: 0, maximum: 0 };

function spanWords({ low, high }: Span, unit: string, decimals: typeof ONE): string {
  return words.span(formatNumber(low, decimals), formatNumber(high, decimals), unit);
}

function Result({ result }: { result: DemandResult }) {
  const { measures, pellets, heat, fuel, wood } = result;
  return (
    <section className="box [&_h2]:text-xl" aria-labelledby="ergebnis" aria-live="polite">
      <h2 id="ergebnis">{words.result}</h2>
      <Facts
        facts={[
          ...DEMAND_MEASURES.map((measure) => ({
            term: `${wood.shortText}, ${words.measures[measure]}`,
            value: spanWords(measures[measure], measure === 'SRM_33' ? 'srm' : 'rm', ONE),
          })),
          { term: words.pellets, value: spanWords(pellets, 't', ONE) },
          { term: words.heat, value: spanWords(heat, 'kWh', WHOLE) },
          { term: words.fuel, value: spanWords(fuel, 'kWh', WHOLE) },
        ]}
      />
    </section>
  );
}
