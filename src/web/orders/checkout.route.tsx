import { data, redirect } from 'react-router';
import { checkoutTexts as texts } from '#texts/de/orders.ts';
import { keepWithoutConnection } from '#web/accounts/account-action.ts';
import { requireSignedIn } from '#web/accounts/route-rules.ts';
import { apiContext, pageContext } from '#web/api-context.ts';
import { invalidPath } from '#web/shell/not-found.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/checkout.route.ts';
import { answerCheckout, CHECKOUT_INTENTS } from './answer-checkout.ts';
import type { CheckoutReply } from './answer-checkout.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { findOffer, loadCheckout } from './load-checkout.ts';
import { orderPage, outsidePayUrl } from './order-page-of.ts';
import { SCRIPT_FIELD } from './order-form.tsx';
import './orders.css';

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
  return data(answer.reply satisfies CheckoutReply, { status: answer.status });
}

/** Browsers follow a form only to our own pages; from there a link leads on to where it is paid. */
function nextPage(
  order: Parameters<typeof outsidePayUrl>[0] & { id: string },
  { form, ownUrl }: { form: FormData; ownUrl: string },
): string {
  const outside = outsidePayUrl(order, ownUrl);
  return outside !== null && form.has(SCRIPT_FIELD) ? outside : orderPage(order);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepWithoutConnection(serverAction);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, { title: texts.title(loaderData.checkout.offer.title), isHiddenFromSearch: true })
    : [];

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, invoiceIsSaved } = loaderData;
  const reply = actionData === undefined ? null : { intent: CHECKOUT_INTENTS.order, ...actionData };
  return <CheckoutPage key={checkout.offer.id} checkout={checkout} reply={reply} invoiceIsSaved={invoiceIsSaved} />;
}
