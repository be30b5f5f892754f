import { counted } from '#domain/format/counted.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import type { AdvertHint } from '#domain/statistics/advert-hints.ts';
import type { MarketQuarter } from '#domain/market-prices/market-position.ts';

const views = (count: number): string => counted(count, 'Aufruf', 'Aufrufe');
const reveals = (count: number): string =>
  count === 1 ? '1-mal Kontakt gezeigt' : `${formatNumber(count)}-mal Kontakt gezeigt`;
const chats = (count: number): string => counted(count, 'Chat', 'Chats');

const QUARTERS: Record<MarketQuarter, string> = {
  BELOW: 'Dein Preis liegt im günstigsten Viertel.',
  LOWER: 'Dein Preis liegt in der unteren Hälfte.',
  UPPER: 'Dein Preis liegt in der oberen Hälfte.',
  ABOVE: 'Dein Preis liegt im teuersten Viertel.',
};

const HINTS: Record<AdvertHint, { title: string; text: string }> = {
  NOT_ONLINE: {
    title: 'Gerade nicht zu sehen',
    text: 'Diese Anzeige ist nicht online. Sobald sie wieder läuft, wird hier weitergezählt.',
  },
  NO_PHOTO: { title: 'Kein Foto', text: 'Zeig das Holz. Schon ein Foto vom Stapel hilft beim Einschätzen.' },
  PRICE_FAR_ABOVE: {
    title: 'Preis deutlich über dem Üblichen',
    text: 'Schreib dazu, was darin steckt: Zustellung, Sortierung, Trocknung. Oder prüf den Preis.',
  },
  PRICE_FAR_BELOW: {
    title: 'Preis deutlich unter dem Üblichen',
    text: 'Sehr günstige Angebote wirken schnell unseriös. Prüf Preis und Einheit.',
  },
  ENDS_SOON: { title: 'Läuft bald ab', text: 'Verlängern kostet nichts und geht unter „Meine Anzeigen“.' },
  NO_PRICE: { title: 'Kein Preis', text: 'Ohne Preis erscheint die Anzeige nicht, wenn jemand nach Preisen filtert.' },
  SEEN_NOT_ASKED: {
    title: 'Oft gesehen, nie angefragt',
    text: 'Die Leute finden die Anzeige, aber niemand meldet sich. Prüf Preis, Menge und Zustellung.',
  },
  HARDLY_SEEN: {
    title: 'Wenig gesehen',
    text: 'Nenn Holzart, Länge und Trocknung im Titel: Danach wird gesucht.',
  },
  SHORT_TEXT: {
    title: 'Wenig Text',
    text: 'Schreib dazu, wie das Holz gelagert ist, wie es abgeholt wird und was im Preis steckt.',
  },
};

