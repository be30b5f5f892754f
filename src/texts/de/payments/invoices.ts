const UNITS = {
  DAY: ['Tag', 'Tage'],
  WEEK: ['Woche', 'Wochen'],
  MONTH: ['Monat', 'Monate'],
  YEAR: ['Jahr', 'Jahre'],
} as const;

const PAYMENT_WAYS = {
  BANK_TRANSFER: 'Überweisung',
  CARD: 'Karte',
  EPS: 'eps-Überweisung',
  PAYPAL: 'PayPal',
  SEPA: 'SEPA-Lastschrift',
} as const;

/** Words of the paper; neutral, without addressing anybody. */
export const invoicePaper = {
  titles: { INVOICE: 'Rechnung', CANCELLATION: 'Stornorechnung', PARTIAL: 'Rechnungskorrektur' },
  number: 'Nummer',
  issuedOn: 'Ausstellungsdatum',
  order: 'Bestellung',
  period: 'Leistungszeitraum',
  days: (from: string, to: string) => (from === to ? from : `${from} bis ${to}`),
  recipientUid: 'UID des Empfängers',
  cancels: (number: string, day: string) => `zu Rechnung ${number} vom ${day}`,
  columns: { text: 'Leistung', quantity: 'Menge', gross: 'Betrag inkl. USt' },
  plan: (title: string) => `Abo „${title}“ auf dem Holzmarktplatz Stammplatz`,
  quantity: (count: number, unit: keyof typeof UNITS) => `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`,
  discount: 'Nachlass (Gutschein)',
  partBack: 'Teilweise Rückzahlung',
  net: 'Nettobetrag',
  vat: (rate: string) => `Umsatzsteuer ${rate}`,
  gross: 'Gesamtbetrag',
  noVat: 'Umsatzsteuerfrei – Kleinunternehmer gemäß § 6 Abs. 1 Z 27 UStG.',
  paid: (way: string, day: string) => `Bezahlt per ${way} am ${day}. Es ist nichts mehr zu überweisen.`,
  returned: 'Der Betrag wird auf dem Weg zurückgezahlt, auf dem er bezahlt wurde.',
  chargedBack: 'Der Betrag wurde von der Bank zurückgebucht.',
  reversed: 'Die Rechnung ist storniert, weil die Zahlung irrtümlich gebucht wurde.',
  ways: PAYMENT_WAYS,
  issuerUid: (uid: string) => `UID ${uid}`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  fileNames: {
    INVOICE: (number: string) => `rechnung-${number}.pdf`,
    CANCELLATION: (number: string) => `stornorechnung-${number}.pdf`,
  },
} as const;

export const invoiceMails = {
  INVOICE: {
    subject: (number: string) => `Rechnung ${number}`,
    preheader: 'Die Rechnung zu deinem Abo liegt bei.',
    paragraphs: (title: string, amount: string) => [
      `danke, deine Zahlung von ${amount} für „${title}“ ist angekommen. Die Rechnung liegt diesem Mail bei.`,
    ],
  },
  CANCELLATION: {
    subject: (number: string) => `Stornorechnung ${number}`,
    preheader: 'Die Stornorechnung zu deinem Abo liegt bei.',
    paragraphs: (title: string, amount: string) => [
      `für „${title}“ bekommst du ${amount} zurück. Die Stornorechnung liegt diesem Mail bei.`,
    ],
  },
  /** The payer's bank took the money: nothing comes from us. */
  CHARGEBACK: {
    subject: (number: string) => `Stornorechnung ${number}`,
    preheader: 'Die Stornorechnung zu deinem Abo liegt bei.',
    paragraphs: (title: string, amount: string) => [
      `die Rechnung für „${title}“ ist über ${amount} storniert, weil deine Bank die Zahlung zurückgebucht hat. Die Stornorechnung liegt diesem Mail bei.`,
    ],
  },
  /** The payment was booked by mistake: nothing comes back. */
  REVERSAL: {
    subject: (number: string) => `Stornorechnung ${number}`,
    preheader: 'Die Stornorechnung zu deinem Abo liegt bei.',
    paragraphs: (title: string, amount: string) => [
      `die Rechnung über ${amount} für „${title}“ ist storniert, weil wir die Zahlung irrtümlich gebucht haben. Die Stornorechnung liegt diesem Mail bei.`,
    ],
  },
  action: 'Bestellung ansehen',
} as const;

export const invoiceRefusals = {
  unknown: 'Diese Rechnung gibt es nicht.',
} as const;
