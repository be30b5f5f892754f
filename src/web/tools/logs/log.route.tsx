import { paths } from '#contract/paths.ts';
import { formatFixed, formatNumber, formatPercent } from '#domain/format/numbers.ts';
import { measureListedLog } from '#domain/wood/logs/log-list-sums.ts';
import { logWoodType } from '#domain/wood/logs/log-list.ts';
import {
  frustumVolumeInSolidCubicMetres,
  huberVolumeInSolidCubicMetres,
  newtonVolumeInSolidCubicMetres,
  smalianVolumeInSolidCubicMetres,
} from '#domain/wood/logs/log-volume.ts';
import { logTexts as words } from '#texts/de/tools/tools-log.ts';
import { measuringTexts, toolsTexts } from '#texts/de/tools/tools.ts';
import { Facts } from '#ui/data-display/facts.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/log.route.ts';
import { USUAL_LOG, logSteps, resultOf, typedDiameterInCm, typedLengthInM } from './log.ts';
import type { LogResult, LogValues } from './log.ts';
import { LogViews } from './log-views.tsx';
import { BarkExceptions, MeasuringFields, SPECIES_CHOICES, SecondReadings } from './measuring-fields.tsx';
import { countAdverts } from '#web/tools/tool-loader.ts';
import { toolStructuredData } from '#web/tools/tool-meta.ts';
import { AdvertsLink, CalculateButton, ToolForm, ToolPage, WorkedSteps } from '#web/tools/tool-page.tsx';
import '#web/tools/tools.css';
import { toolField, useToolValues } from '#web/tools/use-tool-values.ts';
import '#ui/styles/tables.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const structuredData = toolStructuredData(
    { name: toolsTexts.cards.log.name, path: paths.logCalculator(), questions: words.questions },
    context.get(pageContext).publicUrl,
  );
  const advertCount = await countAdverts(context.get(apiContext), { category: 'LOGS' });
  return { search: url.search, advertCount, structuredData };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: paths.logCalculator() }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

export default function LogPage({ loaderData: { search, advertCount } }: Route.ComponentProps) {
  const { values, set } = useToolValues(USUAL_LOG, search);
  const field = toolField({ values, set });
  const result = resultOf(values);
  return (
    <ToolPage
      name="log"
      intro={words.intro}
      aside={<LogViews current="one" />}
      questions={words.questions}
      source={measuringTexts.sources}
    >
      <ToolForm>
        <div className="tool-main">
          <div className="box log-fields">
            <SelectField label={measuringTexts.species} {...field('holzart')} choices={SPECIES_CHOICES} />
            <NumberField
              label={measuringTexts.length}
              {...field('laenge')}
              unit="m"
              error={typedLengthInM(values.laenge).error}
            />
            <NumberField
              label={measuringTexts.diameter}
              {...field('durchmesser')}
              unit="cm"
              help={words.diameterHelp}
              error={typedDiameterInCm(values.durchmesser).error}
            />
            <NumberField
              label={words.second}
              {...field('zweiter')}
              unit="cm"
              isOptional
              help={words.secondHelp}
              error={typedDiameterInCm(values.zweiter).error}
            />
            <MeasuringFields values={values} set={set} />
            <CalculateButton />
          </div>
          {result !== null && <WorkedSteps steps={logSteps(result.log, result.rules)} />}
          <Ends values={values} set={set} />
        </div>
        <div className="tool-aside">
          <Result result={result} />
          <Notice kind="info" title={measuringTexts.why}>
            {measuringTexts.whyText} {measuringTexts.contract}
          </Notice>
          <LogAdverts result={result} count={advertCount} />
        </div>
      </ToolForm>
    </ToolPage>
  );
}

function LogAdverts({ result, count }: { result: LogResult | null; count: number | null }) {
  const wood = logWoodType(result?.log.row.woodTypeId ?? 0);
  return (
    <AdvertsLink href={paths.products('LOGS', wood?.slug)} count={wood === undefined ? count : null}>
      {words.adverts}
    </AdvertsLink>
  );
}

