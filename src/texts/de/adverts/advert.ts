import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import { NO_BREAK_SPACE, formatNumber } from '#domain/format/numbers.ts';

/** Words of the page of one advert. */
export const advertPageTexts = {
  save: 'Merken',
  price: { onRequestHint: 'Frag den Anbieter nach dem Preis.' },

  gallery: {
    label: 'Bilder der Anzeige',
    position: (index: number, total: number) => `Bild ${index} von ${total}`,
    symbol: 'Symbolbild',
    open: (index: number) => `Bild ${index} vergrößern`,
    show: (index: number) => `Bild ${index} zeigen`,
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    alt: (title: string, index: number) => `${title}, Bild ${index}`,
    symbolAlt: (title: string) => `Symbolbild: ${title}`,
  },

  delivery: {
    title: 'Bis zu dir',
    pickupTitle: 'Preis für deine Menge',
    place: 'Deine Postleitzahl oder dein Ort',
    placeholder: 'PLZ oder Ort',
    calculate: 'Berechnen',
    change: 'ändern',
    changePlace: (place: string) => `Ort ändern, jetzt ${place}`,
    quantity: 'Menge',
    less: 'Weniger',
    more: 'Mehr',
    goods: (amount: string) => `Ware ${amount}`,
    delivery: (amount: string) => `Zustellung ${amount}`,
    freeDelivery: 'Zustellung im Preis',
    blowInWithin: (amount: string) => `davon Einblasen ${amount}`,
    net: (rate: number) => `Beträge exkl. ${rate}${NO_BREAK_SPACE}% USt`,
    atYard: 'bei Abholung',
    raised: (quantity: string) => `Zustellung erst ab ${quantity}, damit ist gerechnet.`,
    minimum: (quantity: string) => `Mindestmenge: ${quantity}.`,
    stock: (quantity: string) => `Vorrätig sind ${quantity}.`,
    tooFar: (reach: string, distance: string) => `Zustellung nur bis ${reach}, zu dir sind es ${distance}.`,
    askPlace: 'Mit deiner Postleitzahl siehst du den Preis samt Zustellung.',
    unknownPlace: (text: string) => `Den Ort „${text}“ kennen wir nicht.`,
    onRequest: 'Zustellung möglich, Kosten auf Anfrage.',
    pickupOnly: 'Nur Selbstabholung, keine Zustellung.',
    bands: 'Alle Zustellpreise',
    bandReach: (distance: string) => `bis ${distance}`,
    bandPrice: (amount: string, per: string) => `${amount} ${per}`,
    perTrip: 'je Fuhre',
    perUnit: (unit: string) => `je ${unit}`,
    included: 'ohne Aufpreis',
    bandMinimum: (quantity: string) => `ab ${quantity}`,
    byRoad: 'Entfernung auf der Straße.',
    crow: 'Entfernung in Luftlinie. Im Gebirge ist der Weg auf der Straße oft viel länger: Frag dann vor der Bestellung, ob der Preis gilt.',
  },

  heat: {
    title: 'Was die Wärme kostet',
    unit: 'ct/kWh',
    caveat: 'Ohne Zustellung gerechnet. Unterschiede unter 10 % gelten als gleich.',
    how: 'Wie gerechnet wird',
  },

  facts: { title: 'Fakten' },

  text: { title: 'Beschreibung' },

  place: {
    distance: (distance: string) => `${distance} von dir.`,
    blurred: `Der Kreis zeigt die Gegend auf rund 2${NO_BREAK_SPACE}km genau. Die Adresse bekommst du vom Anbieter.`,
    mapRead: (place: string) => `Karte der Gegend um ${place} mit einem Kreis um den ungefähren Standort`,
    unknown: 'Der Ort ist nicht angegeben.',
  },

  seller: {
    title: 'Verkauft von',
    contactPerson: (name: string) => `Ansprechperson ${name}`,
    memberSince: (month: string) => `seit ${month} hier`,
    others: (count: number) => (count === 1 ? '1 weitere Anzeige' : `${formatNumber(count)} weitere Anzeigen`),
  },

  safety: 'Zahl erst, wenn du das Holz gesehen hast und die Menge stimmt.',
  safetyOfWork: 'Zahl erst, wenn die Arbeit getan ist, und halt vorher schriftlich fest, was dazugehört.',

  contact: {
    title: 'Kontakt',
    showNumber: 'Nummer zeigen',
    showEmail: 'E-Mail zeigen',
    loading: 'Wird geladen',
    counted: 'Wir zählen nur, dass der Kontakt gezeigt wurde.',
    failed: 'Die Nummer konnte nicht geladen werden. Versuch es gleich noch einmal.',
    call: 'Anrufen',
    callRead: (number: string) => `${number} anrufen`,
    write: 'E-Mail schreiben',
    writeRead: (address: string) => `E-Mail schreiben an ${address}`,
    subject: (title: string) => `Anzeige „${title}“`,
    copyNumber: 'Nummer kopieren',
    copyEmail: 'Adresse kopieren',
    notPublic: 'Den Kontakt zeigen wir, sobald die Anzeige öffentlich ist.',
    bar: 'Preis und Kontakt',
    website: 'Website besuchen',
    message: (name: string | null) => (name === null ? 'Deine Nachricht' : `Nachricht an ${name}`),
    sendMessage: 'Nachricht senden',
    messageHint: 'Zum Senden meldest du dich danach an. Dein Text bleibt erhalten.',
  },

  tools: {
    title: 'Anzeige teilen',
    print: 'Drucken',
    more: 'Mehr Wege zum Teilen',
    qr: 'QR-Code',
    qrRead: 'QR-Code mit der kurzen Adresse dieser Anzeige',
    shortAddress: 'Kurze Adresse',
  },

  wrong: 'Stimmt etwas nicht?',
  wrongHelp: 'Eine Meldung prüft unser Team. Einen Hinweis liest auch der Anbieter, etwa auf einen Tippfehler.',
  report: 'Anzeige melden',

  feedback: {
    open: 'Hinweis geben',
    intro: 'Schreib es kurz auf. Lesen können das unser Team und der Anbieter.',
    name: 'Dein Name',
    content: 'Hinweis',
    contentHelp: 'Was stimmt nicht, und woran hast du es gemerkt? 5 bis 2.000 Zeichen.',
    send: 'Hinweis senden',
    sending: 'Wird gesendet',
    sent: 'Danke, dein Hinweis ist angekommen.',
    failed: 'Nicht gesendet, dein Text ist noch da. Versuch es gleich noch einmal.',
    nameMissing: 'Sag uns noch, wie wir dich nennen dürfen.',
    nameTooLong: 'Der Name darf höchstens 80 Zeichen haben.',
    contentTooShort: 'Schreib mindestens 5 Zeichen.',
    contentTooLong: 'Der Hinweis darf höchstens 2.000 Zeichen haben.',
  },

  similar: {
    title: 'Ähnliche Angebote',
    near: 'Ähnliche Angebote in deiner Nähe',
    all: (category: string) => `Alle Anzeigen in ${category}`,
  },

  owner: {
    title: 'Das ist deine Anzeige.',
    views: (count: number) => `${formatNumber(count)}-mal angesehen.`,
    states: {
      DRAFT: 'Noch ein Entwurf. Nur du siehst diese Seite.',
      ACTIVE: 'Sie ist öffentlich.',
      INACTIVE: 'Sie ist pausiert. Nur du siehst diese Seite.',
      EXPIRED: 'Sie ist abgelaufen. Nur du siehst diese Seite.',
      BLOCKED: 'Sie ist gesperrt. Nur du siehst diese Seite.',
      DELETED: 'Sie ist gelöscht. Nur du siehst diese Seite.',
    } satisfies Record<AdvertStatus, string>,
    reason: (reason: string) => `Grund: ${reason}`,
    object: 'Ansehen und widersprechen',
    feedback: 'Hinweise lesen',
    reserve: 'Reservieren',
    edit: 'Bearbeiten',
    mine: 'Zu deinen Anzeigen',
  },

  gone: {
    title: 'Diese Anzeige ist nicht mehr online',
    text: 'Verkauft, abgelaufen oder zurückgezogen. Vielleicht passt eines dieser Angebote.',
    textAlone: 'Verkauft, abgelaufen oder zurückgezogen. Über die Suche findest du neue Angebote.',
    search: 'Was suchst du?',
    placeholder: '33er Buche trocken',
    submit: 'Suchen',
  },
} as const;