/** Words of a seller's own figures: the page of each advert and the mail on Mondays. */
export const ownStatisticsTexts = {
  title: 'Statistik',
  back: 'Meine Anzeigen',
  of: (title: string) => `Statistik zu „${title}“`,
  untitled: 'Anzeige ohne Titel',
  days: { '30': '30 Tage', '90': '90 Tage' },
  daysLabel: 'Zeitraum',
  period: (period: string) => `${period}. Der heutige Tag läuft noch.`,
  ownLooks: 'Deine eigenen Aufrufe zählen nicht mit.',
  funnel: {
    title: 'Vom Aufruf zur Vereinbarung',
    steps: { views: 'Aufrufe', reveals: 'Kontakt gezeigt', chats: 'Chats', agreements: 'Vereinbarungen' },
    rate: (percent: string) => `${percent} der Aufrufe`,
    fewViews: (count: number) =>
      count === 0
        ? 'In diesem Zeitraum wurde die Anzeige noch nicht aufgerufen.'
        : `Bei ${counted(count, 'Aufruf', 'Aufrufen')} sagen Prozente noch nichts. Darum stehen hier nur Zahlen.`,
    ever: (parts: string) => `Seit Beginn: ${parts}.`,
    everParts: (sums: { views: number; reveals: number; chats: number; agreements: number }) =>
      [
        views(sums.views),
        reveals(sums.reveals),
        chats(sums.chats),
        counted(sums.agreements, 'Vereinbarung', 'Vereinbarungen'),
      ].join(', '),
    ways: 'Kontakte und Chats zählen getrennt.',
  },
  scans: {
    title: 'Scans am Polterzettel',
    name: 'Scans',
    sums: (inPeriod: number, ever: number) =>
      `${formatNumber(inPeriod)} in diesem Zeitraum, ${formatNumber(ever)} seit Beginn.`,
  },
  course: {
    title: 'Verlauf',
    views: 'Aufrufe je Tag',
    contacts: 'Kontakte und Chats je Tag',
    day: 'Tag',
    sum: 'zusammen',
    missing: '–',
    none: 'In diesem Zeitraum ist noch nichts gezählt.',
  },
  price: {
    title: 'Dein Preis am Markt',
    quarters: QUARTERS,
    own: 'Dein Preis',
    median: 'Mittlerer Preis',
    middle: 'Mittlere Hälfte',
    from: (adverts: number, sellers: number) =>
      `Verglichen mit ${formatNumber(adverts)} Anzeigen von ${formatNumber(sellers)} Anbietern.`,
    product: (product: string, region: string) => `${product}, ${region}.`,
    country: 'ganz Österreich',
    above: (percent: string) => `${percent} über dem mittleren Preis`,
    below: (percent: string) => `${percent} unter dem mittleren Preis`,
    same: 'genau beim mittleren Preis',
    around: (words: string, adverts: number) =>
      `Dein Preis liegt ${words} von ${formatNumber(adverts)} Anzeigen in der Gegend.`,
    net: 'Preise ohne Umsatzsteuer.',
  },
  hints: {
    title: 'Was du tun kannst',
    none: 'Foto, Preis und Text passen. Mehr braucht es gerade nicht.',
    items: HINTS,
    edit: 'Anzeige bearbeiten',
    photos: 'Foto hinzufügen',
    view: 'Anzeige ansehen',
    renew: 'Zu „Meine Anzeigen“',
  },
} as const;

/** The mail about the week that is over. */
export const weekMailTexts = {
  /** The first of the counts that is not nothing. */
  subject: (sums: { views: number; reveals: number; chats: number }) =>
    `Deine Woche am Stammplatz: ${sums.views > 0 ? views(sums.views) : sums.chats > 0 ? chats(sums.chats) : reveals(sums.reveals)}`,
  preheader: (reveal: number, chat: number) => `${reveals(reveal)}, ${chats(chat)}.`,
  lead: (period: string) => `das war los bei deinen Anzeigen, ${period}:`,
  counts: (sums: { views: number; reveals: number; chats: number }) =>
    `${views(sums.views)}, ${reveals(sums.reveals)}, ${chats(sums.chats)}`,
  change: (now: number, before: number) => {
    if (before === 0 && now === 0) return 'Auch in der Woche davor gab es keine Aufrufe.';
    if (now === before) return 'Gleich viele Aufrufe wie in der Woche davor.';
    const difference = Math.abs(now - before);
    return `${views(difference)} ${now > before ? 'mehr' : 'weniger'} als in der Woche davor (${formatNumber(before)}).`;
  },
  more: (count: number) =>
    count === 1 ? 'Dazu kommt noch 1 Anzeige.' : `Dazu kommen noch ${formatNumber(count)} Anzeigen.`,
  statistics: 'Statistik ansehen',
  action: 'Meine Anzeigen',
  unsubscribe: {
    title: 'Keine Wochenzahlen mehr?',
    text: 'Ein Klick genügt, und dieses Mail kommt nicht mehr.',
    link: 'Abbestellen',
  },
  footer:
    'Du bekommst dieses Mail, weil du die Wochenzahlen eingeschaltet hast. Im Profil unter „Benachrichtigungen“ kannst du das ändern.',
} as const;
