import { NO_BREAK_SPACE, formatNumber } from '#domain/format/numbers.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';

const adverts = (count: number): string => (count === 1 ? '1 Anzeige' : `${formatNumber(count)} Anzeigen`);

/** Words of the listing and the search line as the browser draws them; what is put together before stands in listing.ts. */
export const productsTexts = {
  search: {
    label: 'Holz suchen',
    what: 'Was suchst du?',
    placeholder: '33er Buche trocken',
    placeholders: {
      FOREST: 'Fichte ab Stock, Seilkran',
      PELLETS: 'Pellets A1 lose',
      SAWN_WOOD: 'Lärche Kantholz 10 × 10',
      WOOD_CHIPS: 'Waldhackgut P45',
      LOGS: 'Fichte Bloche 2b',
      SERVICES: 'Harvester Steyrtal',
    } as Partial<Record<CategoryCode, string>>,
    place: 'Postleitzahl oder Ort',
    placePlaceholder: 'PLZ oder Ort',
    radius: 'Umkreis',
    anyRadius: 'überall',
    radiusOf: (radiusInKm: number) => `${radiusInKm}${NO_BREAK_SPACE}km`,
    submit: 'Suchen',
    suggestionKinds: {
      TERM: undefined,
      CATEGORY: 'Kategorie',
      WOOD_TYPE: 'Holzart',
      PLACE: 'Ort',
      CORRECTION: 'Meintest du',
    },
  },

  understood: 'Verstanden als',
  applied: 'Gewählte Filter',
  clearAll: 'Alle löschen',
  meant: 'Meintest du',

  filters: {
    title: 'Filter',
    open: 'Filter',
    openCount: (count: number) => (count === 1 ? '1 Filter gewählt' : `${count} Filter gewählt`),
    counting: 'Wird gezählt',
    apply: 'Filter anwenden',
    more: 'Weitere Filter',
    unit: 'Einheit',
    from: 'von',
    to: 'bis',
  },

  sorting: {
    label: 'Sortiert nach',
    apply: 'Sortieren',
    quantity: 'Für welche Menge',
    forQuantity: (quantity: string) => `für ${quantity}`,
  },
  view: { label: 'Ansicht', grid: 'Kacheln', list: 'Liste', map: 'Karte' },

  heat: {
    scale: (low: number, high: number) => `Spanne des Wärmepreises, Skala ${low} bis ${high}${NO_BREAK_SPACE}ct.`,
    howTo: 'Wie gerechnet wird',
    explanation: [
      'Der Wärmepreis sagt, was eine Kilowattstunde Wärme im Holz kostet. So lassen sich Raummeter, Schüttraummeter und Tonnen vergleichen.',
      'Wir rechnen aus Holzart, Einheit, Scheitlänge und Feuchte, wie viel Energie in einer Einheit steckt, und teilen den Preis mit Steuer dadurch. Die Zustellung ist nicht dabei.',
      'Fehlt eine Angabe, etwa die Feuchte, wird die Spanne breiter.',
    ],
  },

  results: {
    label: 'Anzeigen',
    shown: (shown: number, total: number, isEstimate: boolean) =>
      `${formatNumber(shown)} von ${isEstimate ? 'rund ' : ''}${adverts(total)}`,
    more: 'Mehr laden',
    moreLoading: 'Wird geladen',
    moreFailed: 'Die nächsten Anzeigen konnten nicht geladen werden. Die bisherigen bleiben stehen.',
  },

  saveSearch: 'Suche merken',
  saveSearchShort: 'Merken',
  zero: {
    tellMe: 'Melde mir neue',
    title: 'Keine Anzeige passt auf alles zugleich',
    titleEmpty: 'Hier gibt es noch keine Anzeigen',
    emptyText: 'Sobald jemand etwas einstellt, steht es hier. Bis dahin helfen die anderen Kategorien.',
    drop: 'Oder lass etwas weg:',
    misses: 'Fast passend',
    all: 'Alle Kategorien ansehen',
    pageTitle: 'Auf dieser Seite stehen keine Anzeigen mehr',
    firstPage: 'Zur ersten Seite',
  },

  failed: {
    title: 'Die Suche konnte nicht geladen werden',
    text: 'Deine Filter stehen noch da. Versuch es gleich noch einmal.',
    link: 'Seite neu laden',
  },

  /** What the tiles and headlines call a category when people buy it. */
  categoryTitles: {
    FOREST: 'Holz ab Stock',
    FIREWOOD: 'Brennholz',
    PELLETS: 'Pellets',
    SAWN_WOOD: 'Schnittholz',
    WOOD_CHIPS: 'Hackgut',
    LOGS: 'Rundholz',
    SERVICES: 'Forstdienste',
  } satisfies Record<CategoryCode, string>,
} as const;
