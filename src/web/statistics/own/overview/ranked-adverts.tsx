import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import type { RankedAdvert } from '#contract/statistics/statistics.schemas.ts';
import { ownOverviewTexts } from '#texts/de/statistics/own-overview.ts';
import { ownStatisticsTexts } from '#texts/de/statistics/own-statistics.ts';
import { hintPath } from './next-steps.ts';

const texts = ownOverviewTexts.ranking;
const hintTexts = ownStatisticsTexts.hints.items;

type RankedAdvertsProps = { id: string; title: string; text: string; adverts: readonly RankedAdvert[] };

/** Adverts with what they brought, and the most useful hint for each. */
export function RankedAdverts({ id, title, text, adverts }: RankedAdvertsProps) {
  return (
    <section className="box own-stats-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="text-sm text-ink-soft">{text}</p>
      {adverts.length > 0 && (
        <ol className="grid">
          {adverts.map((advert) => (
            <Ranked key={advert.id} advert={advert} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Ranked({ advert }: { advert: RankedAdvert }) {
  const { id, hints } = advert;
  const title = advert.title || texts.untitled;
  const [hint] = hints;
  return (
    <li className="own-stats-line grid">
      <a
        className="inline-flex items-center min-h-11 justify-self-start font-semibold wrap-anywhere"
        href={ownAdvertPaths.myAdvertStatistics(id)}
        aria-label={texts.statisticsOf(title)}
      >
        {title}
      </a>
      <p className="flex flex-wrap items-center gap-x-4 min-h-11 text-sm">
        <span>{texts.figures(advert)}</span>
        {hint !== undefined && (
          <a className="inline-flex items-center min-h-11 print:hidden" href={hintPath(hint, id)}>
            {texts.hint(hintTexts[hint].title)}
          </a>
        )}
      </p>
    </li>
  );
}
