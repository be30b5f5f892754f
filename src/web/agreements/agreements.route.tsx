import { paths } from '#contract/paths.ts';
import { ownAgreementsTexts as texts } from '#texts/de/agreements/own-agreements.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/agreements.route.ts';
import { AgreementsPage } from './agreements-page.tsx';
import { loadAgreements } from './load-agreements.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return loadAgreements(context.get(apiContext), url);
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.myAgreements(), isHiddenFromSearch: true });

export default function AgreementsRoute({ loaderData }: Route.ComponentProps) {
  return <AgreementsPage loaded={loaderData} />;
}
