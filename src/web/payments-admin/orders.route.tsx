import { redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { confirmPayment, confirmRefund, listOrdersForAdmin } from '#contract/payment.ts';
import type { AdminOrder } from '#contract/payment.schemas.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { parseEuroInCents } from '#domain/format/numbers.ts';
import { paymentsAdminTexts } from '#texts/de/payments-admin.ts';
import { typed } from '#web/accounts/form-reply.ts';
import { pageContext } from '#web/api-context.ts';
import { orderViewOf } from '#web/orders/order-view.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/orders.route.ts';
import { adminApi } from './admin-access.ts';
import { ORDER_INTENTS, ORDER_STATES, OrdersPage } from './orders-page.tsx';
import { refusedForm, unreadable } from './refused.ts';
import '#web/orders/orders.css';
import './payments-admin.css';

const { orders: texts } = paymentsAdminTexts;

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = adminApi(context, url);
  const search = (url.searchParams.get('suche') ?? '').trim().slice(0, 120);
  const status = ORDER_STATES.find((state) => state === url.searchParams.get('stand')) ?? null;
  const query = { ...(search === '' ? {} : { search }), ...(status === null ? {} : { status }) };
  const { publicUrl } = context.get(pageContext);
  const seen = { now: Date.now(), ownUrl: publicUrl };
  const rows = await api.call(listOrdersForAdmin, query);
  return {
    rows: rows.map(({ order, ...rest }: AdminOrder) => ({ ...rest, order: orderViewOf(order, seen) })),
    search,
    status,
    today: formatIsoDate(seen.now),
    done: doneBy(url.searchParams),
  };
}

const CONFIRMED = 'bestaetigt';
const REFUNDED = 'zurueckgezahlt';

function doneBy(query: URLSearchParams): string | null {
  const confirmed = query.get(CONFIRMED);
  const refunded = query.get(REFUNDED);
  if (confirmed !== null) return texts.confirmed(confirmed);
  return refunded === null ? null : texts.refunded(refunded);
}

/** Notes what came in, or went back, by bank transfer. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  const form = await request.formData();
  const orderId = typed(form, 'bestellung');
  if (form.get('was') === ORDER_INTENTS.refund) return refund(api, orderId, typed(form, 'transferredOn'));
  const values = { amount: typed(form, 'amount'), receivedOn: typed(form, 'receivedOn'), note: typed(form, 'note') };
  const amount = parseEuroInCents(values.amount);
  if (amount === null) return unreadable(orderId, { amount: texts.amountWrong }, values);
  const { receivedOn, note } = values;
  try {
    const confirmPaymentDto = { amount, receivedOn, ...(note === '' ? {} : { note }) };
    throw doneWith(CONFIRMED, await api.call(confirmPayment, { orderId, confirmPaymentDto }));
  } catch (error) {
    return refusedForm(error, { about: orderId, values, fields: ['amount', 'receivedOn', 'note'] });
  }
}

async function refund(api: Api, orderId: string, transferredOn: string) {
  try {
    throw doneWith(REFUNDED, await api.call(confirmRefund, { orderId, confirmRefundDto: { transferredOn } }));
  } catch (error) {
    return refusedForm(error, { about: orderId, values: { transferredOn }, fields: ['transferredOn'] });
  }
}

const doneWith = (what: string, { reference }: AdminOrder): Response =>
  redirect(`${paths.adminOrders()}?${new URLSearchParams({ suche: reference, [what]: reference })}`, 303);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function AdminOrders({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersPage shown={loaderData} reply={actionData ?? null} />;
}
