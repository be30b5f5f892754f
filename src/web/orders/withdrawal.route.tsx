import { data, redirect } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { withdrawOrder } from '#contract/payment.ts';
import { withdrawalTexts as texts } from '#texts/de/orders.ts';
import { keepWithoutConnection } from '#web/accounts/account-action.ts';
import { refusedBy, typed } from '#web/accounts/form-reply.ts';
import { requireSignedIn } from '#web/accounts/route-rules.ts';
import { apiContext, pageContext } from '#web/api-context.ts';
import { invalidPath } from '#web/shell/not-found.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/withdrawal.route.ts';
import { findOrder, ORDER_PARAM } from './find-order.ts';
import { isWithdrawn, loadWithdrawal } from './load-withdrawal.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';
import './orders.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, publicUrl, house } = context.get(pageContext);
  const mail = house?.operator.email ?? null;
  if (viewer === null) return { contracts: null, mail };
  const contracts = await loadWithdrawal(context.get(apiContext), { url, ownUrl: publicUrl });
  if (contracts.isUnknown) throw invalidPath(url);
  return { contracts, mail };
}

/** The second step. Sent twice, it is still one withdrawal. */
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
    if (now === null || !isWithdrawn(now)) {
      const refused = refusedBy(error, { values: { note }, fields: ['note'] });
      if ('goTo' in refused) throw error;
      return data(refused.reply, { status: refused.status });
    }
  }
  throw redirect(paths.withdraw(orderId), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepWithoutConnection(serverAction);

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
