import { NO_BREAK_SPACE } from '#domain/format/numbers.ts';

/** Refusals of orders, subscriptions and payments. */
export const paymentRefusals = {
  planUnknown: 'Dieses Abo gibt es nicht. Such dir bitte eines aus der Liste aus.',
  planNotSold: 'Dieses Abo wird so nicht mehr verkauft. Such dir bitte ein anderes aus der Liste aus.',
  plansNotSold:
    'Abos lassen sich derzeit nicht bestellen. Gutscheine kannst du weiter einlösen. Schau bitte in ein paar Tagen wieder vorbei.',
  typeNotOffered: 'Diese Zahlungsart gibt es dafür gerade nicht. Such dir bitte eine andere aus.',
  mailUnconfirmed: '#:#Bestätige bitte zuerst deine E-Mail-Adresse. Dorthin kommen Bestellung und Rechnung.',
  leaving: '#:#Dein Konto wird gerade gelöscht. Behalte es zuerst, dann kannst du bestellen.',
  contactIncomplete: 'Für die Rechnung fehlen noch Angaben. Ergänze bitte deine Rechnungsadresse.',
  contactField: 'Diese Angabe fehlt noch für die Rechnung.',
  prefetch: 'Eine Bestellung wird nicht im Voraus geladen.',
  providerAway:
    'Die Zahlung lässt sich gerade nicht starten. Deine Bestellung ist vorgemerkt, versuch es bitte in einer Minute noch einmal.',
  providerSilent: 'Der Zahlungsdienst ist gerade nicht erreichbar. Versuch es bitte in einer Minute noch einmal.',
  orderUnknown: 'Diese Bestellung gibt es nicht.',
  isPaid:
    'Diese Bestellung ist schon bezahlt und lässt sich nicht mehr stornieren. Innerhalb der Frist kannst du vom Vertrag zurücktreten.',
  hasFailed: 'Diese Bestellung ist schon beendet. Du kannst jederzeit neu bestellen.',
  tooLateToWithdraw: 'Die Frist für den Rücktritt ist vorbei. Du kannst das Abo zum Ende der bezahlten Zeit kündigen.',
  notWithdrawable:
    'Von dieser Bestellung kannst du nicht zurücktreten: Sie ist nicht bezahlt, schon beendet oder verlängert ein laufendes Abo.',
  noSubscription: 'Du hast gerade kein Abo, das sich verlängert.',
  notCharged: 'Für dieses Abo wird nichts abgebucht, darum gibt es keine Karte und kein Konto zu ändern.',
  notCanceled: 'Dein Abo ist nicht gekündigt.',
  notPending: 'Diese Bestellung ist nicht mehr offen. Sieh nach, ob sie schon bezahlt oder storniert ist.',
  wrongAmount: (expected: string) =>
    `Der Betrag stimmt nicht: Offen sind genau ${expected}. Soll er trotzdem gelten, bestätige das bitte eigens.`,
  receivedInFuture: 'Der Tag des Eingangs liegt in der Zukunft.',
  transferredInFuture: 'Der Tag der Rücküberweisung liegt in der Zukunft. Trag ihn bitte ein, sobald überwiesen ist.',
  nothingToRefund: 'Zu dieser Bestellung ist kein Geld zurückzuzahlen.',
  creditUnknown: 'Diese Gutschrift gibt es nicht.',
  creditDone: 'Diese Gutschrift ist schon zugeordnet.',
  creditSentBack: 'Diese Gutschrift ist schon zurückgezahlt.',
  creditToReturn:
    'Die Gutschrift wurde inzwischen zum Zurückzahlen vorgemerkt. Soll sie doch für etwas anderes gelten, nimm sie unter „Zurückzuzahlen“ zuerst wieder auf.',
  creditSetAside:
    'Die Gutschrift wurde inzwischen beiseitegelegt. Soll sie doch für etwas anderes gelten, nimm sie unter „Beiseitegelegt“ zuerst wieder auf.',
  creditNotSetAside: 'Diese Gutschrift ist weder beiseitegelegt noch zum Zurückzahlen vorgemerkt.',
  creditNotDue: 'Diese Gutschrift ist nicht zum Zurückzahlen vorgemerkt.',
  creditReversed: 'Das hat die Bank zurückgebucht. Damit lässt sich keine Bestellung bezahlen.',
  creditForeign: (currency: string) =>
    `Diese Gutschrift ist in ${currency}. Damit lässt sich keine Bestellung bezahlen, auch nicht mit anderem Betrag: Zahl sie zurück oder leg sie beiseite.`,
  creditAmount: (expected: string) =>
    `Die Gutschrift passt nicht zur Bestellung: Offen sind genau ${expected}. Soll sie trotzdem gelten, bestätige das bitte eigens.`,
  notATransfer: 'Diese Bestellung wird nicht per Überweisung bezahlt.',
  bookingUnknown: 'Diese Buchung gibt es nicht.',
  bookingSentBack: 'Von dieser Buchung ist schon Geld zurückgegangen. Sie lässt sich nicht mehr zurücknehmen.',
  laterBookingFirst: 'Nimm zuerst die spätere Buchung zurück, die auf dieser aufbaut.',
  fileMissing: 'Wähl bitte einen Kontoauszug aus.',
  fileTooLarge: `Der Kontoauszug ist größer als 10${NO_BREAK_SPACE}MB. Lade ihn bitte in kleineren Zeiträumen herunter.`,
  fileForeign:
    'Das ist kein Kontoauszug im Format camt.053. Lade ihn bitte in deiner Bank als camt.053 (XML) herunter.',
  otherAccount: 'Dieser Kontoauszug gehört zu einem anderen Konto als dem, auf das überwiesen wird.',
  noTransfer: 'Für Überweisungen ist noch kein Konto eingerichtet.',
} as const;

