import { data, redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { changePaymentMethod, listOwnSubscriptions } from '#contract/payments/payment.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { methodTexts as texts } from '#texts/de/payments/payment-method.ts';
import { SCRIPT_FIELD } from '#web/forms/form-data.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/payment-method.route.ts';
import { PaymentMethodPage, renewalViewOf } from './payment-method-page.tsx';
import '#web/payments/orders/orders.css';

const SUBSCRIPTION_PARAM = 'abo';
const RETURN_PARAM = 'zurueck';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const wanted = url.searchParams.get(SUBSCRIPTION_PARAM) ?? '';
  const owned = await context.get(apiContext).call(listOwnSubscriptions, {});
  const subscription = owned.find(({ id }) => id === wanted);
  // The link of a mail may be older than the end of its subscription: the profile shows the current one.
  if (!subscription) throw redirect(`${paths.profileSettings()}#abo`);
  return { renewal: renewalViewOf(subscription), isBack: url.searchParams.has(RETURN_PARAM) };
}

/** Nothing changes here: the payment provider takes the card and reports it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const subscriptionId = url.searchParams.get(SUBSCRIPTION_PARAM) ?? '';
  const form = await request.formData();
  const payUrl = await askForPage();
  if (typeof payUrl !== 'string') return data({ ...payUrl.reply, goOn: null }, { status: payUrl.status });
  if (form.has(SCRIPT_FIELD)) throw redirect(payUrl, 303);
  // Browsers follow a form only to our own pages; from here a link leads on.
  return data({ message: null, errors: {}, values: {}, goOn: payUrl });

  async function askForPage() {
    try {
      return (await context.get(apiContext).call(changePaymentMethod, { subscriptionId })).url;
    } catch (error) {
      return refusedBy(error, { values: {} });
    }
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function PaymentMethod({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentMethodPage {...loaderData} reply={actionData ?? null} />;
}
