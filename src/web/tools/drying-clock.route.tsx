import { paths } from '#contract/paths.ts';
import { DRYING_PLACES } from '#domain/wood/drying-clock.ts';
import { dryingClockTexts as words } from '#texts/de/tools/tools-drying-clock.ts';
import { toolsTexts } from '#texts/de/tools/tools.ts';
import { Facts } from '#ui/data-display/facts.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/drying-clock.route.ts';
import { USUAL_DRYING, WOODS, dryingResultOf, monthWritten, wordOfPlace } from './drying-clock.ts';
import { countAdverts } from './tool-loader.ts';
import { toolStructuredData } from './tool-meta.ts';
import { AdvertsLink, CalculateButton, ToolForm, ToolPage, WorkedSteps } from './tool-page.tsx';
import './tools.css';
import { toolField, useToolValues } from './use-tool-values.ts';

const DRY_STATES = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];
const DRY_ADVERTS = `${paths.products('FIREWOOD')}?trocken=kammergetrocknet,lufttrocken,ofenfertig`;

export async function loader({ url, context }: Route.LoaderArgs) {
  const count = await countAdverts(context.get(apiContext), {
    category: 'FIREWOOD',
    categoryData: { dryingStates: DRY_STATES },
  });
  const structuredData = toolStructuredData(
    { name: toolsTexts.cards.dryingClock.name, path: paths.dryingClock(), questions: words.questions },
    context.get(pageContext).publicUrl,
  );
  return { search: url.search, count, structuredData, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: words.title, description: words.description, path: paths.dryingClock() }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

export default function DryingClockPage({ loaderData: { search, count, now } }: Route.ComponentProps) {
  const { values, set } = useToolValues(USUAL_DRYING, search);
  const field = toolField({ values, set });
  const result = dryingResultOf(values, now);
  return (
    <ToolPage name="dryingClock" intro={words.intro} questions={words.questions} source={words.source}>
      <ToolForm>
        <div className="tool-main">
          <div className="box log-fields">
            <TextField
              label={words.split}
              {...field('gespalten')}
              help={words.splitHelp}
              error={result === null && words.splitWrong}
            />
            <SelectField
              label={words.wood}
              {...field('holzart')}
              choices={WOODS.map(({ slug, shortText }) => ({ value: slug, label: shortText }))}
            />
            <SelectField
              label={words.place}
              {...field('lager')}
              choices={DRYING_PLACES.map((place) => ({ value: wordOfPlace(place), label: words.places[place] }))}
            />
            <CalculateButton />
          </div>
        </div>
        <div className="tool-aside">
          {result !== null && (
            <section className="box [&_h2]:text-xl" aria-labelledby="ergebnis" aria-live="polite">
              <h2 id="ergebnis">{words.result}</h2>
              {result.range === null ? (
                <p>{words.never}</p>
              ) : (
                <Facts
                  facts={[
                    { term: words.from, value: monthWritten(result.range.from) },
                    {
                      term: words.to,
                      value: `${monthWritten(result.range.to)}${result.range.isOpen ? ` ${words.orLater}` : ''}`,
                    },
                  ]}
                />
              )}
            </section>
          )}
          {result !== null && (
            <WorkedSteps
              steps={[
                { term: words.pace, text: words.paces[result.pace] },
                { term: words.placeTerm, text: words.placeSaid[result.place] },
              ]}
            />
          )}
          <Notice kind="info">{words.means}</Notice>
          <AdvertsLink href={DRY_ADVERTS} count={count}>
            {words.adverts}
          </AdvertsLink>
        </div>
      </ToolForm>
    </ToolPage>
  );
}
