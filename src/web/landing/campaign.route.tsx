import { paths } from '#contract/paths.ts';
import { getCampaign } from '#contract/payments/voucher.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { landingTexts } from '#texts/de/landing/landing.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Plate } from '#ui/marks/plate.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { breadcrumbList, structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/campaign.route.ts';
import './landing.css';

const texts = landingTexts.campaign;
const START = [{ label: uiTexts.shell.start, href: paths.home() }];
const CODE = /^[A-Za-z0-9-]{3,40}$/;
/** What everybody gets who comes without a code of their own. */
const CAMPAIGN_CODE = 'FAIE3M';

export const handle = { isStatic: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { publicUrl, viewer } = context.get(pageContext);
  const { runs, validTo } = await context.get(apiContext).call(getCampaign, {});
  const given = url.searchParams.get('code')?.trim() ?? '';
  return {
    runs,
    // The end is the first moment after it: its last day is the one before.
    endsOn: validTo === null ? null : formatDateLong(Date.parse(validTo) - 1),
    code: CODE.test(given) ? given : CAMPAIGN_CODE,
    isSignedIn: viewer !== null,
    structuredData: [breadcrumbList({ crumbs: START, current: texts.label, path: paths.landing('faie3m') }, publicUrl)],
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.landing('faie3m'),
    isHiddenFromSearch: loaderData?.runs !== true,
  }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

export default function Campaign({ loaderData: { runs, endsOn, code, isSignedIn } }: Route.ComponentProps) {
  return (
    <div className="wrap place-page grid grid-cols-[minmax(0,44rem)] gap-5">
      <Breadcrumb crumbs={START} current={texts.label} />
      <h1>{texts.title}</h1>
      {runs ? (
        <section className="box grid justify-items-start gap-2.5 [&>p]:max-w-[60ch]" aria-labelledby="aktion">
          <h2 id="aktion">{endsOn === null ? texts.runsEndless : texts.runs(endsOn)}</h2>
          <p>{texts.runsText}</p>
          <p className="landing-note">{texts.code}</p>
          <Plate amount={code} note={texts.codeNote} />
          <LinkButton href={nextStep(isSignedIn, code)} variant="main" rel="nofollow">
            {isSignedIn ? texts.profile : texts.register}
          </LinkButton>
        </section>
      ) : (
        <Notice kind="info" title={texts.over}>
          {endsOn === null ? texts.overText : texts.overOn(endsOn)}
        </Notice>
      )}
      <section aria-labelledby="frei">
        <h2 id="frei">{texts.stillFree}</h2>
        <p className="landing-note">
          {texts.stillFreeText} <a href={paths.plans()}>{texts.plans}</a>
        </p>
      </section>
      <nav className="flex flex-wrap gap-2" aria-label={texts.stillFree}>
        <LinkButton href={paths.products()} icon="magnifying-glass">
          {texts.search}
        </LinkButton>
        <LinkButton href={paths.editCategory()} icon="plus" rel="nofollow">
          {texts.sell}
        </LinkButton>
      </nav>
    </div>
  );
}

/** The profile with the code in its address, after registration where there is no account yet. */
function nextStep(isSignedIn: boolean, code: string): string {
  const profile = `${paths.profileSettings()}?${new URLSearchParams({ gutschein: code })}#gutschein`;
  return isSignedIn ? profile : `${paths.register()}?${new URLSearchParams({ callbackUrl: profile })}`;
}
