import { formatNumber } from '#domain/format/numbers.ts';
import { quoted } from './quote.ts';

/** Sentences and short facts that the search answers with. */
export const searchTexts = {
  delivers: 'Zustellung möglich',
  blowIn: 'Einblasen möglich',
  fromTrunkSale: 'ab Stock',
  forProcessing: 'zur Aufarbeitung',
  singleItem: 'Einzelstück',
  refusals: {
    priceNeedsCategory:
      'Preise lassen sich nur innerhalb einer Kategorie oder Einheit vergleichen. Wähl zuerst eine Kategorie, oder sortiere nach dem Wärmepreis.',
    unitNotInCategory: 'In dieser Kategorie gibt es keine Preise in dieser Einheit.',
    placeNeeded: 'Dafür brauchen wir eine Postleitzahl.',
    placeUnknown: 'Diese Postleitzahl kennen wir nicht.',
    pageTooFar:
      'So weit lässt sich nicht blättern. Grenze die Suche ein, oder geh mit „cursor“ Seite für Seite weiter.',
    rangeIsEmpty: '„Von“ ist größer als „bis“.',
    refused: 'Diese Suche geht so nicht. Bitte prüf die genannten Felder.',
  },
  notes: {
    RANGE_SWAPPED: 'Der kleinere Wert steht jetzt vorne.',
    RADIUS_NEEDS_PLACE: 'Für einen Umkreis brauchen wir einen Ort.',
    DELIVERY_NEEDS_PLACE: 'Für die Zustellung brauchen wir einen Ort.',
    SORTING_NEEDS_PLACE: 'Für die Sortierung nach Nähe brauchen wir einen Ort.',
    SORTING_NEEDS_TERM: null,
    PRICE_SORTING_NEEDS_CATEGORY: 'Über mehrere Kategorien vergleichen wir den Wärmepreis statt des Preises.',
    PRICE_NEEDS_CATEGORY:
      'Der Preis zählt erst innerhalb einer Kategorie: Quer durch alle lässt er sich nicht vergleichen.',
    HEAT_PRICE_NOT_IN_CATEGORY: 'In dieser Kategorie gibt es keinen Wärmepreis.',
    UNIT_NOT_IN_CATEGORY: 'Diese Einheit gibt es in der Kategorie nicht, wir vergleichen in der üblichen.',
    AMOUNT_NOT_IN_CATEGORY: 'Diese Einheit gibt es in der Kategorie nicht. Preis und Menge zählen darum nicht.',
    FILTER_NOT_IN_CATEGORY: 'Ein Filter passt nicht zur Kategorie und zählt deshalb nicht.',
    PRICE_RANGE_ON_REQUEST: 'Bei „Preis auf Anfrage“ gibt es keine Preisspanne.',
    PAGE_TOO_FAR: 'So weit lässt sich nicht blättern.',
  },
  priceAsTotal: 'Ohne Kategorie zählt der Gesamtpreis: Gezeigt wird, was im Ganzen so viel kostet.',
  inPercent: (words: string): string => `${words} %`,
  waterUpTo: (percent: number): string => `bis ${percent} %`,
  priceOfEach: (words: string, price: string) => `${words} (${price})`,
  lacks: (words: string, isNear: boolean) => (isNear ? `nicht genau ${quoted(words)}` : `ohne ${quoted(words)}`),
  withoutOneFilter: 'ohne einen Filter',
  withoutFilter: (label: string, count: number, isEstimate: boolean) =>
    `Ohne ${quoted(label)} ${isEstimate ? 'rund ' : ''}${hits(count)}.`,
  widerRadius: ([radiusInKm, widerInKm]: readonly [number, number], count: number, isEstimate: boolean) =>
    `Im Umkreis von ${radiusInKm} km gibt es nichts, bis ${widerInKm} km ${count === 1 ? '1 Anzeige' : `${isEstimate ? 'rund ' : ''}${formatNumber(count)} Anzeigen`}.`,
  saysNothing: (line: string) =>
    `Mit ${quoted(line)} fängt die Suche nichts an. Du siehst alles, was sonst zu deiner Suche passt.`,
  without: (goods: string) => `ohne ${goods}`,
  cannotKeepAway: (words: string) => `${quoted(words)} kann die Suche nicht ausschließen, prüf das in den Anzeigen.`,
  onlyFirstWords: (count: number) => `Die Suche liest die ersten ${count} Wörter, den Rest lässt sie weg.`,
  regionOnly: (postalCode: string) =>
    `Zur Postleitzahl ${postalCode} kennen wir keinen genauen Ort. Wir messen vom nächsten bekannten.`,
} as const;

function hits(count: number): string {
  return count === 1 ? '1 Treffer' : `${formatNumber(count)} Treffer`;
}
