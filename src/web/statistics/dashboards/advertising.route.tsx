import { Form } from 'react-router';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/advertising.route.ts';
import { openDashboard } from './dashboard-access.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { Kept } from './filter-chips.tsx';
import { type View, hrefFor } from './view.ts';
import { loadAdvertising } from './load-dashboards.ts';
import { CourseCards, CourseGrid, TableCard } from './report-card.tsx';

const words = texts.advertising;

export async function loader({ url, context }: Route.LoaderArgs) {
  const open = await openDashboard(context, url, 'advertising');
  const { scope, query, today } = open;
  return { view: { name: 'advertising', scope, query, today } satisfies View, figures: await loadAdvertising(open) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.titleOf(texts.names.advertising), isHiddenFromSearch: true });

export default function AdvertisingDashboard({ loaderData: { view, figures } }: Route.ComponentProps) {
  const entries = figures.tables.find(({ key }) => key === 'einschaltungen');
  const { suche } = view.query.chosen;
  return (
    <DashboardPage view={view} intro={words.intro}>
      <CourseCards view={view} figures={figures} />
      <Logos view={view} figures={figures} />
      {entries !== undefined && (
        <TableCard
          view={view}
          named={entries}
          empty={suche !== '' && figures.hasEntries ? words.entriesNoHit(suche) : words.entriesNone}
        >
          {figures.hasEntries && (
            <Form method="get" role="search" className="dash-find flex flex-wrap items-end gap-2.5" key={suche}>
              <Kept view={view} without={['suche']} />
              <TextField
                className="flex-[1_1_14rem] max-w-[26rem]"
                label={words.search}
                name="suche"
                type="search"
                maxLength={120}
                defaultValue={suche}
              />
              <Button type="submit">{words.searchSubmit}</Button>
              {suche !== '' && <a href={hrefFor(view, { suche: '' })}>{words.searchClear}</a>}
            </Form>
          )}
        </TableCard>
      )}
    </DashboardPage>
  );
}

type LogosProps = { view: View; figures: Awaited<ReturnType<typeof loadAdvertising>> };

function Logos({ view, figures: { logos, shownLogo, logoIsUnknown, logoCourses } }: LogosProps) {
  return (
    <Stack as="section" gap={3.5} className="dash-part content-start min-w-0" aria-labelledby="logos">
      <h2 id="logos">{words.logos}</h2>
      {logos.length === 0 ? (
        <p className="text-ink-soft">{words.logoNone}</p>
      ) : (
        <Form method="get" className="dash-find flex flex-wrap items-end gap-2.5" key={shownLogo}>
          <Kept view={view} without={['logo']} />
          <SelectField
            className="flex-[1_1_14rem] max-w-[26rem]"
            label={words.logo}
            name="logo"
            defaultValue={shownLogo ?? ''}
            choices={logos.map((name) => ({ value: name, label: name }))}
            error={logoIsUnknown ? words.logoUnknown(view.query.chosen.logo) : undefined}
          />
          <Button type="submit">{words.logoChoose}</Button>
        </Form>
      )}
      {logoCourses.length > 0 && <CourseGrid view={view} courses={logoCourses} />}
    </Stack>
  );
}
