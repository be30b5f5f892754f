import { endAdvertCalendar, getAdvertCalendar, renewAdvertCalendar } from '#contract/adverts/calendar/calendar.ts';
import { calendarPaths } from '#contract/adverts/calendar/calendar-paths.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { calendarTexts as texts } from '#texts/de/adverts/calendar/calendar.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import { type FormReply, replyData } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/calendar.route.ts';

const INTENTS = { renew: 'neu', end: 'loeschen' } as const;

type Reply = FormReply & { done?: string };

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return context.get(apiContext).call(getAdvertCalendar, {});
}

export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const intent = typed(await request.formData(), INTENT_FIELD);
  const done = (words: string): Reply => ({ intent, message: null, errors: {}, values: {}, done: words });
  try {
    if (intent === INTENTS.end) {
      await api.call(endAdvertCalendar, {});
      return replyData({ reply: done(texts.ended), status: 200 });
    }
    const { url: before } = await api.call(getAdvertCalendar, {});
    await api.call(renewAdvertCalendar, {});
    const { done: _none, ...quiet } = done('');
    return replyData<Reply>({ reply: before === null ? quiet : done(texts.renewed), status: 200 });
  } catch (error) {
    return replyData<Reply>(refusedBy(error, { values: {}, intent }));
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: calendarPaths.advertCalendar(), isHiddenFromSearch: true });

export default function AdvertCalendar({ loaderData: { url }, actionData }: Route.ComponentProps) {
  const reply: Reply | null = actionData ?? null;
  return (
    <div className="wrap py-6 max-w-[40rem]">
      <Stack gap={4}>
        <h1 className="hyphens-auto">{texts.title}</h1>
        <p>{texts.intro}</p>
        <DoneNotice>{reply?.done}</DoneNotice>
        {url === null ? (
          <PageForm reply={reply} intent={INTENTS.renew} submit={texts.make} />
        ) : (
          <>
            <p className="text-sm text-ink-soft">{texts.secret}</p>
            <TextField
              label={texts.address}
              value={url}
              readOnly
              help={texts.addressHelp}
              onFocus={(event) => event.currentTarget.select()}
            />
            <div>
              <LinkButton variant="main" href={url.replace(/^https?:/, 'webcal:')}>
                {texts.subscribe}
              </LinkButton>
            </div>
            <PageForm reply={reply} className="grid gap-2">
              <p className="text-sm text-ink-soft">{texts.renewHelp}</p>
              <Cluster gap={2}>
                <SubmitButton intent={INTENTS.renew}>{texts.renew}</SubmitButton>
                <SubmitButton intent={INTENTS.end} variant="danger">
                  {texts.end}
                </SubmitButton>
              </Cluster>
            </PageForm>
          </>
        )}
        <div>
          <LinkButton href={paths.myAdverts()}>{texts.back}</LinkButton>
        </div>
      </Stack>
    </div>
  );
}
