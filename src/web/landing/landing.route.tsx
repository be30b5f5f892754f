import { apiContext, pageContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import type { Route } from './+types/landing.route.ts';
import { landingContent, loadLanding } from './landing-loader.ts';
import { landingMeta } from './landing-meta.ts';
import { LandingView } from './landing-view.tsx';
import './landing.css';

export const handle = { isStatic: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const content = landingContent(params.page);
  if (content === undefined) throw invalidPath(url);
  return loadLanding(context.get(apiContext), content, context.get(pageContext));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? landingMeta(matches, loaderData) : [];

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingView {...loaderData} />;
}