const greetingAction = 'Bestellung ansehen';

/** Mails about orders and subscriptions. */
export const paymentMails = {
  ordered: {
    /** By its VAT rate. */
    includingVat: (price: string, rate: number) =>
      rate > 0 ? `${price} inklusive ${rate}${NO_BREAK_SPACE}% USt` : `${price}, ohne USt`,
    subject: (title: string) => `Deine Bestellung: ${title}`,
    preheader: 'Was du bestellt hast, was es kostet und wie es weitergeht.',
    paragraphs: (title: string, rhythm: string, price: string | null) => [
      `danke für deine Bestellung. Du hast „${title}“ bestellt, ${rhythm}${price === null ? '' : `, für ${price}`}.`,
    ],
    /** With a discount, which the first period alone has. */
    discounted: {
      MONTHLY: (price: string, full: string) =>
        `Der erste Monat kostet ${price}, danach sind es ${full} für jeden weiteren Monat.`,
      YEARLY: (price: string, full: string) =>
        `Das erste Jahr kostet ${price}, danach sind es ${full} für jedes weitere Jahr.`,
    },
    discount: (title: string, full: string) =>
      `Der Gutschein „${title}“ ist schon abgezogen; ohne ihn wären es ${full}.`,
    discountOnce: (title: string) => `Der Gutschein „${title}“ ist schon abgezogen.`,
    transfer: (facts: { recipient: string; iban: string; amount: string; reference: string; until: string }) => [
      `Bitte überweise bis ${facts.until} genau ${facts.amount} an ${facts.recipient}, IBAN ${facts.iban}.`,
      `Gib als Zahlungsreferenz genau das an: ${facts.reference}. Sobald das Geld da ist, geht es los.`,
    ],
    pay: 'Sobald die Zahlung da ist, geht es los.',
    withdrawal: (until: string) =>
      `Du kannst bis ${until} ohne Angabe von Gründen vom Vertrag zurücktreten, am einfachsten auf der Seite deiner Bestellung. Dein Geld bekommst du dann zurück.`,
    action: greetingAction,
  },
  paid: {
    subject: (title: string, { isFree, from }: { isFree: boolean; from: string | null }) =>
      `${isFree ? 'Bestellt' : 'Bezahlt'}: ${title} ${from === null ? 'ist aktiv' : `beginnt am ${from}`}`,
    preheader: 'Deine Zahlung ist da.',
    freePreheader: 'Du musst nichts bezahlen.',
    paragraphs: (title: string, from: string, to: string) => [
      `deine Zahlung ist da. „${title}“ läuft vom ${from} bis ${to}.`,
    ],
    free: (title: string, from: string, to: string) => [
      `du musst nichts bezahlen. „${title}“ läuft vom ${from} bis ${to}.`,
    ],
    draft: (title: string) =>
      title === ''
        ? 'Dein Pellets-Entwurf kann jetzt online gehen.'
        : `Dein Entwurf „${title}“ kann jetzt online gehen.`,
    toDraft: 'Entwurf veröffentlichen',
    action: greetingAction,
  },
  givenBack: {
    subject: (title: string) => `Wir zahlen dir Geld zurück: ${title}`,
    preheader: 'Eine Zahlung kam, als nichts mehr offen war.',
    paragraphs: (title: string, amount: string) => [
      `zu deiner Bestellung „${title}“ sind ${amount} eingelangt, als nichts mehr offen war. Du bekommst das Geld zurück.`,
      'Du brauchst nichts zu tun. Willst du das Abo noch, bestell es bitte neu.',
    ],
    /** Another amount or currency than was open. */
    other: {
      preheader: 'Es ist ein anderer Betrag eingelangt, als offen war.',
      paragraphs: (title: string, { got, asked }: { got: string; asked: string }) => [
        `zu deiner Bestellung „${title}“ sind ${got} eingelangt. Offen waren genau ${asked}, darum ist sie damit nicht bezahlt. Du bekommst das Geld zurück.`,
        'Du brauchst nichts zu tun. Willst du das Abo noch, bestell es bitte neu.',
      ],
    },
    action: greetingAction,
  },
  canceled: {
    subject: (title: string) => `Storniert: ${title}`,
    preheader: 'Du musst nichts mehr bezahlen.',
    paragraphs: (title: string) => [
      `deine Bestellung „${title}“ ist storniert. Du musst nichts bezahlen; hast du schon überwiesen, bekommst du das Geld zurück.`,
    ],
    action: greetingAction,
  },
  withdrawn: {
    subject: (title: string) => `Dein Rücktritt ist da: ${title}`,
    preheader: 'Bestätigung deines Rücktritts vom Vertrag.',
    paragraphs: (title: string, at: string) => [
      `wir haben deinen Rücktritt vom Vertrag über „${title}“ am ${at} bekommen. Das Abo ist seither beendet.`,
    ],
    back: (amount: string) =>
      `Du bekommst ${amount} spätestens in 14 Tagen auf demselben Weg zurück, auf dem du bezahlt hast.`,
    /** It cost nothing, or everything went back before. */
    nothingBack: 'Zurückzuzahlen ist dafür nichts.',
    note: (note: string) => `Deine Anmerkung: ${note}`,
    action: greetingAction,
  },
  subscriptionCanceled: {
    subject: (title: string) => `Gekündigt: ${title}`,
    preheader: 'Bis zum Ende der bezahlten Zeit bleibt alles, wie es ist.',
    paragraphs: (title: string, to: string) => [
      `dein Abo „${title}“ ist gekündigt. Es läuft noch bis ${to} und verlängert sich dann nicht.`,
      'Bis dahin kannst du die Kündigung in deinem Profil zurücknehmen.',
    ],
  },
  resumed: {
    subject: (title: string) => `Dein Abo läuft weiter: ${title}`,
    preheader: 'Die Kündigung ist zurückgenommen.',
    paragraphs: (title: string, to: string) => [
      `die Kündigung ist zurückgenommen. Dein Abo „${title}“ verlängert sich am ${to}.`,
    ],
  },
  renewal: {
    subject: (title: string) => `Dein Abo verlängert sich: ${title}`,
    preheader: 'Bitte überweise für den nächsten Zeitraum.',
    paragraphs: (title: string, to: string) => [
      `dein Abo „${title}“ ist bis ${to} bezahlt. Damit es ohne Pause weitergeht, überweise bitte für den nächsten Zeitraum.`,
    ],
    afterAction: ['Willst du nicht verlängern, kündige das Abo in deinem Profil. Dann musst du nichts bezahlen.'],
    action: 'Überweisung ansehen',
  },
  renewsSoon: {
    subject: (title: string) => `Dein Abo verlängert sich bald: ${title}`,
    preheader: 'Für ein weiteres Jahr, wenn du nicht vorher kündigst.',
    paragraphs: (title: string, { until, price }: { until: string; price: string }) => [
      `dein Abo „${title}“ ist bis ${until} bezahlt. Dann verlängert es sich um ein Jahr, und ${price} werden auf dem Weg abgebucht, auf dem du bisher zahlst.`,
      'Willst du das nicht, kündige es vor diesem Tag in deinem Profil. Dann läuft es bis zum Ende der bezahlten Zeit, und nichts wird mehr abgebucht.',
    ],
  },
  reminder: {
    subject: (title: string) => `Erinnerung: ${title} ist bald zu Ende`,
    preheader: 'Die Überweisung für den nächsten Zeitraum fehlt noch.',
    paragraphs: (title: string, to: string) => [
      `für dein Abo „${title}“ fehlt noch die Überweisung für den nächsten Zeitraum. Bezahlt ist es bis ${to}.`,
      'Hast du schon überwiesen, brauchst du nichts zu tun.',
    ],
  },
  lastReminder: {
    subject: (title: string) => `Letzte Erinnerung: ${title}`,
    preheader: 'In sieben Tagen endet dein Abo.',
    paragraphs: (title: string, to: string) => [
      `dein Abo „${title}“ war bis ${to} bezahlt. Wir lassen es noch sieben Tage weiterlaufen.`,
      'Ist die Überweisung bis dahin nicht da, endet es. Verloren geht nichts, du kannst jederzeit neu bestellen.',
    ],
  },
  ended: {
    subject: (title: string) => `Beendet: ${title}`,
    preheader: 'Dein Abo ist ausgelaufen.',
    paragraphs: (title: string) => [
      `dein Abo „${title}“ ist beendet. Du musst nichts mehr bezahlen.`,
      'Deine Daten bleiben, und deine Anzeigen laufen bis zu ihrem Ende weiter.',
    ],
  },
  refunded: {
    subject: (title: string) => `Beendet: ${title}`,
    preheader: 'Die Zahlung dafür ist zurückgegangen.',
    paragraphs: (title: string) => [
      `die Zahlung für dein Abo „${title}“ ist zurückgegangen. Das Abo ist damit beendet, und du musst nichts mehr bezahlen.`,
      'Deine Daten bleiben, und deine Anzeigen laufen bis zu ihrem Ende weiter.',
    ],
  },
  /** The same by the bank of who paid. */
  chargedBack: {
    subject: (title: string) => `Beendet: ${title}`,
    preheader: 'Deine Bank hat die Zahlung zurückgebucht.',
    paragraphs: (title: string) => [
      `deine Bank hat die Zahlung für dein Abo „${title}“ zurückgebucht. Das Abo ist damit beendet, und du musst nichts mehr bezahlen.`,
      'Deine Daten bleiben, und deine Anzeigen laufen bis zu ihrem Ende weiter.',
    ],
  },
  renewalFailed: {
    subject: (title: string) => `Die Zahlung hat nicht geklappt: ${title}`,
    preheader: 'Bitte sieh nach, ob deine Karte noch gilt.',
    paragraphs: (title: string) => [
      `die nächste Zahlung für dein Abo „${title}“ ließ sich nicht abbuchen. Der Zahlungsdienst versucht es in den nächsten Tagen noch einmal.`,
      'Sieh bitte nach, ob deine Karte oder dein Konto noch gilt. Sonst gib eine andere Karte oder ein anderes Konto an, dann wird gleich damit abgebucht. Klappt es gar nicht, endet das Abo von selbst.',
    ],
  },
  methodChanged: {
    subject: (title: string) => `Neue Zahlungsart: ${title}`,
    preheader: 'Ab jetzt wird damit abgebucht.',
    paragraphs: (title: string) => [
      `für dein Abo „${title}“ ist eine neue Karte oder ein neues Konto hinterlegt. Ist eine Zahlung offen, wird sie gleich damit abgebucht, alle weiteren auch.`,
      'Warst du das nicht, ändere bitte dein Passwort und schreib uns.',
    ],
  },
  /** What is gone with the rights of a period. */
  stops: {
    company: 'Deine Firmenseite ist dann nicht mehr öffentlich. Sie bleibt gespeichert, so wie sie ist.',
    /** Where none is public. */
    companyRight: 'Eine Firmenseite kannst du dann nicht mehr veröffentlichen.',
    pellets:
      'Anzeigen in der Kategorie Pellets kannst du dann nicht mehr aufgeben oder verlängern. Die laufenden bleiben bis zu ihrem Ende.',
  },
  stopped: {
    company:
      'Deine Firmenseite ist damit offline. Gespeichert bleibt sie, und mit einem neuen Abo ist sie wieder da, so wie sie war.',
    companyRight: 'Eine Firmenseite kannst du nicht mehr veröffentlichen.',
    pellets:
      'Anzeigen in der Kategorie Pellets kannst du nicht mehr aufgeben oder verlängern. Die laufenden bleiben bis zu ihrem Ende.',
  },
  endsSoon: {
    subject: (title: string) => `Bald zu Ende: ${title}`,
    preheader: 'Es endet von selbst. So geht es weiter, wenn du willst.',
    paragraphs: (title: string, to: string) => [
      `„${title}“ läuft bis ${to} und endet dann von selbst. Du musst nichts kündigen.`,
    ],
    onwards: 'Soll es ohne Pause weitergehen, bestell bitte bis dahin ein Abo. Es beginnt, wenn das jetzige endet.',
  },
  expired: {
    subject: (title: string) => `Bestellung abgelaufen: ${title}`,
    preheader: 'Du musst nichts mehr bezahlen.',
    paragraphs: (title: string) => [
      `deine Bestellung „${title}“ wurde nicht rechtzeitig bezahlt und ist abgelaufen. Du musst nichts mehr bezahlen.`,
      'Bitte überweise auch nichts mehr dafür. Willst du das Abo noch, bestell es einfach neu.',
    ],
    returned: (amount: string) => `Angerechnet waren schon ${amount}. Dieses Geld bekommst du zurück.`,
    action: greetingAction,
  },
  paymentFailed: {
    subject: (title: string) => `Die Zahlung ist nicht durchgegangen: ${title}`,
    preheader: 'Es wurde nichts abgebucht, die Bestellung ist beendet.',
    paragraphs: (title: string) => [
      `die Zahlung für deine Bestellung „${title}“ ist nicht durchgegangen: Deine Bank oder der Zahlungsdienst hat sie abgelehnt. Es wurde nichts abgebucht, die Bestellung ist damit beendet.`,
      'Willst du das Abo noch, bestell es bitte neu, am besten mit einer anderen Zahlungsart oder einem anderen Konto.',
    ],
    action: greetingAction,
  },
  wrongAmount: {
    subject: (title: string) => `Anderer Betrag angekommen: ${title}`,
    preheader: 'Wir sehen uns das an und schreiben dir.',
    paragraphs: (title: string, { got, asked }: { got: string; asked: string }) => [
      `zu deiner Bestellung „${title}“ sind ${got} angekommen. Offen sind genau ${asked}.`,
      'Wir sehen uns das an: Entweder rechnen wir das Geld an, oder du bekommst es zurück. Wir schreiben dir, wie es weitergeht. Du brauchst vorerst nichts zu tun.',
    ],
    action: greetingAction,
  },
  part: {
    subject: (title: string) => `Angerechnet, es fehlt noch ein Rest: ${title}`,
    preheader: 'So viel ist noch offen.',
    paragraphs: (title: string, { got, left }: { got: string; left: string }) => [
      `wir haben ${got} für deine Bestellung „${title}“ angerechnet. Offen sind noch ${left}.`,
    ],
    action: greetingAction,
  },
  surplus: {
    subject: (title: string) => `Du bekommst Geld zurück: ${title}`,
    preheader: 'Es ist mehr angekommen, als offen war.',
    paragraphs: (title: string, amount: string) => [
      `für deine Bestellung „${title}“ ist mehr angekommen, als offen war. Die ${amount}, die zu viel waren, überweisen wir dir innerhalb von 14 Tagen zurück.`,
    ],
    action: greetingAction,
  },
  reversed: {
    subject: (title: string) => `Buchung zurückgenommen: ${title}`,
    preheader: 'Bei einer Überweisung haben wir uns geirrt.',
    paragraphs: (title: string, amount: string) => [
      `für „${title}“ haben wir ${amount} als eingelangt gebucht. Das war ein Irrtum: Das Geld ist nicht angekommen oder gehört zu einer anderen Bestellung. Die Buchung ist zurückgenommen.`,
    ],
    ended: 'Was damit bezahlt war, endet jetzt, die Rechnung dazu ist storniert.',
    /** What was paid had ended before. */
    invoiceOnly: 'Die Rechnung dazu ist storniert.',
    nothingBack: 'Eine Rücküberweisung gibt es daher nicht.',
    restBack: (amount: string) => `Zurück bekommst du von uns noch ${amount}, die wirklich angekommen sind.`,
    open: 'Deine Bestellung ist offen. Hast du schon überwiesen? Dann schreib bitte unserer Kontaktstelle, damit wir deine Zahlung finden. Sonst kannst du jetzt zahlen:',
    failed: 'Die Bestellung ist damit beendet. Zu zahlen ist dafür nichts mehr.',
    action: greetingAction,
  },
  creditBack: {
    subject: (title: string) => `Wir überweisen dir Geld zurück: ${title}`,
    preheader: 'Eine Überweisung ließ sich nicht anrechnen.',
    paragraphs: (title: string, amount: string) => [
      `zu deiner Bestellung „${title}“ sind ${amount} angekommen, die wir nicht anrechnen konnten. Du bekommst sie innerhalb von 14 Tagen auf das Konto zurück, von dem sie kamen.`,
    ],
    action: greetingAction,
  },
  /** To who administers. */
  refundReminder: {
    subject: (amount: string, until: string) => `Rückzahlung bis ${until}: ${amount}`,
    preheader: 'Die Frist von 14 Tagen läuft bald ab.',
    paragraphs: (amount: string, { whom, until }: { whom: string; until: string }) => [
      `${amount} an ${whom} sind noch nicht zurückgezahlt. Die Frist von 14 Tagen endet am ${until}.`,
      'Überweise das Geld und trag die Rückzahlung ein.',
    ],
    action: 'Rückzahlungen ansehen',
  },
  toPlans: 'Abos ansehen',
  toProfile: 'Zum Profil',
  toPaymentMethod: 'Zahlungsart ändern',
  rhythms: {
    ONCE: 'einmalig ohne Verlängerung',
    MONTHLY: 'monatlich, bis du kündigst',
    YEARLY: 'jährlich, bis du kündigst',
  },
  /** By transfer nothing is charged: who does not pay the next period has no subscription any more. */
  transferRhythms: {
    ONCE: 'einmalig ohne Verlängerung',
    MONTHLY: 'monatlich (vor jedem weiteren Monat bitten wir dich um die Überweisung)',
    YEARLY: 'jährlich (vor jedem weiteren Jahr bitten wir dich um die Überweisung)',
  },
} as const;

