import { counted } from '#domain/format/counted.ts';
import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import type { ActKind } from '#domain/desk/acts.ts';
import type { CustomWordKind } from '#domain/search/reading/custom-words.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { MARKET_PRODUCTS } from '#domain/market-prices/market-products.data.ts';
import { permissionTexts } from '#texts/de/accounts/permissions.ts';
import { accountPageTexts } from '#texts/de/moderation/account-moderation.ts';
import { blockGrounds } from '#texts/de/moderation/moderation.ts';
import { reopeningTexts } from '#texts/de/moderation/reopening.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { proofTexts } from '#texts/de/proofs/proofs.ts';

const actions: Record<AuditAction, string> = {
  'permission.granted': 'Berechtigung gegeben',
  'permission.taken': 'Berechtigung genommen',
  'second-factor.on': 'Anmeldung in zwei Schritten eingeschaltet',
  'second-factor.off': 'Anmeldung in zwei Schritten ausgeschaltet',
  'recovery-codes.renewed': 'Wiederherstellungscodes erneuert',
  'recovery-code.used': 'Wiederherstellungscode benutzt',
  'password.changed': 'Passwort geändert',
  'password.reset': 'Passwort zurückgesetzt',
  'password.dropped': 'Passwort entfernt',
  'email.changed': 'E-Mail-Adresse geändert',
  'identity.linked': 'Anmeldung über andere verbunden',
  'api-key.made': 'API-Schlüssel angelegt',
  'api-key.revoked': 'API-Schlüssel widerrufen',
  'account.exported': 'Eigene Daten heruntergeladen',
  'account.deletion-asked': 'Löschung verlangt',
  'account.deletion-taken-back': 'Löschung zurückgenommen',
  'account.anonymised': 'Konto gelöscht',
  'account.looked-at': 'Konto angesehen',
  'accounts.searched': 'Konten gesucht',
  'adverts.searched': 'Anzeigen samt Anbietern gesucht',
  'orders.searched': 'Bestellungen samt Namen angesehen',
  'bank-credits.looked-at': 'Buchungen samt Zahlern angesehen',
  'proofs.looked-at': 'Nachweise samt Namen angesehen',
  'cases.looked-at': 'Fälle samt Beteiligten angesehen',
  'account.sessions-ended': 'Alle Anmeldungen beendet',
  'account.blocked': 'Konto gesperrt',
  'account.unblocked': 'Konto entsperrt',
  'account.warned': 'Konto verwarnt',
  'account.reports-rejected': 'Meldungen zum Konto abgelehnt',
  'account.objection-rejected': 'Widerspruch zum Konto abgelehnt',
  'account.decision-undone': 'Entscheidung zum Konto zurückgenommen',
  'company.blocked': 'Firmenseite gesperrt',
  'company.unblocked': 'Firmenseite entsperrt',
  'company.warned': 'Firma verwarnt',
  'company.released': 'Firmenseite freigegeben',
  'company.reports-rejected': 'Meldungen zur Firmenseite abgelehnt',
  'company.objection-rejected': 'Widerspruch zur Firmenseite abgelehnt',
  'company.decision-undone': 'Entscheidung zur Firmenseite zurückgenommen',
  'advert.blocked': 'Anzeige gesperrt',
  'advert.unblocked': 'Anzeige entsperrt',
  'advert.reports-rejected': 'Meldungen zur Anzeige abgelehnt',
  'advert.objection-rejected': 'Widerspruch zur Anzeige abgelehnt',
  'advert.decision-undone': 'Entscheidung zur Anzeige rückgängig',
  'advert.owner-written': 'Anbieter angeschrieben',
  'advert.feedback-hidden': 'Rückmeldung verborgen',
  'advert.feedback-shown': 'Rückmeldung wieder gezeigt',
  'rating.decided': 'Über Bewertung entschieden',
  'rating.reopened': 'Fall einer Bewertung wieder geöffnet',
  'request.removed': 'Gesuch entfernt',
  'request.restored': 'Entfernung eines Gesuchs zurückgenommen',
  'proof.confirmed': 'Nachweis bestätigt',
  'proof.refused': 'Nachweis abgelehnt',
  'chat-report.upheld': 'Meldung aus Chat bestätigt',
  'chat-report.rejected': 'Meldung aus Chat abgelehnt',
  'chat-report.reopened': 'Meldung aus Chat wieder geöffnet',
  'payment.confirmed': 'Zahlung bestätigt',
  'payment.reversed': 'Buchung zurückgenommen',
  'payment.refunded': 'Zahlung zurückgezahlt',
  'bank-statement.imported': 'Kontoauszug eingelesen',
  'bank-credit.assigned': 'Eingang zugeordnet',
  'bank-credit.reopened': 'Eingang wieder offen',
  'bank-credit.to-return': 'Eingang zum Zurückzahlen vorgemerkt',
  'bank-credit.returned': 'Eingang zurückgezahlt',
  'voucher.created': 'Gutschein angelegt',
  'voucher.ended': 'Gutschein beendet',
  'voucher.resumed': 'Ende eines Gutscheins zurückgenommen',
  'plan.changed': 'Abo geändert',
  'lookup.changed': 'Liste geändert',
  'announcement.added': 'Hinweis eingetragen',
  'announcement.ended': 'Hinweis beendet',
  'maintenance.begun': 'Wartung begonnen',
  'maintenance.changed': 'Wartung geändert',
  'maintenance.ended': 'Wartung beendet',
  'market-report.entered': 'Amtlicher Holzpreis eingetragen',
  'market-report.taken-away': 'Amtlicher Holzpreis entfernt',
  'advertising-entry.made': 'Werbung angelegt',
  'advertising-entry.changed': 'Werbung geändert',
  'advertising-entry.started': 'Werbung gestartet',
  'advertising-entry.paused': 'Werbung pausiert',
  'advertising-entry.ended': 'Werbung beendet',
  'search-word.created': 'Suchwort angelegt',
  'search-word.changed': 'Suchwort geändert',
  'search-word.switched-off': 'Suchwort ausgeschaltet',
  'search-word.switched-on': 'Suchwort eingeschaltet',
  'audit-log.exported': 'Protokoll heruntergeladen',
  'act.asked': 'Freigabe angefragt',
  'act.confirmed': 'Freigegeben',
  'act.stopped': 'Anfrage um Freigabe gestoppt',
  'act.lapsed': 'Anfrage um Freigabe hinfällig',
};

