import { data, useSearchParams } from 'react-router';
import { answerAdvertCheck, getAdvertCheck } from '#contract/adverts/availability/availability.ts';
import type { AdvertCheck, CheckedAdvert } from '#contract/adverts/availability/availability.schemas.ts';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { CHECK_ANSWERS, type CheckAnswer } from '#domain/adverts/availability/confirmation.ts';
import { formatRelativeDay } from '#domain/format/dates.ts';
import { formatQuantity, parseGermanNumber } from '#domain/format/numbers.ts';
import { checkTexts as texts } from '#texts/de/adverts/availability/check.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/check.route.ts';

type Shown = {
  check: AdvertCheck | null;
  refusal: string | null;
  done: CheckAnswer | null;
  reply: FormReply | null;
  now: string;
};

const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';
const answerOf = (word: string): CheckAnswer | null =>
  CHECK_ANSWERS.find((answer) => answer === word.toUpperCase()) ?? null;
const shown = (part: Partial<Shown>): Shown => ({
  check: null,
  refusal: null,
  done: null,
  reply: null,
  now: new Date().toISOString(),
  ...part,
});

/** What a refused or lost call says. @throws other errors */
function refusalOf(error: unknown): { message: string; status: number; field: string | undefined } {
  if (isFetchError(error)) return { message: texts.offline, status: 503, field: undefined };
  if (!isResponseError(error)) throw error;
  const message = (error.serverMessage ?? texts.failed).replace(ACCESS_MARKER, '');
  return { message, status: error.status, field: error.fields.find(({ path }) => path.endsWith('quantity'))?.message };
}

