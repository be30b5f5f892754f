import { data } from 'react-router';
import { isRunning } from '#domain/adverts/advert-status.ts';
import { getAdvert } from '#contract/adverts/adverts.ts';
import { endReservation, reserveAdvert } from '#contract/adverts/availability/availability.ts';
import { paths } from '#contract/paths.ts';
import { MAX_RESERVATION_NOTE, RESERVATION_DAYS, reservationEnd } from '#domain/adverts/availability/reservation.ts';
import { formatDayAndMonth } from '#domain/format/dates.ts';
import { reservationTexts as texts } from '#texts/de/adverts/availability/reservation.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';
import { invalidPath, orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/reservation.route.ts';

const END = 'ENDE';
const { least, most, usual } = RESERVATION_DAYS;

export async function loader({ url, params: { advertId }, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return orInvalidPath(url, async () => {
    const advert = await context.get(apiContext).call(getAdvert, { advertId });
    if (advert.isMine !== true) throw invalidPath(url);
    const { id, slug, title, status, reservedUntil, reservedFor } = advert;
    const now = new Date();
    const choices = Array.from({ length: most - least + 1 }, (_, index) => ({
      value: String(least + index),
      label: texts.choice(least + index, formatDayAndMonth(reservationEnd(now, least + index))),
    }));
    return { id, slug, title, status, reservedUntil: reservedUntil ?? null, reservedFor: reservedFor ?? '', choices };
  });
}

export async function action({ request, url, params: { advertId }, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const form = await request.formData();
  const api = context.get(apiContext);
  const values = { days: typed(form, 'days'), reservedFor: typed(form, 'reservedFor') };
  try {
    if (form.get(INTENT_FIELD) === END) {
      await api.call(endReservation, { advertId });
      return data({ done: texts.ended });
    }
    const days = /^\d{1,2}$/.test(values.days) ? Number(values.days) : 0;
    const errors = {
      ...(days < least || days > most ? { days: texts.wrongDays } : {}),
      ...([...values.reservedFor].length > MAX_RESERVATION_NOTE ? { reservedFor: texts.tooLong } : {}),
    };
    const gaps = refusedFields(errors, values, { check: texts.check });
    if (gaps !== null) return replyData(gaps);
    const { reservedUntil } = await api.call(reserveAdvert, {
      advertId,
      reserveAdvertDto: { days, reservedFor: values.reservedFor },
    });
    return data({ done: texts.done(formatDayAndMonth(reservedUntil ?? new Date())) });
  } catch (failure) {
    return replyData(refusedBy(failure, { values, otherwise: texts.failed }));
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function ReserveAdvert({ loaderData: advert, actionData }: Route.ComponentProps) {
  const done = actionData && 'done' in actionData ? actionData.done : null;
  const reply = actionData && 'message' in actionData ? actionData : null;
  const isReserved = advert.reservedUntil !== null;
  const mayReserve = isRunning(advert.status) || advert.status === 'EXPIRED';
  return (
    <Stack className="wrap max-w-[44rem] pt-6 pb-12" gap={4}>
      <h1>{texts.title}</h1>
      <p className="[overflow-wrap:anywhere]">{texts.intro(advert.title)}</p>
      {done !== null ? (
        <DoneNotice>{done}</DoneNotice>
      ) : (
        advert.reservedUntil !== null && (
          <Notice kind="info">{texts.now(formatDayAndMonth(advert.reservedUntil))}</Notice>
        )
      )}
      {mayReserve ? (
        <PageForm key={advert.reservedUntil ?? ''} reply={reply} className="grid justify-items-start gap-4">
          {({ text }) => (
            <>
              <SelectField
                label={texts.days}
                help={texts.daysHelp}
                choices={advert.choices}
                {...text('days', String(usual))}
              />
              <TextField
                label={texts.reservedFor}
                help={texts.reservedForHelp}
                maxLength={MAX_RESERVATION_NOTE}
                autoComplete="off"
                isOptional
                {...text('reservedFor', advert.reservedFor)}
              />
              <SubmitButton variant="main">{isReserved ? texts.change : texts.submit}</SubmitButton>
            </>
          )}
        </PageForm>
      ) : (
        <Notice kind="warning">{texts.notNow}</Notice>
      )}
      {isReserved && (
        <PageForm intent={END}>
          <SubmitButton>{texts.end}</SubmitButton>
        </PageForm>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.advert(advert.slug)}>{texts.view}</LinkButton>
        <LinkButton href={paths.myAdverts()}>{texts.mine}</LinkButton>
      </div>
    </Stack>
  );
}