/** Who and what has no account. */
const others: Readonly<Record<string, string>> = {
  'command line': 'Befehlszeile',
  retention: 'Löschlauf',
  marketplace: 'Marktplatz',
  firma: 'Abo „firma“',
  pellets: 'Abo „pellets“',
  betrieb: 'Abo „betrieb“',
  SERVICE_CATEGORIES: 'Liste „Leistungen“',
  EQUIPMENT: 'Liste „Maschinen und Geräte“',
  CERTIFICATES: 'Liste „Zertifikate“',
};

/** Details by their names in records, in the order in which they are shown; others follow by the name they have there. */
const details: Readonly<Record<string, string>> = {
  words: 'Worte',
  reason: 'Grund',
  measure: 'Maßnahme',
  permission: 'Berechtigung',
  kind: 'Art',
  number: 'Nummer',
  amount: 'Betrag (Cent)',
  receivedOn: 'Eingegangen am',
  transferredOn: 'Überwiesen am',
  credits: 'Eingänge',
  isNew: 'Neu',
  matched: 'Zugeordnet',
  settled: 'Davon jetzt bezahlt',
  reversed: 'Rückbuchungen',
  count: 'Anzahl',
  actor: 'Wer',
  action: 'Vorgang',
  subject: 'Betrifft',
  from: 'Von',
  to: 'Bis',
  expectedEnd: 'Voraussichtlich bis',
  note: 'Notiz',
  advertId: 'Anzeige',
  requestId: 'Gesuch',
  slug: 'Adresse',
  order: 'Bestellung',
  reportId: 'Meldung',
  id: 'Kennung',
  version: 'Stand',
  list: 'Liste',
  found: 'Gefunden',
  page: 'Seite',
  chats: 'Davon Chats',
  areDecided: 'Schon entschieden',
  decision: 'Entscheidung',
  fact: 'Festgestellt',
  ground: 'Grundlage',
  groundText: 'Punkt oder Paragraf',
  reports: 'Meldungen',
  objection: 'Widerspruch',
  feedbackId: 'Rückmeldung',
  length: 'Länge (Zeichen)',
  product: 'Ware',
  month: 'Monat',
  priceInCents: 'Preis (Cent)',
  source: 'Quelle',
  link: 'Link',
  provider: 'Dienst',
  key: 'Schlüssel',
};
const order = Object.keys(details);

