import { isUuid } from '#domain/text/uuid.ts';
import { redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { askForAct } from '#contract/desk/acts.ts';
import { confirmPayment, listOrdersForAdmin, reverseBooking } from '#contract/payments/payment.ts';
import type { AdminOrder } from '#contract/payments/payment.schemas.ts';
import { formatDate, formatIsoDate } from '#domain/format/dates.ts';
import { parseEuroInCents } from '#domain/format/numbers.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { ABOUT_FIELD, INTENT_FIELD, isChecked, typed, typedValues } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';
import { pageContext } from '#web/api/api-context.ts';
import { orderViewOf } from '#web/payments/orders/order-view.parts.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/orders.route.ts';
import { adminApi } from '#web/page/route-rules.ts';
import { asksForCode, proveTypedCode } from './fresh-code.ts';
import { ORDER_INTENTS, ORDER_STATES, type OrderFilter, OrdersPage, REFUND_DUE } from './orders-page.tsx';
import '#web/payments/orders/orders.css';
import './payments-admin.css';

const { orders: texts } = paymentsAdminTexts;

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = adminApi(context, url);
  const search = (url.searchParams.get('suche') ?? '').trim().slice(0, 120);
  const wanted = url.searchParams.get('stand');
  const state = ORDER_STATES.find((one) => one === wanted) ?? null;
  const status: OrderFilter | null = wanted === REFUND_DUE ? REFUND_DUE : state;
  const [from, to] = [dayIn(url, 'von'), dayIn(url, 'bis')];
  const before = url.searchParams.get('vor') ?? '';
  const query = {
    ...(search === '' ? {} : { search }),
    ...(status === REFUND_DUE ? { refundDue: 'true' as const } : state === null ? {} : { status: state }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(isUuid(before) ? { before } : {}),
  };
  const { publicUrl } = context.get(pageContext);
  const seen = { now: Date.now(), ownUrl: publicUrl };
  const [found, needsCode] = await Promise.all([api.call(listOrdersForAdmin, query), asksForCode(api)]);
  const rows = found.slice(0, SHOWN_AT_ONCE);
  return {
    rows: rows.map(({ order, ...rest }: AdminOrder) => ({
      ...rest,
      refundBy: rest.refundDueBy ? formatDate(rest.refundDueBy) : null,
      order: orderViewOf(order, seen),
      bookings: (rest.bookings ?? []).map((one) => ({ ...one, receivedOn: formatDate(one.receivedOn) })),
    })),
    search,
    status,
    from,
    to,
    older: found.length > rows.length ? olderThan(url, rows.at(-1)?.order.id ?? '') : null,
    isFirstPage: before === '',
    needsCode,
    today: formatIsoDate(seen.now),
    done: doneBy(url.searchParams),
  };
}

const SHOWN_AT_ONCE = 50;

/** A day of the address; empty where there is none, or none that exists. */
function dayIn(url: URL, name: string): string {
  const day = url.searchParams.get(name) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? '' : day;
}

/** The same filters, from an order on. */
function olderThan(url: URL, id: string): string {
  const query = new URLSearchParams();
  for (const name of ['suche', 'stand', 'von', 'bis']) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value);
  }
  query.set('vor', id);
  return `${adminPaths.adminOrders()}?${query}`;
}

const CONFIRMED = 'bestaetigt';
const PART = 'anzahlung';
const REFUNDED = 'angefragt';
const REVERSED = 'zurueckgenommen';

function doneBy(query: URLSearchParams): string | null {
  const confirmed = query.get(CONFIRMED);
  const refunded = query.get(REFUNDED);
  const part = query.get(PART);
  const reversed = query.get(REVERSED);
  if (part !== null) return texts.partBooked(part);
  if (reversed !== null) return texts.reversed(reversed);
  if (confirmed !== null) return texts.confirmed(confirmed);
  return refunded === null ? null : texts.refunded(refunded);
}

/** Notes what came in by bank transfer, went back, or was booked by mistake. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  const form = await request.formData();
  const orderId = typed(form, ABOUT_FIELD);
  if (form.get(INTENT_FIELD) === ORDER_INTENTS.reverse) return takeBack(api, orderId, form);
  if (form.get(INTENT_FIELD) === ORDER_INTENTS.refund) return askForRefund(api, orderId, form);
  const values = typedValues(form, ['amount', 'receivedOn', 'note', 'abweichend']);
  const amount = parseEuroInCents(typed(form, 'amount'));
  if (amount === null) return replyData(refusedAt({ amount: texts.amountWrong }, values, { about: orderId }));
  const [receivedOn, note] = [typed(form, 'receivedOn'), typed(form, 'note')];
  try {
    const acceptsDifference = isChecked(form, 'abweichend');
    await proveTypedCode(api, form);
    const confirmPaymentDto = { amount, receivedOn, acceptsDifference, ...(note === '' ? {} : { note }) };
    const row = await api.call(confirmPayment, { orderId, confirmPaymentDto });
    throw doneWith(row.order.status === 'PAID' ? CONFIRMED : PART, row);
  } catch (error) {
    return replyData(refusedBy(error, { about: orderId, values, fields: ['amount', 'receivedOn', 'note', 'otp'] }));
  }
}

async function takeBack(api: Api, bookingId: string, form: FormData) {
  try {
    await proveTypedCode(api, form);
    const reverseBookingDto = { reason: typed(form, 'reason') };
    throw doneWith(REVERSED, await api.call(reverseBooking, { bookingId, reverseBookingDto }));
  } catch (error) {
    const values = typedValues(form, ['reason']);
    return replyData(refusedBy(error, { about: bookingId, values, fields: ['reason', 'otp'] }));
  }
}

async function askForRefund(api: Api, orderId: string, form: FormData) {
  const [transferredOn, reason, otp] = [typed(form, 'transferredOn'), typed(form, 'reason'), typed(form, 'otp')];
  try {
    const askedActDto = { kind: 'NOTE_REFUND', orderId, transferredOn, reason, otp } as const;
    const { reference } = await api.call(askForAct, { askedActDto });
    throw doneWith(REFUNDED, { reference: reference ?? '' });
  } catch (error) {
    const values = typedValues(form, ['transferredOn', 'reason']);
    return replyData(refusedBy(error, { about: orderId, values, fields: ['transferredOn', 'reason', 'otp'] }));
  }
}

const doneWith = (what: string, { reference }: Pick<AdminOrder, 'reference'>): Response =>
  redirect(`${adminPaths.adminOrders()}?${new URLSearchParams({ suche: reference, [what]: reference })}`, 303);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function AdminOrders({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersPage shown={loaderData} reply={actionData ?? null} />;
}