/** The mail about a voucher that was redeemed. */
export const voucherMail = {
  subject: (title: string) => `Eingelöst: ${title}`,
  preheader: 'Was dein Gutschein dir gibt und bis wann.',
  redeemed: (title: string) => `du hast den Gutschein „${title}“ eingelöst.`,
  period: (what: string, from: string, to: string) =>
    `„${what}“ läuft vom ${from} bis ${to} und endet dann von selbst. Du musst nichts bezahlen und nichts kündigen.`,
  forGood: (what: string) => `„${what}“ gilt ab jetzt auf Dauer. Du musst nichts bezahlen.`,
  discount: (percent: number) =>
    `Deine nächste Bestellung kostet damit ${percent}${NO_BREAK_SPACE}% weniger. Der Nachlass wird von selbst abgezogen.`,
  toProfile: 'Zum Profil',
  toPlans: 'Abos ansehen',
} as const;

/** Vouchers: refusals and what is said where a code gives rights without a plan. */
export const voucherTexts = {
  refusals: {
    unknown: 'Diesen Gutschein kennen wir nicht. Prüf bitte, ob der Code genau so geschrieben ist.',
    over: 'Dieser Gutschein ist abgelaufen.',
    notYet: (from: string) => `Dieser Gutschein gilt erst ab ${from}.`,
    usedUp: 'Dieser Gutschein wurde schon vollständig eingelöst.',
    redeemed: 'Diesen Gutschein hast du schon eingelöst.',
    mailUnconfirmed: '#:#Bestätige bitte zuerst deine E-Mail-Adresse, dann kannst du den Gutschein einlösen.',
    adminOnly: 'Diesen Gutschein gibt es nicht.',
    codeTaken: 'Diesen Code gibt es schon. Nimm bitte einen anderen.',
    codeForm: 'Ein Code besteht aus 4 bis 40 Buchstaben und Ziffern.',
    planMissing: 'Für welches Abo gilt der Gutschein? Wähl bitte eines aus.',
    groupMissing: 'Für welche Rechte gilt der Gutschein? Wähl bitte welche aus.',
    daysMissing: 'Wie viele Tage gilt der Gutschein? Trag bitte eine Zahl ein.',
    percentMissing: 'Wie viel Prozent Nachlass gibt der Gutschein? Trag bitte eine Zahl ein.',
    percentTooLarge: 'Höchstens 90 % oder gleich 100 %: Beträge von wenigen Cent nimmt kein Zahlungsdienst an.',
    endIsPast: 'Dieser Tag ist schon vorbei. Der Gutschein ließe sich nie einlösen.',
    endBeforeStart: 'Das Ende liegt vor dem Anfang.',
  },
} as const;
