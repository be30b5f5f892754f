import { paths } from '#contract/paths.ts';
import { apiContext, pageContext } from '#web/api-context.ts';
import { invalidPath } from '#web/shell/not-found.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { structuredDataTags } from '#web/shell/structured-data.ts';
import type { Route } from './+types/landing.route.ts';
import { landingContent, loadLanding } from './landing-loader.ts';
import { LandingView } from './landing-view.tsx';
import './landing.css';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const content = landingContent(params.page);
  if (content === undefined) throw invalidPath(url.pathname);
  return loadLanding(context.get(apiContext), content, context.get(pageContext));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page, market, structuredData } = loaderData;
  return [
    ...pageMeta(matches, {
      title: page.title,
      description: page.description,
      path: paths.landing(page.name),
      // Without any advert the page says nothing that a search engine should send people to.
      isHiddenFromSearch: market?.total === 0,
    }),
    ...structuredDataTags(structuredData),
  ];
};

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingView {...loaderData} />;
}
