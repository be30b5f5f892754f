import { paths } from '#contract/paths.ts';
import { planTexts as texts } from '#texts/de/payments/orders.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { breadcrumbList, statement, structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/plans.route.ts';
import { loadPlans } from './load-plans.ts';
import { PlansPage } from './plans-page.tsx';
import '#web/payments/orders/orders.css';

const CRUMBS = [{ label: uiTexts.shell.start, href: paths.home() }];

export const handle = { isStatic: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { publicUrl, viewer } = context.get(pageContext);
  const shown = await loadPlans(context.get(apiContext), { url, isSignedIn: viewer !== null });
  return {
    shown,
    structuredData: [
      breadcrumbList({ crumbs: CRUMBS, current: texts.label, path: paths.plans() }, publicUrl),
      statement('FAQPage', {
        mainEntity: texts.questions(shown.isVatExempt).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
    ],
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: texts.title,
    description: texts.description(loaderData?.shown.isVatExempt ?? false),
    path: paths.plans(),
  }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

export default function Plans({ loaderData: { shown } }: Route.ComponentProps) {
  return <PlansPage shown={shown} crumbs={CRUMBS} />;
}
