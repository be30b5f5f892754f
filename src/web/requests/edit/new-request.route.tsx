import { data, redirect } from 'react-router';
import { createRequest } from '#contract/requests/requests.ts';
import { paths } from '#contract/paths.ts';
import {
  CATEGORIES,
  type CategoryCode,
  categoryBySlug,
  categoryOf,
  isCategoryCode,
} from '#domain/lookups/categories.data.ts';
import { requestFormTexts as texts } from '#texts/de/requests/request-form.ts';
import { requestListTexts } from '#texts/de/requests/requests.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { listRetiredChoices } from '#web/api/retired-choices.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { signInPath } from '#web/page/callback-path.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/new-request.route.ts';
import { answerRequestForm } from './answer-request-form.ts';
import { keptFormCookie, keptFormOf } from './kept-form.ts';
import { valuesOfListing } from './prefill.ts';
import { RequestForm } from './request-form.tsx';
import { type RequestValues, emptyValues, valuesOfForm } from './request-values.ts';

const MOST_ADDRESS = 2_000;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const asked = categoryBySlug(url.searchParams.get('kategorie') ?? '')?.code ?? null;
  const from = (url.searchParams.get('von') ?? '').slice(0, MOST_ADDRESS);
  const kept = keptFormOf(request);
  const isKept = kept !== null && (asked === null || kept.category === asked) && from === '';
  const found = isKept ? kept : from === '' ? null : await valuesOfListing(context.get(apiContext), from);
  const place = page.place === null ? {} : { postalCode: `${page.place.postalCode} ${page.place.name}` };
  const empty = asked === null ? null : { ...emptyValues(asked), ...place };
  const values = found === null ? empty : { ...place, ...found };
  return {
    values: values === null ? null : { ...values, id: crypto.randomUUID() },
    category: categoryIn(values),
    isPrefilled: found !== null && !isKept,
    isSignedIn: page.viewer !== null,
    retired: (await listRetiredChoices(context.get(apiContext))).SERVICE_CATEGORIES,
  };
}

function categoryIn(values: RequestValues | null): CategoryCode | null {
  const code = values?.category ?? '';
  return isCategoryCode(code) ? code : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const api = context.get(apiContext);
  const values = valuesOfForm(await request.formData());
  const isSecure = page.publicUrl.startsWith('https:');
  const category = categoryIn(values);
  const path = paths.newRequest(category === null ? '' : `?kategorie=${categoryOf(category).slug}`);
  if (page.viewer === null) {
    // What was typed waits on this device until its writer has signed in.
    const headers = { 'set-cookie': keptFormCookie(values, { isSecure }) };
    throw redirect(signInPath(path, 'SessionRequired'), { status: 303, headers });
  }
  const answered = await answerRequestForm({ api, values }, (edit) =>
    api.call(createRequest, { editRequestDto: { ...edit, ...(values.id ? { id: values.id } : {}) } }),
  );
  if ('reply' in answered) return data(answered.reply, { status: answered.status });
  const headers = { 'set-cookie': keptFormCookie(null, { isSecure }) };
  throw redirect(`${paths.myRequests()}?neu=${answered.sent.id}`, { status: 303, headers });
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection<FormReply>(sent, texts.failed);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.newTitle, path: paths.newRequest(), isHiddenFromSearch: true });

export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { values, category, isPrefilled, isSignedIn, retired } = loaderData;
  const crumbs = [
    { label: requestListTexts.crumbHome, href: paths.home() },
    { label: requestListTexts.crumb, href: paths.requests() },
  ];
  return (
    <Stack gap={5} className="wrap pt-4 pb-12">
      <Breadcrumb crumbs={crumbs} current={texts.newTitle} />
      <header className="grid max-w-[68ch] gap-1">
        <h1>{category === null ? texts.newTitle : `${texts.newTitle}: ${categoryOf(category).text}`}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      {category === null || values === null ? (
        <Categories />
      ) : (
        <>
          {isPrefilled && <Notice kind="info">{texts.prefilled}</Notice>}
          {!isSignedIn && <Notice kind="info">{texts.signInNote}</Notice>}
          <RequestForm
            key={category}
            category={category}
            values={values}
            reply={actionData ?? null}
            submit={isSignedIn ? texts.submit : texts.signInSubmit}
            retired={retired}
          />
          <p>
            <a href={paths.newRequest()}>{texts.otherCategory}</a>
          </p>
        </>
      )}
    </Stack>
  );
}

/** The first question; every answer is a page of its own, so that it works without script. */
function Categories() {
  return (
    <Stack as="section" gap={3} aria-labelledby="gesuch-kategorie" className="max-w-[44rem]">
      <h2 id="gesuch-kategorie">{texts.choose}</h2>
      <Grid gap={2} least="14rem">
        {CATEGORIES.map(({ code, slug, longText }) => (
          <LinkButton key={code} size="large" rel="nofollow" href={paths.newRequest(`?kategorie=${slug}`)}>
            {longText}
          </LinkButton>
        ))}
      </Grid>
    </Stack>
  );
}
