import { paths } from '#contract/paths.ts';
import { compareTexts as texts } from '#texts/de/adverts/compare.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/compare.route.ts';
import { ComparePage } from './compare-page.tsx';
import { loadComparison } from './load-comparison.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  return loadComparison(url, context.get(apiContext), context.get(pageContext));
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.compare(), isHiddenFromSearch: true });

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage comparison={loaderData} />;
}
