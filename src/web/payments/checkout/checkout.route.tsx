import { data, redirect } from 'react-router';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { checkoutTexts as texts } from '#texts/de/payments/orders.ts';
import { SCRIPT_FIELD } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/checkout.route.ts';
import { answerCheckout, CHECKOUT_INTENTS } from './answer-checkout.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { findOffer, loadCheckout } from './load-checkout.ts';
import { orderPage, outsidePayUrl } from '#web/payments/orders/order-page-of.ts';
import '#web/payments/orders/orders.css';

const SAVED = 'gespeichert';
const PAYMENT = 'zahlung';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const offer = await findOffer(api, params);
  if (offer === null) throw invalidPath(url);
  requireSignedIn(context, url);
  return {
    checkout: await loadCheckout(api, offer, url.searchParams.get(PAYMENT)),
    invoiceIsSaved: url.searchParams.has(SAVED),
  };
}

/** The order goes out from here, after a form of our own page; a link or a prefetch never sends it. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const offer = await findOffer(api, params);
  if (offer === null) throw invalidPath(url);
  const form = await request.formData();
  const answer = await answerCheckout(api, offer, form);
  if (answer === null) throw data(null, { status: 400 });
  if ('saved' in answer) {
    const query = new URLSearchParams({ [SAVED]: 'rechnung' });
    const chosen = form.get(PAYMENT);
    if (typeof chosen === 'string' && chosen !== '') query.set(PAYMENT, chosen);
    throw redirect(`${url.pathname}?${query}#${CHECKOUT_INTENTS.invoice}`, 303);
  }
  if ('ordered' in answer)
    throw redirect(nextPage(answer.ordered, { form, ownUrl: context.get(pageContext).publicUrl }), 303);
  return replyData(answer);
}

/** Browsers follow a form only to our own pages; from there a link leads on to where it is paid. */
function nextPage(
  order: Parameters<typeof outsidePayUrl>[0] & { id: string },
  { form, ownUrl }: { form: FormData; ownUrl: string },
): string {
  const outside = outsidePayUrl(order, ownUrl);
  return outside !== null && form.has(SCRIPT_FIELD) ? outside : orderPage(order);
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, { title: texts.title(loaderData.checkout.offer.title), isHiddenFromSearch: true })
    : [];

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, invoiceIsSaved } = loaderData;
  const key = checkout.offer.id;
  return <CheckoutPage key={key} checkout={checkout} reply={actionData ?? null} invoiceIsSaved={invoiceIsSaved} />;
}