type Words = Readonly<Record<string, string>>;

const actKinds: Record<ActKind, string> = {
  GIVE_PERMISSION: 'Berechtigung geben',
  TAKE_PERMISSION: 'Berechtigung nehmen',
  NOTE_REFUND: 'Rückzahlung zu einer Bestellung eintragen',
  NOTE_RETURN: 'Rückzahlung eines Eingangs eintragen',
};

/** As on the page of the words; imported from there, every page would name one more file. */
const wordKinds: Record<CustomWordKind, string> = {
  SYNONYM: 'Synonym',
  USE: 'Verwendungszweck',
  STOP_WORD: 'Füllwort',
};

/** Words for codes, by the name of the detail. */
const codes: Readonly<Record<string, Words>> = {
  action: actions,
  decision: accountPageTexts.events,
  ground: blockGrounds,
  permission: Object.fromEntries(Object.entries(permissionTexts).map(([name, { title }]) => [name, title])),
  product: Object.fromEntries(MARKET_PRODUCTS.map(({ id, name }) => [id, name])),
};

/** The same for details that have other codes in other acts, by the first part of the act’s name. */
const codesOfActs: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  act: { kind: actKinds },
  'bank-credits': { list: paymentsAdminTexts.bank.lists },
  'chat-report': { measure: reopeningTexts.chatMeasures },
  proof: { kind: proofTexts.kinds },
  proofs: { list: proofTexts.admin.lists },
  rating: { measure: reopeningTexts.ratingMeasures },
  'search-word': { kind: wordKinds },
  voucher: { kind: paymentsAdminTexts.vouchers.kinds },
};

/** A value of a record in words; codes without words as they are. */
function valueOf(action: string, name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  // Records count pages from 0.
  if (typeof value === 'number') return formatNumber(name === 'page' ? value + 1 : value);
  if (typeof value !== 'string') return JSON.stringify(value);
  const words = codes[name] ?? codesOfActs[action.split('.')[0] ?? '']?.[name];
  return words?.[value] ?? value;
}

/** The log of who did what. */
export const auditTexts = {
  title: 'Protokoll',
  link: 'Protokoll',
  intro: 'Wer wann was getan hat, auch jeder Blick in ein Konto.',
  actor: 'Wer',
  subject: 'Betrifft',
  accountHelp: 'E-Mail-Adresse oder Kennung',
  action: 'Vorgang',
  anyAction: 'Alle',
  from: 'Von',
  to: 'Bis',
  filter: (used: number) => (used === 0 ? 'Filter' : `Filter (${used})`),
  find: 'Suchen',
  reset: 'Alles zeigen',
  invalidDay: 'Diesen Tag gibt es nicht.',
  endsTooEarly: 'Das Ende liegt vor dem Beginn.',
  list: 'Einträge',
  found: (count: number) => counted(count, 'Eintrag', 'Einträge'),
  none: 'Kein Eintrag passt',
  noneText: 'Nimm einen Filter weg oder wähl einen längeren Zeitraum.',
  download: 'Als CSV-Datei herunterladen',
  downloadIsRecorded: 'Das Herunterladen steht dann auch im Protokoll.',
  tooManyForFile: (most: number) =>
    `Für eine Datei sind es zu viele Einträge, höchstens ${formatNumber(most)} gehen. Wähl einen kürzeren Zeitraum.`,
  newest: 'Neueste',
  older: 'Ältere',
  actionOf: (action: string): string => (actions as Readonly<Record<string, string>>)[action] ?? action,
  accountOf: (id: string, name: string | null): string => name ?? others[id] ?? id,
  by: 'Von',
  about: 'betrifft',
  toRequest: 'Gesuch ansehen',
  detailOf: (name: string): string => details[name] ?? name,
  /** Place among the details of a record. */
  rankOfDetail: (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length),
  valueOf,
  exportColumns: ['Nummer', 'Zeit (UTC)', 'Wer', 'Vorgang', 'Betrifft', 'Angaben'],
} as const;
