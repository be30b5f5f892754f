import { counted } from '#domain/format/counted.ts';
import { formatNumber } from '#domain/format/numbers.ts';

const adverts = (count: number): string => counted(count, 'Anzeige', 'Anzeigen');
const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tagen`);
const endsIn = (count: number): string => {
  if (count <= 0) return 'heute';
  return count === 1 ? 'morgen' : `in ${days(count)}`;
};

/** Why a link of a reminder mail renews nothing. */
export const myAdvertsRefusals = {
  renewalUnknown:
    'Dieser Link stimmt nicht. Öffne ihn bitte noch einmal aus dem Mail oder verlängere unter „Meine Anzeigen“.',
  renewalOver: 'Dieser Link ist zu alt. Verlängere die Anzeige bitte unter „Meine Anzeigen“.',
} as const;

/** The mail before the end of a term. */
export const advertExpiresMail = {
  subject: (title: string, daysLeft: number) => `„${title}“ läuft ${endsIn(daysLeft)} ab`,
  preheader: 'Verlängern kostet nichts und geht mit einem Klick.',
  paragraphs: (title: string, daysLeft: number) => [
    `deine Anzeige „${title}“ läuft ${endsIn(daysLeft)} ab. Danach ist sie nicht mehr zu finden.`,
    'Hast du die Ware noch? Dann verlängere die Anzeige um 90 Tage. Das kostet nichts, und du musst dich nicht anmelden.',
  ],
  action: 'Anzeige verlängern',
  afterAction: 'Schon verkauft? Dann brauchst du nichts zu tun.',
  footer:
    'Du bekommst diese Erinnerung zu deiner Anzeige. Abschalten kannst du sie im Profil unter „Benachrichtigungen“.',
} as const;

/** Words of the page with the own adverts. */
export const myAdvertsTexts = {
  title: 'Meine Anzeigen',
  ways: 'Mehr zu deinen Anzeigen',
  overview: 'Überblick und Zahlen',
  requests: 'Passende Gesuche',
  calendar: 'Ablauftage im Kalender',
  importMany: 'Viele importieren',
  intro: 'Alles, was du verkaufst: was läuft, was wartet und was vorbei ist.',
  create: 'Anzeige aufgeben',
  tabsLabel: 'Anzeigen nach Stand',
  tabs: {
    ACTIVE: 'Aktiv',
    DRAFT: 'Entwürfe',
    INACTIVE: 'Pausiert',
    EXPIRED: 'Abgelaufen',
    BLOCKED: 'Gesperrt',
    DELETED: 'Gelöscht',
  },
  tab: (label: string, count: number) => `${label} (${formatNumber(count)})`,
  deletedHint: 'Gelöschte Anzeigen kannst du 14 Tage lang zurückholen. Danach sind sie endgültig weg.',
  listLabel: (label: string) => `Anzeigen: ${label}`,
  untitled: 'Noch ohne Titel',
  statistics: 'Statistik',
  statisticsOf: (title: string) => `Statistik zu „${title}“`,
  noPrice: 'Noch kein Preis',

  exportColumns: [
    'Kennung',
    'Titel',
    'Kategorie',
    'Stand',
    'Preis je Einheit',
    'Einheit',
    'Gesamtpreis',
    'Preisart',
    'USt in %',
    'Menge',
    'Fotos',
    'Aufrufe',
    'Kontakte angezeigt',
    'Chats',
    'Angelegt',
    'Läuft bis',
    'Adresse',
  ],
  states: {
    ACTIVE: 'Online',
    DRAFT: 'Entwurf',
    INACTIVE: 'Pausiert',
    EXPIRED: 'Abgelaufen',
    BLOCKED: 'Gesperrt',
    DELETED: 'Gelöscht',
    SOLD: 'Verkauft',
  },
  deletedAs: {
    SOLD_HERE: 'Am Stammplatz verkauft',
    SOLD_ELSEWHERE: 'Woanders verkauft',
    NOT_SOLD: 'Nicht verkauft',
    OTHER: 'Gelöscht',
  },
  endsSoon: (daysLeft: number) => `Läuft ${endsIn(daysLeft)} ab. Verlängern kostet nichts.`,
  endsOn: (date: string) => `Läuft bis ${date}`,
  needsPlan: {
    active: (end: string) => `Läuft bis ${end}. Verlängern oder nach einer Pause fortsetzen geht nur mit einem Abo.`,
    paused: 'Niemand sieht sie. Fortsetzen geht nur mit einem Abo.',
    expired: (end: string) => `Seit ${end} nicht mehr zu sehen. Verlängern geht nur mit einem Abo.`,
  },
  pausedUntil: (date: string) => `Niemand sieht sie. Die Laufzeit endet am ${date}.`,
  pausedPastEnd: 'Niemand sieht sie. Setzt du sie fort, läuft sie wieder 90 Tage.',
  expiredOn: (date: string) => `Seit ${date} nicht mehr zu sehen. Verlängern kostet nichts.`,
  draftHint: 'Nur du siehst diesen Entwurf.',
  restorableUntil: (date: string) => `Du kannst sie bis ${date} zurückholen.`,
  blockedReason: (reason: string) => `Grund der Sperre: ${reason}`,
  blockedWithoutReason: 'Diese Anzeige ist gesperrt. Schreib uns, wenn du Fragen dazu hast.',

  views: (count: string, isOne: boolean) => (isOne ? `${count} Aufruf` : `${count} Aufrufe`),
  reveals: (count: string, isOne: boolean) => (isOne ? `${count} Kontakt angezeigt` : `${count} Kontakte angezeigt`),
  feedback: (count: number) => counted(count, 'Hinweis', 'Hinweise'),
  object: 'Ansehen und widersprechen',
  chats: (count: number) => counted(count, 'Chat', 'Chats'),
  scans: (count: number) => counted(count, 'Scan am Polter', 'Scans am Polter'),
  position: {
    around: (comparedAdverts: number) =>
      `Verglichen mit ${formatNumber(comparedAdverts)} ähnlichen Anzeigen im Umkreis von 80 km`,
    above: (percent: string) => `${percent} über dem mittleren Preis`,
    below: (percent: string) => `${percent} unter dem mittleren Preis`,
    same: 'Genau beim mittleren Preis',
    median: (price: string) => `Mittlerer Preis der Gegend: ${price}`,
    perKwh: (cents: string) => `${cents} ct/kWh`,
    converted: (price: string) => `Deiner umgerechnet ${price}`,
  },

  actions: {
    edit: 'Bearbeiten',
    view: 'Ansehen',
    reserve: 'Reservieren …',
    changeReservation: 'Reservierung ändern …',
    outline: 'Fläche und Herkunft …',
    slip: 'Polterzettel …',
    confirm: 'Noch da',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    renew: 'Verlängern',
    duplicate: 'Duplizieren',
    unpublish: 'Zum Entwurf machen',
    sold: 'Verkauft …',
    delete: 'Löschen …',
    restore: 'Zurückholen',
    more: 'Mehr',
    moreFor: (title: string) => `Mehr zu „${title}“`,
    of: (action: string, title: string) => `${action}: ${title}`,
  },

  dialog: {
    soldTitle: 'Wo hast du verkauft?',
    soldText: (title: string) => `„${title}“ verschwindet aus der Suche. Du kannst sie 14 Tage lang zurückholen.`,
    deleteTitle: (count: number) => (count === 1 ? 'Anzeige löschen?' : `${adverts(count)} löschen?`),
    deleteText: (title: string) => `„${title}“ verschwindet aus der Suche. Du kannst sie 14 Tage lang zurückholen.`,
    deleteMany: 'Sie verschwinden aus der Suche. Du kannst sie 14 Tage lang zurückholen.',
    reason: 'Grund',
    reasons: {
      SOLD_HERE: 'Am Stammplatz verkauft',
      SOLD_ELSEWHERE: 'Woanders verkauft',
      NOT_SOLD: 'Nicht verkauft',
      OTHER: 'Etwas anderes',
    },
    cancel: 'Abbrechen',
    sold: 'Als verkauft ablegen',
    delete: 'Löschen',
  },

  bulk: {
    label: 'Ausgewählte Anzeigen',
    select: (title: string) => `„${title}“ auswählen`,
    selectAll: 'Alle auf dieser Seite auswählen',
    selected: (count: number) => `${adverts(count)} ausgewählt`,
    none: 'Wähl Anzeigen aus, um mehrere auf einmal zu ändern.',
    all: (count: number) => `Alle ${adverts(count)} dieser Liste ändern`,
    allHint: 'Das gilt auch für die Anzeigen auf den anderen Seiten. Vorher fragen wir noch einmal nach.',
    nothingMatches: 'In dieser Liste ist keine Anzeige mehr.',
    stopped: (done: number, all: number, reason: string) =>
      `Nach ${formatNumber(done)} von ${formatNumber(all)} Anzeigen ging es nicht weiter: ${reason}`,
    progress: (done: number, all: number) => `${formatNumber(done)} von ${adverts(all)} erledigt.`,
    refused: (count: number) => `${formatNumber(count)} nicht.`,
    runs: 'Der Rest folgt von selbst. Verlässt du die Seite, bleibt er, wie er ist.',
    rest: (count: number) => (count === 1 ? 'Eine Anzeige fehlt noch.' : `${adverts(count)} fehlen noch.`),
    goOn: 'Weiter',
    slow: 'Es dauert gerade länger als sonst. Bitte versuch es gleich noch einmal.',
    nothingSelected: 'Du hast noch keine Anzeige ausgewählt.',
    reportTitle: (done: number, failed: number) => `${formatNumber(done)} erledigt, ${formatNumber(failed)} nicht`,
    failedLine: (title: string, message: string) => `„${title}“: ${message}`,
  },

  /** The question before something happens to all adverts that match. */
  askAll: {
    title: {
      CONFIRM: (count: number) => (count === 1 ? 'Ist die Anzeige noch da?' : `Sind ${adverts(count)} noch da?`),
      PAUSE: (count: number) => `${adverts(count)} pausieren?`,
      RESUME: (count: number) => `${adverts(count)} fortsetzen?`,
      RENEW: (count: number) => `${adverts(count)} um 90 Tage verlängern?`,
      UNPUBLISH: (count: number) => `${adverts(count)} zum Entwurf machen?`,
      RESTORE: (count: number) => `${adverts(count)} zurückholen?`,
      DELETE: (count: number) => `${adverts(count)} löschen?`,
      SOLD: (count: number) => `${adverts(count)} als verkauft ablegen?`,
    },
    text: 'Es sind alle Anzeigen der Liste, auch die auf den anderen Seiten.',
    hasChanged: 'Die Zahl der Anzeigen hat sich inzwischen geändert. Bitte prüf sie noch einmal.',
    confirm: (count: number) => `Ja, ${adverts(count)}`,
  },

  filter: {
    label: 'Anzeigen suchen und ordnen',
    search: 'In meinen Anzeigen suchen',
    searchHelp: 'Titel oder Kennung',
    more: 'Filtern und ordnen',
    category: 'Kategorie',
    allCategories: 'Alle Kategorien',
    pictures: 'Fotos',
    allPictures: 'Mit und ohne Fotos',
    pictureChoices: { WITH: 'Mit Fotos', WITHOUT: 'Ohne Fotos' },
    endsSoon: 'Läuft in den nächsten 14 Tagen ab',
    sortBy: 'Ordnung',
    sortings: {
      NEWEST: 'Neueste zuerst',
      ENDS_SOON: 'Läuft bald ab',
      PRICE: 'Preis, niedrigster zuerst',
      VIEWS: 'Meiste Aufrufe',
      CONTACTS: 'Meiste Kontakte',
      REFERENCE: 'Kennung',
    },
    submit: 'Suchen',
    apply: 'Anwenden',
    reset: 'Filter löschen',
    nothing: 'Keine Anzeige passt dazu',
    nothingText: 'Ändere die Suche oder schau bei einem anderen Stand nach.',
  },
  totals: (count: number, sums: { views: number; reveals: number; chats: number }) =>
    `${adverts(count)}: ${counted(sums.views, 'Aufruf', 'Aufrufe')}, ${counted(sums.reveals, 'Kontakt', 'Kontakte')} angezeigt, ${counted(sums.chats, 'Chat', 'Chats')}`,
  download: 'Als CSV-Datei herunterladen',
  confirmedOn: (date: string) => `Zuletzt bestätigt am ${date}`,
  isAsked: (date: string) =>
    `Noch da? Zuletzt bestätigt am ${date}. Bestätige mit „Noch da“, sonst rückt sie nach hinten.`,
  pausedByCheck: 'Pausiert, weil auf die Frage „Noch da?“ keine Antwort kam. „Fortsetzen“ holt sie zurück.',
  reference: (reference: string) => `Kennung ${reference}`,
  commercialHint: {
    title: 'Verkaufst du als Betrieb?',
    text: 'Du hast viele Anzeigen und eine Firma angegeben, dein Konto steht aber auf „privat“. Stell es auf „gewerblich“ um: Dann sehen Käufer gleich, mit wem sie es zu tun haben, und du erfüllst die Pflichten für Unternehmen.',
    action: 'Konto umstellen',
  },
  price: {
    change: 'Preis ändern',
    changeOf: (title: string) => `Preis ändern: ${title}`,
    perUnit: (unit: string) => `Preis je ${unit}`,
    total: 'Gesamtpreis',
    save: 'Preis speichern',
    done: 'Der neue Preis steht in der Anzeige.',
    missing: 'Schreib bitte einen Preis hinein.',
    unreadable: (typed: string) => `„${typed}“ ist kein Preis. Schreib ihn so: 129,90.`,
  },

  done: {
    CONFIRM: 'Bestätigt. Wer sucht, sieht, dass die Ware noch da ist.',
    PAUSE: 'Pausiert. Niemand sieht die Anzeige mehr.',
    RESUME: 'Die Anzeige ist wieder online.',
    RENEW: 'Verlängert um 90 Tage.',
    DELETE: 'Gelöscht. 14 Tage lang kannst du sie zurückholen.',
    SOLD: 'Als verkauft abgelegt. 14 Tage lang kannst du sie zurückholen.',
    UNPUBLISH: 'Die Anzeige ist jetzt ein Entwurf.',
    RESTORE: 'Die Anzeige ist zurück.',
    DUPLICATE: 'Dupliziert. Der neue Entwurf liegt bei deinen Entwürfen.',
    many: {
      CONFIRM: (count: number) => `${adverts(count)} bestätigt.`,
      PAUSE: (count: number) => `${adverts(count)} pausiert.`,
      RESUME: (count: number) => counted(count, 'Anzeige ist wieder online.', 'Anzeigen sind wieder online.'),
      RENEW: (count: number) => `${adverts(count)} um 90 Tage verlängert.`,
      DELETE: (count: number) => `${adverts(count)} gelöscht.`,
      SOLD: (count: number) => `${adverts(count)} als verkauft abgelegt.`,
      UNPUBLISH: (count: number) => counted(count, 'Anzeige ist jetzt ein Entwurf.', 'Anzeigen sind jetzt Entwürfe.'),
      RESTORE: (count: number) => `${adverts(count)} zurückgeholt.`,
    },
  },
  undo: 'Rückgängig',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  offline: 'Der Server ist gerade nicht erreichbar. Es hat sich nichts geändert, versuch es noch einmal.',
  toDraft: 'Zum Entwurf',

  empty: {
    ACTIVE: 'Hier ist noch nichts online',
    DRAFT: 'Keine Entwürfe',
    INACTIVE: 'Nichts pausiert',
    EXPIRED: 'Nichts abgelaufen',
    BLOCKED: 'Nichts gesperrt',
    DELETED: 'Nichts gelöscht',
  },
  emptyText: {
    ACTIVE:
      'Gib deine erste Anzeige auf: Brennholz, Rundholz, Schnittholz oder was du sonst hast. Das kostet nichts, nur für Pellets brauchst du meist ein Abo.',
    DRAFT: 'Was du beginnst und noch nicht veröffentlichst, wartet hier auf dich.',
    INACTIVE: 'Ist gerade nichts da? Pausier die Anzeige, dann sieht sie niemand, bis du weitermachst.',
    EXPIRED: 'Anzeigen laufen 90 Tage. Danach findest du sie hier und kannst sie verlängern.',
    BLOCKED: 'Keine deiner Anzeigen ist gesperrt.',
    DELETED: 'Was du löschst, bleibt 14 Tage hier und lässt sich zurückholen.',
  },
  /** Nothing is online, but something waits under another tab. */
  elsewhere: {
    INACTIVE: (count: number) =>
      count === 1
        ? 'Eine Anzeige ist pausiert. Setz sie fort, sobald du wieder etwas hast.'
        : `${formatNumber(count)} Anzeigen sind pausiert. Setz sie fort, sobald du wieder etwas hast.`,
    DRAFT: (count: number) =>
      count === 1
        ? 'Ein Entwurf wartet darauf, dass du ihn fertig machst.'
        : `${formatNumber(count)} Entwürfe warten darauf, dass du sie fertig machst.`,
    EXPIRED: (count: number) =>
      count === 1
        ? 'Eine Anzeige ist abgelaufen. Verlängern kostet nichts.'
        : `${formatNumber(count)} Anzeigen sind abgelaufen. Verlängern kostet nichts.`,
  },
  toTab: { INACTIVE: 'Zu den pausierten', DRAFT: 'Zu den Entwürfen', EXPIRED: 'Zu den abgelaufenen' },
  emptyPage: 'Auf dieser Seite ist nichts mehr',
  firstPage: 'Zur ersten Seite',
} as const;

/** Words of the page behind the link of the reminder mail. */
export const renewalTexts = {
  title: 'Anzeige verlängern',
  intro: 'Ein Klick, und die Anzeige läuft 90 Tage weiter. Es kostet nichts.',
  endsOn: (date: string) => `Läuft bis ${date}.`,
  endedOn: (date: string) => `Ist am ${date} abgelaufen.`,
  isPaused: 'Diese Anzeige ist pausiert. Sie bleibt es auch nach dem Verlängern.',
  submit: 'Um 90 Tage verlängern',
  doneTitle: 'Verlängert',
  done: (date: string) => `Deine Anzeige läuft bis ${date}.`,
  brokenTitle: 'Das geht mit diesem Link nicht',
  view: 'Anzeige ansehen',
  mine: 'Zu meinen Anzeigen',
} as const;
