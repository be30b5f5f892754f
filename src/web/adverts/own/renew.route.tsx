import { data } from 'react-router';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { getRenewal, renewAdvertByLink } from '#contract/adverts/advert-life.ts';
import type { Renewal } from '#contract/adverts/advert-life.schemas.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { formatDate } from '#domain/format/dates.ts';
import { myAdvertsTexts, renewalTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { AdvertThumbnail, PricePlate } from '#web/adverts/adverts.parts.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import type { Route } from './+types/renew.route.ts';
import './my-adverts.css';

type Answer = { renewal: Renewal | null; refusal: string | null };

const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';

async function answerOf(call: Promise<Renewal>): Promise<{ answer: Answer; status: number }> {
  try {
    return { answer: { renewal: await call, refusal: null }, status: 200 };
  } catch (error) {
    if (isFetchError(error)) return { answer: { renewal: null, refusal: myAdvertsTexts.offline }, status: 503 };
    if (!isResponseError(error)) throw error;
    const refusal = (error.serverMessage ?? myAdvertsTexts.failed).replace(ACCESS_MARKER, '');
    return { answer: { renewal: null, refusal }, status: error.status };
  }
}

/** GET changes nothing: mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { answer, status } = await answerOf(context.get(apiContext).call(getRenewal, { token: tokenOf(url) || '-' }));
  return data(answer, { status });
}

export async function action({ url, context }: Route.ActionArgs) {
  const renewAdvertDto = { token: tokenOf(url) || '-' };
  const { answer, status } = await answerOf(context.get(apiContext).call(renewAdvertByLink, { renewAdvertDto }));
  return data(answer, { status });
}

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: mailPaths.renewAdvert(), isHiddenFromSearch: true });

export default function RenewAdvert({ loaderData, actionData }: Route.ComponentProps) {
  const { renewal, refusal } = actionData ?? loaderData;
  if (renewal === null) return <Refused message={refusal ?? myAdvertsTexts.failed} />;
  const { advert, isDone } = renewal;
  const end = advert.expiresAt === null ? '' : formatDate(advert.expiresAt);
  return (
    <div className="wrap renewal grid grid-cols-1 justify-items-start gap-4">
      <h1>{isDone ? texts.doneTitle : texts.title}</h1>
      {isDone ? <Notice kind="success">{texts.done(end)}</Notice> : <p className="text-ink-soft">{texts.intro}</p>}
      <article className="grid grid-cols-[minmax(96px,36%)_minmax(0,1fr)] gap-4 w-full">
        <div className="relative self-start md:row-[1_/_span_3]">
          <AdvertThumbnail item={advert} sizes="(min-width: 47.5rem) 220px, 40vw" />
        </div>
        <div className="grid content-start gap-2 min-w-0">
          <h2 className="text-lg leading-snug [overflow-wrap:anywhere] [&_a]:text-inherit">{advert.title}</h2>
          <PricePlate item={advert} size="mini" />
          {!isDone && <p className="text-sm">{advert.status === 'EXPIRED' ? texts.endedOn(end) : texts.endsOn(end)}</p>}
          {advert.status === 'INACTIVE' && <p className="text-sm text-ink-soft">{texts.isPaused}</p>}
        </div>
      </article>
      {isDone ? (
        <div className="flex flex-wrap gap-2">
          {advert.status === 'ACTIVE' && (
            <LinkButton variant="main" href={paths.advert(advert.slug)}>
              {texts.view}
            </LinkButton>
          )}
          <LinkButton href={paths.myAdverts()}>{texts.mine}</LinkButton>
        </div>
      ) : (
        <PageForm leavesPage>
          <SubmitButton variant="main" size="large">
            {texts.submit}
          </SubmitButton>
        </PageForm>
      )}
    </div>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <div className="wrap renewal grid grid-cols-1 justify-items-start gap-4">
      <h1>{texts.brokenTitle}</h1>
      <Notice kind="warning">{message}</Notice>
      <div>
        <LinkButton variant="main" href={paths.myAdverts()}>
          {texts.mine}
        </LinkButton>
      </div>
    </div>
  );
}
