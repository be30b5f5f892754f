import { useState } from 'react';
import { redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { FIREWOOD_LENGTHS_IN_CM } from '#domain/search/household-need.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { needTexts as texts } from '#texts/de/search/need.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { CheckboxRow, ChoiceGroup } from '#ui/fields/choice.tsx';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { CHECKED } from '#web/forms/form-data.ts';
import { type FormReply, replyData } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { PlaceCombobox } from '#web/forms/place-combobox.tsx';
import { placeLabel } from '#web/forms/place-label.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/need.route.ts';
import { NEED_ACTS } from './need-acts.ts';
import { listingBehind, wayBackTo } from './need-address.ts';
import { answerNeedForm } from './save-need.ts';

const LONGEST_IN_ADDRESS = 20;

/**
 * Begins with what the address brings, from a listing or the calculator, else with what is remembered. Lengths get their
 * labels here, so that the script does without the words of the listing.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { need = null, place } = context.get(pageContext);
  const given = (name: string, known: number | null | undefined): string =>
    url.searchParams.get(name)?.slice(0, LONGEST_IN_ADDRESS) ?? (known ? formatNumber(known) : '');
  const back = listingBehind(url.searchParams.get('zurueck'));
  return {
    back,
    backTo: wayBackTo(back),
    quantity: given('menge', need?.quantityInStackedCubicMetres),
    length: given('laenge', need?.lengthInCm),
    lengths: FIREWOOD_LENGTHS_IN_CM.map((length) => ({
      value: String(length),
      label: listingTexts.filters.lengthInCm(length),
    })),
    place: place === null ? '' : placeLabel(place),
    isKeptForYear: need?.isKeptForYear ?? false,
    isKnown: need !== null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerNeedForm(await request.formData(), context.get(apiContext), context.get(pageContext));
  if ('reply' in answer) return replyData(answer);
  const headers = new Headers();
  for (const cookie of answer.cookies) headers.append('set-cookie', cookie);
  throw redirect(answer.goTo, { status: 303, headers });
}

export const clientAction = (sent: Route.ClientActionArgs) =>
  keepWithoutConnection<FormReply>(sent, texts.wrong.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.householdNeed(), isHiddenFromSearch: true });

export default function HouseholdNeedPage({ loaderData: known, actionData }: Route.ComponentProps) {
  const reply = actionData ?? null;
  const [place, setPlace] = useState(reply?.values['ort'] ?? known.place);
  return (
    <Stack gap={5} className="wrap pt-4 pb-12">
      <Breadcrumb
        crumbs={[
          { label: uiTexts.shell.start, href: paths.home() },
          { label: known.backTo, href: known.back },
        ]}
        current={texts.title}
      />
      <h1>{texts.title}</h1>
      <p className="max-w-[54ch] text-ink-soft">{texts.intro}</p>
      <PageForm reply={reply} className="box grid max-w-[44rem] gap-4.5">
        {({ text, isOn, errorOf }) => (
          <>
            <input type="hidden" name="zurueck" value={known.back} />
            <Stack gap={4.5} className="items-start sm:grid-cols-2">
              <NumberField
                label={texts.quantity}
                unit="rm"
                maxLength={LONGEST_IN_ADDRESS}
                help={
                  <>
                    {texts.quantityHelp} <a href={paths.woodDemand()}>{texts.calculator}</a>
                  </>
                }
                {...text('menge', known.quantity)}
              />
              <SelectField
                label={texts.length}
                choices={[{ value: '', label: texts.anyLength }, ...known.lengths]}
                {...text('laenge', known.length)}
              />
            </Stack>
            <PlaceCombobox
              label={texts.place}
              help={texts.placeHelp}
              error={errorOf('ort')}
              name="ort"
              icon="map-pin"
              maxLength={80}
              value={place}
              known={known.place}
              onChange={setPlace}
              onTake={(_place, label) => setPlace(label)}
            />
            <ChoiceGroup legend={texts.keep} legendIsHidden help={texts.keepHelp}>
              <CheckboxRow
                name="merken"
                value={CHECKED}
                label={texts.keep}
                defaultChecked={isOn('merken', known.isKeptForYear)}
              />
            </ChoiceGroup>
            <Cluster gap={3}>
              <SubmitButton variant="main">{texts.submit}</SubmitButton>
              {known.isKnown && (
                <SubmitButton variant="text" intent={NEED_ACTS.forget}>
                  {texts.forgetAll}
                </SubmitButton>
              )}
            </Cluster>
          </>
        )}
      </PageForm>
    </Stack>
  );
}
