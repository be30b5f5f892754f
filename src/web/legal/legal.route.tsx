import { formatDateLong } from '#domain/format/dates.ts';
import { legalTexts } from '#texts/de/legal/legal.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { paths } from '#contract/paths.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Sidebar, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { pageContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { PageContents } from '#web/page/page-contents.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
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
      <Stack as="header" gap={2.5} className="pb-4.5 border-b border-seam [&_h1]:wrap-anywhere">
        <Breadcrumb crumbs={[{ label: uiTexts.shell.start, href: paths.home() }]} current={title} />
        <h1>{title.replace(LONG_WORDS, '$1\u00ad')}</h1>
        <p className="text-ink-soft text-sm">
          <time dateTime={version}>{legalTexts.version(day)}</time>
        </p>
      </Stack>
      <Sidebar gap={6} roomyGap={14} aside="21rem" className="pt-5 @lg:pt-8 print:block print:pt-[4mm]">
        {contents.length > 2 && <Contents contents={contents} />}
        <div className="legal-text min-w-0 max-w-[44rem] wrap-anywhere leading-[1.6] hyphens-auto [hyphenate-limit-chars:10_4_4] print:max-w-none [&_p]:max-w-none [&>h2]:first:mt-0 [&_strong]:font-[650] [&_ol]:list-decimal [&_li]:marker:text-ink-soft print:[&_:is(h2,h3)]:break-after-avoid">
          {!isComplete && (
            <Notice kind="warning" title={legalTexts.missingTitle}>
              {legalTexts.missingText}
            </Notice>
          )}
          <HouseContext value={house}>{Text && <Text components={legalComponents} />}</HouseContext>
        </div>
      </Sidebar>
    </article>
  );
}

function Contents({ contents }: { contents: readonly { id: string; text: string }[] }) {
  return (
    <PageContents
      id={legalTexts.contentsId}
      title={legalTexts.contents}
      contents={contents}
      className="@lg:sticky @lg:top-5 @lg:col-[2] @lg:row-[1] @lg:self-start @lg:max-h-[calc(100dvh_-_40px)] @lg:overflow-auto"
    />
  );
}
