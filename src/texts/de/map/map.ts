import { NO_BREAK_SPACE, formatNumber } from '#domain/format/numbers.ts';

const adverts = (count: number): string => (count === 1 ? '1 Anzeige' : `${formatNumber(count)} Anzeigen`);
const about = (count: number, isEstimate: boolean): string => (isEstimate ? `rund ${adverts(count)}` : adverts(count));

/** What the server says of the list beside the map; the page gets it ready made. */
export const mapLineTexts = {
  title: (what: string) => `${what} auf der Karte`,
  description: (what: string) => `${what} von Österreich: wo das Holz liegt, was es kostet und wie weit es zu dir ist.`,
  count: about,
  countHere: (all: string, here: number) => `${all}, ${formatNumber(here)} hier`,
} as const;

/** Words of the map page. */
export const mapTexts = {
  list: 'Anzeigen',
  map: 'Karte',
  skipToMap: 'Zur Karte',
  skipMap: 'Karte überspringen',

  searchHere: 'Hier suchen',
  requests: 'Gesuche',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  cluster: (count: number, place: string) => (place === '' ? adverts(count) : `${adverts(count)} bei ${place}`),
  clusterZoom: (count: number, place: string) => `${mapTexts.cluster(count, place)}, näher ansehen`,
  single: (title: string, price: string, place: string) => `${title}, ${price}${place === '' ? '' : `, bei ${place}`}`,
  legend: `Jeder Stapel fasst Anzeigen einer Gegend zusammen. Die Punkte liegen bis zu 2${NO_BREAK_SPACE}km daneben.`,
  outlines: 'Umrisse: Natural Earth',
  basemapSource: 'Karte: basemap.at',
  canvas: 'Bewegliche Karte, mit den Pfeiltasten verschieben, mit Plus und Minus zoomen',

  cellsFailed: 'Die Punkte der Karte konnten nicht geladen werden. Die Liste stimmt trotzdem.',
  still: 'Diese Karte lässt sich nicht bewegen. Tipp auf einen Stapel, um seine Gegend zu sehen.',
  basemapFailed: 'Die Kartenbilder konnten nicht geladen werden, darum siehst du die schlichte Karte.',

  chosen: (count: number, place: string) =>
    place === '' ? `${adverts(count)} an diesem Ort` : `${adverts(count)} bei ${place}`,
  backToAll: 'Zurück zur Liste',
  chosenGone: 'Diese Anzeigen gibt es nicht mehr.',
  chosenFailed: 'Diese Anzeigen konnten nicht geladen werden.',

  emptyTitle: 'Hier gibt es gerade nichts',
  emptyText: 'In diesem Ausschnitt passt keine Anzeige zu deinen Filtern.',
  emptyWider: (count: number) => `Außerhalb gibt es ${adverts(count)}.`,
  showAll: 'Alle zeigen',

  sheet: {
    label: 'Höhe der Liste',
    higher: 'Liste größer',
    lower: 'Liste kleiner',
  },
} as const;
