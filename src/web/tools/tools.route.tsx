import { paths } from '#contract/paths.ts';
import { toolsTexts } from '#texts/de/tools/tools.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { breadcrumbList, structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/tools.route.ts';
import { TOOLS } from './tool-page.tsx';
import './tools.css';

export function loader({ context }: Route.LoaderArgs) {
  const crumbs = [{ label: uiTexts.shell.start, href: paths.home() }];
  const way = { crumbs, current: toolsTexts.title, path: paths.tools() };
  return { structuredData: [breadcrumbList(way, context.get(pageContext).publicUrl)] };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: toolsTexts.metaTitle, description: toolsTexts.description, path: paths.tools() }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

export default function Tools() {
  return (
    <div className="wrap tool grid grid-cols-1 gap-6">
      <header className="tool-head flex flex-wrap items-end justify-between gap-4 print:[&_nav]:hidden">
        <div>
          <Breadcrumb crumbs={[{ label: uiTexts.shell.start, href: paths.home() }]} current={toolsTexts.title} />
          <h1>{toolsTexts.heading}</h1>
          <p className="text-ink-soft">{toolsTexts.intro}</p>
        </div>
      </header>
      <Grid as="ul" gap={4} least="29rem">
        {TOOLS.map(({ name, href, icon }) => {
          const { question, name: title, text, example } = toolsTexts.cards[name];
          return (
            <li
              key={name}
              className="tool-card relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-y-1.5 gap-x-4 p-5 max-sm:p-4 rounded-sawn bg-snow"
            >
              <Icon name={icon} className="row-[1_/_span_4] size-11 text-spruce max-sm:row-[1] max-sm:size-7" />
              <p className="tool-card-name text-orange-ink text-xs font-semibold">{title}</p>
              <h2 className="text-xl">
                <a
                  href={href}
                  className="text-inherit no-underline outline-none after:absolute after:inset-0 after:content-['']"
                  data-native
                >
                  {question}
                </a>
              </h2>
              <p>{text}</p>
              <p className="mt-1.5 py-1.5 px-3 border-l-4 border-sapwood bg-frost font-stamp text-[1.0625rem] font-[650]">
                {example}
              </p>
            </li>
          );
        })}
      </Grid>
    </div>
  );
}
