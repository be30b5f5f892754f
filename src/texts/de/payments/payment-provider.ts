/** Refusals about payments at the payment service. */
export const stripeRefusals = {
  underWay:
    'Deine Zahlung ist schon unterwegs, darum lässt sich die Bestellung nicht mehr stornieren. Sobald das Geld da ist, kannst du vom Vertrag zurücktreten.',
  renewalIsOver: 'Dieses Abo ist beim Zahlungsdienst schon beendet. Bestell es bitte neu, wenn du es weiter willst.',
  webhookUnreadable: 'Diese Nachricht ist richtig signiert, aber keine Nachricht von Stripe: id, type oder data fehlt.',
  webhookRefused: 'Die Signatur dieser Nachricht stimmt nicht.',
} as const;
