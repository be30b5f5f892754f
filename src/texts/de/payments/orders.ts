import { formatEuro } from '#domain/format/numbers.ts';
import { pelletTexts } from '#texts/de/adverts/pellets.ts';

const draftNamed = (title: string): string => (title === '' ? 'Dein Pellets-Entwurf' : `Dein Entwurf „${title}“`);

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

/** What plans, states and ways to pay are called on every page. */
export const orderWords = {
  recurrences: { ONCE: 'einmalig', MONTHLY: 'monatlich', YEARLY: 'jährlich' },
  renewals: {
    ONCE: 'Endet von selbst, ohne Kündigung.',
    MONTHLY: 'Verlängert sich um je einen Monat, bis du kündigst.',
    YEARLY: 'Verlängert sich um je ein Jahr, bis du kündigst.',
  },
  periods: { MONTHLY: 'Monat', YEARLY: 'Jahr' },
  firstPeriods: { MONTHLY: 'für den ersten Monat', YEARLY: 'für das erste Jahr' },
  /** A span in words: „3 Monate“. */
  span: (count: number, unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR') =>
    `${count} ${
      {
        DAY: count === 1 ? 'Tag' : 'Tage',
        WEEK: count === 1 ? 'Woche' : 'Wochen',
        MONTH: count === 1 ? 'Monat' : 'Monate',
        YEAR: count === 1 ? 'Jahr' : 'Jahre',
      }[unit]
    }`,
  paymentTypes: {
    BANK_TRANSFER: 'Überweisung',
    CARD: 'Kredit- oder Debitkarte',
    EPS: 'eps-Überweisung',
    PAYPAL: 'PayPal',
    SEPA: 'SEPA-Lastschrift',
  },
  paymentNotes: {
    BANK_TRANSFER: 'Du bekommst Konto, Zahlungsreferenz und QR-Code. Das Abo startet, sobald das Geld da ist.',
    CARD: 'Du zahlst auf der Seite unseres Zahlungsdienstes. Das Abo startet gleich danach.',
    EPS: 'Du zahlst im Online-Banking deiner Bank. Das Abo startet gleich danach.',
    PAYPAL: 'Du zahlst in deinem PayPal-Konto. Das Abo startet gleich danach.',
    SEPA: 'Wir ziehen von deinem Konto ein. Das Abo startet, sobald die Bank bestätigt.',
  },
  states: { PENDING: 'offen', PAID: 'bezahlt', CANCELED: 'storniert', FAILED: 'nicht bezahlt' },
  withdrawn: 'zurückgetreten',
  invoice: (number: string) => `Rechnung ${number} (PDF)`,
  cancellation: (number: string) => `Stornorechnung ${number} (PDF)`,
  includingVat: (vatInCents: number) =>
    vatInCents > 0 ? `inkl. ${formatEuro(vatInCents)} USt` : 'Umsatzsteuer fällt keine an',
} as const;

/** Words of the page that compares the plans. */
export const planTexts = {
  title: 'Abos im Vergleich',
  label: 'Abos',
  description: (isVatExempt: boolean) =>
    `Was auf Stammplatz nichts kostet, was ein Abo dazugibt und was es im Monat oder im Jahr kostet. ${
      isVatExempt ? 'Umsatzsteuer fällt keine an.' : 'Alle Preise inklusive Umsatzsteuer.'
    }`,
  intro: `Suchen, inserieren und schreiben kostet nichts. Ein Abo brauchst du nur für eine eigene Firmenseite oder für Pellets. ${pelletTexts.leftOvers}`,
  period: 'Zeitraum',
  periods: { MONTHLY: 'Monatlich', YEARLY: 'Jährlich', ONCE: 'Einmalig' },
  vatNote: 'inkl. USt',
  noVatNote: 'ohne USt',
  perMonth: (price: string) => `Das sind ${price} im Monat.`,
  saves: (price: string) => `Du sparst ${price} gegenüber zwölf einzelnen Monaten.`,
  savesTogether: (price: string) => `spart ${price} gegenüber beiden einzeln`,
  order: 'Auswählen',
  orderLabel: (title: string) => `${title} auswählen`,
  follow: 'Im Anschluss buchen',
  followLabel: (title: string) => `${title}: im Anschluss buchen`,
  own: 'Dein Abo',
  manage: 'Abo verwalten',
  notNow: 'Derzeit nicht bestellbar.',
  runs: (title: string) => `Du hast „${title}“.`,
  runsUntil: (date: string) => `Bezahlt bis ${date}.`,
  runsEndless: 'Ohne Ablaufdatum.',
  ends: (date: string) => `Gekündigt, läuft noch bis ${date}.`,
  none: 'Abos lassen sich derzeit nicht bestellen',
  noneText:
    'Alles andere kannst du ohne Abo nutzen, und Gutscheine kannst du weiter einlösen. Was du schon hast, läuft wie bisher.',
  freeTitle: 'Das kostet nichts',
  free: [
    'Anzeigen suchen, vergleichen und auf der Karte ansehen',
    `Inserieren in allen Kategorien, mit bis zu 12 Fotos; Pellets privat bis ${pelletTexts.free}`,
    'Nachrichten schreiben, Vereinbarungen treffen, Nummern ansehen',
    'Rechner, Brennwerttabelle und Holzwissen',
    'Keine Provision, egal wie viel du verkaufst',
  ],
  voucher: 'Du hast einen Gutschein?',
  voucherLink: 'Im Profil einlösen',
  questionsTitle: 'Bevor du bestellst',
  questionsTitleWithoutPlans: 'Gut zu wissen',
  questions: (isVatExempt: boolean) => [
    {
      question: 'Verlängert sich das Abo von selbst?',
      answer:
        'Monatlich und jährlich ja, „Einmalig“ nicht. Kündigen kannst du jederzeit im Profil, mit zwei Klicks und ohne Grund. Bis zum Ende des bezahlten Zeitraums bleibt alles aktiv.',
    },
    {
      question: 'Kann ich es mir nach dem Bestellen anders überlegen?',
      answer:
        'Ja. Wer als Privatperson bestellt, kann 14 Tage lang ohne Grund vom Vertrag zurücktreten, mit zwei Klicks auf der Seite „Vertrag widerrufen“. Das Geld kommt auf demselben Weg zurück.',
    },
    {
      question: 'Was passiert mit meiner Firmenseite, wenn das Abo endet?',
      answer:
        'Sie ist dann nicht mehr öffentlich, bleibt aber gespeichert. Mit einem neuen Abo ist sie wieder da, so wie sie war.',
    },
    {
      question: 'Stehen Anzeigen mit Abo weiter oben?',
      answer:
        'Nein. Die Reihung richtet sich nach deiner Suche, nach Entfernung und Alter der Anzeige. Ein Abo ändert daran nichts.',
    },
    {
      question: 'Bekomme ich eine Rechnung?',
      answer: isVatExempt
        ? 'Ja, als PDF, sobald die Zahlung da ist. Umsatzsteuer fällt keine an, der Grund steht auf der Rechnung. Sie liegt bei deinen Bestellungen und bleibt dort.'
        : 'Ja, als PDF mit ausgewiesener Umsatzsteuer, sobald die Zahlung da ist. Sie liegt bei deinen Bestellungen und bleibt dort.',
    },
  ],
  ranking: 'So reihen wir Angebote',
} as const;

/** Words of the page where a plan is ordered. */
export const checkoutTexts = {
  title: (plan: string) => `${plan} bestellen`,
  back: 'Zurück zu den Abos',
  payment: 'Wie willst du zahlen?',
  paymentLegend: 'Zahlungsart',
  noPayment: 'Dieses Abo lässt sich gerade nicht bezahlen. Versuch es später noch einmal.',
  invoice: 'Rechnung an',
  invoiceMissing: (fields: readonly string[]) => `Für die Rechnung fehlt noch: ${listed(fields)}.`,
  invoiceKnown: 'Was wir schon von dir wissen, ist eingetragen. Prüf es und speichere es.',
  invoiceChange: 'Rechnungsdaten ändern',
  invoiceSave: 'Rechnungsdaten speichern',
  invoiceSaved: 'Die Rechnungsdaten sind gespeichert.',
  fields: {
    firstname: 'Vorname',
    lastname: 'Nachname',
    companyName: 'Firma',
    uid: 'UID-Nummer',
    'address.street': 'Straße und Hausnummer',
    'address.postalCode': 'Postleitzahl',
    'address.city': 'Ort',
    'address.countryCode': 'Land',
  } as Readonly<Record<string, string>>,
  uidHelp: 'Nur für Betriebe, zum Beispiel ATU12345675.',
  summary: 'Deine Bestellung',
  plan: 'Abo',
  gives: 'Enthalten',
  term: 'Erster Zeitraum',
  termFromTo: (from: string, to: string) => `${from} bis ${to}, wenn du heute zahlst`,
  afterwards: 'Danach',
  transferRenewal:
    'Vor dem Ende bitten wir dich per Mail um die nächste Überweisung. Zahlst du nicht, läuft das Abo aus.',
  /** With a discount, which the first period alone has. */
  afterwardsPrice: (price: string, period: string) => `${price} je ${period}.`,
  fullPrice: 'Preis',
  total: 'Gesamtpreis',
  mail: 'Bestätigung an',
  terms: 'Es gelten die',
  termsLink: 'AGB',
  withdrawal:
    'Als Verbraucherin oder Verbraucher kannst du binnen 14 Tagen ab Vertragsabschluss ohne Grund zurücktreten: auf der Seite',
  withdrawalLink: 'Vertrag widerrufen',
  withdrawalOr: 'oder mit dem',
  modelForm: 'Muster für den Rücktritt',
  withdrawalEnd: 'Der Zugang endet dann sofort, und das Geld kommt auf demselben Weg zurück.',
  renewing: (titles: readonly string[]) =>
    `${listed(titles.map((title) => `„${title}“`))} ${titles.length === 1 ? 'verlängert' : 'verlängern'} sich weiter von selbst.`,
  renewingText: (count: number) =>
    count === 1
      ? 'Willst du wechseln, kündige es zuerst. Sonst zahlst du nach dem laufenden Zeitraum für beides.'
      : 'Willst du wechseln, kündige sie zuerst. Sonst zahlst du nach den laufenden Zeiträumen für alles zugleich.',
  priceChanged: 'Der Preis hat sich geändert, bestellt ist noch nichts. Sieh ihn dir bitte noch einmal an.',
  order: 'zahlungspflichtig bestellen',
  ordering: 'Einen Moment …',
  completeFirst: 'Trag zuerst oben ein, was für die Rechnung fehlt. Dann kannst du bestellen.',
  refused: 'Diese Bestellung ist gerade nicht möglich.',
  toProfile: 'Zum Abo im Profil',
} as const;

/** Words of the pages about what became of an order. */
export const resultTexts = {
  partTitle: 'Ein Teil deiner Zahlung ist schon da.',
  partText: (paid: string, open: string) => `Angerechnet sind ${paid}. Überweise bitte noch ${open}.`,
  titles: {
    PENDING: 'Deine Bestellung wartet auf die Zahlung',
    PAID: 'Danke, dein Abo ist aktiv',
    CANCELED: 'Deine Bestellung ist storniert',
    FAILED: 'Die Zahlung hat nicht geklappt',
  },
  titleWithdrawn: 'Du bist vom Vertrag zurückgetreten',
  titleStartsLater: 'Danke für deine Bestellung',
  titlePaidOver: 'Diese Bestellung ist bezahlt',
  intros: {
    CANCELED: 'Du musst dafür nichts bezahlen und nichts mehr tun.',
    FAILED: 'Deine Auswahl ist noch da. Du kannst es gleich noch einmal versuchen.',
  },
  withdrawnIntro: (date: string, back: string) =>
    `Dein Rücktritt ist am ${date} eingelangt. Der Zugang ist beendet. ${back}`,
  withdrawnBack: {
    due: 'Dein Geld kommt auf demselben Weg zurück.',
    sent: 'Dein Geld ist auf demselben Weg zurückgegangen.',
    none: 'Zurückzuzahlen ist dafür nichts.',
  },
  paidIntro: (title: string, mail: string) => `„${title}“ läuft ab sofort. Die Bestätigung geht an ${mail}.`,
  startsLaterIntro: (title: string, from: string, mail: string) =>
    `„${title}“ ist bezahlt und beginnt am ${from}. Die Bestätigung geht an ${mail}.`,
  freeLaterIntro: (title: string, from: string, mail: string) =>
    `„${title}“ beginnt am ${from}, zu bezahlen ist dafür nichts. Die Bestätigung geht an ${mail}.`,
  paidOverIntro: 'Der bezahlte Zeitraum ist vorbei oder gehört zu einem Abo, das nicht mehr läuft.',
  refundTitle: (amount: string) => `Du bekommst ${amount} zurück.`,
  refundText: 'Das Geld kommt auf dem Weg zurück, auf dem es bei uns eingelangt ist. Du brauchst nichts zu tun.',
  facts: 'Zu deiner Bestellung',
  plan: 'Abo',
  amount: 'Betrag',
  paymentType: 'Zahlungsart',
  ordered: 'Bestellt am',
  activeFrom: 'Beginnt am',
  activeUntil: 'Aktiv bis',
  payUntil: 'Zahlbar bis',
  reference: 'Zahlungsreferenz',
  documents: 'Rechnung',
  documentLater: 'Wird gerade erstellt. Sie liegt in ein paar Minuten hier und kommt auch per Mail.',
  reasons: {
    DECLINED: {
      title: 'Deine Bank hat die Zahlung abgelehnt.',
      text: 'Oft hilft eine andere Karte oder eine andere Zahlungsart. Den Grund erfährst du nur von deiner Bank.',
    },
    EXPIRED: {
      title: 'Die Frist zum Zahlen ist abgelaufen.',
      text: 'Hast du inzwischen überwiesen? Dann melde dich mit der Zahlungsreferenz bei uns, das Geld geht nicht verloren.',
    },
    WRONG_AMOUNT: {
      title: 'Es ist ein anderer Betrag eingelangt.',
      text: 'Betrag oder Währung haben nicht gepasst, damit ist die Bestellung nicht bezahlt. Das Geld geht auf demselben Weg zurück, und du bekommst ein Mail dazu.',
    },
    GIVEN_BACK: {
      title: 'Das Geld geht zurück.',
      text: 'Deine Zahlung kam, als nichts mehr offen war. Du brauchst nichts zu tun.',
    },
    REVERSED: {
      title: 'Eine Buchung wurde zurückgenommen.',
      text: 'Sie war ein Irrtum: Das Geld ist nicht angekommen oder gehört zu einer anderen Bestellung. Hast du schon überwiesen? Dann melde dich mit der Zahlungsreferenz bei uns.',
    },
    PROVIDER: {
      title: 'Der Zahlungsdienst war nicht erreichbar.',
      text: 'Das liegt nicht an dir. Abgebucht wurde nichts.',
    },
    OTHER: {
      title: 'Die Zahlung ist nicht zustande gekommen.',
      text: 'Abgebucht wurde nichts. Versuch es noch einmal oder nimm eine andere Zahlungsart.',
    },
  },
  again: 'Noch einmal versuchen',
  reorder: 'Neu bestellen',
  toPlans: 'Abos ansehen',
  toOrders: 'Alle Bestellungen',
  toCompany: 'Firmenseite einrichten',
  toPellets: 'Pellets inserieren',
  draftIsReady: (title: string) => `${draftNamed(title)} kann jetzt online gehen.`,
  publishDraft: 'Entwurf veröffentlichen',
  draftWaits: (title: string) =>
    `${draftNamed(title)} ist gespeichert. Veröffentlichen geht, sobald deine Zahlung da ist.`,
  toDraft: 'Zum Entwurf',
  nextTitle: 'Was du jetzt tun kannst',

  transferTitle: 'So überweist du',
  transferText: 'Gib die Zahlungsreferenz genau so an. Nur so können wir deine Zahlung zuordnen.',
  recipient: 'Empfänger',
  iban: 'IBAN',
  bic: 'BIC',
  codeTitle: 'Mit der Banking-App',
  codeText: 'Scannen, Angaben prüfen, freigeben.',
  codeAlt: 'QR-Code mit allen Angaben der Überweisung',
  copy: 'Kopieren',
  copyLabel: (what: string) => `${what} kopieren`,
  copied: (what: string) => `${what} kopiert.`,
  copyFailed: 'Kopieren geht in diesem Browser nicht. Markier den Text und kopier ihn von Hand.',
  stepsTitle: 'Was jetzt passiert',
  transferSteps: [
    'Du überweist. Bei Echtzeitüberweisung dauert es Sekunden, sonst bis zu einem Bankarbeitstag.',
    'Wir gleichen die Eingänge an jedem Bankarbeitstag ab.',
    'Sobald das Geld da ist, startet dein Abo. Du bekommst ein Mail mit der Rechnung.',
  ],
  onlineTitle: 'Zahlung abschließen',
  onlineText: 'Du zahlst auf der Seite unseres Zahlungsdienstes und kommst danach hierher zurück.',
  onlinePay: 'Weiter zur Zahlung',
  onlineWaiting:
    'Hast du schon gezahlt? Dann warten wir nur noch auf die Bestätigung. Meist dauert das wenige Sekunden.',
  notStartedTitle: 'Die Zahlung ist noch nicht gestartet',
  notStartedText:
    'Der Zahlungsdienst war nicht erreichbar, als du bestellt hast. Abgebucht wurde nichts, und deine Bestellung ist vorgemerkt. Schick sie noch einmal ab, dann kommst du zur Zahlung. Es bleibt bei einer Bestellung.',
  toPayment: 'Noch einmal zur Zahlung',
  polling: 'Diese Seite aktualisiert sich von selbst.',
  pollingOver: 'Du musst nicht warten: Sobald das Geld da ist, schicken wir dir ein Mail.',
  look: 'Jetzt nachschauen',
  cancelOpen: 'Bestellung stornieren',
  cancelText: 'Hast du schon überwiesen? Dann storniere bitte nicht, sondern warte auf das Mail.',
  cancelRenewal: 'Mit dieser Bestellung ist auch das Abo gekündigt: Es läuft nur mehr bis zum Ende der bezahlten Zeit.',
  cancel: 'Ja, stornieren',
} as const;

/** Words of the page with all orders of an account. */
export const orderListTexts = {
  title: 'Deine Bestellungen',
  intro: 'Alle Bestellungen mit ihrem Stand und den Rechnungen dazu.',
  list: 'Nach Datum, die neueste zuerst',
  none: 'Noch keine Bestellung',
  noneText: 'Sobald du ein Abo bestellst, findest du es hier wieder.',
  orderedOn: (date: string) => `bestellt am ${date}`,
  renewal: 'Verlängerung',
  activeUntil: (date: string) => `aktiv bis ${date}`,
  activeFromTo: (from: string, to: string) => `aktiv vom ${from} bis ${to}`,
  payUntil: (date: string) => `zahlbar bis ${date}`,
  details: 'Ansehen',
  detailsLabel: (title: string, date: string) => `Bestellung „${title}“ vom ${date} ansehen`,
  pay: 'Bezahlen',
  payLabel: (title: string, date: string) => `Bestellung „${title}“ vom ${date} bezahlen`,
  withdraw: 'Vertrag widerrufen',
  helpTitle: 'Stimmt etwas nicht?',
  helpText: 'Schreib uns, am besten mit der Zahlungsreferenz oder der Rechnungsnummer. Wir schauen es uns an.',
  helpMail: (mail: string) => `Mail an ${mail}`,
  contactPoint: 'Zur Kontaktstelle',
} as const;

/** Words of the page on which a contract is withdrawn from. */
export const withdrawalTexts = {
  title: 'Vertrag widerrufen',
  description:
    'Von einem Abo auf Stammplatz binnen 14 Tagen zurücktreten: in zwei Schritten hier auf der Seite, per Mail oder mit dem Musterformular.',
  intro: 'Von einem Abo kannst du 14 Tage lang ohne Angabe von Gründen zurücktreten. Hier geht das in zwei Schritten.',
  choose: 'Von welchem Vertrag willst du zurücktreten?',
  contract: (title: string) => `Abo „${title}“`,
  concluded: (date: string) => `Bestellt am ${date}`,
  until: (day: string) => `Rücktritt möglich bis ${day}`,
  start: 'Vertrag widerrufen',
  startLabel: (title: string, date: string) => `Vertrag widerrufen: „${title}“ vom ${date}`,
  none: 'Gerade gibt es keinen Vertrag, von dem du zurücktreten kannst',
  noneText:
    'Zurücktreten kannst du von Bestellungen der letzten 14 Tage. Ein laufendes Abo kannst du im Profil kündigen.',
  toSubscription: 'Abo im Profil',
  confirmTitle: 'Widerruf bestätigen',
  confirmText: 'Hiermit trittst du von diesem Vertrag zurück:',
  name: 'Name',
  mail: 'Bestätigung an',
  contractTerm: 'Vertrag',
  orderedOn: 'Bestellt am',
  amount: 'Betrag',
  consequences: [
    'Der Zugang endet sofort.',
    'Was du bezahlt hast, kommt binnen 14 Tagen auf demselben Weg zurück.',
    'Du bekommst eine Bestätigung mit Datum und Uhrzeit per Mail.',
  ],
  note: 'Anmerkung',
  noteHelp: 'Ein Grund ist nicht nötig.',
  confirm: 'Widerruf bestätigen',
  confirming: 'Einen Moment …',
  back: 'Doch nicht zurücktreten',
  done: 'Dein Rücktritt ist eingelangt.',
  doneText: (title: string, moment: string, mail: string) =>
    `Du bist am ${moment} vom Vertrag „${title}“ zurückgetreten. Die Bestätigung ist unterwegs an ${mail}.`,
  toOrder: 'Zur Bestellung',
  gone: 'Von diesem Vertrag kannst du nicht mehr zurücktreten: Die 14 Tage sind um, oder er ist schon beendet.',
  guestTitle: 'Mit Anmeldung am schnellsten',
  guestText: 'Melde dich mit dem Konto an, mit dem du bestellt hast. Dann siehst du deine Verträge hier.',
  signIn: 'Anmelden',
  otherTitle: 'Ohne Anmeldung',
  otherText: 'Eine formlose Erklärung genügt, zum Beispiel per Mail an',
  otherTextNoMail: 'Eine formlose Erklärung genügt. Wohin, steht bei der',
  contactPoint: 'Kontaktstelle',
  model: 'Du kannst dafür das Muster verwenden, musst aber nicht:',
  modelLink: 'Muster für den Rücktritt',
  terms: 'Was nach einem Rücktritt gilt, steht in den',
  termsLink: 'AGB',
} as const;
