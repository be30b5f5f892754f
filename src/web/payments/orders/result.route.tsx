import { redirect } from 'react-router';
import { listUserAdverts } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { cancelOrder } from '#contract/payments/payment.ts';
import { getMe } from '#contract/users/users.ts';
import { groupsOverlap, planOf } from '#domain/plans/plans.data.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/result.route.ts';
import { findOrder, ORDER_PARAM } from './find-order.ts';
import { titleOf } from './order-title.ts';
import { orderPage } from './order-page-of.ts';
import { orderViewOf } from './order-view.parts.ts';
import { ResultPage } from './result-page.tsx';
import './orders.css';

/** The address only names the order; which page it gets, its state decides. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { id: userId, permissions } = requireSignedIn(context, url);
  const id = url.searchParams.get(ORDER_PARAM) ?? '';
  if (id === '') throw redirect(orderPaths.order('orderservice'));
  const api = context.get(apiContext);
  const [order, { accountMail }] = await Promise.all([findOrder(api, id), api.call(getMe, {})]);
  if (order === null) throw invalidPath(url);
  const rightPage = orderPage(order);
  if (!rightPage.startsWith(`${url.pathname}?`)) throw redirect(rightPage);
  const { publicUrl } = context.get(pageContext);
  const plan = planOf(order.subscriptionId);
  const givesPellets = plan !== undefined && groupsOverlap(plan.privilegeGroup, 'pellets');
  return {
    order: orderViewOf(order, { now: Date.now(), ownUrl: publicUrl }),
    mail: accountMail,
    mayHaveCompany: permissions.includes('company'),
    maySellPellets: permissions.includes('pellets'),
    pelletsDraft: givesPellets ? await newestPelletsDraft(api, userId) : null,
  };
}

/** A draft in Pellets among the newest ones; optional for the page of an order. */
async function newestPelletsDraft(api: Api, userId: string) {
  const drafts = await api.call(listUserAdverts, { userId, status: 'DRAFT', page: 0, size: 20 }).catch(() => null);
  const draft = drafts?.items.find(({ category }) => category === 'PELLETS');
  return draft === undefined ? null : { id: draft.id, title: draft.title };
}

/** Cancels an open order; one that was paid meanwhile is shown as paid. */
export async function action({ url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const orderId = url.searchParams.get(ORDER_PARAM) ?? '';
  if ((await findOrder(api, orderId)) === null) throw invalidPath(url);
  try {
    throw redirect(orderPage(await api.call(cancelOrder, { orderId })), 303);
  } catch (error) {
    if (!isResponseError(error)) throw error;
    if (error.status === 409) throw redirect(orderPaths.order('orderpending', orderId), 303);
    return replyData(refusedBy(error, { values: {} }));
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: titleOf(loaderData.order), isHiddenFromSearch: true }) : [];

export default function OrderResult({ loaderData, actionData }: Route.ComponentProps) {
  return <ResultPage key={loaderData.order.id} shown={loaderData} reply={actionData ?? null} />;
}
