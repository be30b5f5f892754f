import { getAdvert } from '#contract/adverts/adverts.ts';
import { isResponseError } from '#contract/api-errors.ts';
import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { getAdvertDisclosure } from '#contract/sellers/disclosure.ts';
import type { SellerDisclosureInFull } from '#contract/sellers/disclosure.schemas.ts';
import { isEntrepreneur } from '#domain/users/seller-kind.ts';
import { disclosureTexts as texts } from '#texts/de/sellers/disclosure.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { invalidPath, orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/disclosure.route.ts';
import { DisclosureFacts } from './disclosure-facts.parts.tsx';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { id, slug, seller } = await advertOf(api, params.advert, url);
  if (seller === undefined || !isEntrepreneur(seller.kind)) throw invalidPath(url);
  return { id, slug, name: seller.displayName, ...(await disclosureOf(api, id)) };
}

/** There is such a page for every advert that its page shows. */
async function advertOf(api: Api, advertId: string, url: URL) {
  return orInvalidPath(url, () => api.call(getAdvert, { advertId }));
}

type Asked = { disclosure: SellerDisclosureInFull | null; message: string | null };

/** Who collects addresses is asked to wait, in a sentence. */
async function disclosureOf(api: Api, advertId: string): Promise<Asked> {
  try {
    return { disclosure: await api.call(getAdvertDisclosure, { advertId }), message: null };
  } catch (error) {
    if (!isResponseError(error) || error.status !== 429) throw error;
    return { disclosure: null, message: error.serverMessage ?? texts.tooMany };
  }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? texts.titleOf(loaderData.name) : texts.title,
    path: loaderData ? reportPaths.advertDisclosure(loaderData.id) : undefined,
    isHiddenFromSearch: true,
  });

export default function Disclosure({ loaderData: { slug, name, disclosure, message } }: Route.ComponentProps) {
  return (
    <div className="wrap py-6 max-w-[48rem]">
      <Stack gap={5}>
        <h1>{texts.titleOf(name)}</h1>
        {message !== null && <Notice kind="warning">{message}</Notice>}
        {message === null && disclosure === null && <p>{texts.open}</p>}
        {disclosure !== null && (
          <section className="box" aria-label={texts.title}>
            <DisclosureFacts disclosure={disclosure} ways={disclosure} />
          </section>
        )}
        {disclosure !== null && <p className="text-xs text-ink-soft">{texts.about}</p>}
        <div>
          <LinkButton href={paths.advert(slug)} icon="caret-left">
            {texts.back}
          </LinkButton>
        </div>
      </Stack>
    </div>
  );
}