/** GET changes nothing: mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  try {
    const check = await context.get(apiContext).call(getAdvertCheck, { token: tokenOf(url) || '-' });
    return data(shown({ check }));
  } catch (error) {
    const { message, status } = refusalOf(error);
    return data(shown({ refusal: message }), { status });
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const token = tokenOf(url) || '-';
  const form = await request.formData();
  const about = typed(form, ABOUT_FIELD);
  const answer = answerOf(typed(form, INTENT_FIELD));
  if (answer === null) throw data(null, { status: 400 });
  const words = typed(form, 'quantity');
  const quantity = answer === 'LESS' && words !== '' ? parseGermanNumber(words) : null;
  const fail = (message: string, errors: FormReply['errors'], status: number) =>
    data(shown({ reply: { about, intent: answer, message, errors, values: { quantity: words } } }), { status });
  if (answer === 'LESS' && words !== '' && quantity === null) {
    return fail(texts.unreadable(words), { quantity: texts.unreadable(words) }, 422);
  }
  const where = typed(form, 'where') === 'SOLD_HERE' ? ('SOLD_HERE' as const) : ('SOLD_ELSEWHERE' as const);
  try {
    const answerCheckDto = {
      token,
      answer,
      ...(about === '' ? {} : { advertId: about }),
      ...(quantity === null ? {} : { quantity }),
      ...(answer === 'SOLD' ? { deleteType: where } : {}),
    };
    const check = await api.call(answerAdvertCheck, { answerCheckDto });
    return data(shown({ check, done: answer }));
  } catch (error) {
    const { message, status, field } = refusalOf(error);
    return fail(message, field === undefined ? {} : { quantity: field }, status);
  }
}

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: mailPaths.advertCheck(), isHiddenFromSearch: true });

export default function AnswerCheck({ loaderData, actionData }: Route.ComponentProps) {
  const check = actionData?.check ?? loaderData.check;
  const { done = null, reply = null } = actionData ?? {};
  if (check === null) return <Refused message={loaderData.refusal ?? texts.failed} />;
  const count = check.open.length;
  return (
    <Stack className="wrap max-w-[44rem] pt-6 pb-12" gap={4}>
      <h1>{count === 0 && done === null ? texts.nothingTitle : texts.title}</h1>
      <DoneNotice>{done !== null && texts.done[done]}</DoneNotice>
      {count === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <p className="text-ink-soft">{count === 1 ? texts.intro : texts.introMany(count)}</p>
      )}
      {count > 1 && (
        <PageForm intent="THERE" about="" leavesPage reply={reply?.about === '' ? reply : null}>
          <SubmitButton variant="main" size="large">
            {texts.all}
          </SubmitButton>
        </PageForm>
      )}
      {count > 0 && (
        <ul className="grid gap-3">
          {check.open.map((advert) => (
            <li key={advert.id} id={advert.id} className="box grid gap-3">
              <Question advert={advert} isOnly={count === 1} reply={reply} now={loaderData.now} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <LinkButton href={paths.myAdverts()}>{texts.mine}</LinkButton>
      </div>
    </Stack>
  );
}

type QuestionProps = { advert: CheckedAdvert; isOnly: boolean; reply: FormReply | null; now: string };

/** One advert with its four answers: what was tapped in the mail is the big one. */
function Question({ advert, isOnly, reply, now }: QuestionProps) {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const about = params.get('anzeige');
  const isMeant = isOnly || about === advert.id;
  // The last one that is left may be another than the one whose answer was tapped.
  const isTapped = about === null ? isOnly : about === advert.id;
  const own = reply?.about === advert.id ? reply : null;
  const tapped = own?.intent ?? (isTapped ? params.get('antwort') : null) ?? '';
  const big = answerOf(tapped) ?? 'THERE';
  const others = CHECK_ANSWERS.filter((answer) => answer !== big);
  return (
    <>
      <h2 className="text-lg leading-snug [overflow-wrap:anywhere]">
        {advert.status === 'ACTIVE' ? <a href={paths.advert(advert.slug)}>{advert.title}</a> : advert.title}
      </h2>
      <p className="text-sm text-ink-soft">
        {advert.status === 'INACTIVE' && texts.paused}
        {advert.status === 'EXPIRED' && texts.expired}
        {advert.status === 'ACTIVE' &&
          advert.confirmedAt !== null &&
          texts.confirmed(formatRelativeDay(advert.confirmedAt, now))}
      </p>
      <PageForm about={advert.id} reply={own} leavesPage className="grid justify-items-start gap-3">
        {({ text }) => (
          <>
            {big === 'LESS' && (
              <NumberField
                label={texts.quantity}
                {...(advert.unitQuantity === null
                  ? {}
                  : { help: texts.quantityHelp(formatQuantity(advert.unitQuantity, advert.unit)) })}
                {...text('quantity')}
              />
            )}
            {big === 'SOLD' && (
              <SelectField
                label={texts.where}
                choices={(['SOLD_ELSEWHERE', 'SOLD_HERE'] as const).map((value) => ({
                  value,
                  label: texts.places[value],
                }))}
                {...text('where', 'SOLD_ELSEWHERE')}
              />
            )}
            <SubmitButton intent={big} variant={isMeant ? 'main' : 'edge'} size={isMeant ? 'large' : 'normal'}>
              {texts.big[big]}
            </SubmitButton>
            <div className="flex flex-wrap items-center gap-2" role="group" aria-label={texts.one(advert.title)}>
              <span className="text-sm text-ink-soft">{texts.others}</span>
              {others.map((answer) =>
                answer === 'LESS' || answer === 'SOLD' ? (
                  <LinkButton
                    key={answer}
                    href={`${mailPaths.advertCheck(token, { advertId: advert.id, answer })}#${advert.id}`}
                    aria-label={`${texts.answers[answer]}: ${advert.title}`}
                  >
                    {texts.answers[answer]}
                  </LinkButton>
                ) : (
                  <SubmitButton key={answer} intent={answer} aria-label={`${texts.answers[answer]}: ${advert.title}`}>
                    {texts.answers[answer]}
                  </SubmitButton>
                ),
              )}
            </div>
          </>
        )}
      </PageForm>
    </>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <Stack className="wrap max-w-[44rem] pt-6 pb-12" gap={4}>
      <h1>{texts.brokenTitle}</h1>
      <Notice kind="warning">{message}</Notice>
      <div>
        <LinkButton variant="main" href={paths.myAdverts()}>
          {texts.mine}
        </LinkButton>
      </div>
    </Stack>
  );
}