function Result({ result }: { result: LogResult | null }) {
  if (result === null)
    return (
      <section className="box" aria-live="polite">
        <p className="text-ink-soft">{words.nothing}</p>
      </section>
    );
  const { log, rules } = result;
  const { measured, row } = log;
  const exact = measureListedLog(row, { ...rules, mode: 'EXACT', lengthRule: null })?.measured.volumeInSolidCubicMetres;
  const { facts } = words;
  return (
    <section className="box tool-result" aria-live="polite">
      <p className="text-ink-soft">{logWoodType(row.woodTypeId)?.shortText}</p>
      <p className="font-stamp text-[3rem] font-bold leading-none tracking-[-0.01em]">
        {formatFixed(measured.volumeInSolidCubicMetres, 3)} fm
      </p>
      {measured.billedLengthInCm === 0 && <p className="field-error">{words.tooShort}</p>}
      <Facts
        facts={[
          {
            term: facts.diameter,
            value: `${formatNumber(measured.diameterUnderBarkInCm, { minimum: 0, maximum: 1 })} cm`,
          },
          ...(measured.barkInMm > 0 ? [{ term: facts.bark, value: `${formatFixed(measured.barkInMm, 1)} mm` }] : []),
          { term: facts.billedLength, value: `${formatFixed(measured.billedLengthInCm / 100, 2)} m` },
          { term: facts.class, value: measured.strengthClass },
          ...(exact !== undefined && exact > measured.volumeInSolidCubicMetres
            ? [
                { term: facts.exact, value: `${formatFixed(exact, 3)} fm` },
                { term: facts.share, value: formatPercent((100 * measured.volumeInSolidCubicMetres) / exact, 0) },
              ]
            : []),
        ]}
      />
      <BarkExceptions logs={[log]} />
      <SecondReadings logs={[log]} />
    </section>
  );
}

type EndsProps = { values: LogValues; set: (changes: Partial<LogValues>) => void };

/** What other formulas make of the same log, for who has measured its ends. */
function Ends({ values, set }: EndsProps) {
  const field = toolField({ values, set });
  const butt = typedDiameterInCm(values.stock);
  const top = typedDiameterInCm(values.zopf);
  const length = typedLengthInM(values.laenge).figure;
  const mid = typedDiameterInCm(values.durchmesser).figure;
  return (
    <details className="box log-ends" open={values.stock !== '' || values.zopf !== ''}>
      <summary>{words.ends}</summary>
      <div className="log-fields">
        <p className="col-span-full text-ink-soft text-sm">{words.endsText}</p>
        <NumberField label={words.butt} {...field('stock')} unit="cm" error={butt.error} />
        <NumberField label={words.top} {...field('zopf')} unit="cm" error={top.error} />
        <CalculateButton />
      </div>
      {butt.figure !== null && top.figure !== null && mid !== null && length !== null && (
        <FormulaTable
          buttDiameterInCm={butt.figure}
          topDiameterInCm={top.figure}
          midDiameterInCm={mid}
          lengthInM={length}
        />
      )}
    </details>
  );
}

type FormulaTableProps = {
  buttDiameterInCm: number;
  topDiameterInCm: number;
  midDiameterInCm: number;
  lengthInM: number;
};

function FormulaTable({ midDiameterInCm, ...ends }: FormulaTableProps) {
  const volumes = {
    huber: huberVolumeInSolidCubicMetres(midDiameterInCm, ends.lengthInM),
    newton: newtonVolumeInSolidCubicMetres(ends, midDiameterInCm),
    cone: frustumVolumeInSolidCubicMetres(ends),
    smalian: smalianVolumeInSolidCubicMetres(ends),
  };
  return (
    <table className="table mt-4">
      <caption>{words.formulaTable}</caption>
      <tbody>
        {(['huber', 'newton', 'cone', 'smalian'] as const).map((name) => (
          <tr key={name}>
            <th scope="row">{words.formulas[name]}</th>
            <td className="text-ink-soft @max-md:hidden">{words.formulaHelp[name]}</td>
            <td className="cell-number">{formatFixed(volumes[name], 3)} fm</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
