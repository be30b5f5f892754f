import type { AgreementRefusal, AgreementSide, AgreementState, AgreementStep } from '#domain/agreements/agreement.ts';
import type { AgreementMeasure, MeasuringPlace, MoistureMethod, Payment } from '#domain/agreements/agreement-terms.ts';

const STATES: Record<AgreementState, string> = {
  OPEN: 'Offen',
  AGREED: 'Beide einverstanden',
  DECLINED: 'Abgelehnt',
  WITHDRAWN: 'Zurückgezogen',
};

const SIDES: Record<AgreementSide, string> = { SELLER: 'Verkauf', BUYER: 'Kauf' };

const MEASURES: Record<AgreementMeasure, string> = {
  STACKED_1M: 'Meterscheiter, geschlichtet',
  STACKED_SHORT: 'kurze Scheiter, geschlichtet',
  RMM: 'geschlichtet, mit Rinde geliefert und verrechnet (RMM)',
  RMO: 'geschlichtet, mit Rinde geliefert, ohne Rinde verrechnet (RMO)',
  LOOSE: 'lose geschüttet',
  FMO: 'mit Rinde geliefert, ohne Rinde verrechnet (FMO)',
  FOO: 'ohne Rinde geliefert und verrechnet (FOO)',
  FMM: 'mit Rinde geliefert und verrechnet (FMM)',
  STANDING: 'am stehenden Stamm geschätzt',
  WEIGHT: 'gewogen, wie geliefert',
  AMM: 'atro gewogen, mit Rinde geliefert und verrechnet (AMM)',
  AMO: 'atro gewogen, mit Rinde geliefert, ohne Rinde verrechnet (AMO)',
  DIMENSIONS: 'nach Maßen gerechnet',
  COUNTED: 'gezählt',
  LUMP_SUM: 'pauschal, ohne Messung',
};

const MEASURING_PLACES: Record<MeasuringPlace, string> = {
  STAND: 'im Bestand, vor der Schlägerung',
  SELLER: 'am Lager, vor dem Verladen',
  ROADSIDE: 'an der Forststraße',
  TRUCK: 'am Lkw, vor dem Abladen',
  BUYER: 'nach dem Abladen',
  MILL: 'im Werk, nach Werksvermessung',
  SCALE: 'auf der Waage, mit Wiegeschein',
  NONE: 'wird nicht eigens gemessen',
};

const MOISTURE_METHODS: Record<MoistureMethod, string> = {
  METER: 'mit dem Messgerät an der frischen Spaltfläche',
  OVEN: 'mit der Darrprobe',
  STATED: 'nach Angabe, ohne Messung',
};

const PAYMENTS: Record<Payment, string> = {
  CASH: 'bar bei der Übergabe',
  TRANSFER_AFTER: 'Überweisung nach der Übergabe',
  INVOICE: 'auf Rechnung nach der Übergabe',
  OPEN: 'noch offen',
};

/** What stands in the chat for each step; short enough for the list of chats. */
const STEP_MESSAGES = {
  PROPOSE: () => 'Vereinbarung vorgeschlagen',
  CHANGE: (version: number) => `Vereinbarung geändert, Fassung ${version}`,
  ACCEPT: (version: number) => `Vereinbarung angenommen, Fassung ${version}`,
  DECLINE: () => 'Vereinbarung abgelehnt',
  WITHDRAW: () => 'Vereinbarung zurückgezogen',
} as const satisfies Record<'PROPOSE' | AgreementStep, (version: number) => string>;

const REFUSALS: Record<AgreementRefusal, string> = {
  CLOSED: 'Diese Vereinbarung ist abgeschlossen. Für etwas anderes schlag bitte eine neue vor.',
  STALE: 'Inzwischen gibt es eine neuere Fassung. Bitte lies sie und entscheide dann.',
  OWN_PROPOSAL: 'Das ist dein eigener Vorschlag. Jetzt ist die andere Seite am Zug.',
  NOT_OWN_PROPOSAL: 'Zurückziehen kannst du nur deinen eigenen Vorschlag. Diesen kannst du ablehnen.',
  TOO_MANY_VERSIONS: 'Es gibt schon 50 Fassungen. Bitte beginnt mit einer neuen Vereinbarung.',
};

