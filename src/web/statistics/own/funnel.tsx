import type { AdvertStatistics } from '#contract/statistics/statistics.schemas.ts';
import { formatNumber, formatPercent } from '#domain/format/numbers.ts';
import { shareInPercent } from '#domain/statistics/trend.ts';
import { ownStatisticsTexts } from '#texts/de/statistics/own-statistics.ts';
import { BarChart } from '#ui/chart/chart-bars.tsx';

const texts = ownStatisticsTexts.funnel;
const STEPS = ['views', 'reveals', 'chats', 'agreements'] as const;
/** One of fewer is no rate; product decision. */
const FEWEST_FOR_RATES = 20;

/** How many saw the advert, how many of them asked, and what came of it. */
export function Funnel({ statistics: { funnel, ever } }: { statistics: AdvertStatistics }) {
  const hasRates = funnel.views >= FEWEST_FOR_RATES;
  const largest = Math.max(...STEPS.map((step) => funnel[step]));
  const rateOf = (step: (typeof STEPS)[number]): number | null =>
    step === 'views' || !hasRates || funnel[step] === 0 ? null : shareInPercent(funnel[step], funnel.views);
  return (
    <section className="box own-stats-card" aria-labelledby="trichter">
      <h2 id="trichter">{texts.title}</h2>
      <BarChart
        title={texts.title}
        titleIsHidden
        largest={largest || 1}
        rows={STEPS.map((step) => ({
          key: step,
          label: <StepName name={texts.steps[step]} rate={rateOf(step)} />,
          value: funnel[step],
          text: formatNumber(funnel[step]),
          tone: step === 'agreements' ? 'second' : 'first',
        }))}
      />
      {!hasRates && <p className="text-sm">{texts.fewViews(funnel.views)}</p>}
      <p className="text-sm text-ink-soft">{texts.ways}</p>
      <p className="text-sm text-ink-soft">{texts.ever(texts.everParts(ever))}</p>
    </section>
  );
}

function StepName({ name, rate }: { name: string; rate: number | null }) {
  return (
    <>
      {name}
      {rate !== null && <span className="block text-ink-soft text-xs"> {texts.rate(formatPercent(rate))}</span>}
    </>
  );
}
