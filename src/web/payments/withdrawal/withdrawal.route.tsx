import { redirect } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { withdrawOrder } from '#contract/payments/payment.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { withdrawalTexts as texts } from '#texts/de/payments/orders.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { typed } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/withdrawal.route.ts';
import { findOrder, ORDER_PARAM } from '#web/payments/orders/find-order.ts';
import { isWithdrawn, loadWithdrawal } from './load-withdrawal.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';
import '#web/payments/orders/orders.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, publicUrl, house } = context.get(pageContext);
  const mail = house?.operator.email ?? null;
  if (viewer === null) return { contracts: null, mail };
  const contracts = await loadWithdrawal(context.get(apiContext), { url, ownUrl: publicUrl });
  if (contracts.isUnknown) throw invalidPath(url);
  return { contracts, mail };
}

/** The second step. Idempotent. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const form = await request.formData();
  const orderId = typed(form, ORDER_PARAM);
  if ((await findOrder(api, orderId)) === null) throw invalidPath(url);
  const note = typed(form, 'note');
  try {
    await api.call(withdrawOrder, { orderId, withdrawDto: { confirmed: true, ...(note === '' ? {} : { note }) } });
  } catch (error) {
    const now = isResponseError(error) && error.status === 409 ? await findOrder(api, orderId) : null;
    if (now === null || !isWithdrawn(now)) return replyData(refusedBy(error, { values: { note }, fields: ['note'] }));
  }
  throw redirect(paths.withdraw(orderId), 303);
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.withdraw(),
    isHiddenFromSearch: true,
  });

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage shown={loaderData} reply={actionData ?? null} />;
}