/** Words of the paper; neutral, without addressing anybody. */
export const agreementPaper = {
  title: 'Schlussbrief',
  subtitle: 'Vereinbarung über Holz, geschlossen im Chat auf Stammplatz',
  about: (title: string) => `Zur Anzeige „${title}“`,
  number: (id: string, version: number) => `Nummer ${id}, Fassung ${version}`,
  agreedOn: (moment: string) => `Einverständnis beider Seiten: ${moment}`,
  accepted: (moment: string) => `einverstanden am ${moment}`,
  agreed: 'Vereinbart ist',
  history: 'Wer was vorgeschlagen hat',
  proposed: (version: number, side: string, moment: string) =>
    `Fassung ${version}, vorgeschlagen von der Seite ${side} am ${moment}`,
  change: (label: string, after: string, before: string) => `${label}: ${after} (vorher: ${before})`,
  measured: 'Bei der Übergabe gemessen',
  measuredNotice:
    'Eingetragen von den beiden Seiten, keine geeichte Messung. Die Spanne zeigt, was Ablesen und Umrechnen offen lassen.',
  measuredBy: (side: string, moment: string) => `${side}, ${moment}`,
  measuredEarlier: 'früherer Eintrag',
  none: 'keine Angabe',
  noName: 'Konto ohne Namen',
  signature: (side: string) => `Datum und Unterschrift, ${side}`,
  notice:
    'Dieser Schlussbrief gibt wieder, was beide Seiten im Chat vereinbart haben. Stammplatz ist nicht Vertragspartei, hat die Angaben nicht geprüft und gibt damit keine Rechtsberatung.',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  fileName: (day: string) => `schlussbrief-${day}.pdf`,
} as const;

/** Words of the agreement of two people in a chat: card, form, paper and refusals. */
export const agreementTexts = {
  states: STATES,
  sides: SIDES,
  measures: MEASURES,
  measuringPlaces: MEASURING_PLACES,
  moistureMethods: MOISTURE_METHODS,
  payments: PAYMENTS,
  steps: STEP_MESSAGES,
  value: {
    notAgreed: 'nicht vereinbart',
    moisture: (percent: string, method: string) => `höchstens ${percent} Wassergehalt, gemessen ${method}`,
    moistureStated: (percent: string) => `höchstens ${percent} Wassergehalt, nach Angabe ohne Messung`,
    pickUp: 'Abholung',
    delivery: (price: string) => `Zustellung um ${price}`,
    deliveryIncluded: 'Zustellung, im Preis enthalten',
    gross: (price: string, rate: string) => `${price} inkl. ${rate} USt`,
    net: (price: string, rate: string) => `${price} exkl. ${rate} USt`,
    noVat: (price: string) => `${price}, ohne USt`,
    gift: 'Geschenkt',
    lumpSum: (price: string) => `${price} für alles`,
    total: (gross: string, rate: string, vat: string) => `${gross} inkl. ${rate} USt (darin ${vat} USt)`,
    totalFromNet: (net: string, vat: string, gross: string) => `${net} und ${vat} USt, zusammen ${gross}`,
  },
  lines: {
    goods: 'Ware',
    quantity: 'Menge',
    measured: 'Gemessen',
    moisture: 'Feuchte',
    price: 'Preis',
    handover: 'Übergabe',
    total: 'Gesamt',
    place: 'Ort',
    date: 'Termin',
    payment: 'Zahlung',
    remarks: 'Anmerkungen',
  },
} as const;

export const agreementRefusals = {
  steps: REFUSALS,
  notFound: 'Diese Vereinbarung gibt es nicht, oder sie gehört zu einem anderen Chat.',
  alreadyOpen: 'In diesem Chat liegt schon ein Vorschlag. Nimm ihn an, ändere ihn oder lehne ihn ab.',
  proposeChange: 'Schlag bitte eine Änderung vor.',
  nothingChanged: 'Du hast nichts geändert. Ändere etwas oder nimm die Fassung an.',
  notAgreed: 'Den Schlussbrief gibt es, sobald beide einverstanden sind.',
  measuringNotAgreed: 'Nachmessen könnt ihr, sobald beide einverstanden sind.',
  tooManyMeasurements: (most: number) => `Es gibt schon ${most} Einträge von dir. Schreib Weiteres bitte in den Chat.`,
  notSeller: 'Die Menge der Anzeige kann nur der Anbieter senken.',
  lowerNotAgreed: 'Die Menge der Anzeige lässt sich senken, sobald beide einverstanden sind.',
  advertGone: 'Die Anzeige gibt es nicht mehr, ihre Menge lässt sich nicht senken.',
  notComparable:
    'Anzeige und Vereinbarung rechnen nicht in derselben Einheit, oder die Anzeige nennt keine Menge. Ändere die Menge bitte selbst.',
} as const;
