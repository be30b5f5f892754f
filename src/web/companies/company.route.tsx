import { data } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { companyPageTexts as texts } from '#texts/de/companies/companies.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/company.route.ts';
import { answerContact } from './answer-contact.ts';
import { CompanyPage } from './company-page.tsx';
import { loadCompany } from './load-company.ts';
import './companies.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { data: company, status } = await loadCompany({
    url,
    slug: params.slug,
    api: context.get(apiContext),
    page: context.get(pageContext),
  });
  return data(company, { status });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { reply, status } = await answerContact(context.get(apiContext), params.slug);
  return data(reply, { status });
}

/** Requesting the contact does not change the page's data. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  if (loaderData.kind === 'GONE') {
    return pageMeta(matches, { title: texts.gone.title, path: location.pathname, isHiddenFromSearch: true });
  }
  const { company, placeName, slug, structuredData } = loaderData;
  const services = company.services
    .slice(0, 4)
    .map(({ title }) => title)
    .join(', ');
  const tags = pageMeta(matches, {
    title: texts.title(company.name, placeName),
    description: texts.description(company.name, placeName, services),
    path: paths.company(slug),
    isHiddenFromSearch: !company.isPublished,
  });
  return [...tags, ...structuredDataTags(structuredData)];
};

export default function CompanyRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'GONE') {
    return (
      <div className="wrap">
        <div className="grid justify-items-start gap-3 max-w-[68ch] [padding-block:32px_64px]">
          <h1>{texts.gone.title}</h1>
          <p>{texts.gone.text}</p>
          <LinkButton href={paths.companies()} variant="main" icon="magnifying-glass">
            {texts.gone.search}
          </LinkButton>
        </div>
      </div>
    );
  }
  return <CompanyPage key={loaderData.company.id} shown={loaderData} sent={actionData ?? null} />;
}
