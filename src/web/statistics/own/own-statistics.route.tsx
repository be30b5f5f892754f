import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { periodText } from '#domain/statistics/steps.ts';
import { ownStatisticsTexts as texts } from '#texts/de/statistics/own-statistics.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { SegmentedLinks } from '#ui/actions/segmented.tsx';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/own-statistics.route.ts';
import { Courses } from './courses.tsx';
import { Funnel } from './funnel.tsx';
import { type OwnStatistics, SHOWN_DAYS, loadOwnStatistics } from './load-own-statistics.ts';
import { PriceBox } from './price-box.tsx';
import './own-statistics.css';

export async function loader({ url, params: { advertId }, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return loadOwnStatistics(context.get(apiContext), advertId, url);
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function OwnStatisticsPage({ loaderData: loaded }: Route.ComponentProps) {
  const { advert, days, statistics, price } = loaded;
  const path = ownAdvertPaths.myAdvertStatistics(advert.id);
  return (
    <div className="wrap own-stats grid grid-cols-1 gap-5">
      <header className="own-stats-head grid justify-items-start gap-2 min-w-0">
        <p>
          <a className="inline-flex items-center gap-1.5 min-h-11" href={paths.myAdverts()}>
            <Icon name="arrow-left" />
            {texts.back}
          </a>
        </p>
        <h1>{texts.of(advert.title || texts.untitled)}</h1>
        <SegmentedLinks
          label={texts.daysLabel}
          current={days}
          links={SHOWN_DAYS.map((value) => ({
            value,
            label: texts.days[value],
            href: value === '30' ? path : `${path}?tage=${value}`,
          }))}
        />
        <p className="text-sm text-ink-soft">
          {texts.period(periodText(statistics))} {texts.ownLooks}
        </p>
      </header>
      <Stack gap={4} className="lg:grid-cols-2">
        <Funnel statistics={statistics} />
        <Hints loaded={loaded} />
      </Stack>
      <Courses statistics={statistics} />
      {price !== null && <PriceBox price={price} unit={advert.unit} />}
    </div>
  );
}

function Hints({ loaded: { hints, advert } }: { loaded: OwnStatistics }) {
  const words = texts.hints;
  const needsPhoto = hints.includes('NO_PHOTO');
  return (
    <section className="box own-stats-card" aria-labelledby="hinweise">
      <h2 id="hinweise">{words.title}</h2>
      {hints.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="own-stats-hints grid gap-3">
          {hints.map((hint) => (
            <li key={hint}>
              <b>{words.items[hint].title}</b>
              <span>{words.items[hint].text}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {needsPhoto && (
          <LinkButton variant="main" icon="camera" href={paths.editImages(advert.id)}>
            {words.photos}
          </LinkButton>
        )}
        <LinkButton href={paths.editFacts(advert.id)}>{words.edit}</LinkButton>
        {hints.includes('ENDS_SOON') && <LinkButton href={paths.myAdverts()}>{words.renew}</LinkButton>}
        {advert.status === 'ACTIVE' && <LinkButton href={paths.advert(advert.slug)}>{words.view}</LinkButton>}
      </div>
    </section>
  );
}
