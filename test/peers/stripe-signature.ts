import { createHmac } from 'node:crypto';

export type SignedEvent = { body: string; headers: Record<string, string> };
type StripeEvent = { id: string; type: string };

const signatureOf = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

const head = (value: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'stripe-signature': value,
});

/** A message as Stripe sends it: the signature covers the time and the very bytes of the body. */
export const signEvent = (event: StripeEvent, signing: { secret: string; at?: Date }): SignedEvent =>
  signText(JSON.stringify(event, null, 2), signing);

/** Anything with a good signature. */
export function signText(body: string, { secret, at = new Date() }: { secret: string; at?: Date }): SignedEvent {
  const timestamp = Math.floor(at.getTime() / 1000);
  return { body, headers: head(`t=${timestamp},v1=${signatureOf(secret, timestamp, body)}`) };
}

/** Forged messages, in six ways. */
export function forgeriesOf(event: StripeEvent, secret: string): Record<string, SignedEvent> {
  const genuine = signEvent(event, { secret });
  const timestamp = Math.floor(Date.now() / 1000);
  const { body } = genuine;
  const value = genuine.headers['stripe-signature'] ?? '';
  const { 'stripe-signature': _signature, ...bare } = genuine.headers;
  return {
    'without a signature': { body, headers: bare },
    'signed with another secret': signEvent(event, { secret: 'whsec_somebody_else' }),
    'with a body that was changed afterwards': { body: body.replace(event.id, 'evt_forged'), headers: genuine.headers },
    'with a time that was changed afterwards': { body, headers: head(value.replace(/t=\d+/, `t=${timestamp + 1}`)) },
    'with a signature of an older scheme only': {
      body,
      headers: head(`t=${timestamp},v0=${signatureOf(secret, timestamp, body)}`),
    },
    'with an empty signature': { body, headers: head(`t=${timestamp},v1=`) },
  };
}
