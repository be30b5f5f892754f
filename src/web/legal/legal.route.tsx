import { formatDateLong } from '#domain/format/dates.ts';
import { legalTexts } from '#texts/de/legal.ts';
import { uiTexts } from '#texts/de/ui.ts';
import { paths } from '#contract/paths.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Notice } from '#ui/notice.tsx';
import { pageContext } from '#web/api-context.ts';
import { invalidPath } from '#web/shell/not-found.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/legal.route.ts';
import { HouseContext, NO_HOUSE_FACTS } from './house-context.ts';
import { legalComponents } from './legal-components.tsx';
import { legalTextAt } from './legal-texts.ts';
import './legal.css';

/** Where a heading may be broken on a narrow phone whose browser knows no German hyphenation. */
const LONG_WORDS = /(Nutzungs|Teilnahme|Datenschutz|Barriere)(?=[a-z])/;

export const handle = { isStatic: true };

export function loader({ url, context }: Route.LoaderArgs) {
  const text = legalTextAt(url.pathname);
  if (text === undefined) throw invalidPath(url);
  const { title, description, version, facts = [], contents } = text.frontmatter;
  const house = context.get(pageContext).house ?? NO_HOUSE_FACTS;
  return {
    path: url.pathname,
    title,
    description,
    version,
    day: formatDateLong(version),
    contents,
    house,
    isComplete: facts.every((fact) => house.operator[fact] !== undefined),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description,
        path: loaderData.path.replace(/\/+$/, ''),
      })
    : [];

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { path, title, version, day, contents, house, isComplete } = loaderData;
  const Text = legalTextAt(path)?.default;
  return (
    <article className="wrap legal">
      <header className="legal-head">
        <Breadcrumb crumbs={[{ label: uiTexts.shell.start, href: paths.home() }]} current={title} />
        <h1>{title.replace(LONG_WORDS, '$1\u00ad')}</h1>
        <p className="legal-version">
          <time dateTime={version}>{legalTexts.version(day)}</time>
        </p>
      </header>
      <div className="legal-columns">
        {contents.length > 2 && <Contents contents={contents} />}
        <div className="legal-text">
          {!isComplete && (
            <Notice kind="warning" title={legalTexts.missingTitle}>
              {legalTexts.missingText}
            </Notice>
          )}
          <HouseContext value={house}>{Text && <Text components={legalComponents} />}</HouseContext>
        </div>
      </div>
    </article>
  );
}

function Contents({ contents }: { contents: readonly { id: string; text: string }[] }) {
  return (
    <nav className="legal-contents" aria-labelledby={legalTexts.contentsId} data-print="hidden">
      <p id={legalTexts.contentsId} className="stamp">
        {legalTexts.contents}
      </p>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
