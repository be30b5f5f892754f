import type Stripe from 'stripe';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import type { StripeSettings } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { providerAway } from '#server/payments/payments.problems.ts';

/** What the rest of this folder asks Stripe with; the package is loaded by the first question only. */
export type StripeAccess = {
  settings: StripeSettings;
  /** An answer of the API. @throws payment.provider-away (503) where there is none that helps */
  ask: <T>(question: (stripe: Stripe) => Promise<T>) => Promise<T>;
  open: () => Promise<Stripe>;
  /** Notes that a message was not signed as it should be. */
  noteForgery: () => void;
};

/** Pinned, so that a changed account setting has no effect; the version this package was made for. */
const API_VERSION = '2026-10-28.endive';
/** In the background; who waits for an answer has limits of their own. */
const TIMEOUT_IN_MS = 10_000;

export function openStripe(settings: StripeSettings, { logger }: Pick<BaseContext, 'logger'>): StripeAccess {
  let client: Promise<Stripe> | null = null;
  const open = (): Promise<Stripe> => (client ??= load(settings));
  const ask: StripeAccess['ask'] = async (question) => {
    const stripe = await open();
    try {
      return await question(stripe);
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (!(error instanceof stripe.errors.StripeError)) throw error;
      const { type, code, statusCode, requestId } = error;
      const facts = { event: 'stripe.refused', type, code, statusCode, stripeRequest: requestId };
      // A wrong key or a way to pay that the account does not have: waiting does not help, the operator has to look.
      const isOurs =
        statusCode !== undefined && statusCode >= 400 && statusCode < 500 && ![404, 429].includes(statusCode);
      if (isOurs) logger.error(facts, 'Stripe refused a request.');
      else logger.warn(facts, 'Stripe does not answer.');
      throw Object.assign(providerAway(), { cause: error });
    }
  };
  return { settings, ask, open, noteForgery: createForgeryLog(logger) };
}

const FORGERIES_LOGGED_EVERY_MS = MINUTE_IN_MS;

/** One line a minute: anybody can send forged messages, and they must not fill the log. */
function createForgeryLog(logger: BaseContext['logger']): () => void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  return () => {
    count += 1;
    if (timer !== undefined) return;
    logger.warn({ event: 'stripe.webhook-refused', count }, 'Messages with a wrong signature were refused.');
    count = 0;
    timer = setTimeout(() => (timer = undefined), FORGERIES_LOGGED_EVERY_MS).unref();
  };
}

async function load({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_IN_MS,
    // The caller asks again: people by the button, jobs at their next turn, always with the same idempotency key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiBase === null ? {} : placeOf(new URL(apiBase))),
  });
}

const placeOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
});
