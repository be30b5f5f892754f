import { formatDayAndMonth } from '#domain/format/dates.ts';
import { NO_BREAK_SPACE, formatDistance, formatNumber } from '#domain/format/numbers.ts';

type Local = { radiusInKm: number; until: string | Date };

/** The day after the last one. */
const openDay = (until: Local['until']): string => formatDayAndMonth(new Date(until).getTime() + 1);
const radius = (km: number): string => `${km}${NO_BREAK_SPACE}km`;

/** Words about the first days of an advert, which are for people nearby. */
export const localFirstTexts = {
  /** On the page of the advert and above the first message. */
  note: ({ radiusInKm, until }: Local) =>
    `Zuerst für die Nähe: Bis einschließlich ${formatDayAndMonth(until)} schreiben hier nur Leute im Umkreis von ${radius(radiusInKm)} Luftlinie. Ab ${openDay(until)} können alle schreiben.`,
  noPhone: 'Telefon und E-Mail zeigen wir ab dann. Bis dahin geht es über eine Nachricht.',

  place: 'Dein Ort oder deine Postleitzahl',
  placeHelp: 'Der Anbieter sieht deine Angabe und die Entfernung im Chat.',
  placeMissing: 'Sag bitte, wo du wohnst: Postleitzahl oder Ort.',
  placeUnknown: 'Diesen Ort kennen wir nicht. Versuch es mit der Postleitzahl.',

  refusals: {
    needsPlace: (local: Local) =>
      `Bis einschließlich ${formatDayAndMonth(local.until)} schreiben hier nur Leute im Umkreis von ${radius(local.radiusInKm)}. Gib deine Postleitzahl oder deinen Ort an. Ab ${openDay(local.until)} geht es ohne.`,
    tooFar: (local: Local, place: string, distanceInKm: number | null) =>
      `Bis einschließlich ${formatDayAndMonth(local.until)} schreiben hier nur Leute im Umkreis von ${radius(local.radiusInKm)}. Von ${place} sind es ${distanceInKm === null ? 'mehr' : `rund ${formatNumber(Math.round(distanceInKm))}${NO_BREAK_SPACE}km`}. Ab ${openDay(local.until)} kannst du schreiben.`,
    contact: (local: Local) =>
      `Bis einschließlich ${formatDayAndMonth(local.until)} ist diese Anzeige zuerst für Leute im Umkreis von ${radius(local.radiusInKm)}. Telefon und E-Mail zeigen wir ab ${openDay(local.until)}. Wohnst du in der Nähe, schreib eine Nachricht.`,
  },

  /** In the chat: what the buyer said about the own place. */
  stated: (place: string, distanceInKm: number | null) =>
    `Ort laut Käufer: ${place}${distanceInKm === null ? '' : `, ${distanceInKm < 1 ? '' : 'rund '}${formatDistance(distanceInKm)}`}`,

  edit: {
    title: 'Für wen',
    intro: 'Freiwillig. Lässt du das leer, können alle schreiben und so viel nehmen, wie da ist.',
    householdMaximum: 'Höchstens je Haushalt',
    householdHelp: 'Mehr als das lässt sich mit einem Konto nicht vereinbaren.',
    localDays: 'Zuerst für die Nähe',
    days: 'Tage',
    localDaysHelp: 'Ab der ersten Veröffentlichung, höchstens 14.',
    localRadiusInKm: 'Umkreis in Luftlinie',
    localHelp:
      'Wer weiter weg wohnt, sieht die Anzeige, kann aber erst danach schreiben. Telefon und E-Mail zeigen wir in diesen Tagen nicht. Wo Käufer wohnen, geben sie selbst an; du siehst es im Chat.',
  },

  /** In the own list. */
  household: (quantity: string) => `höchstens ${quantity} je Haushalt`,
  own: ({ radiusInKm, until }: Local) => `bis ${formatDayAndMonth(until)} im Umkreis von ${radius(radiusInKm)}`,
} as const;
