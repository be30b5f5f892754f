import { paths } from '#contract/paths.ts';
import { toolsTexts } from '#texts/de/tools.ts';
import { uiTexts } from '#texts/de/ui.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Icon } from '#ui/icon.tsx';
import { pageContext } from '#web/api-context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { breadcrumbList, structuredDataTags } from '#web/shell/structured-data.ts';
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
    <div className="wrap tool">
      <header className="tool-head">
        <div>
          <Breadcrumb crumbs={[{ label: uiTexts.shell.start, href: paths.home() }]} current={toolsTexts.title} />
          <h1>{toolsTexts.heading}</h1>
          <p className="tool-intro">{toolsTexts.intro}</p>
        </div>
      </header>
      <ul className="tool-cards">
        {TOOLS.map(({ name, href, icon }) => {
          const { question, name: title, text, example } = toolsTexts.cards[name];
          return (
            <li key={name} className="tool-card">
              <Icon name={icon} />
              <p className="tool-card-name">{title}</p>
              <h2>
                <a href={href} data-native>
                  {question}
                </a>
              </h2>
              <p>{text}</p>
              <p className="tool-card-example">{example}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
