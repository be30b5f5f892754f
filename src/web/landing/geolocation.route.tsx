import { data, redirect } from 'react-router';
import { LANDING_CONTENTS } from '#content/landing/landing-pages.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { LANDING_PAGES, paths } from '#contract/paths.ts';
import { findNearestPlace } from '#contract/places/places.ts';
import { landingTexts } from '#texts/de/landing/landing.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { visitorPlaceOf } from '#web/places/visitor-place.queries.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { placeCookie } from '#web/places/place-cookie.parts.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { breadcrumbList, structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/geolocation.route.ts';
import { LocateButton } from './locate-button.tsx';
import './landing.css';

const texts = landingTexts.geolocation;
const START = [{ label: uiTexts.shell.start, href: paths.home() }];

/** The page the visitor came from and returns to. */
function cameFrom(name: string | null) {
  const page = LANDING_PAGES.find((one) => one === name);
  if (page === undefined || page === 'registered' || page === 'faie3m') return null;
  return { name: page, href: paths.landing(page), label: LANDING_CONTENTS[page].label };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { place, unknown, remember } = await visitorPlaceOf(context.get(apiContext), url.searchParams, page);
  const headers = new Headers();
  if (remember !== undefined)
    headers.append(
      'set-cookie',
      placeCookie(remember, { isSecure: page.publicUrl.startsWith('https:'), keep: 'YEAR' }),
    );
  return data(
    {
      place: place && { label: placeLabel(place), postalCode: place.postalCode, countryCode: place.countryCode },
      unknown,
      isForgotten: remember === null,
      from: cameFrom(url.searchParams.get('von')),
      structuredData: [
        breadcrumbList({ crumbs: START, current: texts.title, path: paths.geolocation() }, page.publicUrl),
      ],
    },
    { headers },
  );
}

/** Takes the rounded position of a device and stores the nearest postcode only. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [latitude, longitude] = [form.get('breite'), form.get('laenge')].map(Number);
  try {
    const place = await context
      .get(apiContext)
      .call(findNearestPlace, { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN });
    const isSecure = context.get(pageContext).publicUrl.startsWith('https:');
    const from = cameFrom(url.searchParams.get('von'));
    const target = from === null ? paths.geolocation() : `${paths.geolocation()}?von=${from.name}`;
    return redirect(target, { headers: { 'set-cookie': placeCookie(place, { isSecure, keep: 'YEAR' }) } });
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500) throw error;
    return data({ message: texts.noneNear }, { status: error.status });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: texts.title, description: texts.description, path: paths.geolocation() }),
  ...structuredDataTags(loaderData?.structuredData ?? []),
];

export default function Geolocation({ loaderData, actionData }: Route.ComponentProps) {
  const { place, unknown, isForgotten, from } = loaderData;
  return (
    <div className="wrap place-page grid grid-cols-[minmax(0,44rem)] gap-5">
      <Breadcrumb crumbs={START} current={texts.title} />
      <h1>{texts.title}</h1>
      <p className="max-w-[54ch] text-ink-soft text-[1.125rem]">{texts.intro}</p>
      {place !== null && (
        <Notice kind="success" title={texts.remembered(place.label)}>
          {texts.rememberedText}
        </Notice>
      )}
      {isForgotten && <Notice kind="info">{texts.forgotten}</Notice>}
      <form
        key={place?.label}
        method="get"
        action={paths.geolocation()}
        className="box flex flex-wrap items-start gap-3 [&_.field]:min-w-0 [&_.field]:flex-[1_1_16rem]"
      >
        {from !== null && <input type="hidden" name="von" value={from.name} />}
        <TextField
          label={texts.form}
          help={texts.help}
          name="plz"
          autoComplete="postal-code"
          icon="map-pin"
          maxLength={80}
          defaultValue={unknown ?? place?.label ?? ''}
          error={unknown === null ? undefined : texts.unknown(unknown)}
        />
        <Button variant="main" type="submit" className="mt-7">
          {texts.submit}
        </Button>
      </form>
      {place !== null && <Onwards from={from} />}
      <section className="box grid justify-items-start gap-2.5 [&>p]:max-w-[60ch]" aria-labelledby="geraet">
        <h2 id="geraet">{texts.hereTitle}</h2>
        <p>{texts.hereText}</p>
        <LocateButton refusal={actionData?.message ?? null} from={from?.name ?? null} />
      </section>
      <section aria-labelledby="wozu">
        <h2 id="wozu">{texts.whyTitle}</h2>
        <ul className="grid gap-2 max-w-[62ch] mt-2 pl-[1.2em] list-disc">
          {texts.why.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Onwards({ from }: { from: Route.ComponentProps['loaderData']['from'] }) {
  return (
    <nav aria-label={texts.onwards} className="flex flex-wrap gap-2">
      {from !== null && (
        <LinkButton href={from.href} variant="main" icon="arrow-left">
          {texts.backTo(from.label)}
        </LinkButton>
      )}
      <LinkButton href={paths.products()} icon="magnifying-glass">
        {texts.toAdverts}
      </LinkButton>
      <LinkButton href={paths.map()} icon="map-trifold">
        {texts.toMap}
      </LinkButton>
      <LinkButton href={`${paths.geolocation()}?plz=`} variant="text">
        {texts.forget}
      </LinkButton>
    </nav>
  );
}
